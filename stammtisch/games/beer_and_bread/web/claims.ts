import type { Choice, Question } from '$lib/board';
import { USES, type Draft } from './draft.svelte';

const isUse = (verb: string): boolean => (USES as readonly string[]).includes(verb);
/** Questions that a tap on a card answers. */
export const CARDS = ['give', 'discard', 'reserve', 'leave'];
/** Questions about tokens, answered on their own panel. */
export const TOKENS = ['offer', 'take', 'gather', 'pay'];

/** Ways to end a question about tokens: they stand on the same panel. */
export const ENDS = ['leave-rest', 'offer-made'];

const CLAIMED = [...USES, ...CARDS, ...TOKENS, ...ENDS];

/** The board offers the uses of cards, cards and tokens; the rest are buttons. */
export const claims = (option: Choice): boolean => CLAIMED.includes(option.verb);

/** 1, 2 and 3 are the uses of the lifted card; digits in order for cards and tokens. */
export function keyOf(option: Choice, question: Question, draft: Draft): string | undefined {
  if (isUse(option.verb)) {
    const mine = option.facts['card'] === draft.card;
    return mine ? String(USES.findIndex((use) => use === option.verb) + 1) : undefined;
  }
  const number = question.options.findIndex((other) => other.text === option.text) + 1;
  return number > 0 && number < 10 ? String(number) : undefined;
}
