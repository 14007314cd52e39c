import { expect, test } from 'vitest';

const FILES: Record<string, string> = {
  ...import.meta.glob<string>('../**/*.{svelte,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../stammtisch/games/*/web/**/*.{svelte,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
/** A colour inside a drawing stays there; a name for one is how a token is made. */
const DRAWN = /fill|stroke|^\s*--[\w-]+:|<(path|circle|ellipse|rect|svg)|href=|\{#/;
const COLOUR = /#[0-9a-f]{3,8}\b(?!-)/i;

test('colours of the interface are tokens', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
  const found = Object.entries(FILES).flatMap(([path, text]) =>
    text
      .split('\n')
      .filter((line) => COLOUR.test(line) && !DRAWN.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
