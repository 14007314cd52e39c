import type { Odds } from '$lib/board';
import type { SheetView } from '../../../../web/src/generated/polterfass';

/** What a guest ordered in earlier rounds, the latest first. */
export const ordersOf = (sheet: SheetView[], seat: number): number[] =>
  sheet
    .map((line) => line.orders[seat] ?? null)
    .filter((total) => total !== null)
    .reverse();

/** One throw and then closing the tap, as `odds.py` works it out. */
export interface ThrowOdds {
  barrels: number;
  stands: number;
  bust: number;
  mean: number;
  most: Record<string, number>;
  least: Record<string, number>;
}

export interface PolterfassOdds {
  close: number[];
  throws: Record<string, ThrowOdds>;
  ordered: { least: number; most: number };
}

export const readOdds = (odds: Odds | null): PolterfassOdds | undefined =>
  odds && 'throws' in odds ? (odds as unknown as PolterfassOdds) : undefined;
