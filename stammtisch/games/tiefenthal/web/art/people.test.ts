import { expect, test } from 'vitest';
import pack from '../../pack.toml?raw';
import { hasFace, personOf } from './people';

const named = (table: string): string[] => {
  const part = pack.split(`[${table}]`)[1]?.split(/^\[/m)[0] ?? '';
  return [...part.matchAll(/^([\w-]+) = \{/gm)]
    .map(([, id]) => id ?? '')
    .filter((id) => id !== 'confidence');
};
const TROUPE = ['juggler', 'fire_breather', 'magician', 'host_turned'];
const CARDS = [
  ...named('guests'),
  ...named('cube_guests'),
  ...named('regulars'),
  'noble',
  'bard',
  ...TROUPE,
];

test('every card of the pack has a face, and no two have the same', () => {
  expect(CARDS.length).toBeGreaterThan(40);
  expect(CARDS.filter((card) => !hasFace(card))).toEqual([]);
  expect(new Set(CARDS.map(personOf)).size).toBe(CARDS.length);
});

test('a face names no colour that is not mixed', () => {
  for (const card of CARDS) expect(personOf(card)).not.toMatch(/"[A-Z]"|undefined/);
});

test('a card that nobody drew still shows somebody', () => {
  expect(personOf('G9-9')).toContain('<path');
});
