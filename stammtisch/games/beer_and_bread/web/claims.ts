import type { Option, Question } from '$lib/board';
import { lift } from './lift.svelte';

/** The three uses of a card, as its rows stand. */
export const USES = ['harvest', 'sell', 'upgrade'];
/** Questions that a tap on a card of the hand answers. */
export const CARDS = ['give', 'discard', 'reserve'];
/** Questions about tokens, answered on their own panel. */
export const TOKENS = ['offer', 'take', 'gather', 'pay'];

const CLAIMED = [...USES, ...CARDS, ...TOKENS];

/** The board offers the uses of cards, cards of the hand and tokens; the rest are buttons. */
export const claims = (option: Option): boolean => CLAIMED.includes(option.verb);

/** 1, 2 and 3 are the uses of the lifted card; digits in order for cards and tokens. */
export function keyOf(option: Option, question: Question): string | undefined {
  if (USES.includes(option.verb)) {
    const mine = option.facts['card'] === lift.card;
    return mine ? String(USES.indexOf(option.verb) + 1) : undefined;
  }
  const number = question.options.findIndex((other) => other.text === option.text) + 1;
  return number > 0 && number < 10 ? String(number) : undefined;
}
