import { finishMotion } from '$lib/motion.svelte';
import { go } from '$lib/route.svelte';
import { change, settings, toggleSound } from '$lib/settings.svelte';
import type { Desk } from './desk.svelte';
import type { Picks } from './picks.svelte';
import { playOn } from './reviewing';

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
const isWay = (key: string): key is Way => key.startsWith('Arrow');

const busy = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null) ||
  document.querySelector('dialog[open]') !== null;

const PRESSABLE = 'button, a, summary, [role=button]';

/** Enter on a thing is that thing's own, unless it only picks: then it confirms what is shown. */
const isEntered = ({ key, target }: KeyboardEvent): boolean => {
  const thing = key === 'Enter' && target instanceof Element ? target.closest(PRESSABLE) : null;
  return thing !== null && !thing.matches('[aria-pressed]:is(main *, footer *, [data-legal])');
};

/** Press the amber button, wherever the focus is; a thing that picks does so if there is none. */
function confirm(target: EventTarget | null): boolean {
  const go = document.querySelector<HTMLElement>('footer .btn.go[data-legal]');
  const thing = target instanceof Element ? target.closest(PRESSABLE) : null;
  if (!go && thing instanceof HTMLButtonElement) return false;
  (go ?? thing)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return go !== null || thing !== null;
}

/** Inside a column that scrolls the arrows scroll. */
const scrolls = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('aside') !== null;

/** Keys that answer: pressed while looking back they only lead back to now. */
const isAnswer = (key: string): boolean => key === 'Enter' || /^\d$/.test(key);

/** While looking back: arrows lead a moment on, and t goes on playing from there. */
function walked({ key }: KeyboardEvent, desk: Desk): boolean {
  const { look } = desk;
  if (!look) return false;
  const { moment } = look.at;
  const next = moment + (key === 'ArrowRight' ? 1 : -1);
  if (key === 't' && desk.over)
    void playOn(desk, moment, look.seat).then((id) => go(`/table/${id}`));
  else if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  else if (next >= 0 && next <= look.last) void desk.show(next, look.seat);
  return true;
}

/** The whole game by keyboard: options by number, arrows among what glows, u takes back, ? helps. */
export function pressed(event: KeyboardEvent, desk: Desk, picks: Picks, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
  finishMotion();
  if (isEntered(event)) return;
  desk.live.hurry();
  const option = picks.byKey(event.key);
  if (desk.look && (isAnswer(event.key) || event.key === 'Escape')) void desk.show(null);
  else if (walked(event, desk)) event.preventDefault();
  else if (option) desk.answer(option);
  else if (event.key === 'Enter' && !desk.look) {
    if (!confirm(event.target)) return;
  } else if (event.key === 'u') desk.live.undo();
  else if (event.key === 'm') toggleSound();
  else if (event.key === 'w') change({ plain: !settings.plain });
  else if (event.key === 'h' && desk.hints) desk.hint();
  else if (event.key === '?') help();
  else if (!isWay(event.key) || scrolls(event.target) || !wander(event.key)) return;
  event.preventDefault();
}

/** Move the focus to the nearest legal thing in a direction; where nothing is legal it stays. */
function wander(way: Way): boolean {
  const things = [
    ...document.querySelectorAll<HTMLElement>('main [data-legal], footer [data-legal]'),
  ].filter((thing) => !thing.matches(':disabled'));
  const now = things.find((thing) => thing === document.activeElement);
  const next = now ? nearest(now, things, way) : things[0];
  next?.focus();
  return next !== undefined;
}

const middle = (thing: Element): { x: number; y: number } => {
  const box = thing.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

function nearest(from: HTMLElement, things: HTMLElement[], way: Way): HTMLElement | undefined {
  const start = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const thing of things) {
    const end = middle(thing);
    const [along, across] = split(end.x - start.x, end.y - start.y, way);
    if (thing === from || along <= 1) continue;
    const far = along + 2.5 * Math.abs(across);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}

function split(dx: number, dy: number, way: Way): [number, number] {
  if (way === 'ArrowLeft') return [-dx, dy];
  if (way === 'ArrowRight') return [dx, dy];
  return way === 'ArrowUp' ? [-dy, dx] : [dy, dx];
}
