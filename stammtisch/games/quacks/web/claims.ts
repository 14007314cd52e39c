import type { Option, Question } from '$lib/board';

const KEYS: Record<string, string> = { draw: 'd', stop: 's', flask: 'f' };

/** The board offers everything that names a chip, unless it would cover the pot while brewing. */
export const claims = (option: Option): boolean =>
  option.facts['chip'] !== undefined && option.verb !== 'rebag';

/** Draw is the next step while brewing. */
export const isNext = (option: Option): boolean => option.verb === 'draw';

/** d, s and f while brewing; digits for everything else, in the order of the options. */
export function keyOf(option: Option, question: Question): string | undefined {
  const number = question.options.findIndex((other) => other.text === option.text) + 1;
  return KEYS[option.verb] ?? (number < 10 ? String(number) : undefined);
}
