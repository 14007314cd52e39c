import type { News } from './protocol';

/** What is worth a sound, the weightiest last: of several at once only one is heard. */
export const CUES = [
  'draw',
  'place',
  'throw',
  'coin',
  'turn',
  'last',
  'bust',
  'boom',
  'win',
] as const;
export type Cue = (typeof CUES)[number];

/** The cues of a game: by the name of an event, or out of its facts. */
export type Cues = Record<string, Cue | ((facts: News['facts']) => Cue | undefined)>;

export interface Called {
  cue: Cue;
  news: News | null;
}

/** The weightiest cue of what has just happened. */
export function cueOf(news: News[], cues: Cues): Called | null {
  let found: Called | null = null;
  for (const each of news) {
    const known = cues[each.name];
    const cue = typeof known === 'function' ? known(each.facts) : known;
    if (cue && (!found || CUES.indexOf(cue) > CUES.indexOf(found.cue))) found = { cue, news: each };
  }
  return found;
}
