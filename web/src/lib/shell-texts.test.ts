import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../../texts/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('../**/*.{svelte,ts}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const idsOf = (source: string): string[] => new FluentResource(source).body.map(({ id }) => id);
const variablesOf = (source: string): Map<string, string> =>
  new Map(
    new FluentResource(source).body.map(({ id, value }) => {
      const found = JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g);
      return [id, [...new Set([...found].map((match) => match[1]))].sort().join(' ')];
    }),
  );

test('all five languages have the same messages with the same variables', () => {
  const all = Object.values(files).map(variablesOf);
  expect(all).toHaveLength(5);
  expect(all[0]!.get('round-of')).toBe('round rounds');
  for (const other of all) expect([...other]).toEqual([...all[0]!]);
});

test('every message that the shell says exists', () => {
  const known = new Set(idsOf(files['../../texts/en.ftl']!));
  const said = Object.entries(sources)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .flatMap(([, text]) => [...text.matchAll(/\bsay(?:If)?\(\s*'([\w-]+)'/g)].map((m) => m[1]!));
  expect(said.filter((id) => !known.has(id))).toEqual([]);
  expect(said.length).toBeGreaterThan(100);
});
