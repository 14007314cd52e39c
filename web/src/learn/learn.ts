import { api } from '$lib/api';
import { callMe, house } from '$lib/me.svelte';
import type { Value } from '$lib/protocol';
import { go, place } from '$lib/route.svelte';
import { settings } from '$lib/settings.svelte';
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

/** What is new with a value of an option, as tries one after the other. */
const SERIES = 'try-series';

/** A step of the game: its tries, or the guided first game where it has none of its own. */
export async function learnStep(game: string, key: string, value: Value): Promise<void> {
  const { lessons } = await api.lessons(game, settings.language);
  const ids = lessons.filter(({ tries }) => tries?.options[key] === value).map(({ id }) => id);
  remember(SERIES, ids);
  if (ids[0]) await tryRule(game, ids[0]);
  else await learn(game, 'first');
}

/** The try that follows in the series that one has begun. */
export function nextTry(id: string): string | undefined {
  const ids = recall<string[]>(SERIES, []);
  return ids.includes(id) ? ids[ids.indexOf(id) + 1] : undefined;
}

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
