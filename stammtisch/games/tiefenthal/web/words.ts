import type { BoardProps } from '$lib/board';
import type { BonusView } from '$generated/tiefenthal';

/** "3 thalers", "a noble": what a guest or a space of the monastery brings. */
export const bonusWords = ({ bonus, number }: BonusView, t: BoardProps['t']): string =>
  ['thalers', 'steps'].includes(bonus)
    ? t(`board-count-${bonus}`, { count: number })
    : t(`bonus-${bonus}`);

/** What the round track gives, as the subject of a sentence. */
export const giftWords = (gift: string, t: BoardProps['t']): string =>
  t(
    ['counter_guest', 'guest', 'own_die', 'upgrade'].includes(gift)
      ? `board-gift-${gift}`
      : `card-${gift}`,
  );

/** What a card is called: `R3` is a regular, `G4-1` a guest, all others go by their own name. */
export function cardWords(card: string, t: BoardProps['t']): string {
  if (/^R\d/.test(card)) return t('card-regular');
  return t(/^G\d/.test(card) ? 'card-guest' : `card-${card}`);
}
