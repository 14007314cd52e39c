import type { Question } from '$lib/board';
import type { TavernView, TiefenthalView } from '$generated/tiefenthal';

type Moment = (question: Question, tavern: TavernView, view: TiefenthalView) => boolean;

const serves = (question: Question): boolean => question.step === 'serve';
const has = (question: Question, verb: string): boolean =>
  question.options.some((option) => option.verb === verb);

/** What people forget, by the rulebooks, each with the moment at which it matters. */
const MOMENTS: Record<string, Moment> = {
  close: (question, tavern) => serves(question) && tavern.loss.thalers + tavern.loss.beers > 0,
  dishwasher: (question, tavern) => serves(question) && tavern.dishwashers > 0,
  plan: (question, tavern) => serves(question) && tavern.dice.length > 0,
  top: (question, tavern) => serves(question) && tavern.draw_pile.top.length > 0,
  offer: (question, tavern) =>
    serves(question) && tavern.tiles.some((tile) => tile.prices.length > 1),
  works: (question) => serves(question) && has(question, 'upgrade'),
  nobles: (question) => serves(question) && has(question, 'nobles'),
  guest: (question) => serves(question) && has(question, 'recruit'),
  counter: (question) => question.step === 'keep-or-redraw',
  gift: (question) => question.step === 'choose-bonus',
  coaster: (question) => question.step === 'take-die',
  refuse: (question) => question.step === 'refuse-service',
  bonus: (question) => question.step === 'take-bonus',
};

/** The tips for this moment, the more urgent first. */
export function tipsFor(view: TiefenthalView, question: Question, me: number | null): string[] {
  const tavern = view.taverns[me ?? 0];
  if (!tavern) return [];
  return Object.entries(MOMENTS)
    .filter(([, moment]) => moment(question, tavern, view))
    .map(([id]) => id);
}
