import type { Draft } from './draft.svelte';

const busy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, aside') !== null) ||
  document.querySelector('dialog[open]') !== null;

/** 1 to 6 take up a die, Enter lays it, Backspace calls it back; all other keys are the frame's. */
export function pressed(event: KeyboardEvent, draft: Draft, mine: boolean): void {
  if (!mine || event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
  if (draft.dice.length === 0 || !acts(event, draft)) return;
  event.preventDefault();
  event.stopPropagation();
}

function acts(event: KeyboardEvent, draft: Draft): boolean {
  if (/^[1-6]$/.test(event.key)) return draft.holdFace(Number(event.key));
  if (event.key === 'Backspace') return draft.callBack();
  return event.key === 'Enter' && draft.picked === null && lay(event.target, draft);
}

/** Lay the die in hand on the space that has the focus, else where it brings most. */
function lay(target: EventTarget | null, draft: Draft): boolean {
  const { chosen } = draft;
  if (!chosen || draft.orderOf(chosen) > 0) return false;
  const thing = target instanceof Element ? target.closest('button, [role=button], a') : null;
  const focused = thing?.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
  if (thing && focused === undefined && !thing.hasAttribute('data-die')) return false;
  const places = draft.placesFor(chosen);
  const space = focused && places.includes(focused) ? focused : draft.suggestion(chosen);
  if (space) draft.place(chosen, space);
  return space !== undefined;
}
