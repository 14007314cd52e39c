import type { BeerAndBreadView, PlayableCard } from '$generated/beer_and_bread';
import type { Tokens } from './heaps';
import { Plan } from './plan';

/** The three uses of a card, as its rows stand. */
export const USES = ['harvest', 'sell', 'upgrade'] as const;
export type UseOf = (typeof USES)[number];

/** What is looked at or picked, and not yet said. */
export class Draft {
  /** The card that is lifted to be read, and the use of it that is looked at. */
  card = $state('');
  use = $state<UseOf>('harvest');
  /** The tokens that are picked in a question about tokens. */
  picked = $state.raw<Tokens>([]);
  readonly plan = new Plan();

  lift(card: string): void {
    this.card = card;
    this.use = 'harvest';
  }
}

/** The lifted card, while it can be played: of the hand or of the exchange. */
export function liftedCard(view: BeerAndBreadView, draft: Draft): PlayableCard | undefined {
  const exchange = view.exchange.flatMap((card) => card.playable ?? []);
  return [...view.hand, ...exchange].find((card) => card.card === draft.card);
}

export const makeDraft = (): Draft => new Draft();
