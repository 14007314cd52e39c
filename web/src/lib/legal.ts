import type { Attachment } from 'svelte/attachments';
import { finishMotion } from './motion.svelte';
import { tip } from './tip';

export interface LegalMove {
  /** What it does, said by a screen reader. */
  label: string;
  act: () => void;
  /** The answer it gives or leads to, as the log writes it: `data-answer` on the page. */
  answer?: string;
  /** The rule it follows, as a tooltip. */
  rule?: string;
  /** Names of places (`data-drop`) where dropping the piece makes the same move. */
  drops?: string[];
}

/**
 * Make any element, also one inside a drawing, a legal move: it glows, and click, Enter, Space and a
 * drop on one of its places all do the same. `undefined` leaves the element as it is.
 */
export function legal(move: LegalMove | undefined): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (!move) return undefined;
    dress(element, move);
    const off = new AbortController();
    const listen = { signal: off.signal };
    element.addEventListener('click', () => act(move), listen);
    element.addEventListener('keydown', (event) => press(event as KeyboardEvent, move), listen);
    if (move.drops?.length) dragging(element, move, off.signal);
    const untip = tip(move.rule)(element);
    return () => {
      off.abort();
      untip?.();
      undress(element);
    };
  };
}

function act(move: LegalMove): void {
  finishMotion();
  move.act();
}

function press(event: KeyboardEvent, move: LegalMove): void {
  if (event.target instanceof HTMLButtonElement) return; // a button clicks by itself
  if (event.key !== 'Enter' && event.key !== ' ') return;
  const picks =
    event.currentTarget instanceof Element && event.currentTarget.hasAttribute('aria-pressed');
  if (event.key === 'Enter' && picks) return; // Enter confirms what is picked: the frame's
  event.preventDefault();
  act(move);
}

function dress(element: HTMLElement | SVGElement, move: LegalMove): void {
  element.dataset['legal'] = '';
  if (move.answer !== undefined) element.dataset['answer'] = move.answer;
  element.setAttribute('aria-label', move.label);
  if (element instanceof HTMLButtonElement) return;
  element.setAttribute('role', 'button');
  element.setAttribute('tabindex', '0');
}

function undress(element: HTMLElement | SVGElement): void {
  delete element.dataset['legal'];
  delete element.dataset['answer'];
  for (const name of ['aria-label', 'role', 'tabindex']) element.removeAttribute(name);
}

const FAR = 8; // pixels: less is a tap

function dragging(element: HTMLElement | SVGElement, move: LegalMove, signal: AbortSignal): void {
  element.style.touchAction = 'none';
  element.addEventListener(
    'pointerdown',
    (start) => {
      const pointer = start as PointerEvent;
      if (pointer.button === 0) follow(element, move, pointer);
    },
    { signal },
  );
}

/** Follow the pointer until it is let go; a drop on a fitting place is the move. */
function follow(element: HTMLElement | SVGElement, move: LegalMove, start: PointerEvent): void {
  let moved = false;
  let over: Element | null = null;
  const off = new AbortController();
  const shift = (event: PointerEvent): void => {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    moved ||= Math.hypot(dx, dy) > FAR;
    if (!moved) return;
    element.style.translate = `${dx}px ${dy}px`;
    element.style.pointerEvents = 'none';
    over?.classList.remove('over');
    over = place(event, move);
    over?.classList.add('over');
  };
  const end = (): void => {
    off.abort();
    element.style.translate = '';
    element.style.pointerEvents = '';
    over?.classList.remove('over');
    if (moved) addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    if (moved && over) act(move);
  };
  addEventListener('pointermove', shift, { signal: off.signal });
  addEventListener('pointerup', end, { signal: off.signal });
  addEventListener('pointercancel', end, { signal: off.signal });
}

function place(event: PointerEvent, move: LegalMove): Element | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const drop = under?.closest<HTMLElement | SVGElement>('[data-drop]');
  return drop && move.drops?.includes(drop.dataset['drop'] ?? '') ? drop : null;
}

const swallow = (event: Event): void => event.stopPropagation();
