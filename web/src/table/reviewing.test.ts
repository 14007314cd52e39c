import { expect, test } from 'vitest';
import type { ReviewMoment } from '$lib/protocol';
import { signed, spansOf, topOf } from './reviewing';

const inRound = (round: number): ReviewMoment => ({ round }) as ReviewMoment;

test('each round is as wide as it has decisions', () => {
  expect(spansOf([1, 1, 3].map(inRound))).toEqual([
    { round: 1, first: 0, end: 2 },
    { round: 3, first: 2, end: 3 },
  ]);
});

test('the curve has half the height to itself while no chance is above one half', () => {
  expect(topOf([0.1, 0.5])).toBe(0.5);
  expect(topOf([0.1, 0.51])).toBe(1);
});

test('a loss has a minus, and nothing has no direction', () => {
  expect([4, -12, -0.2].map(signed)).toEqual(['+4', '−12', '±0']);
});
