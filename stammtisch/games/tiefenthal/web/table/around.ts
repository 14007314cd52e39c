import type { CoasterView } from '$generated/tiefenthal';

/** Where a coaster lies on the drawn table: its middle, and half its width. */
export interface Spot {
  x: number;
  y: number;
  r: number;
}
/** A table as drawn: its size, my coaster, and those of the others by how many sit there. */
export interface Plan {
  width: number;
  height: number;
  mine: Spot;
  others: Record<number, Spot[]>;
}
const spot = (x: number, y: number, r: number): Spot => ({ x, y, r });

/** Clockwise from my left: to whom I pass comes first, from whom I get last. */
export const PLANS = {
  wide: {
    width: 820,
    height: 486,
    mine: spot(410, 338, 108),
    others: {
      1: [spot(410, 88, 68)],
      2: [spot(158, 162, 74), spot(662, 162, 78)],
      3: [spot(146, 206, 64), spot(410, 84, 60), spot(676, 206, 76)],
    },
  },
  low: {
    width: 350,
    height: 210,
    mine: spot(175, 160, 46),
    others: {
      1: [spot(175, 46, 36)],
      2: [spot(78, 52, 36), spot(272, 52, 36)],
      3: [spot(52, 66, 34), spot(175, 38, 31), spot(298, 66, 36)],
    },
  },
  tall: {
    width: 390,
    height: 352,
    mine: spot(190, 250, 80),
    others: {
      1: [spot(195, 78, 60)],
      2: [spot(76, 104, 52), spot(314, 104, 54)],
      3: [spot(62, 132, 46), spot(192, 58, 44), spot(324, 128, 52)],
    },
  },
} satisfies Record<string, Plan>;

/** A coaster with where it lies: mine, then the others in the order of passing. */
export interface Laid {
  coaster: CoasterView;
  /** The same coaster keeps its name on its way around the table. */
  id: number;
  spots: Record<keyof typeof PLANS, Spot>;
  mine: boolean;
  /** The one that comes to me when all have taken a die. */
  next: boolean;
  /** Dice that were taken from it since it came here. */
  holes: number;
}

export function laidOut(coasters: CoasterView[], me: number): Laid[] {
  const seats = coasters.length;
  const most = Math.max(...coasters.map(({ dice }) => dice.length));
  return coasters.map((_, step) => {
    const coaster = coasters[(me + step) % seats]!;
    const at = (plan: Plan): Spot =>
      step === 0 ? plan.mine : (plan.others[seats - 1]?.[step - 1] ?? plan.mine);
    return {
      coaster,
      id: (coaster.seat + most) % seats,
      spots: { wide: at(PLANS.wide), tall: at(PLANS.tall), low: at(PLANS.low) },
      mine: step === 0,
      next: coaster.next_seat === me,
      holes: most - coaster.dice.length,
    };
  });
}

/** The way from one coaster to the next, bent around the outside, and its head. */
export interface Arrow {
  way: string;
  head: string;
}

/** `label` is the height of the words below a coaster, which an arrow keeps clear of. */
export function arrow(from: Spot, to: Spot, size: number, label: number): Arrow {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  // Two coasters that lie opposite each other need a wide bow to show both ways.
  const bow = Math.abs(dx) < far / 4 ? 1.25 : 0.3;
  const out = { x: (dy / far) * bow, y: (-dx / far) * bow };
  const bend = {
    x: (from.x + to.x) / 2 + out.x * far,
    y: (from.y + to.y) / 2 + out.y * far,
  };
  const start = towards(from, bend, clear(from, bend, label) + size);
  const tip = towards(to, bend, clear(to, bend, label) + size * 0.9);
  const neck = towards(tip, bend, size * 0.9);
  const side = { x: ((neck.y - tip.y) / 0.9) * 0.6, y: ((tip.x - neck.x) / 0.9) * 0.6 };
  return {
    way: `M${said(start)}Q${said(bend)} ${said(neck)}`,
    head: `M${said(tip)}L${said({ x: neck.x + side.x, y: neck.y + side.y })} ${said({ x: neck.x - side.x, y: neck.y - side.y })}Z`,
  };
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

/** Where dice lie on a coaster, in shares of its half width, and how they are turned. */
const LIE: Record<number, [number, number, number][]> = {
  1: [[0, 0, -4]],
  2: [
    [-0.36, -0.06, -7],
    [0.36, 0.04, 6],
  ],
  3: [
    [-0.4, -0.24, -5],
    [0.4, -0.2, 6],
    [0.02, 0.44, -5],
  ],
  4: [
    [-0.37, -0.34, -6],
    [0.35, -0.38, 5],
    [-0.33, 0.37, 4],
    [0.38, 0.34, -7],
  ],
};

export const lie = (count: number): [number, number, number][] => LIE[Math.min(count, 4)] ?? [];
