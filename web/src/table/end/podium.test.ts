import { describe, expect, it } from 'vitest';
import { colourOf, leadOf, podiumOf, sourceKeys, standsAt } from './podium';

const result = { scores: [12, 30, -4], winners: [1] };
const view = {
  sources: [
    { pot: 10, die: 2 },
    { pot: 25, die: 5 },
    { pot: 1, die: -5 },
  ],
};

describe('the podium', () => {
  it('stands by place, each column as high as its points', () => {
    const steps = podiumOf(result, view);
    expect(steps.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
    ]);
    expect(steps.map(({ share }) => share)).toEqual([1, 0.4, 0]);
  });
  it('shows what was lost last', () => {
    expect(podiumOf(result, view)[2]?.blocks.map(({ points }) => points)).toEqual([1, -5]);
  });
  it('has the first in the middle', () => {
    expect([0, 1, 2, 3].map(standsAt)).toEqual([1, 0, 2, 3]);
  });
  it('says by how much the winners lead, if others did not win', () => {
    expect(leadOf(result)).toBe(18);
    expect(leadOf({ scores: [7, 7], winners: [0] })).toBe(0);
    expect(leadOf({ scores: [7, 7], winners: [0, 1] })).toBeNull();
  });
  it('gives every source one colour', () => {
    const keys = sourceKeys(view.sources);
    expect(keys).toEqual(['pot', 'die']);
    expect(colourOf('pot', keys)).not.toBe(colourOf('die', keys));
  });
});
