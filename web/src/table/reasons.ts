import { say } from '$lib/texts.svelte';
import type { Advice, Advised } from '$lib/protocol';
import type { Desk } from './desk.svelte';

/** Why one answer is better than another: in the game's own words, else by chance and points. */
export const reasonFor = (desk: Desk, why: Advice['why'], best: Advised, next: Advised): string =>
  reasonBy(desk, why, best.win - next.win, best.points - next.points, desk.label(next.choice));

/** The same, where only the differences are told. */
export function reasonBy(
  desk: Desk,
  why: Advice['why'],
  win: number,
  points: number,
  other: string,
): string {
  if (why && desk.has(`why-${why.id}`)) return desk.t(`why-${why.id}`, why.facts);
  const facts = {
    win: Math.round(100 * win),
    points: Math.round(10 * Math.abs(points)) / 10,
    other,
  };
  return say(points < 0 ? 'why-fewer' : 'why-more', facts);
}
