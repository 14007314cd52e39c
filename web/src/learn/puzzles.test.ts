import { beforeEach, expect, test } from 'vitest';
import type { PuzzleInfo } from '$lib/protocol';
import { dayOf, keepStreak, markSolved, nextOf, ofDay, solvedIn, streakOn } from './puzzles';

const PUZZLES: PuzzleInfo[] = [
  { id: 'a', level: 'easy' },
  { id: 'b', level: 'hard' },
  { id: 'c', level: 'easy' },
];

beforeEach(() => localStorage.clear());

test('a day is that of the calendar on the wall, whatever the hour', () => {
  const morning = dayOf(new Date(2026, 2, 29, 0, 1));
  expect(dayOf(new Date(2026, 2, 29, 23, 59))).toBe(morning);
  expect(dayOf(new Date(2026, 2, 30, 0, 0))).toBe(morning + 1);
});

test('each has its day before one comes again', () => {
  const days = [7, 8, 9].map((day) => ofDay(PUZZLES, day)?.id);
  expect([...days].sort()).toEqual(['a', 'b', 'c']);
  expect(ofDay(PUZZLES, 10)?.id).toBe(days[0]);
  expect(ofDay([], 7)).toBeUndefined();
});

test('the next of a level is one that was not solved, and never the same at once', () => {
  expect(nextOf(PUZZLES, 'easy', [])?.id).toBe('a');
  expect(nextOf(PUZZLES, 'easy', ['a'])?.id).toBe('c');
  expect(nextOf(PUZZLES, 'easy', ['a', 'c'], 'a')?.id).toBe('c');
  expect(nextOf(PUZZLES, 'medium', [])).toBeUndefined();
});

test('what is solved is marked once', () => {
  markSolved('pig', 'a');
  markSolved('pig', 'a');
  expect(solvedIn('pig')).toEqual(['a']);
});

test('days in a row are counted, and a day that was missed begins anew', () => {
  keepStreak(5);
  keepStreak(5);
  keepStreak(6);
  expect([streakOn(6), streakOn(7), streakOn(8)]).toEqual([2, 2, 0]);
  keepStreak(8);
  expect(streakOn(8)).toBe(1);
});
