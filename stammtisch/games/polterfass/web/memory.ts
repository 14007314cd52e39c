import type { Odds } from '$lib/board';
import type { BillView } from '../../../../web/src/generated/polterfass';

/** What a guest ordered in earlier rounds, the latest first. */
export const ordersOf = (bills: BillView[], seat: number): number[] =>
  bills
    .map((bill) => bill.lines[seat]?.order?.total)
    .filter((total) => total !== undefined)
    .reverse();

/** What the board shows of `odds.py`. */
export interface PolterfassOdds {
  throws: Record<string, { bust: number }>;
  ordered: { least: number; most: number };
}

export const readOdds = (odds: Odds | null): PolterfassOdds | undefined =>
  odds && 'throws' in odds ? (odds as unknown as PolterfassOdds) : undefined;
