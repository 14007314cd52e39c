import type { Cues } from '$lib/cues';

export const cues: Cues = {
  came_in: 'draw',
  die_taken: 'place',
  die_placed: 'place',
  used: 'place',
  own_die_rolled: 'throw',
  white_dice_rolled: 'throw',
  rolled_again: 'throw',
  bought: 'coin',
  upgraded: 'coin',
  recruited: 'coin',
  nobles_taken: 'coin',
};
