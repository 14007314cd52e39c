import type { Cues } from '$lib/cues';

export const cues: Cues = {
  ordered: 'place',
  laid: 'place',
  readied: 'place',
  threw: ({ count }) => (count === 1 ? 'last' : 'throw'), // all hangs on one barrel
  billed: 'coin',
  broke_down: 'bust',
};
