import type { BoardPanel } from '$lib/board';
import type { TiefenthalOdds, TiefenthalView } from '$generated/tiefenthal';
import type { Draft } from './draft.svelte';
import Market from './market/Market.svelte';
import Monastery from './monastery/Monastery.svelte';
import Parts from './modules/Parts.svelte';
import RivalPanel from './rivals/RivalPanel.svelte';

/** What the drawer shows before the log. */
export const panels: BoardPanel<TiefenthalView, TiefenthalOdds, Draft>[] = [
  { id: 'market', icon: 'market', Panel: Market },
  { id: 'monastery', icon: 'abbey', Panel: Monastery },
  {
    id: 'parts',
    icon: 'plus',
    Panel: Parts,
    has: ({ module }) => module > 1,
  },
  {
    id: 'rival',
    icon: 'chair',
    Panel: RivalPanel,
    has: (_view, draft) => draft.rival !== null,
  },
];

/** A tap on a player shows that tavern in small; on oneself, the market. */
export function onSeat(seat: number, me: number | null, draft: Draft): string {
  draft.rival = seat === me ? null : seat;
  return seat === me ? 'market' : 'rival';
}
