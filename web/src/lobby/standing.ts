import { seatName } from '$lib/me.svelte';
import type { MyTable } from '$lib/protocol';
import { say } from '$lib/texts.svelte';

const named = ({ names }: MyTable, seat: number): string =>
  seatName(seat, names[seat] ?? '', 'person');

/** Everybody at a table. */
export const people = (table: MyTable): string =>
  table.names.map((_, seat) => named(table, seat)).join(', ');

/** How a table stands, in a few words. */
export function standing(table: MyTable): string {
  if (table.your_turn) return say('your-turn');
  if (table.status === 'open') return say('gathering');
  if (table.status === 'over') return ended(table);
  if (table.status === 'closed') return say('closed');
  const names = table.waiting.map((seat) => named(table, seat)).join(', ');
  return names ? say('waiting-for', { names }) : '';
}

/** Who won, and with how much. */
function ended(table: MyTable): string {
  const { result, yours } = table;
  if (!result) return say('over');
  const me = yours[0];
  if (me !== undefined && result.winners.includes(me))
    return say('i-won', { points: result.scores[me] ?? 0 });
  const winner = result.winners[0] ?? 0;
  return say('they-won', { name: named(table, winner), points: result.scores[winner] ?? 0 });
}
