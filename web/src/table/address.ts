/** A moment of a game in the address, as a seat counts and sees it: a link shows just this. */
export const hashOf = (moment: number, seat: number | null): string =>
  `#moment=${moment}${seat === null ? '' : `&seat=${seat}`}`;

export function momentIn(hash: string): { moment: number; seat: number | null } | null {
  const found = /^#moment=(\d+)(?:&seat=(\d+))?$/.exec(hash);
  return found && { moment: Number(found[1]), seat: found[2] ? Number(found[2]) : null };
}
