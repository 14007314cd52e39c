import { expect, test } from 'vitest';
import type { BoardPanel } from '$lib/board';
import { tabsOf } from './tabs';

const panel = (id: string): BoardPanel => ({ id, icon: 'book', Panel: (() => ({})) as never });
const ids = (...own: string[]): string[] =>
  tabsOf((tab) => tab !== 'tip', own.map(panel)).map(({ id }) => id);

test('without panels the frame has its own tabs alone', () => {
  expect(ids()).toEqual(['results', 'review', 'hint', 'log', 'odds', 'points', 'rules']);
});

test("a game's own tabs stand before the log, after the results, in its own order", () => {
  const frame = ['results', 'review', 'hint'];
  expect(ids('market', 'monastery').slice(0, 6)).toEqual([...frame, 'market', 'monastery', 'log']);
});

test('a tab of the game knows its panel, one of the frame has none', () => {
  const [results, market] = tabsOf((tab) => tab === 'results', [panel('market')]);
  expect([results?.panel, market?.panel?.id]).toEqual([null, 'market']);
});
