import type { Choice, Question } from '$lib/board';
import type { CardView, MarketView, TavernView, TiefenthalView } from '$generated/tiefenthal';

/**
 * How a thing of the market stands to a player: `can` be paid now, `later` with what the dice bring,
 * `no` neither, `bought` this round, `gone` where none is left, `plain` while nobody buys.
 */
export type Stand = 'can' | 'later' | 'no' | 'bought' | 'gone' | 'plain';

/** What the view says of an answer such as `buy barmaid`. */
export function standOf(answer: string, view: TiefenthalView, tavern: TavernView | null): Stand {
  const buys = ['serving', 'planning'].includes(view.phase);
  if (!tavern || !buys || tavern.state === 'closed') return 'plain';
  if (tavern.shop.now.includes(answer)) return 'can';
  return tavern.shop.later.includes(answer) ? 'later' : 'no';
}

/** A tavern card: one of each kind a round, and none from an empty stack. */
export function staffStand(card: string, view: TiefenthalView, tavern: TavernView | null): Stand {
  if (tavern?.shop.bought.includes(card)) return 'bought';
  const left = view.market.tavern_cards.find((supply) => supply.card === card)?.left ?? 0;
  return left > 0 ? standOf(`buy ${card}`, view, tavern) : 'gone';
}

/** A guest to recruit, and how many lie in the stack that he tops. */
export interface Offered {
  guest: CardView;
  count: number;
}

/** Every guest that can be had, the stack for 3 beers first. */
export function offersOf(market: MarketView): Offered[] {
  const loose = market.stack_is_open ? market.stack.map((guest) => ({ guest, count: 1 })) : [];
  const placed = market.offers.flatMap(({ place, guest }) => {
    const below = place === 0 && !market.stack_is_open ? market.stack.length : 0;
    return guest ? [{ guest, count: below + 1 }] : [];
  });
  return [...loose, ...placed];
}

export const optionFor = (question: Question | null, answer: string): Choice | undefined =>
  question?.options.find((option) => option.text === answer);

/** Facts of a guest as the game's sentences want them. */
export const guestFacts = ({ card, beers, die, thalers, points, bonus }: CardView) => ({
  print: card,
  beers,
  die,
  thalers,
  points,
  bonus: bonus.bonus,
  number: bonus.number,
});
