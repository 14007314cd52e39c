import { api } from '$lib/api';
import { callMe, house } from '$lib/me.svelte';
import type { GameReview, ReviewMoment, SeatReview } from '$lib/protocol';
import { go } from '$lib/route.svelte';
import { remember } from '$lib/store';
import { startAtOnce } from './begin';
import type { Desk } from './desk.svelte';

/** What a table is told that begins at a decision: which answer was better than the one given. */
export interface Task {
  chosen: string;
  best: string;
  label: string;
}

/** The decisions of one seat, in order, with their places in the whole list. */
export const ofSeat = (review: GameReview, seat: number): ReviewMoment[] =>
  review.moments.filter((moment) => moment.seat === seat);

export const costly = (review: GameReview, told: SeatReview): ReviewMoment[] =>
  told.costliest.flatMap((place) => review.moments[place] ?? []);

export const percent = (share: number): number => Math.round(100 * share);

/** How high the curve of the chances reaches: all of it, or half where that is enough. */
export const topOf = (shares: number[]): number => (Math.max(...shares) > 0.5 ? 1 : 0.5);

/** One round of a game on the curve: from its first decision to that of the next. */
export interface Span {
  round: number;
  first: number;
  end: number;
}

export function spansOf(moments: ReviewMoment[]): Span[] {
  const spans: Span[] = [];
  moments.forEach(({ round }, place) => {
    const last = spans.at(-1);
    if (last?.round === round) last.end = place + 1;
    else spans.push({ round, first: place, end: place + 1 });
  });
  return spans;
}

/** "+4" or "−12": with a sign that is not a hyphen. */
export const signed = (number: number): string => {
  const whole = Math.round(number);
  return `${whole < 0 ? '−' : whole > 0 ? '+' : '±'}${Math.abs(whole)}`;
};

/** A table of my own that goes on from a moment, with bots in the other seats. */
export async function playOn(desk: Desk, moment: number, seat: number | null): Promise<string> {
  const mine = seat ?? desk.live.yours[0] ?? 0;
  const level = house.games?.bots.includes('thrifty') ? 'thrifty' : 'random';
  await callMe(house.me?.name ?? '');
  const made = await api.open({
    game: desk.game,
    seats: desk.seats.map((_, place) => ({
      kind: place === mine ? 'me' : 'bot',
      level: place === mine ? null : level,
      name: '',
    })),
    options: {},
    pack: null,
    rules: { odds: desk.live.table?.rules.odds ?? 'full', hints: true },
    seed: null,
    play_on: { table: desk.live.id, moment, seat },
  });
  startAtOnce(made.id);
  return made.id;
}

/** The same, with the task to find what was better there. */
export async function tryAgain(desk: Desk, moment: ReviewMoment): Promise<void> {
  const id = await playOn(desk, moment.moment, moment.seat);
  const task: Task = {
    chosen: moment.chosen.text,
    best: moment.best.text,
    label: desk.label(moment.best),
  };
  remember(`task ${id}`, task);
  go(`/table/${id}`);
}
