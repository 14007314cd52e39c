import type { SheetView } from '$generated/polterfass';

/** What a guest ordered in earlier rounds, the latest first. */
export const ordersOf = (sheet: SheetView[], seat: number): number[] =>
  sheet
    .map((line) => line.orders[seat] ?? null)
    .filter((total) => total !== null)
    .reverse();
