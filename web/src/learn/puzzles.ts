import { api } from '$lib/api';
import type { PuzzleInfo } from '$lib/protocol';
import { recall, remember } from '$lib/store';

export type Level = PuzzleInfo['level'];
export const LEVELS: Level[] = ['easy', 'medium', 'hard'];

const MARK = 'puzzle-';
export const isPuzzle = (lesson: string | null | undefined): boolean =>
  lesson?.startsWith(MARK) ?? false;

const shelves = new Map<string, Promise<PuzzleInfo[]>>();

/** A game's puzzles, fetched when somebody looks at them. */
export function puzzlesOf(game: string): Promise<PuzzleInfo[]> {
  const found = shelves.get(game) ?? api.puzzles(game).then(({ puzzles }) => puzzles);
  shelves.set(game, found);
  found.catch(() => shelves.delete(game));
  return found;
}

const DAY = 86_400_000;

/** A day of the reader's own calendar, counted. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
}

/** The puzzle of a day: each has its turn before one comes again. */
export function ofDay(puzzles: PuzzleInfo[], day: number): PuzzleInfo | undefined {
  return puzzles[day % Math.max(puzzles.length, 1)];
}

/** The next of a level that was not solved here; when all were, they come again. */
export function nextOf(
  puzzles: PuzzleInfo[],
  level: Level,
  solved: string[],
  after = '',
): PuzzleInfo | undefined {
  const same = puzzles.filter((one) => one.level === level);
  const place = same.findIndex(({ id }) => id === after) + 1;
  const turned = [...same.slice(place), ...same.slice(0, place)];
  return turned.find(({ id }) => !solved.includes(id) && id !== after) ?? turned[0];
}

/** What was solved in this browser, by game. */
export const solvedIn = (game: string): string[] => recall<string[]>(`${game}-puzzles`, []);

export function markSolved(game: string, id: string): void {
  const known = solvedIn(game);
  if (!known.includes(id)) remember(`${game}-puzzles`, [...known, id]);
}

/** Days in a row on which a puzzle of the day was solved: the last one, and how many. */
interface Streak {
  day: number;
  days: number;
}
const STREAK = 'puzzle-streak';

/** One more day; a day that was missed begins anew without a word. */
export function keepStreak(today: number): void {
  const { day, days } = recall<Streak>(STREAK, { day: -1, days: 0 });
  if (day !== today) remember(STREAK, { day: today, days: day === today - 1 ? days + 1 : 1 });
}

export function streakOn(today: number): number {
  const { day, days } = recall<Streak>(STREAK, { day: -1, days: 0 });
  return day >= today - 1 ? days : 0;
}
