import type { Attachment } from 'svelte/attachments';

const SLOW = 450; // milliseconds of rest before a tooltip shows

let shown: HTMLElement | null = null;

function bubble(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'tip';
  made.setAttribute('role', 'tooltip');
  made.id = 'tip';
  // An open dialog covers everything outside of it.
  (document.querySelector('dialog[open]') ?? document.body).append(made);
  return made;
}

function hide(): void {
  shown?.remove();
  shown = null;
}

function show(owner: Element, text: string): void {
  hide();
  shown = bubble();
  shown.textContent = text;
  const box = owner.getBoundingClientRect();
  const own = shown.getBoundingClientRect();
  const left = box.x + box.width / 2 - own.width / 2;
  const above = box.y - own.height - 8;
  shown.style.left = `${Math.max(8, Math.min(innerWidth - own.width - 8, left))}px`;
  shown.style.top = `${above > 8 ? above : box.bottom + 8}px`;
}

/** A tooltip by hover, focus or a long press; a screen reader hears it as a description. */
export function tip(text: string | undefined): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!text) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = new AbortController();
    const listen = { signal: off.signal };
    const soon = (): void => {
      timer ??= setTimeout(() => show(element, text), SLOW);
    };
    const never = (): void => {
      clearTimeout(timer);
      timer = undefined;
      hide();
    };
    const byMouse = (event: Event): void => {
      // A thing that comes to lie under a resting pointer was not pointed at.
      if ((event as PointerEvent).pointerType === 'mouse') soon();
    };
    element.setAttribute('aria-description', text);
    element.addEventListener('pointermove', byMouse, listen);
    element.addEventListener('focus', () => element.matches(':focus-visible') && soon(), listen);
    element.addEventListener('pointerdown', soon, listen);
    for (const name of ['pointerleave', 'pointerup', 'pointercancel', 'blur', 'click', 'keydown'])
      element.addEventListener(name, never, listen);
    return () => {
      never();
      off.abort();
      element.removeAttribute('aria-description');
    };
  };
}
