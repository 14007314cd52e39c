import { describe, expect, test } from 'vitest';
import { Messages, plain } from '$lib/fluent';
import type { Taught } from '$lib/texts.svelte';
import { rulebook, search, type Paragraph } from './rulebook';

/** Twenty questions that people ask of each game: the panel answers them within two taps. */
const asked = import.meta.glob<string>('../../../tests/questions/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>(
  [
    '../../../stammtisch/games/*/{texts,lessons}/*.ftl',
    '../../../stammtisch/games/*/lessons/*.tries',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const LANGUAGES = ['en', 'uk', 'pl', 'ru', 'de'];
const SEEN = 3; // so many paragraphs are read at a glance

const file = (game: string, path: string): string =>
  files[`../../../stammtisch/games/${game}/${path}`] ?? '';

/** The tries of a game, as far as the panel shows them before they are played. */
function taughtOf(game: string, language: string): Taught {
  const words = new Messages(language, file(game, `lessons/${language}.ftl`));
  const blocks = file(game, 'lessons/rules.tries').matchAll(/^try (\S+)(.*)$/gm);
  const lessons = [...blocks].map(([, name = '', rest = '']) => {
    const rule = /of (\S+)/.exec(rest)?.[1] ?? name;
    const about = /about (\S+)/.exec(rest)?.[1] ?? '';
    const notes = [{ say: `try-${name}`, at: '', stays: false }];
    const turns = [{ notes, wants: '', others: {} }];
    return { id: `try-${name}`, turns, tries: { rule, about, first: 0, shows: [], options: {} } };
  });
  return { lessons, words };
}

function paragraphsOf(game: string, language: string): Paragraph[] {
  const texts = new Messages(language, file(game, `texts/${language}.ftl`));
  const t = (id: string): string => plain(texts.format(id, {}) ?? id);
  return rulebook({ ids: texts.ids, has: (id) => texts.has(id), t }, taughtOf(game, language));
}

const all = ({ text, tries }: Paragraph): string =>
  [text, ...tries.map((one) => one.text)].join(' ');

describe.each(Object.keys(asked))('%s', (path) => {
  const game = /(\w+)\.txt$/.exec(path)![1]!;
  const lines = asked[path]!.split('\n').filter((line) => line && !line.startsWith('#'));
  const questions = lines.map((line) => line.split('|').map((part) => part.trim()));

  test('at least twenty are asked', () => expect(questions.length).toBeGreaterThanOrEqual(20));

  test.each(LANGUAGES)('in %s what people type leads to the paragraph that answers', (language) => {
    const paragraphs = paragraphsOf(game, language);
    const lost = questions.flatMap(([question = '', rule = '', , ...typed]) => {
      const words = typed[LANGUAGES.indexOf(language)] ?? '';
      const found = search(paragraphs, words).map((one) => one.rule);
      return found.slice(0, SEEN).includes(rule) ? [] : [`${question} [${words}] ${found.join()}`];
    });
    expect(lost).toEqual([]);
  });

  test('the paragraph says the answer', () => {
    const paragraphs = paragraphsOf(game, 'en');
    const silent = questions.filter(([, rule, answer = '']) => {
      const paragraph = paragraphs.find((one) => one.rule === rule);
      return !paragraph || !all(paragraph).includes(answer);
    });
    expect(silent.map(([question]) => question)).toEqual([]);
  });
});
