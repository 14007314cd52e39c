/** The messages of docs/reference/protocol.md, as the shell reads them. */
export type Facts = Record<string, number | string>;
export type Value = number | string | boolean;
export type View = Record<string, unknown>;

export interface GameOption {
  key: string;
  kind: 'flag' | 'choice' | 'whole';
  default: Value;
  values: Value[];
  low: number;
  high: number;
  ruling: boolean;
}

export interface GameInfo {
  id: string;
  names: Record<string, string>;
  taglines: Record<string, string>;
  languages: string[];
  seats: [number, number];
  minutes: number;
  tutorial: boolean;
  rules: number;
  odds: boolean;
  options: GameOption[];
}

export interface Games {
  games: GameInfo[];
  bots: string[];
}

export interface MyTable {
  id: string;
  game: string;
  status: Status;
  names: string[];
  yours: number[];
  waiting: number[];
  your_turn: boolean;
  touched: number;
}

export interface Me {
  name: string;
  language: string | null;
  tables: MyTable[];
}

export type Status = 'open' | 'playing' | 'over' | 'closed';
export type OddsRule = 'off' | 'counts' | 'full';
export type SeatWish =
  | { kind: 'me' }
  | { kind: 'friend' }
  | { kind: 'bot'; level: string }
  | { kind: 'here'; name: string };

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, Value>;
  pack?: string | null;
  rules?: { odds: OddsRule };
  seed?: number | null;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'free' | 'bot';
  name: string;
  level: string | null;
  online: boolean;
  away: boolean;
  host: boolean;
}

export interface TableInfo {
  type: 'table';
  id: string;
  code: string | null;
  game: string;
  options: Record<string, Value>;
  own_pack: boolean;
  rules: { odds: OddsRule };
  status: Status;
  notice: string | null;
  commitment: string;
  unsealed: boolean;
  seats: Seat[];
  yours: number[];
  host: boolean;
  spectators: number;
  rematch: string | null;
}

export interface News {
  name: string;
  facts: Facts;
}

export interface Moment {
  moment: number;
  by: number | null;
  undone: number | null;
  news: News[];
}

export interface Waiting {
  seat: number;
  step: string;
}

export interface Option {
  text: string;
  verb: string;
  facts: Facts;
  rule: string;
}

export interface Question {
  step: string;
  about: Facts;
  options: Option[];
}

export interface Result {
  scores: number[];
  winners: number[];
}

export type Odds = Record<string, unknown>;

export interface Frame extends Moment {
  type: 'frame';
  seat: number | null;
  at: number;
  fresh: boolean;
  view: View;
  question: Question | null;
  waiting: Waiting[];
  clock: Record<string, number>;
  undo: boolean;
  odds: Odds | null;
  result: Result | null;
}

export interface ReplayMoment extends Moment {
  view: View;
  waiting: Waiting[];
  odds: Odds | null;
}

export interface Replay {
  seat: number | null;
  last: number;
  moments: ReplayMoment[];
}

export interface Verified {
  type: 'verified';
  proved: boolean;
  outcomes: number;
  commitment: string;
  seed: string;
  detail: string;
}

export type Heard =
  | TableInfo
  | Frame
  | { type: 'history'; seat: number | null; from: number; moments: Moment[] }
  | { type: 'taken'; at: number }
  | { type: 'refused'; code: string; detail: string; at: number | null }
  | { type: 'link'; ticket: string; path: string; seconds: number }
  | { type: 'reported'; id: string }
  | Verified
  | { type: 'pong' };

export type Said =
  | { at: number; choice: string }
  | { type: 'undo'; at: number }
  | { type: 'sit'; seat: number | null }
  | { type: 'start'; nonce: string }
  | { type: 'seat'; seat: number; kind: string; level?: string; name?: string }
  | { type: 'leave'; seat?: number }
  | { type: 'return' }
  | { type: 'rematch' }
  | { type: 'link' }
  | { type: 'report'; text: string }
  | { type: 'verify' }
  | { type: 'ping' };
