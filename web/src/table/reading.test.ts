import { expect, test } from 'vitest';
import type { Moment, News } from '$lib/protocol';
import { linesOf, placesOf, runsOf, shortened, sinceMine, sourcesOf, together } from './reading';

const moment = (number: number, by: number, ...names: string[]): Moment => ({
  moment: number,
  by,
  undone: null,
  news: names.map((name) => ({ name, facts: { seat: by } })),
});

test('news of one moment about one seat share a line', () => {
  const lines = linesOf([moment(1, 0, 'thrown', 'stood'), moment(2, 1, 'laid')]);
  expect(lines.map((line) => line.news.map((news) => news.name))).toEqual([
    ['thrown', 'stood'],
    ['laid'],
  ]);
});

test('a new round begins a new line, whoever is first in it', () => {
  const news: News[] = [
    { name: 'scored', facts: { seat: 1 } },
    { name: 'began', facts: { seat: 1, round: 2 } },
  ];
  expect(linesOf([{ moment: 1, by: 1, undone: null, news }])).toHaveLength(2);
});

test('what was taken back is not in the log', () => {
  const undo = { moment: 3, by: 0, undone: 2, news: [] };
  const lines = linesOf([moment(1, 0, 'rolled'), moment(2, 0, 'held'), undo]);
  expect(lines.map((line) => line.moment)).toEqual([1]);
});

test('the recap tells what others did since my last answer', () => {
  const moments = [moment(1, 1, 'a'), moment(2, 0, 'mine'), moment(3, 1, 'b'), moment(4, 2, 'c')];
  expect(sinceMine(moments, 0).map((line) => line.moment)).toEqual([3, 4]);
  expect(sinceMine(moments, null)).toEqual([]);
});

test('equal neighbours are told once with their number', () => {
  const told = shortened(['It falls.', 'It falls.', 'It stands.', 'It falls.']);
  expect(told).toEqual(['It falls.\u00a0×2', 'It stands.', 'It falls.']);
});

test('equal scores share a place, and a tie-break puts the winner first', () => {
  expect(placesOf([7, 9, 7], [1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
    { seat: 2, place: 2 },
  ]);
  expect(placesOf([9, 9], [1])).toEqual([
    { seat: 1, place: 1 },
    { seat: 0, place: 2 },
  ]);
});

test('scores are read as a list by seat or from the players', () => {
  const [one, two] = [{ cards: 3 }, { cards: 4 }];
  expect(sourcesOf({ sources: [one, two] }, 2)).toEqual([one, two]);
  expect(sourcesOf({ players: [{ sources: one }, { sources: two }] }, 2)).toEqual([one, two]);
  expect(sourcesOf({ sources: [one, two] }, 3)).toBeNull();
});

test('like events are told together: what differs is a list, the frequent last', () => {
  const faces = ['lying', '7', 'lying', 'double'].map((face) => ({
    name: 'landed',
    facts: { seat: 1, face },
  }));
  const news = [{ name: 'threw', facts: {} }, ...faces, { name: 'threw', facts: {} }];
  const [, landed, ...others] = runsOf(news, (name) => name === 'landed');
  expect(others).toHaveLength(1);
  const facts = together(
    landed!.map((each) => each.facts),
    (_, value) => String(value),
  );
  expect(facts).toEqual({ times: 4, seat: 1, face: '7, double, lying\u00a0×2' });
  const lying = together([{ face: 'lying' }, { face: 'lying' }], (_, value) => String(value));
  expect(lying['face']).toBe('lying\u00a0×2');
});
