import { expect, test } from 'vitest';
import { brief, kindOf, namesSeat } from './tree';

test('a list at the top with one entry per seat is shown by name', () => {
  expect(kindOf([3, 4], 2, 1)).toBe('seats');
  expect(kindOf([3, 4], 2, 2)).toBe('words');
  expect(kindOf([3, 4, 5], 2, 1)).toBe('words');
});

test('things alike make a table, others a list', () => {
  expect(kindOf([{ face: 'lying', ends: [9, 2] }], 4, 2)).toBe('rows');
  expect(kindOf([{ deep: { er: 1 } }], 4, 2)).toBe('list');
});

test('values are brief', () => {
  expect([brief(true), brief(null), brief(-3), brief([1, 2])]).toEqual(['✓', '–', '−3', '1 · 2']);
});

test('a key that names a seat is known by its last word', () => {
  expect(namesSeat('start_player')).toBe(true);
  expect(namesSeat('players')).toBe(false);
});
