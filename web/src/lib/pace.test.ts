import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pacer } from './pace';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what others do is shown one after another, and an input shows the rest at once', () => {
  const shown: number[] = [];
  const pacer = new Pacer<number>((thing) => shown.push(thing));
  for (const thing of [1, 2, 3]) pacer.push(thing, false);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([1]);
  pacer.flush();
  expect(shown).toEqual([1, 2, 3]);
});

test('my own answer waits for nothing', () => {
  const shown: number[] = [];
  const pacer = new Pacer<number>((thing) => shown.push(thing));
  pacer.push(1, false);
  pacer.push(2, true);
  expect(shown).toEqual([1, 2]);
});

test('however much has happened, it is shown within two seconds', () => {
  const shown: number[] = [];
  const pacer = new Pacer<number>((thing) => shown.push(thing));
  for (let thing = 0; thing < 40; thing++) pacer.push(thing, false);
  vi.advanceTimersByTime(2000);
  expect(shown).toHaveLength(40);
});

test('what is held back is shown step by step, and the rest once it is released', () => {
  const shown: number[] = [];
  const pacer = new Pacer<number>((thing) => shown.push(thing));
  pacer.hold();
  [1, 2, 3].forEach((thing) => pacer.push(thing, true));
  expect([shown, pacer.length]).toEqual([[], 3]);
  pacer.step();
  expect(shown).toEqual([1]);
  pacer.release();
  pacer.flush();
  expect(shown).toEqual([1, 2, 3]);
});
