import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const files = import.meta.glob<string>(
  ['../../texts/*.ftl', '../../../stammtisch/games/*/{texts,lessons}/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const languageOf = (path: string): string => /(\w+)\.ftl$/.exec(path)![1]!;

/** The same number for every variable, whatever its name. */
const anything = (value: number): Record<string, number> =>
  new Proxy(
    {},
    { getOwnPropertyDescriptor: () => ({ value, configurable: true }), get: () => value },
  );

function bundleOf(path: string): FluentBundle {
  const bundle = new FluentBundle(languageOf(path), { useIsolating: false });
  expect(bundle.addResource(new FluentResource(files[path]!)), path).toEqual([]);
  return bundle;
}

/** Messages of a file that the browser does not understand, or cannot say. */
function unsaid(path: string): string[] {
  const bundle = bundleOf(path);
  const ids = [...files[path]!.matchAll(/^([a-z][\w-]*) =/gim)].map((found) => found[1]!);
  return ids.filter((id) => {
    const pattern = bundle.getMessage(id)?.value;
    const errors: Error[] = [];
    if (pattern) for (const n of [1, 21]) bundle.formatPattern(pattern, anything(n), errors);
    return !pattern || errors.length > 0;
  });
}

test('the browser can say every message of every text, as Python can', () => {
  const paths = Object.keys(files);
  expect(paths.length).toBeGreaterThan(15);
  expect(paths.flatMap((path) => unsaid(path).map((id) => `${path}: ${id}`))).toEqual([]);
});

test('numbers are written as the reader writes them', () => {
  const quacks = Object.keys(files).filter((path) => path.includes('quacks/texts'));
  expect(quacks).toHaveLength(5);
  for (const path of quacks) {
    const bundle = bundleOf(path);
    const say = (id: string, value: Record<string, number>): string =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, value);
    const english = languageOf(path) === 'en';
    expect(say('board-percent', { percent: 16.7 })).toBe(english ? '16.7%' : '16,7\u00a0%');
    expect(say('board-mean', { value: 3 })).toBe(english ? '3.0' : '3,0');
  }
});
