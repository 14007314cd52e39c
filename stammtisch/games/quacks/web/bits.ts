import type { RewardView } from '$generated/quacks';

/** A small sign: a thing of the box, or a chip, and what is written beside it. */
export interface Bit {
  icon?: string;
  chip?: string;
  text?: string;
  /** The number alone, where a drawing shows it without its sign. */
  count?: number;
  /** A side of the bonus die, from 1. */
  face?: number;
  bad?: boolean;
}

const MINUS = '−';

/** `+3`, `−2`. */
export const signed = (number: number): string =>
  number < 0 ? `${MINUS}${-number}` : `+${number}`;

export const gain = (icon: string, number: number): Bit => ({
  icon,
  text: signed(number),
  count: number,
});

export const step = (icon: string, from: number, to: number): Bit => ({
  icon,
  text: `${from} → ${to}`,
});

/** All that a die face, a glass or a book gives. */
export function rewardBits(reward: RewardView | undefined): Bit[] {
  if (!reward) return [];
  return [
    ...reward.chips.map((chip) => ({ chip })),
    ...(reward.points ? [gain('seal', reward.points)] : []),
    ...(reward.rubies ? [gain('ruby', reward.rubies)] : []),
    ...(reward.droplet ? [gain('drop', reward.droplet)] : []),
  ];
}
