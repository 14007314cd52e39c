import type { BoardProps } from '$lib/board';
import type { PlayerView, QuacksView } from '$generated/quacks';
import type { Bit } from './bits';

/** What is remembered of a brew and lies nowhere on the table: drawn, and said in words. */
export interface Mark {
  id: string;
  bit: Bit;
  words: string;
  /** It has happened, and does not come again. */
  spent?: boolean;
}

export function marksOf(view: QuacksView, player: PlayerView, t: BoardProps['t']): Mark[] {
  const { chance } = player;
  const strong = player.pot.find((chip) => chip.strong);
  const marks: Mark[] = [];
  if (player.doubled) marks.push({ id: 'doubled', bit: { text: '×2' }, words: t('board-doubled') });
  if (strong)
    marks.push({
      id: 'strong',
      bit: { chip: strong.chip, text: '★' },
      words: t('board-strong', { chip: strong.chip }),
    });
  if (chance)
    marks.push({
      id: 'chance',
      bit: { icon: 'pot', text: `${chance.placed}/${chance.safe}` },
      words: t(chance.restarted ? 'board-chance-spent' : 'board-chance', {
        placed: chance.placed,
        safe: chance.safe,
      }),
      spent: chance.restarted,
    });
  if (view.fortune?.card === 'well_stirred' && player.state === 'brewing')
    marks.push({
      id: 'stirred',
      bit: { icon: 'i-white', text: '↩' },
      words: t(player.stirred ? 'board-stirred-spent' : 'board-stirred'),
      spent: player.stirred,
    });
  return marks;
}
