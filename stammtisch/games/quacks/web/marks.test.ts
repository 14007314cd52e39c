import { expect, test } from 'vitest';
import type { PlayerView, QuacksView } from '$generated/quacks';
import { marksOf } from './marks';

const say = (id: string): string => id;
const brewing = {
  state: 'brewing',
  pot: [],
  doubled: false,
  chance: null,
  stirred: false,
} as unknown as PlayerView;
const without = { fortune: null } as QuacksView;

test('a brew without cards and doublings has no mark', () => {
  expect(marksOf(without, brewing, say)).toEqual([]);
});

test('a waiting doubling and the Strong Ingredient are marked', () => {
  const strong = { chip: 'red-2', colour: 'red', value: 2, space: 4, strong: true };
  const marks = marksOf(without, { ...brewing, doubled: true, pot: [strong] }, say);
  expect(marks.map((mark) => mark.id)).toEqual(['doubled', 'strong']);
  expect(marks[1]?.bit.chip).toBe('red-2');
});

test('a second chance counts its chips and is crossed out once it was taken', () => {
  const chance = { placed: 3, safe: 5, restarted: true };
  const [mark] = marksOf(without, { ...brewing, chance }, say);
  expect([mark?.bit.text, mark?.spent, mark?.words]).toEqual(['3/5', true, 'board-chance-spent']);
});

test('Well Stirred says whether the first white chip is behind', () => {
  const view = { fortune: { card: 'well_stirred', colour: 'blue' } } as QuacksView;
  expect(marksOf(view, brewing, say)[0]?.spent).toBe(false);
  expect(marksOf(view, { ...brewing, stirred: true }, say)[0]?.spent).toBe(true);
});
