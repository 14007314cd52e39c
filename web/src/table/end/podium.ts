import type { Result, View } from '$lib/protocol';
import { placesOf, sourcesOf } from '../reading';

/** One player on the podium: how high, and out of what. */
export interface Step {
  seat: number;
  place: number;
  points: number;
  won: boolean;
  /** From 0 to 1: the height beside the highest. */
  share: number;
  /** The largest source first; what was lost stands last. */
  blocks: { source: string; points: number }[];
}

const PALETTE = [
  '#d9a863',
  '#f3e3c2',
  '#9dbfd6',
  '#f0bcbc',
  '#b9cf95',
  '#c3a6d1',
  '#e8b25c',
  '#b3aaa0',
] as const;

/** Every source keeps its colour in all columns and in the table beside them. */
export const colourOf = (source: string, all: string[]): string =>
  PALETTE[all.indexOf(source) % PALETTE.length] ?? PALETTE[0];

/** All sources of a game, those that brought most first. */
export function sourceKeys(sources: Record<string, number>[]): string[] {
  const sums = new Map<string, number>();
  for (const by of sources)
    for (const [key, points] of Object.entries(by)) sums.set(key, (sums.get(key) ?? 0) + points);
  return [...sums].sort(([, one], [, two]) => two - one).map(([key]) => key);
}

export function podiumOf({ scores, winners }: Result, view: View): Step[] {
  const most = Math.max(1, ...scores);
  const sources = sourcesOf(view, scores.length);
  return placesOf(scores, winners).map(({ seat, place }) => {
    const points = scores[seat] ?? 0;
    const blocks = Object.entries(sources?.[seat] ?? {})
      .map(([source, part]) => ({ source, points: part }))
      .filter((block) => block.points !== 0)
      .sort((one, two) => two.points - one.points);
    const share = Math.max(0, points) / most;
    return { seat, place, points, won: winners.includes(seat), share, blocks };
  });
}

/** Where a column stands: the second left of the first, the others to the right. */
export const standsAt = (rank: number): number => (rank === 0 ? 1 : rank === 1 ? 0 : rank);

/** By how much the winners lead; 0 where something else than points decided, null if all won. */
export function leadOf({ scores, winners }: Result): number | null {
  const others = scores.filter((_, seat) => !winners.includes(seat));
  const best = Math.max(...winners.map((seat) => scores[seat] ?? 0));
  return others.length ? best - Math.max(...others) : null;
}
