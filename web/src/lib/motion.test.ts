import { expect, test } from 'vitest';
import { timing } from './motion.svelte';

test('a move takes half a second, and its delay follows the speed', () => {
  expect(timing(500)).toEqual({ delay: 0, duration: 500 });
  expect(timing(250, 0.5, 100)).toEqual({ delay: 50, duration: 125 });
});

test.each([800, 500, 250])(
  'at %i ms a move nothing ends after 0.8 s, however late it begins',
  (ms) => {
    for (const late of [0, 200, 400, 2000]) {
      const { delay, duration } = timing(ms, 1, late);
      expect(delay + duration).toBeLessThanOrEqual(800.001);
      expect(duration).toBeGreaterThan(0);
    }
  },
);
