import type { Attachment } from 'svelte/attachments';
import { isStill, settings, type Speed } from './settings.svelte';

const LONGEST = 800; // milliseconds, however slow the speed and late the start
const NORMAL = 500;
const QUEUE = 1600; // milliseconds that things shown one after another may take in all

/** How long a move of a piece takes, in milliseconds. */
const LENGTH: Record<Speed, number> = { slow: 800, normal: NORMAL, fast: 250, off: 0 };

/** What a board may know of motion: 0 means that things simply appear. */
export interface Motion {
  ms: number;
  still: boolean;
}

export const motion = (): Motion => ({
  ms: isStill() ? 0 : LENGTH[settings.speed],
  still: isStill() || settings.speed === 'off',
});

/** A share of a move that begins `delay` late (at normal speed), squeezed into the longest time. */
export function timing(ms: number, share = 1, delay = 0): { delay: number; duration: number } {
  const pace = ms / NORMAL;
  const squeeze = Math.min(1, LONGEST / ((delay + NORMAL * share) * pace || 1));
  return { delay: delay * pace * squeeze, duration: NORMAL * share * pace * squeeze };
}

const running = new Set<Animation>();

/** Animate one thing; the next input finishes it. Reduced motion leaves a short fade. */
export function animate(
  element: Element,
  keyframes: Keyframe[],
  options: { share?: number; delay?: number; easing?: string } = {},
): void {
  const { share, delay, easing } = options;
  play(element, keyframes, timing(motion().ms, share, delay), easing);
}

function play(
  element: Element,
  keyframes: Keyframe[],
  times: { delay: number; duration: number },
  easing = 'cubic-bezier(.2,.8,.3,1)',
): void {
  if (settings.speed === 'off') return;
  const still = isStill();
  const animation = element.animate(still ? [{ opacity: 0.4 }, { opacity: 1 }] : keyframes, {
    ...(still ? { duration: 120 } : times),
    easing,
    fill: 'backwards',
  });
  running.add(animation);
  animation.onfinish = animation.oncancel = () => running.delete(animation);
}

let waiting: { element: Element; keyframes: Keyframe[] }[] = [];
const RISE: Keyframe[] = [
  { opacity: 0, transform: 'translateY(8px)' },
  { opacity: 1, transform: 'none' },
];

/** A beat: things that appear together come one after another, as `{@attach beat()}` on each. */
export function beat(keyframes: Keyframe[] = RISE): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    if (waiting.length === 0) queueMicrotask(beatAll);
    waiting.push({ element, keyframes });
  };
}

function beatAll(): void {
  const { ms } = motion();
  const all = waiting;
  waiting = [];
  const pause = Math.min(0.8 * ms, QUEUE / all.length);
  all.forEach(({ element, keyframes }, number) =>
    play(element, keyframes, { duration: 0.6 * ms, delay: number * pause }),
  );
}

/** Everything that still moves arrives at once: called before each input counts. */
export function finishMotion(): void {
  for (const animation of [...running]) animation.finish();
  running.clear();
}

export type Places = Map<string, DOMRect>;

/** Where every named piece is: elements with `data-piece="id"`. */
export function measure(stage: Element): Places {
  const places: Places = new Map();
  for (const piece of stage.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    places.set(piece.dataset['piece'] ?? '', piece.getBoundingClientRect());
  }
  return places;
}

/** Let every named piece travel from where it was to where it is now. */
export function travel(stage: Element, before: Places): void {
  for (const piece of stage.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')) {
    const from = origin(stage, piece, before);
    if (from) move(piece, from);
    else if (!before.has(piece.dataset['piece'] ?? '') && before.size > 0) appear(piece);
  }
}

/** A piece that is new comes from the place that `data-from` names. */
function origin(
  stage: Element,
  piece: HTMLElement | SVGElement,
  before: Places,
): DOMRect | undefined {
  const { piece: id = '', from } = piece.dataset;
  const was = before.get(id);
  if (was || !from || before.size === 0) return was;
  const source = stage.querySelector(`[data-place="${CSS.escape(from)}"]`);
  return before.get(from) ?? source?.getBoundingClientRect();
}

function move(piece: Element, from: DOMRect): void {
  const to = piece.getBoundingClientRect();
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return;
  const { x, y } = inOwnUnits(piece, dx, dy);
  const scale = to.width > 0 ? from.width / to.width : 1;
  const grown =
    Math.abs(scale - 1) > 0.02 && piece instanceof HTMLElement ? ` scale(${scale})` : '';
  const frames = [
    { transform: `translate(${x}px, ${y}px)${grown}`, transformOrigin: '0 0' },
    { transform: 'none', transformOrigin: '0 0' },
  ];
  animate(piece, frames, { share: Number((piece as HTMLElement).dataset['share'] ?? 1) });
}

/** Inside a drawing a pixel is as long as its scale says. */
function inOwnUnits(piece: Element, dx: number, dy: number): { x: number; y: number } {
  if (!(piece instanceof SVGGraphicsElement)) return { x: dx, y: dy };
  const matrix = piece.getScreenCTM();
  return matrix ? { x: dx / (matrix.a || 1), y: dy / (matrix.d || 1) } : { x: dx, y: dy };
}

function appear(piece: Element): void {
  animate(piece, [{ opacity: 0 }, { opacity: 1 }], { share: 0.4 });
}
