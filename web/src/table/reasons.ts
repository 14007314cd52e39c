import { say } from '$lib/texts.svelte';
import type { Advice } from '$lib/protocol';
import type { Desk } from './desk.svelte';

/** Why an answer is better: in the game's own words, else by its chance and its points. */
export function reasonFor(
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
