import type { Component } from 'svelte';
import type { BoardPanel, BoardProps } from '$lib/board';
import type { TiefenthalView } from '$generated/tiefenthal';
import type { Draft } from './draft.svelte';
import Market from './market/Market.svelte';
import Monastery from './monastery/Monastery.svelte';
import Parts from './modules/Parts.svelte';
import RivalPanel from './rivals/RivalPanel.svelte';

type Panel = Component<BoardProps>;

/** What the drawer shows before the log. */
export const panels: BoardPanel<TiefenthalView, Draft>[] = [
  { id: 'market', icon: 'market', Panel: Market as unknown as Panel },
  { id: 'monastery', icon: 'abbey', Panel: Monastery as unknown as Panel },
  {
    id: 'parts',
    icon: 'plus',
    Panel: Parts as unknown as Panel,
    has: ({ module }) => module > 1,
  },
  {
    id: 'rival',
    icon: 'chair',
    Panel: RivalPanel as unknown as Panel,
    has: (_view, draft) => draft.rival !== null,
  },
];

/** A tap on a player shows that tavern in small; on oneself, the market. */
export function onSeat(seat: number, me: number | null, draft: Draft): string {
  draft.rival = seat === me ? null : seat;
  return seat === me ? 'market' : 'rival';
}
