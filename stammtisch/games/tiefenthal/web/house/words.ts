import type { BoardProps } from '$lib/board';
import type { Spot } from '../spot';

/** "Table 4, wants 5, pays 3", and what lies there. */
export function spaceWords({ space, dice, washers }: Spot, t: BoardProps['t']): string {
  const name = t(`board-space-${space.space}`, { place: space.place });
  const each = space.once ? '' : ` ${t('board-each')}`;
  const brings = t(`board-plus-${space.goods}`, { count: space.amount }) + each;
  const wants =
    space.wants.length < 6 ? t('board-wants', { dice: space.wants.join(', ') }) : t('board-any');
  const lies = dice.length > 0 ? t('board-lies', { dice: dice.map((d) => d.face).join(', ') }) : '';
  const help = washers > 0 ? t('board-washers', { count: washers }) : '';
  const served = space.closed ? t('board-served') : '';
  return [name, wants, brings, help, lies, served].filter(Boolean).join(', ');
}
