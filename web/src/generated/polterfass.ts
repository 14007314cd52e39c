// Written by `python3 dev.py types`; do not edit.

/** `face` is `lying`, a number, `double` or `cancel`; `ends` are the faces it can show. */
export interface BarrelView {
  barrel: number;
  ends: string[];
  special: boolean;
  face: string;
  number: number;
  in_cup: boolean;
  cancelled: boolean;
  doubled: boolean;
}

/** The barrels by what they do, and what the standing numbers are worth so far. */
export interface BarView {
  barrels: BarrelView[];
  standing: number[];
  lying: number[];
  cup: number[];
  doubles: number;
  cancels: number;
  showing: number;
  least: number;
  most: number;
}

/** Where the points of all rounds come from; penalties are 0 or below. */
export interface SourcesView {
  service: number;
  orders: number;
  gifts: number;
  penalties: number;
}

/** The cards of an order, once they may be seen. */
export interface OrderView {
  cards: number[];
  total: number;
}

/** `laid` is how many cards are seen before the player; `order` is theirs, if it may be seen. */
export interface PlayerView {
  seat: number;
  innkeeper: boolean;
  points: number;
  sources: SourcesView;
  laid: number;
  ordered: boolean;
  order: OrderView | null;
}

/** What a seat scored in a round, its total after it, and why. */
export interface BillLineView {
  seat: number;
  order: OrderView | null;
  points: number;
  total: number;
  reason: string;
}

/** The last round in full. `service` is None when the service broke down. */
export interface BillView {
  round: number;
  innkeeper: number;
  case: string;
  service: number | null;
  ordered: number;
  lines: BillLineView[];
}

/** A round on the score sheet: by seat its order, the cards of it, points and total. */
export interface SheetView {
  round: number;
  innkeeper: number;
  service: number | null;
  ordered: number;
  orders: (number | null)[];
  cards: number[][];
  points: number[];
  totals: number[];
}

/** All of the table. */
export interface PolterfassView {
  round: number;
  target: number;
  scores: number[];
  phase: string;
  phases: string[];
  over: boolean;
  winners: number[];
  innkeeper: number;
  opening: number;
  throws: number;
  bar: BarView;
  bust: boolean;
  laid: number;
  cards: number[];
  players: PlayerView[];
  bill: BillView | null;
  sheet: SheetView[];
}

/** One throw and then closing the tap: `most` and `least` are the totals it may pour. */
export interface ThrowOdds {
  doubles: number;
  cancels: number;
  barrels: number;
  stands: number;
  bust: number;
  mean: number;
  most: Record<string, number>;
  least: Record<string, number>;
}

/** The least and the most that all orders can come to. */
export interface OrderBounds {
  least: number;
  most: number;
}

/** What closing now can pour, every throw by the text of its choice, and what is ordered. */
export interface PolterfassOdds {
  close: number[];
  throws: Record<string, ThrowOdds>;
  ordered: OrderBounds;
}
