import type { DieView, FitView, SpaceView, TavernView } from '$generated/tiefenthal';

/** One of my dice: alike ones are told apart by counting. */
export interface OwnDie extends DieView {
  id: string;
}
/** A die that the sketch lays on a space. */
export interface Placed {
  die: string;
  space: string;
}

/** `seat 2`, `yard`: the words of the answer that uses a die there. */
export const spaceId = ({ space, place }: { space: string; place: number }): string =>
  place > 0 ? `${space} ${place}` : space;

/** `white-5-1`, `own-3-1`: the first white 5, the first own 3. */
export function diceOf(tavern: TavernView): OwnDie[] {
  const seen: Record<string, number> = {};
  return tavern.dice.map((die) => {
    const kind = `${die.own ? 'own' : 'white'}-${die.face}`;
    seen[kind] = (seen[kind] ?? 0) + 1;
    return { ...die, id: `${kind}-${seen[kind]}` };
  });
}

export const spaceOf = (tavern: TavernView, id: string): SpaceView | undefined =>
  tavern.spaces.find((space) => spaceId(space) === id);

export const fitOf = (space: SpaceView | undefined, face: number): FitView | undefined =>
  space?.fits.find((fit) => fit.die === face);

/**
 * What of a sketch still holds: dice that are gone are replaced by others of that number, and what
 * lies on a closed space is dropped.
 */
export function standing(plan: Placed[], tavern: TavernView): Placed[] {
  const dice = diceOf(tavern);
  const free = new Set(dice.map((die) => die.id));
  for (const { die } of plan) free.delete(die);
  const found: Placed[] = [];
  for (const { die, space } of plan) {
    const here = spaceOf(tavern, space);
    if (!here || here.closed || (here.once && found.some((other) => other.space === space)))
      continue;
    const there = dice.some((other) => other.id === die) ? die : another(die, dice, free);
    if (there && !found.some((other) => other.die === there)) found.push({ die: there, space });
  }
  return found;
}

/** A die of the same number that lies free. */
function another(die: string, dice: OwnDie[], free: Set<string>): string | undefined {
  const face = Number(die.split('-')[1]);
  const found = dice.find((other) => other.face === face && free.has(other.id));
  if (found) free.delete(found.id);
  return found?.id;
}
