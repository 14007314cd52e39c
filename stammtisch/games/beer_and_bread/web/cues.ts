import type { Cues } from '$lib/cues';

export const cues: Cues = {
  drawn: 'draw',
  'drawn-back': 'draw',
  'hands-swapped': 'draw',
  given: 'place',
  reserved: 'place',
  'reserved-back': 'place',
  harvested: 'place',
  upgraded: 'place',
  sold: 'coin',
};
