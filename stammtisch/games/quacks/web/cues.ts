import type { Cues } from '$lib/cues';

export const cues: Cues = {
  looked: 'draw',
  placed: 'place',
  'set-aside': 'place',
  'put-back': 'draw',
  rolled: 'throw',
  scored: 'coin',
  bought: 'coin',
  'got-rubies': 'coin',
  exploded: 'boom',
};
