import type { BoardProps } from '$lib/board';
import type { PlayerView, QuacksView } from '$generated/quacks';

/** How a player stands now, as an icon and a word; null where there is nothing to say. */
export interface Standing {
  icon: string;
  text: string;
}

const ICONS: Record<string, string> = { brewing: 'steam', stopped: 'lid', exploded: 'spark' };

export function standingOf(
  { phase }: QuacksView,
  player: PlayerView,
  t: BoardProps['t'],
): Standing | null {
  if (phase === 'fortune' || phase === 'rats')
    return player.tails ? { icon: 'rat', text: t('board-tails', { count: player.tails }) } : null;
  if (phase === 'rubies' || phase === 'end') return null;
  if (phase === 'buy' && player.coins > 0)
    return { icon: 'coin', text: t('board-coins', { count: player.coins }) };
  return { icon: ICONS[player.state] ?? 'lid', text: t(`board-${player.state}`) };
}
