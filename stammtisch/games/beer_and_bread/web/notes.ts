import type { BoardProps } from '$lib/board';
import type { BeerAndBreadView, PlayableCard } from '$generated/beer_and_bread';

type Say = BoardProps['t'];

/** What fits, and what will have to be offered: said before the move. */
export function harvestNote({ harvest }: PlayableCard, t: Say): string {
  if (harvest.too_many > 0) return t('board-too-many', { count: harvest.too_many });
  return t(harvest.total > 0 ? 'board-fits' : 'board-nothing');
}

export function sellNote(view: BeerAndBreadView, { card, sell }: PlayableCard, t: Say): string {
  if (sell.reason === 'full') return t(`board-full-${view.faces[card]?.product}`);
  if (sell.reason === 'short') return t('board-short', { count: sell.missing_total });
  return t(sell.by_substitution ? 'board-by-swap' : 'board-cost-met');
}

export function cleanNote({ upgrade }: PlayableCard, t: Say): string {
  const { cleaned_beers: beers, cleaned_breads: breads } = upgrade;
  return beers + breads > 0 ? t('board-cleans', { beers, breads }) : t('board-cleans-nothing');
}

export function useNote(use: string, view: BeerAndBreadView, play: PlayableCard, t: Say): string {
  if (use === 'harvest') return harvestNote(play, t);
  return use === 'sell' ? sellNote(view, play, t) : cleanNote(play, t);
}

/** The discard pile by the backs of its cards. */
export const discardsOf = ({ discard_backs: backs }: BeerAndBreadView, t: Say): string =>
  t('board-discards', { beers: backs['beer'] ?? 0, breads: backs['bread'] ?? 0 });
