import { markValue, type Messages } from '$lib/fluent';
import type { GameOption, Value } from '$lib/protocol';

/** The words for one value of an option: its own message, or the bare value. */
export function valueWords(texts: Messages | undefined, option: GameOption, value: Value): string {
  return texts?.format(`option-${option.key}-${String(value)}`, {}) ?? String(value);
}

/** The option's sentence, its value marked so that a picker can stand there. */
export function sentence(texts: Messages | undefined, option: GameOption, value: Value): string {
  const words = valueWords(texts, option, value);
  const marked = markValue(option.kind === 'whole' ? Number(value) : words);
  const spoken = texts?.format(`option-${option.key}`, { value: marked });
  return spoken ?? `${option.key}: ${words}`;
}

/** Whole numbers to choose from without typing: the bounds, the default and round steps between. */
export function wholeValues({ low, high, default: usual }: GameOption): number[] {
  const step = stepFor(high - low);
  const found = new Set([low, high, Number(usual)]);
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.add(value);
  return [...found].sort((a, b) => a - b);
}

function stepFor(span: number): number {
  return [1, 5, 10, 25, 50, 100].find((step) => span / step <= 24) ?? 250;
}

export const valuesOf = (option: GameOption): Value[] => {
  if (option.kind === 'flag') return [true, false];
  return option.kind === 'choice' ? option.values : wholeValues(option);
};
