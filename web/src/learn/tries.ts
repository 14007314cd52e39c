import type { News, ShownEvent, TryInfo } from '$lib/protocol';

/** A game's words, and what has happened at its table. */
interface Told {
  has: (id: string) => boolean;
  t: (id: string) => string;
  spoken: (news: News[]) => string[];
  live: { moments: { news: News[] }[] };
}
type Words = Pick<Told, 'has' | 't'>;

const longer = (about: string): string => `${about}-text`;

/** What a try is called: its card, or its paragraph. */
export function nameOf(words: Words, { about, rule }: TryInfo): string {
  if (about && words.has(longer(about))) return words.t(about);
  return words.has(`paragraph-${rule}`) ? words.t(`paragraph-${rule}`) : '';
}

/** What the game says about the card or book that is tried. */
export function textOf(words: Words, about: string): string {
  if (!about) return '';
  return words.t(words.has(longer(about)) ? longer(about) : about);
}

const isShown = ({ name, facts }: News, shown: ShownEvent): boolean =>
  name === shown.name &&
  Object.entries(shown.facts).every(([key, value]) => String(facts[key]) === value);

/** The sentences of the log about what a try is there to show, once all of it has happened. */
export function sightOf(told: Told, shows: ShownEvent[]): string {
  const news = told.live.moments.flatMap((moment) => moment.news);
  const found = shows.map((shown) => news.findLast((one) => isShown(one, shown)));
  if (found.some((one) => one === undefined)) return '';
  return told.spoken(found.filter((one) => one !== undefined)).join(' ');
}
