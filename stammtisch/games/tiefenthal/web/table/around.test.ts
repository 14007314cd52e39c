import { expect, test } from 'vitest';
import type { CoasterView } from '$generated/tiefenthal';
import { laidOut, lie, PLANS } from './around';
import { arrow } from './way';

const around = (...dice: number[][]): CoasterView[] =>
  dice.map((faces, seat) => ({ seat, next_seat: (seat + 1) % dice.length, dice: faces }));
const FULL = [1, 2, 3, 4];

test.each([2, 3, 4])('with %i seats mine lies below, and the next for me comes last', (seats) => {
  const laid = laidOut(around(...Array.from({ length: seats }, () => FULL)), 1);
  expect(laid[0]).toMatchObject({ mine: true, next: false, spots: { wide: PLANS.wide.mine } });
  expect(laid.map(({ next }) => next)).toEqual([...laid.slice(1).map(() => false), true]);
  expect(laid[1]?.coaster.seat).toBe(2 % seats);
  expect(new Set(laid.map(({ spots }) => `${spots.wide.x} ${spots.wide.y}`)).size).toBe(seats);
});

test('a coaster keeps its name when it is passed on', () => {
  const before = laidOut(around([1, 2], [3, 4], [5, 6]), 0);
  const after = laidOut(around([6], [1], [3]), 0);
  const nameAt = (laid: typeof before, seat: number) =>
    laid.find(({ coaster }) => coaster.seat === seat)?.id;
  expect(nameAt(after, 1)).toBe(nameAt(before, 0));
  expect(nameAt(after, 0)).toBe(nameAt(before, 2));
});

test('who has taken a die leaves a hole', () => {
  expect(laidOut(around([1, 2], [3], [5, 6]), 0).map(({ holes }) => holes)).toEqual([0, 1, 0]);
});

test('every die has a place, and no coaster lies on another', () => {
  for (const count of [1, 2, 3, 4]) expect(lie(count)).toHaveLength(count);
  for (const { mine, others } of Object.values(PLANS))
    for (const rivals of Object.values(others)) {
      const all = [mine, ...rivals];
      for (const [at, one] of all.entries())
        for (const two of all.slice(at + 1))
          expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeGreaterThan(one.r + two.r);
    }
});

test('an arrow bends to the outside: to the left of its way', () => {
  const up = arrow({ x: 0, y: 100, r: 10 }, { x: 0, y: 0, r: 10 }, 10, 0);
  expect(up.way).toMatch(/Q-125\.0 50\.0/);
});
