import type { Moment, News, View } from '$lib/protocol';

/** What the frame reads of any game's view, where it is there: see docs/explanation/boards.md. */
export function scoresOf(view: View, seats: number): (number | null)[] | null {
  const found = view['scores'] ?? view['points'];
  return Array.isArray(found) && found.length === seats ? (found as (number | null)[]) : null;
}

export type Sources = Record<string, number>[];

export function sourcesOf(view: View, seats: number): Sources | null {
  const found = view['sources'];
  return Array.isArray(found) && found.length === seats ? (found as Sources) : null;
}

export function numberOf(view: View, key: string): number | null {
  const found = view[key];
  return typeof found === 'number' ? found : null;
}

export function phasesOf(view: View): { all: string[]; now: string } | null {
  const { phases, phase } = view;
  return Array.isArray(phases) && typeof phase === 'string'
    ? { all: phases as string[], now: phase }
    : null;
}

export interface Line {
  moment: number;
  by: number | null;
  news: News;
}

/** The log's lines: news of moments that were not taken back. */
export function linesOf(moments: Moment[]): Line[] {
  const undone = new Set(moments.map((moment) => moment.undone));
  return moments
    .filter((moment) => moment.undone === null && !undone.has(moment.moment))
    .flatMap(({ moment, by, news }) => news.map((each) => ({ moment, by, news: each })));
}

/** What others did since this seat's last answer. */
export function sinceMine(moments: Moment[], me: number | null): Line[] {
  if (me === null) return [];
  const mine = moments.findLast((moment) => moment.by === me)?.moment ?? 0;
  return linesOf(moments).filter((line) => line.moment > mine && line.by !== me);
}

/** Places by score: equal scores share a place. */
export function placesOf(scores: number[], winners: number[]): { seat: number; place: number }[] {
  const won = (seat: number): number => (winners.includes(seat) ? 1 : 0);
  const order = scores
    .map((score, seat) => ({ seat, score }))
    .sort((a, b) => won(b.seat) - won(a.seat) || b.score - a.score || a.seat - b.seat);
  let place = 0;
  return order.map(({ seat, score }, index) => {
    const before = order[index - 1];
    const tied = before && before.score === score && won(before.seat) === won(seat);
    if (!tied) place = index + 1;
    return { seat, place };
  });
}
