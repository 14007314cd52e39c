import { markValue, parts, type Messages, type Part } from '$lib/fluent';
import type { GameOption, Value } from '$lib/protocol';

/** An option in words: a sentence with a place for the picker, and what the picker lists. */
export interface Spoken {
  sentence: Part[];
  labels: string[];
}

const valueWords = (texts: Messages | undefined, option: GameOption, value: Value): string =>
  texts?.format(`option-${option.key}-${String(value)}`, {}) ?? String(value);

/** A message either holds its value, which is then picked, or says another sentence for each. */
export function spoken(
  texts: Messages | undefined,
  option: GameOption,
  value: Value,
  values: Value[],
): Spoken {
  const id = `option-${option.key}`;
  const words = valueWords(texts, option, value);
  const marked = markValue(option.kind === 'whole' ? Number(value) : words);
  const sentence = parts(texts?.format(id, { value: marked }) ?? '');
  if (sentence.some((part) => typeof part !== 'string'))
    return { sentence, labels: values.map((each) => valueWords(texts, option, each)) };
  const labels = values.map((each) => texts?.format(id, { value: String(each) }) ?? option.key);
  return { sentence: [{ value: words }], labels };
}

/** Whole numbers to choose from without typing: the bounds, the default and round steps between. */
export function wholeValues({ low, high, default: usual }: GameOption): number[] {
  const step = stepFor(high - low);
  const found = new Set([low, high, Number(usual)]);
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.add(value);
  return [...found].sort((a, b) => a - b);
}

const stepFor = (span: number): number =>
  [1, 5, 10, 25, 50, 100].find((step) => span / step <= 24) ?? 250;

export const valuesOf = (option: GameOption): Value[] => {
  if (option.kind === 'flag') return [true, false];
  return option.kind === 'choice' ? option.values : wholeValues(option);
};

/** Options that change something as the others stand. */
export const asked = (options: GameOption[], chosen: Record<string, Value>): GameOption[] =>
  options.filter(({ when }) => !when || chosen[when.key] === when.value);

/** A doubtful rule, or what is asked because of one. */
export const isRuling = (option: GameOption, options: GameOption[]): boolean =>
  option.ruling || options.some(({ key, ruling }) => ruling && key === option.when?.key);

/** Asked for in a second step: rulings, and what few people change. */
export const isApart = (option: GameOption, options: GameOption[]): boolean =>
  option.seldom || isRuling(option, options);

/** What an option's values mean, where the game tells it: as steps, each with its own idea. */
export interface StepWords {
  value: Value;
  name: string;
  about: string;
}

export const stepsOf = (texts: Messages | undefined, option: GameOption): StepWords[] =>
  option.values.flatMap((value) => {
    const about = texts?.format(`option-${option.key}-${String(value)}-help`, {});
    return about ? [{ value, name: inWords(texts, option, value), about }] : [];
  });

/** An option with its value as one sentence. */
function inWords(texts: Messages | undefined, option: GameOption, value: Value): string {
  const { sentence, labels } = spoken(texts, option, value, [value]);
  if (sentence.length === 1) return labels[0] ?? '';
  return sentence
    .map((part) => (typeof part === 'string' ? part : 'value' in part ? part.value : part.name))
    .join('');
}

/** A table's options as sentences for whoever joins: what people choose, and rulings that differ. */
export function agreed(
  texts: Messages | undefined,
  options: GameOption[],
  chosen: Record<string, Value>,
): string[] {
  const value = (option: GameOption): Value => chosen[option.key] ?? option.default;
  return asked(options, chosen)
    .filter((option) => !isApart(option, options) || value(option) !== option.default)
    .map((option) => inWords(texts, option, value(option)));
}
