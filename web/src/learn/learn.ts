import { api } from '$lib/api';
import { callMe, house } from '$lib/me.svelte';
import { go } from '$lib/route.svelte';
import { startAtOnce } from '../table/begin';

/** Sit down to a lesson, with so many of its answers behind. */
export async function learn(game: string, id: string, step = 0): Promise<void> {
  await callMe(house.me?.name ?? '');
  const table = await api.open({ game, lesson: { id, step } });
  startAtOnce(table.id);
  go(`/table/${table.id}`, step > 0);
}
