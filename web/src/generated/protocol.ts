// Written by `python3 dev.py types`; do not edit.

/** One legal answer. */
export interface Choice {
  text: string;
  verb: string;
  facts: Record<string, number | string>;
  rule: string;
}

/** An open question with all its answers. */
export interface Question {
  step: string;
  about: Record<string, number | string>;
  options: Choice[];
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

/** How far a lesson has come: answers behind, and the one that left its path, if one has. */
export interface Coached {
  step: number;
  strayed: string | null;
}

/** One answer with its chance to win, from 0 to 1, its points, and what most likely follows. */
export interface Advised {
  choice: Choice;
  win: number;
  win_error: number;
  points: number;
  points_error: number;
  rank: number;
  tied: boolean;
  line: Choice[];
}

/** A reason: the game's message `why-<id>` and its facts. */
export interface Why {
  id: string;
  facts: Record<string, number | string>;
}

/** What was answered to a puzzle, and what its answers are worth; the best comes first. */
export interface Solved {
  chosen: string;
  options: Advised[];
  why: Why | null;
}

/** The puzzle that a table begins with; what it comes to is told once it was answered. */
export interface Puzzle {
  level: "easy" | "medium" | "hard";
  solved: Solved | null;
}

/** A message and its facts; a list of phrases is told one after the other, with commas. */
export interface Phrase {
  id: string;
  facts: Record<string, number | string | Phrase[]>;
}

/** A part of the table under its heading. */
export interface Chapter {
  heading: Phrase;
  lines: Phrase[];
}

/** All that one viewer sees now. */
export interface Frame {
  type: "frame";
  seat: number | null;
  moment: number;
  by: number | null;
  undone: number | null;
  at: number;
  fresh: boolean;
  view: Record<string, unknown>;
  question: Question | null;
  news: News[];
  waiting: Waiting[];
  scores: (number | null)[] | null;
  clock: Record<string, number>;
  undo: boolean;
  odds: Record<string, unknown> | null;
  result: Result | null;
  lesson: Coached | null;
  puzzle: Puzzle | null;
  words: Chapter[] | null;
}

/** A moment in the log of one viewer. */
export interface Moment {
  moment: number;
  by: number | null;
  undone: number | null;
  news: News[];
}

/** What one viewer has heard so far. */
export interface History {
  type: "history";
  seat: number | null;
  from: number;
  moments: Moment[];
}

/** What the people at a table have agreed upon. */
export interface Rules {
  odds: "off" | "counts" | "full";
  hints: boolean;
}

/** Who sits there. */
export interface Seat {
  seat: number;
  kind: "person" | "bot" | "free";
  name: string;
  level: string | null;
  online: boolean;
  away: boolean;
  host: boolean;
}

/** A table as one player sees it from outside. */
export interface TableInfo {
  type: "table";
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
  seats: Seat[];
  yours: number[];
  host: boolean;
  spectators: number;
  rematch: string | null;
  played_on: boolean;
  lesson: string | null;
}

/** The answer is on disk. */
export interface Taken {
  type: "taken";
  at: number;
}

/** The message changed nothing. */
export interface Refusal {
  type: "refused";
  code: string;
  detail: string;
  at: number | null;
}

/** A one-time ticket that moves seats to another device. */
export interface Link {
  type: "link";
  ticket: string;
  path: string;
  seconds: number;
}

/** A report is kept under this id. */
export interface Reported {
  type: "reported";
  id: string;
}

/** What imagined games say about the question that `at` names; the best answer comes first. */
export interface Advice {
  type: "advice";
  at: number;
  verdict: "only" | "equal" | "slightly" | "better" | "clearly";
  options: Advised[];
  why: Why | null;
  games: number;
}

/** Whether the revealed seed gives every outcome of the log. */
export interface Verified {
  type: "verified";
  proved: boolean;
  outcomes: number;
  commitment: string;
  seed: string;
  detail: string;
}

/** Still here. */
export interface Pong {
  type: "pong";
}

/** That the server is up, whether it can write, and how busy it is. */
export interface Health {
  status: "ok" | "failing";
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
export interface GameOption {
  key: string;
  kind: "flag" | "choice" | "whole";
  default: number | string | boolean;
  values: (number | string | boolean)[];
  low: number;
  high: number;
  ruling: boolean;
  seldom: boolean;
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
  options: GameOption[];
  lessons: string[];
  puzzles: boolean;
  figures: [number, number];
}

/** All games, and the bots by strength. */
export interface Games {
  games: GameInfo[];
  bots: string[];
}

/** A message of the lesson, and what it points at; `stays` while that lies there. */
export interface LessonNote {
  say: string;
  at: string;
  stays: boolean;
}

/** What is said before an answer, the one that is shown, and what is said to others. */
export interface LessonTurn {
  notes: LessonNote[];
  wants: string;
  others: Record<string, string>;
}

/** An event that a try is there to show: its name, and the facts that count, as text. */
export interface ShownEvent {
  name: string;
  facts: Record<string, string>;
}

/** The rule that is tried, the game's message about it, turns behind, and what will be seen. */
export interface TryInfo {
  rule: string;
  about: string;
  first: number;
  shows: ShownEvent[];
  options: Record<string, number | string | boolean>;
}

/** A lesson, turn by turn; the last turn ends it. A try is a short one, about one rule. */
export interface LessonInfo {
  id: string;
  turns: LessonTurn[];
  tries: TryInfo | null;
}

/** All lessons and tries of a game, and their words in one language, as Fluent. */
export interface Lessons {
  lessons: LessonInfo[];
  texts: string;
}

/** A puzzle: nothing of its position, and nothing of its answer. */
export interface PuzzleInfo {
  id: string;
  level: "easy" | "medium" | "hard";
}

/** All puzzles of a game, in the order in which days take them. */
export interface Puzzles {
  puzzles: PuzzleInfo[];
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
  result: Result | null;
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
export interface ReplayMoment {
  moment: number;
  by: number | null;
  undone: number | null;
  view: Record<string, unknown>;
  waiting: Waiting[];
  news: News[];
  odds: Record<string, unknown> | null;
  scores: (number | null)[] | null;
  words: Chapter[] | null;
}

/** Some moments through one viewer's eyes, and those at which a round begins. */
export interface Replay {
  seat: number | null;
  last: number;
  rounds: number[];
  moments: ReplayMoment[];
}

/** A seat's best round: what it brought in all, and the moment that brought most of it. */
export interface Highlight {
  seat: number;
  round: number;
  points: number;
  moment: number;
  news: News[];
}

/** A game in retrospect: by round everybody's points at its end, and the best rounds. */
export interface Chronicle {
  rounds: number[][];
  highlights: Highlight[];
}

/** One seat's sum: start + luck - cost = end; `costliest` are places in the list of moments. */
export interface SeatReview {
  seat: number;
  start: number;
  end: number;
  luck: number;
  cost: number;
  decisions: number;
  sound: number;
  costliest: number[];
}

/** A decision, graded before its luck; `moment` is the one it was made at, as its seat counts. */
export interface ReviewMoment {
  moment: number;
  seat: number;
  round: number;
  step: string;
  about: Record<string, number | string>;
  before: number;
  cost: number;
  cost_error: number;
  points_cost: number;
  luck: number;
  chosen: Choice;
  best: Choice;
  options: Advised[];
  why: Why | null;
}

/** All decisions of the people at a table, or of everybody; start + luck - cost = end. */
export interface GameReview {
  seats: SeatReview[];
  moments: ReviewMoment[];
}

/** How far the review has come, from 0 to 1, and what came out. */
export interface ReviewState {
  progress: number;
  review: GameReview | null;
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
  type?: "answer";
  at: number;
  choice: string;
}

/** Take the last answer back. */
export interface Undo {
  type: "undo";
  at: number;
}

/** Look through another seat's eyes. */
export interface Sit {
  type: "sit";
  seat: number | null;
}

/** Begin. */
export interface Start {
  type: "start";
  nonce?: string;
}

/** Give a seat to somebody else before the start. */
export interface ChangeSeat {
  type: "seat";
  seat: number;
  kind: "me" | "here" | "friend" | "bot";
  level?: string | null;
  name?: string;
}

/** Let a bot play. */
export interface Leave {
  type: "leave";
  seat?: number | null;
}

/** Take seats back from the bots. */
export interface Return {
  type: "return";
}

/** Again, with the same seats. */
export interface Rematch {
  type: "rematch";
}

/** Ask for a one-time ticket. */
export interface MakeLink {
  type: "link";
}

/** Keep log and words for the developers. */
export interface Report {
  type: "report";
  text: string;
}

/** Ask for advice on the question that `at` names; more seconds make it surer. */
export interface Advise {
  type: "advise";
  at: number;
  seconds?: number;
}

/** Prove the luck. */
export interface Verify {
  type: "verify";
}

/** Are you there? */
export interface Ping {
  type: "ping";
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

/** Begin where an ended game stood after a moment, as a seat numbers it, with new luck. */
export interface PlayOn {
  table: string;
  moment: number;
  seat?: number | null;
}

/** Sit down to a lesson, with so many of its answers behind. */
export interface Learn {
  id: string;
  step?: number;
}

/** A table to be made. */
export interface NewTable {
  game: string;
  seats?: SeatWish[];
  options?: Record<string, number | string | boolean>;
  pack?: string | null;
  rules?: Rules;
  seed?: string | null;
  play_on?: PlayOn | null;
  lesson?: Learn | null;
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
  | TableInfo
  | Taken
  | Refusal
  | Link
  | Reported
  | Advice
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
  | Advise
  | Verify
  | Ping;
