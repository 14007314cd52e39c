import type { DieView, SpaceView } from '$generated/tiefenthal';
import { fitOf } from './dice';
import type { Draft } from './draft.svelte';

export type Look = '' | 'lie' | 'sel' | 'can' | 'done';

/** A space as the sketch has it. */
export interface Spot {
  id: string;
  space: SpaceView;
  dice: DieView[];
  /** The die in hand may be laid here. */
  can: boolean;
  /** What serving the die in hand here would say. */
  answer: string | undefined;
  /** The die in hand lies here. */
  held: boolean;
  look: Look;
  /** Dishwashers that the die in hand, or the one that lies here, would take. */
  washers: number;
}

export function spotOf(draft: Draft, space: SpaceView): Spot {
  const { id } = space;
  const dice = draft.diceOn(id);
  const { chosen } = draft;
  const held = dice.some((die) => die.id === (draft.isHeld ? chosen?.id : draft.next?.die));
  const can = draft.canLay(space);
  const face = can ? chosen?.face : dice[0]?.face;
  const fit = face === undefined ? undefined : fitOf(space, face);
  const answer = can ? fit?.choice : undefined;
  const look = lookOf(space, dice.length, can, held);
  return { id, space, dice, can, answer, held, look, washers: fit?.dishwashers ?? 0 };
}

function lookOf(space: SpaceView, dice: number, can: boolean, held: boolean): Look {
  if (can) return 'can';
  if (held) return 'sel';
  if (dice > 0) return 'lie';
  return space.closed ? 'done' : '';
}

/** A tap lays the die in hand here, else takes up the one that lies here. */
export function tap(draft: Draft, { space, id, dice, can }: Spot): void {
  if (can && draft.chosen) draft.place(draft.chosen, id);
  else if (dice[0]) draft.hold(dice[0]);
  else if (space.closed) draft.hold(null);
}
