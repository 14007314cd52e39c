// Written by `python -m stammtisch.server.typescript`; do not edit.

/** One legal answer. */
export interface Offer {
  text: string;
  verb: string;
  facts: Record<string, number | string>;
  rule: string;
}

/** An open question with all its answers. */
export interface Asked {
  step: string;
  about: Record<string, number | string>;
  options: Offer[];
}

/** An event as one viewer hears it. */
export interface News {
  name: string;
  facts: Record<string, number | string>;
}

/** Somebody is asked something; `step` is empty unless it is the viewer. */
export interface Waiting {
  seat: number;
  step: string;
}

/** How it ended. */
export interface Result {
  scores: number[];
  winners: number[];
}

/** All that one viewer sees now. */
export interface Frame {
  seat: number | null;
  moment: number;
  by: number | null;
  undone: number | null;
  at: number;
  fresh: boolean;
  view: Record<string, unknown>;
  question: Asked | null;
  news: News[];
  waiting: Waiting[];
  clock: Record<string, number>;
  undo: boolean;
  odds: Record<string, unknown> | null;
  result: Result | null;
  type: "frame";
}

/** A moment in the log of one viewer. */
export interface Told {
  moment: number;
  by: number | null;
  undone: number | null;
  news: News[];
}

/** What one viewer has heard so far. */
export interface History {
  seat: number | null;
  from: number;
  moments: Told[];
  type: "history";
}

/** What the people at a table have agreed upon. */
export interface Rules {
  odds: "off" | "counts" | "full";
}

/** Who sits there. */
export interface SeatState {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  level: string | null;
  online: boolean;
  away: boolean;
  host: boolean;
}

/** A table as one player sees it from outside. */
export interface TableState {
  id: string;
  code: string | null;
  game: string;
  options: Record<string, number | string | boolean>;
  own_pack: boolean;
  rules: Rules;
  status: "open" | "playing" | "over" | "closed";
  notice: string | null;
  commitment: string;
  unsealed: boolean;
  seats: SeatState[];
  yours: number[];
  host: boolean;
  spectators: number;
  rematch: string | null;
  type: "table";
}

/** The answer is on disk. */
export interface Taken {
  at: number;
  type: "taken";
}

/** The message changed nothing. */
export interface Refusal {
  code: string;
  detail: string;
  at: number | null;
  type: "refused";
}

/** A one-time ticket that moves seats to another device. */
export interface Link {
  ticket: string;
  path: string;
  seconds: number;
  type: "link";
}

/** A report is kept under this id. */
export interface Reported {
  id: string;
  type: "reported";
}

/** Whether the revealed seed gives every outcome of the log. */
export interface Verified {
  proved: boolean;
  outcomes: number;
  commitment: string;
  seed: string;
  detail: string;
  type: "verified";
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** That the server is up, and how busy. */
export interface Health {
  status: "ok";
  version: string;
  compiled: boolean;
  tables: number;
  connections: number;
}

/** The value of another option without which an option changes nothing. */
export interface OptionNeed {
  key: string;
  value: number | string | boolean;
}

/** What may be varied in a game. */
export interface OptionInfo {
  key: string;
  kind: "flag" | "choice" | "whole";
  default: number | string | boolean;
  values: (number | string | boolean)[];
  low: number;
  high: number;
  ruling: boolean;
  when: OptionNeed | null;
}

/** A game that can be played here. */
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
  options: OptionInfo[];
}

/** All games, and the bots by strength. */
export interface Games {
  games: GameInfo[];
  bots: string[];
}

/** A table of mine on the front page. */
export interface MyTable {
  id: string;
  game: string;
  status: "open" | "playing" | "over" | "closed";
  names: string[];
  yours: number[];
  waiting: number[];
  your_turn: boolean;
  touched: number;
}

/** Who I am, and where I sit. */
export interface Me {
  name: string;
  language: string | null;
  tables: MyTable[];
}

/** The table behind a join code. */
export interface CodeFound {
  table: string;
}

/** A moment as one viewer saw it. */
export interface Seen {
  moment: number;
  by: number | null;
  undone: number | null;
  view: Record<string, unknown>;
  waiting: Waiting[];
  news: News[];
  odds: Record<string, unknown> | null;
}

/** Some moments through one viewer's eyes. */
export interface Replay {
  seat: number | null;
  last: number;
  moments: Seen[];
}

/** Why nothing was done. */
export interface Problem {
  code: string;
  detail: string;
}

/** The body of every error. */
export interface ProblemBody {
  error: Problem;
}

/** Answer the question that `at` names. */
export interface Answer {
  at: number;
  choice: string;
  type?: "answer";
}

/** Take the last answer back. */
export interface Undo {
  at: number;
  type?: "undo";
}

/** Look through another seat's eyes. */
export interface Sit {
  seat: number | null;
  type?: "sit";
}

/** Begin. */
export interface Start {
  nonce?: string;
  type?: "start";
}

/** Give a seat to somebody else before the start. */
export interface ChangeSeat {
  seat: number;
  kind: "me" | "here" | "friend" | "bot";
  level?: string | null;
  name?: string;
  type?: "seat";
}

/** Let a bot play. */
export interface Leave {
  seat?: number | null;
  type?: "leave";
}

/** Take seats back from the bots. */
export interface Return {
  type?: "return";
}

/** Again, with the same seats. */
export interface Rematch {
  type?: "rematch";
}

/** Ask for a one-time ticket. */
export interface MakeLink {
  type?: "link";
}

/** Keep log and words for the developers. */
export interface Report {
  text: string;
  type?: "report";
}

/** Prove the luck. */
export interface Verify {
  type?: "verify";
}

/** Are you there? */
export interface Ping {
  type?: "ping";
}

/** Another name or language. */
export interface MeChange {
  name?: string | null;
  language?: string | null;
}

/** Who shall sit there. */
export interface SeatWish {
  kind: "me" | "here" | "friend" | "bot";
  level?: string | null;
  name?: string;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | string | boolean>;
  pack?: string | null;
  rules?: Rules;
  seed?: string | null;
}

/** Take a seat, or move seats here by a ticket. */
export interface Join {
  seat?: number | null;
  nonce?: string;
  ticket?: string | null;
}

export type Heard =
  | Frame
  | History
  | TableState
  | Taken
  | Refusal
  | Link
  | Reported
  | Verified
  | Pong;

export type Said =
  | Answer
  | Undo
  | Sit
  | Start
  | ChangeSeat
  | Leave
  | Return
  | Rematch
  | MakeLink
  | Report
  | Verify
  | Ping;
