import type { BoardProps, Choice, Question } from '$lib/board';
import type { QuacksView } from '$generated/quacks';
import { isMarket, type Basket } from './draft.svelte';

/** Questions of the brewing itself, with the flask on the board. */
export const BREWS = ['brew', 'brew-together'];
const KEYS: Record<string, string> = { draw: 'd', stop: 's', flask: 'f' };

/** The bar holds what goes on: draw, stop, pay; all else is offered on the board. */
export function claims(option: Choice, question: Question, basket: Basket): boolean {
  if (option.verb === 'draw' || option.verb === 'stop' || basket.isPaid(option)) return false;
  if (BREWS.includes(question.step)) return option.verb === 'flask';
  return !(isMarket(question) && option.verb === 'pass');
}

/** What is asked over the pot, drawn as answers; the flask is pressed where it stands. */
export const answersOf = (question: Question | null, basket: Basket): Choice[] =>
  question && !isMarket(question)
    ? question.options.filter((each) => claims(each, question, basket) && each.verb !== 'flask')
    : [];

/** The next step: the next chip while brewing, paying at the market. */
export const isNext = (option: Choice, _: Question, basket: Basket): boolean =>
  option.verb === 'draw' || basket.isPaid(option);

/** d, s and f while brewing; Enter pays; digits for everything else, in the order of the options. */
export function keyOf(option: Choice, question: Question, basket: Basket): string | undefined {
  return basket.isPaid(option) ? 'Enter' : ownKey(option, question);
}

export function ownKey(option: Choice, question: Question): string | undefined {
  const number = question.options.findIndex((other) => other.text === option.text) + 1;
  return KEYS[option.verb] ?? (number < 10 ? String(number) : undefined);
}

/** Buttons say their numbers: what stopping brings, what the basket costs. */
export function labelOf(
  option: Choice,
  question: Question,
  view: QuacksView,
  t: BoardProps['t'],
  basket: Basket,
): string | undefined {
  const { about } = question;
  if (option.verb === 'stop' && about['coins'] !== undefined) return t('board-stop', about);
  if (!isMarket(question) || !view.shop) return undefined;
  if (option.verb === 'pass')
    return t(view.shop.first ? 'board-bought-enough' : 'board-buy-nothing');
  if (basket.chips.length === 0) return undefined;
  return t('board-buy', { count: basket.chips.length, coins: basket.price(view.shop) });
}
