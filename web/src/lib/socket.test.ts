import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket } from './socket';
import { Wire } from './wire.mock';

let lines: [boolean, number | undefined][];
let socket: Socket;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  Wire.all = [];
  lines = [];
  socket = new Socket({
    heard: () => undefined,
    line: (up, code) => void lines.push([up, code]),
    address: () => 'ws://here',
  });
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is said while the line is down is not lost in silence', () => {
  expect(socket.say({ type: 'ping' })).toBe(false);
  Wire.last.open();
  expect(socket.say({ type: 'ping' })).toBe(true);
  expect(Wire.last.sent).toEqual([{ type: 'ping' }]);
});

test('a lost line comes back by itself, after pauses that grow', () => {
  Wire.last.open();
  Wire.last.close();
  vi.advanceTimersByTime(700);
  expect(Wire.all).toHaveLength(2);
  Wire.last.close();
  vi.advanceTimersByTime(700);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(700);
  expect(Wire.all).toHaveLength(3);
  expect(lines).toEqual([
    [true, undefined],
    [false, undefined],
    [false, undefined],
  ]);
});

test('a table that is gone is not called again', () => {
  Wire.last.open();
  Wire.last.close(4404);
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(1);
  expect(lines.at(-1)).toEqual([false, 4404]);
});

test('coming online calls at once', () => {
  Wire.last.close();
  dispatchEvent(new Event('online'));
  expect(Wire.all).toHaveLength(2);
});

test('a closed line stays closed', () => {
  socket.close();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event('online'));
  expect(Wire.all).toHaveLength(1);
});
