import type { TavernView } from '$generated/tiefenthal';

/** Every card of a tavern's piles, by name. */
export function ownedCards({ draw_pile, discard_pile }: TavernView): [string, number][] {
  const counts: Record<string, number> = { ...draw_pile.hidden };
  for (const [card, count] of Object.entries(discard_pile))
    counts[card] = (counts[card] ?? 0) + count;
  for (const card of draw_pile.top) counts[card] = (counts[card] ?? 0) + 1;
  return Object.entries(counts).toSorted(([one], [two]) => one.localeCompare(two));
}
