import type { Facts, Moment, News, View } from '$lib/protocol';

type Player = Record<string, unknown>;

/** Whether a list has one entry per seat, each with this field: players, taverns, villages. */
const isBySeat = (list: unknown, key: string, seats: number): list is Player[] =>
  Array.isArray(list) &&
  list.length === seats &&
  list.every((one) => one !== null && typeof one === 'object' && key in one);

/** One value per seat: a list of its own, or a field of each player. */
function perSeat(view: View, key: string, seats: number): unknown[] | null {
  const own = view[key];
  if (Array.isArray(own) && own.length === seats) return own;
  const players = Object.values(view).find((list) => isBySeat(list, key, seats));
  return players ? (players as Player[]).map((player) => player[key]) : null;
}

export type Sources = Record<string, number>[];

/** What the frame reads of any game's view, where it is there: see docs/explanation/boards.md. */
export const sourcesOf = (view: View, seats: number): Sources | null =>
  perSeat(view, 'sources', seats) as Sources | null;

/** Points by round, where a game tells them: `rounds` of each player. */
export function roundsOf(view: View, seats: number): number[][] | null {
  const found = perSeat(view, 'rounds', seats);
  return found?.every(Array.isArray) ? (found as number[][]) : null;
}

export function numberOf(view: View, ...keys: string[]): number | null {
  const found = keys.map((key) => view[key]).find((value) => typeof value === 'number');
  return typeof found === 'number' ? found : null;
}

export function phasesOf(view: View): { all: string[]; now: string } | null {
  const { phases, phase } = view;
  return Array.isArray(phases) && typeof phase === 'string'
    ? { all: phases as string[], now: phase }
    : null;
}

/** One line of the log: an event, or several of one moment that are about the same seat. */
export interface Line {
  moment: number;
  by: number | null;
  news: News[];
}

/** The log's lines: news of moments that were not taken back. */
export function linesOf(moments: Moment[]): Line[] {
  const undone = new Set(moments.map((moment) => moment.undone));
  return moments
    .filter((moment) => moment.undone === null && !undone.has(moment.moment))
    .flatMap(({ moment, by, news }) => grouped(news).map((group) => ({ moment, by, news: group })));
}

function grouped(news: News[]): News[][] {
  const groups: News[][] = [];
  for (const each of news) {
    const last = groups.at(-1);
    const begins = each.facts['round'] !== undefined; // a new round is a new line
    if (last && !begins && last[0]?.facts['seat'] === each.facts['seat']) last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Equal words are told once, with their number. */
function counted(sentences: string[]): { sentence: string; times: number }[] {
  const found = new Map<string, number>();
  for (const sentence of sentences) found.set(sentence, (found.get(sentence) ?? 0) + 1);
  return [...found].map(([sentence, times]) => ({ sentence, times }));
}

/** Equal neighbours are told once, with their number. */
export function shortened(sentences: string[]): string[] {
  const runs: { sentence: string; times: number }[] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.sentence === sentence) last.times++;
    else runs.push({ sentence, times: 1 });
  }
  return runs.map(({ sentence, times }) => (times > 1 ? `${sentence}\u00a0×${times}` : sentence));
}

/** Neighbours of one name, where `joins` says that they can be told together. */
export function runsOf(news: News[], joins: (name: string) => boolean): News[][] {
  const runs: News[][] = [];
  for (const each of news) {
    const last = runs.at(-1);
    if (last && last[0]?.name === each.name && joins(each.name)) last.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** Facts of like events as one: what differs becomes a list, with the frequent last. */
export function together(all: Facts[], word: (key: string, value: unknown) => string): Facts {
  const facts: Facts = { times: all.length };
  for (const [key, value] of Object.entries(all[0] ?? {})) {
    const words = counted(all.map((each) => word(key, each[key])));
    words.sort((a, b) => a.times - b.times);
    const list = words.map((one) =>
      one.times > 1 ? `${one.sentence}\u00a0×${one.times}` : one.sentence,
    );
    const same = typeof value === 'number' && all.every((each) => each[key] === value);
    facts[key] = same ? value : list.join(', ');
  }
  return facts;
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
