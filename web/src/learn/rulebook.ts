import type { Taught } from '$lib/texts.svelte';
import { nameOf, textOf } from './tries';

/** A game's words: which there are, and what they say. */
interface Words {
  ids: string[];
  has: (id: string) => boolean;
  t: (id: string) => string;
}

/** Something to try: a paragraph's own position, or that of a card or book with its name and text. */
export interface Tried {
  id: string;
  name: string;
  text: string;
  hint: string;
}

/** A paragraph of the rules, and what can be tried of it. */
export interface Paragraph {
  rule: string;
  title: string;
  text: string;
  tries: Tried[];
}

const RULE = 'rule-';

/** All paragraphs in the order of the rulebook; what can be tried comes when it is loaded. */
export function rulebook(words: Words, taught: Taught | undefined): Paragraph[] {
  const said = (id: string): string => (words.has(id) ? words.t(id) : '');
  return words.ids
    .filter((id) => id.startsWith(RULE))
    .map((id) => {
      const rule = id.slice(RULE.length);
      const title = said(`paragraph-${rule}`);
      return { rule, title, text: words.t(id), tries: triesOf(rule, words, taught) };
    });
}

function triesOf(rule: string, words: Words, taught: Taught | undefined): Tried[] {
  return (taught?.lessons ?? []).flatMap(({ id, tries, turns }) => {
    if (tries?.rule !== rule) return [];
    const say = turns[tries.first]?.notes[0]?.say ?? '';
    const hint = taught?.words.format(say, {}) ?? '';
    const { about } = tries;
    return [{ id, name: about ? nameOf(words, tries) : '', text: textOf(words, about), hint }];
  });
}

const flat = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[’']/g, '');

/** The part of a word that endings leave alone; very short words say nothing. */
function stem(word: string): string {
  if (/^\d+$/.test(word)) return word;
  if (word.length < 3) return '';
  return word.slice(0, Math.max(3, word.length - (word.length > 4 ? 2 : 0)));
}

const stems = (query: string): string[] =>
  flat(query)
    .split(/[^\p{L}\d]+/u)
    .map(stem)
    .filter(Boolean);

/** Whether a word of a text begins so. */
const says = (text: string, part: string): boolean =>
  new RegExp(`(^|[^\\p{L}\\d])${part}`, 'u').test(flat(text));

/** How well a paragraph answers: a word weighs most in its name, least in what can be tried. */
function weigh({ title, text, tries }: Paragraph, parts: string[]): number {
  const more = tries.map((one) => `${one.name} ${one.text} ${one.hint}`).join(' ');
  const weights: number[] = parts.map((part) =>
    says(title, part) ? 4 : says(text, part) ? 3 : says(more, part) ? 1 : 0,
  );
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The paragraphs that hold the words, or at least half of what the best one holds. */
export function search(paragraphs: Paragraph[], query: string): Paragraph[] {
  const parts = stems(query);
  const weighed = paragraphs.map((paragraph) => ({ paragraph, weight: weigh(paragraph, parts) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed
    .filter(({ weight }) => weight > 0 && weight * 2 >= most)
    .sort((a, b) => b.weight - a.weight)
    .map(({ paragraph }) => narrowed(paragraph, parts));
}

/** Of many cards or books those that hold a word which the paragraph lacks, if any do. */
function narrowed(paragraph: Paragraph, parts: string[]): Paragraph {
  const { title, text, tries } = paragraph;
  const missing = parts.filter((part) => !says(`${title} ${text}`, part));
  const holding = tries.filter(({ name, text: own, hint }) =>
    missing.some((part) => says(`${name} ${own} ${hint}`, part)),
  );
  return holding.length ? { ...paragraph, tries: holding } : paragraph;
}
