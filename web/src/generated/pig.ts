// Written by `python3 dev.py types`; do not edit.

/** All of the table. */
export interface PigView {
  target: number;
  points: number[];
  scores: number[];
  player: number;
  turn: number;
}
