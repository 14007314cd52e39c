// Written by `python -m stammtisch.server.typescript`; do not edit.

/** All of the table. */
export interface PigView {
  target: number;
  points: number[];
  player: number;
  turn: number;
}
