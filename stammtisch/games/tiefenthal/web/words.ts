import type { BoardProps } from '$lib/board';
import type { BonusView } from '$generated/tiefenthal';

/** "3 thalers", "a noble": what a guest or a space of the monastery brings. */
export const bonusWords = ({ bonus, number }: BonusView, t: BoardProps['t']): string =>
  ['thalers', 'steps'].includes(bonus)
    ? t(`board-count-${bonus}`, { count: number })
    : `${number > 1 ? `${number} ` : ''}${t(`bonus-${bonus}`)}`;

const OWN_WORDS = ['counter_guest', 'guest', 'own_die', 'upgrade'];
const ENTERTAINERS = ['juggler', 'fire_breather', 'magician'];

/** What the round track gives, as the subject of a sentence. */
export function giftWords(gift: string, t: BoardProps['t']): string {
  if (ENTERTAINERS.includes(gift)) return t(`entertainer-${gift}`);
  return t(OWN_WORDS.includes(gift) ? `board-gift-${gift}` : `card-${gift}`);
}

/** Guests go by the ids of the pack: `G4-1`, with a white cube `M3G-2`. */
export const isGuest = (card: string): boolean => /^(M3)?G[\d-]/.test(card);

/** What a card is called: `R3` is a regular, a guest is one, all others go by their own name. */
export function cardWords(card: string, t: BoardProps['t']): string {
  if (/^R\d/.test(card)) return t('card-regular');
  return t(isGuest(card) ? 'card-guest' : `card-${card}`);
}
