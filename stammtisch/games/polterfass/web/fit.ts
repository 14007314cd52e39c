/** The widest that `count` things of one shape can be in a box, in as many rows as that takes. */
export function fit(
  count: number,
  box: { width: number; height: number },
  ratio: number,
  most: number,
): number {
  let best = 0;
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const across = Math.floor(box.width / Math.ceil(Math.max(1, count) / rows));
    best = Math.max(best, Math.min(across, Math.floor((box.height / rows) * ratio)));
  }
  return Math.min(best, most);
}
