import { expect, test } from 'vitest';
import { markersOf, placeOf, RING } from './ring';

const SPACES = 23;
const all = Array.from({ length: SPACES }, (_, space) => placeOf(space, SPACES));
const far = (one: { x: number; y: number }, two: { x: number; y: number }): number =>
  Math.hypot(one.x - two.x, one.y - two.y);

test('the start lies below in the middle, and the marker goes to the left', () => {
  const [start, next] = [placeOf(0, SPACES), placeOf(1, SPACES)];
  expect(start).toMatchObject({ x: RING.left + RING.width / 2, y: RING.top + RING.height });
  expect(next.x).toBeLessThan(start.x);
});

test('all spaces lie on the ring, each as far from the next', () => {
  for (const { x, y } of all) {
    expect(x).toBeGreaterThanOrEqual(RING.left - 0.01);
    expect(x).toBeLessThanOrEqual(RING.left + RING.width + 0.01);
    expect(y).toBeGreaterThanOrEqual(RING.top - 0.01);
    expect(y).toBeLessThanOrEqual(RING.top + RING.height + 0.01);
  }
  for (const [space, place] of all.entries()) {
    const step = far(place, placeOf(space + 1, SPACES));
    expect(step).toBeGreaterThan(32);
    expect(step).toBeLessThan(36);
  }
});

test('markers on one space stand beside each other, off a printed bonus', () => {
  const none = Array.from({ length: SPACES }, () => false);
  const [one, two, three] = markersOf([4, 4, 9], none);
  expect(far(one!, two!)).toBeCloseTo(17);
  expect(far(three!, placeOf(9, SPACES))).toBeCloseTo(0);
  const [moved] = markersOf([9], none.with(9, true));
  expect(far(moved!, placeOf(9, SPACES))).toBeCloseTo(25);
});
