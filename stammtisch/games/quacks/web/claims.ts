import type { BoardProps, Option, Question, View } from '$lib/board';
import type { QuacksView } from '../../../../web/src/generated/quacks';
import { basket, coinsLeft, isMarket, isPaid } from './draft.svelte';

const KEYS: Record<string, string> = { draw: 'd', stop: 's', flask: 'f' };

/** The bar holds what goes on: draw, stop, pay; all else is offered on the board. */
export function claims(option: Option, question: Question): boolean {
  if (option.verb === 'draw' || option.verb === 'stop' || isPaid(option)) return false;
  if (question.step.startsWith('brew')) return option.verb === 'flask';
  return !(isMarket(question) && option.verb === 'pass');
}

/** What is asked over the pot, drawn as answers; the flask is pressed where it stands. */
export const answersOf = (question: Question | null): Option[] =>
  question && !isMarket(question)
    ? question.options.filter((each) => claims(each, question) && each.verb !== 'flask')
    : [];

/** The next step: the next chip while brewing, paying at the market. */
export const isNext = (option: Option): boolean => option.verb === 'draw' || isPaid(option);

/** d, s and f while brewing; Enter pays; digits for everything else, in the order of the options. */
export function keyOf(option: Option, question: Question): string | undefined {
  if (isPaid(option)) return 'Enter';
  const number = question.options.findIndex((other) => other.text === option.text) + 1;
  return KEYS[option.verb] ?? (number < 10 ? String(number) : undefined);
}

/** Buttons say their numbers: what stopping brings, what the basket costs. */
export function labelOf(
  option: Option,
  question: Question,
  told: View,
  t: BoardProps['t'],
): string | undefined {
  const view = told as unknown as QuacksView;
  const { about } = question;
  if (option.verb === 'stop' && about['coins'] !== undefined) return t('board-stop', about);
  if (!isMarket(question) || !view.shop) return undefined;
  if (option.verb === 'pass')
    return t(view.shop.first ? 'board-bought-enough' : 'board-buy-nothing');
  const left = coinsLeft(view.shop);
  if (left === null) return undefined;
  return t('board-buy', { count: basket.chips.length, coins: view.shop.coins - left });
}
