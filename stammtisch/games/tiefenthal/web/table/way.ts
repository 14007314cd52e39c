import type { Plan, Spot } from './around';

/** The way from one coaster to the next, bent around the outside, and its head. */
export interface Arrow {
  way: string;
  head: string;
}

/** All ways around the table: from each coaster to the one on its left, mine first. */
export function waysOf(plan: Plan, spots: Spot[]): Arrow[] {
  return spots.map((from, step) => {
    const last = step === spots.length - 1;
    const to = spots[last ? 0 : step + 1]!;
    const size = last ? plan.head * 1.3 : plan.head;
    return arrow(
      step === 0 ? endOfRow(plan, from, to) : from,
      last ? endOfRow(plan, to, from) : to,
      size,
      plan.label,
    );
  });
}

/** Where my dice lie in a row, its ways begin and end at the end that looks at the neighbour. */
function endOfRow({ row }: Plan, mine: Spot, other: Spot): Spot {
  if (row === 0 || other.x === mine.x) return mine;
  return { x: mine.x + Math.sign(other.x - mine.x) * row, y: mine.y, r: 30 };
}

/** Two that lie opposite each other need a wide bow to show both ways; what is near, a wider one. */
const BOWS = { usual: 0.3, near: 0.65, opposite: 1.25 };

/** `label` is the height of the words below a coaster, which an arrow keeps clear of. */
export function arrow(from: Spot, to: Spot, size: number, label: number): Arrow {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const usual = bendOf(from, to, BOWS.usual);
  const free = far - clear(from, usual, label) - clear(to, usual, label);
  const opposite = Math.abs(to.x - from.x) < far / 4;
  const near = free < BOWS.usual * far;
  const bend = bendOf(from, to, BOWS[opposite ? 'opposite' : near ? 'near' : 'usual']);
  const start = towards(from, bend, clear(from, bend, label) + size);
  const tip = towards(to, bend, clear(to, bend, label) + size * 0.9);
  const neck = towards(tip, bend, size * 0.9);
  const side = { x: ((neck.y - tip.y) / 0.9) * 0.6, y: ((tip.x - neck.x) / 0.9) * 0.6 };
  return {
    way: `M${said(start)}Q${said(bend)} ${said(neck)}`,
    head: `M${said(tip)}L${said({ x: neck.x + side.x, y: neck.y + side.y })} ${said({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
  };
}

/** The point to the left of the way that bends it. */
function bendOf(from: Spot, to: Spot, bow: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 + dy * bow, y: (from.y + to.y) / 2 - dx * bow };
}

/** How far an arrow stays away from a coaster: below it are its words. */
function clear(coaster: Spot, bend: Point, label: number): number {
  const [dx, dy] = [bend.x - coaster.x, bend.y - coaster.y];
  return coaster.r + (dy > 0.4 * Math.hypot(dx, dy) ? label : 0);
}

interface Point {
  x: number;
  y: number;
}
const said = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function towards(from: Point, to: Point, far: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) / whole) * far,
    y: from.y + ((to.y - from.y) / whole) * far,
  };
}
