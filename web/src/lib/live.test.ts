import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTable } from './live.svelte';
import type { Frame } from './protocol';
import { Wire } from './wire.mock';

const QUESTION = { step: 'brew', about: {}, options: [] };
const frame = (more: Partial<Frame> = {}): Frame =>
  ({
    type: 'frame',
    at: 4,
    seat: 0,
    moment: 7,
    by: null,
    undone: null,
    fresh: false,
    view: {},
    question: QUESTION,
    waiting: [],
    news: [],
    undo: false,
    odds: null,
    scores: null,
    clock: {},
    result: null,
    lesson: null,
    puzzle: null,
    words: null,
    ...(more as object),
  }) as Frame;
const answers = (): unknown[] =>
  Wire.all.flatMap((wire) => wire.sent).map(({ at, choice }) => [at, choice]);

let live: LiveTable;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  live = new LiveTable('t1');
  Wire.last.open();
  Wire.last.hear(frame({ fresh: true }));
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is given once, however often it is pressed', () => {
  live.answer('draw');
  live.answer('draw');
  live.answer('stop');
  expect(answers()).toEqual([[4, 'draw']]);
});

test('a frame of what another did leaves my answer on its way', () => {
  live.answer('draw');
  Wire.last.hear(frame({ by: 1, moment: 8 }));
  expect(live.sent).toEqual({ at: 4, choice: 'draw' });
  Wire.last.hear(frame({ by: 0, at: 5, moment: 9 }));
  expect(live.sent).toBeNull();
});

test('an answer that nobody acknowledged is said again on a new line', () => {
  live.answer('draw');
  vi.advanceTimersByTime(5001);
  vi.advanceTimersByTime(700);
  Wire.last.open();
  Wire.last.hear(frame({ fresh: true }));
  expect(answers()).toEqual([
    [4, 'draw'],
    [4, 'draw'],
  ]);
  expect(Wire.all).toHaveLength(2);
});

test('an answer that had arrived before the line broke is not said again', () => {
  live.answer('draw');
  Wire.last.close();
  vi.advanceTimersByTime(700);
  Wire.last.open();
  Wire.last.hear(frame({ fresh: true, at: 5, moment: 8 }));
  expect(answers()).toEqual([[4, 'draw']]);
  expect(live.sent).toBeNull();
});

test('an answer pressed while the line is down goes out when it is up again', () => {
  Wire.last.close();
  live.answer('draw');
  vi.advanceTimersByTime(700);
  Wire.last.open();
  Wire.last.hear(frame({ fresh: true }));
  expect(answers()).toEqual([[4, 'draw']]);
});

test('what is acknowledged waits for its frame without calling again', () => {
  live.answer('draw');
  Wire.last.hear({ type: 'taken', at: 4 });
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(live.sent).not.toBeNull();
});

test('a refused answer opens the question again and says why; a stale one only opens it', () => {
  live.answer('draw');
  Wire.last.hear({ type: 'refused', at: 4, code: 'stale', detail: '' });
  expect([live.sent, live.refused]).toEqual([null, null]);
  live.answer('draw');
  Wire.last.hear({ type: 'refused', at: 4, code: 'illegal', detail: 'no' });
  expect(live.refused?.code).toBe('illegal');
});

test('a new line asks for the seat whose eyes were open', () => {
  Wire.last.close();
  vi.advanceTimersByTime(700);
  expect(Wire.last.address).toMatch(/\?seat=0$/);
});

test('what others do is held back, shown by steps, and all of it once I go on or answer', () => {
  live.hold();
  for (const moment of [8, 9, 10]) Wire.last.hear(frame({ by: 1, moment }));
  live.hurry();
  expect([live.frame?.moment, live.kept]).toEqual([7, 3]);
  live.step();
  expect([live.frame?.moment, live.kept]).toEqual([8, 2]);
  Wire.last.hear(frame({ by: 0, moment: 11 }));
  expect([live.frame?.moment, live.held, live.kept]).toEqual([11, false, 0]);
});
