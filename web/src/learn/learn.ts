import { api } from '$lib/api';
import { callMe, house } from '$lib/me.svelte';
import { go, place } from '$lib/route.svelte';
import { recall, remember } from '$lib/store';
import { startAtOnce } from '../table/begin';

/** Sit down to a lesson, with so many of its answers behind. */
export async function learn(game: string, id: string, step = 0): Promise<void> {
  await callMe(house.me?.name ?? '');
  const table = await api.open({ game, lesson: { id, step } });
  startAtOnce(table.id);
  go(`/table/${table.id}`, step > 0);
}

/** The game that somebody left to try a rule, by the table of the try. */
const LEFT = 'try-left';
export const leftFor = (table: string): string | undefined => recall(LEFT, {} as Left)[table];
type Left = Record<string, string>;

/** Try a rule at a table of its own; the way back leads to the game, past other tries. */
export async function tryRule(game: string, id: string): Promise<void> {
  const here = place.route.page === 'table' ? place.route.id : '';
  const again = here in recall(LEFT, {} as Left);
  await callMe(house.me?.name ?? '');
  const table = await api.open({ game, lesson: { id, step: 0 } });
  remember(LEFT, { [table.id]: again ? (leftFor(here) ?? '') : here });
  startAtOnce(table.id);
  go(`/table/${table.id}`, again);
}
