import type { BoardProps } from '$lib/board';
import type { BarrelView } from '$generated/polterfass';

/** A lying barrel, for those who hear it: both of its ends. */
export const lyingWords = (barrel: BarrelView, t: BoardProps['t']): string =>
  barrel.special ? t('board-ends-special') : t('board-ends', { ends: barrel.ends.join('/') });
