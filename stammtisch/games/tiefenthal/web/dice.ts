import type { DieView, FitView, SpaceView, TavernView } from '$generated/tiefenthal';

/** A die that the sketch lays on a space, both by their ids in the view. */
export interface Placed {
  die: string;
  face: number;
  space: string;
}

export const spaceOf = (tavern: TavernView, id: string): SpaceView | undefined =>
  tavern.spaces.find((space) => space.id === id);

export const fitOf = (space: SpaceView | undefined, face: number): FitView | undefined =>
  space?.fits.find((fit) => fit.die === face);

/**
 * What of a sketch still holds: dice that are gone are replaced by others of that number, and what
 * lies on a closed space is dropped.
 */
export function standing(plan: Placed[], tavern: TavernView): Placed[] {
  const { dice } = tavern;
  const free = new Set(dice.map((die) => die.id));
  for (const { die } of plan) free.delete(die);
  const found: Placed[] = [];
  for (const { die, face, space } of plan) {
    const here = spaceOf(tavern, space);
    if (!here || here.closed || (here.once && found.some((other) => other.space === space)))
      continue;
    const there = dice.some((other) => other.id === die) ? die : another(face, dice, free);
    if (there && !found.some((other) => other.die === there))
      found.push({ die: there, face, space });
  }
  return found;
}

/** A die of the same number that lies free. */
function another(face: number, dice: DieView[], free: Set<string>): string | undefined {
  const found = dice.find((other) => other.face === face && free.has(other.id));
  if (found) free.delete(found.id);
  return found?.id;
}
