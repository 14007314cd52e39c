import type { Attachment } from 'svelte/attachments';

const FAR = 8; // pixels: less is a tap

const under = (event: PointerEvent): HTMLElement | null =>
  document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest<HTMLElement>('main [data-drop], footer [data-drop]') ?? null;

/** Let a piece be dragged; where it is dropped on a place with `data-drop`, that place is told. */
export function dragged(drop: ((place: string) => void) | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!drop) return undefined;
    element.style.touchAction = 'none';
    const start = (event: PointerEvent): void => {
      if (event.button === 0) follow(element, event, drop);
    };
    element.addEventListener('pointerdown', start);
    return () => element.removeEventListener('pointerdown', start);
  };
}

function follow(element: HTMLElement, start: PointerEvent, drop: (place: string) => void): void {
  const off = new AbortController();
  let moved = false;
  let over: HTMLElement | null = null;
  const shift = (event: PointerEvent): void => {
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    moved ||= Math.hypot(dx, dy) > FAR;
    if (!moved) return;
    Object.assign(element.style, {
      translate: `${dx}px ${dy}px`,
      pointerEvents: 'none',
      zIndex: '20',
    });
    over?.classList.remove('over');
    over = under(event);
    over?.classList.add('over');
  };
  const end = (event: Event): void => {
    off.abort();
    Object.assign(element.style, { translate: '', pointerEvents: '', zIndex: '' });
    over?.classList.remove('over');
    if (!moved) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    if (event.type === 'pointerup' && over) drop(over.dataset['drop'] ?? '');
  };
  for (const name of ['pointerup', 'pointercancel'])
    addEventListener(name, end, { signal: off.signal });
  addEventListener('pointermove', shift, { signal: off.signal });
}

const swallow = (event: Event): void => event.stopPropagation();
