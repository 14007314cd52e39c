import type { Placed } from './dice';

/** A sketch of one evening at one table, kept in this browser while the page is loaded anew. */
export interface Sketch {
  seat: number | null;
  round: number;
  plan: Placed[];
}
const EMPTY: Sketch = { seat: null, round: 0, plan: [] };
const key = (): string => `tiefenthal ${location.pathname}`;

export function keptSketch(): Sketch {
  try {
    return { ...EMPTY, ...(JSON.parse(sessionStorage.getItem(key()) ?? '{}') as Partial<Sketch>) };
  } catch {
    return EMPTY;
  }
}

export function keepSketch(sketch: Sketch): void {
  try {
    sessionStorage.setItem(key(), JSON.stringify(sketch));
  } catch {
    // A forbidden store costs the sketch after a refresh only.
  }
}
