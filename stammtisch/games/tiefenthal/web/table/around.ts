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
  corner: number;
  /** How large an arrow's head is. */
  head: number;
  /** How high the words below a coaster are: arrows keep clear of them. */
  label: number;
  /** Where my dice lie in a row, half its length without its round ends. */
  row: number;
  mine: Spot;
  others: Record<number, Spot[]>;
}
const spot = (x: number, y: number, r: number): Spot => ({ x, y, r });

/** Clockwise from my left: to whom I pass comes first, from whom I get last. */
export const PLANS = {
  wide: {
    width: 820,
    height: 486,
    corner: 200,
    head: 17,
    label: 30,
    row: 0,
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
    corner: 70,
    head: 10,
    label: 22,
    row: 78,
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
    corner: 120,
    head: 12,
    label: 25,
    row: 0,
    mine: spot(190, 250, 80),
    others: {
      1: [spot(195, 78, 60)],
      2: [spot(76, 104, 52), spot(314, 104, 54)],
      3: [spot(62, 132, 46), spot(192, 58, 44), spot(324, 128, 52)],
    },
  },
} satisfies Record<string, Plan>;
export type PlanName = keyof typeof PLANS;
export const PLAN_NAMES = Object.keys(PLANS) as PlanName[];

/** For the style sheet: how wide each drawn table is for its height. */
export const RATIOS = PLAN_NAMES.map(
  (name) => `--${name}:${PLANS[name].width / PLANS[name].height}`,
).join(';');

/** For the style sheet: where a coaster lies on each table, in shares of it. */
export const placed = (spots: Record<PlanName, Spot>): string =>
  PLAN_NAMES.map((name) => {
    const [{ x, y, r }, { width, height }] = [spots[name], PLANS[name]];
    const left = (100 * x) / width;
    const room = `--${name}-left:${left}cqw;--${name}-right:${100 - left}cqw`;
    return `--${name}-x:${left}%;--${name}-y:${(100 * y) / height}%;--${name}-r:${r / width};${room}`;
  }).join(';');

/** A coaster with where it lies: mine, then the others in the order of passing. */
export interface Laid {
  coaster: CoasterView;
  /** The same coaster keeps its name on its way around the table. */
  id: number;
  spots: Record<PlanName, Spot>;
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
