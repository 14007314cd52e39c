import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { LegalMove } from './legal';
import type { Motion } from './motion.svelte';
import type { Facts, News, Odds, OddsRule, Choice, Question, View } from './protocol';

export type { Facts, News, Odds, OddsRule, Choice, Question, View } from './protocol';
export type { Motion } from './motion.svelte';

/** Who sits where, ready to be shown. */
export interface BoardSeat {
  seat: number;
  name: string;
  bot: boolean;
  /** Asked something now. */
  waiting: boolean;
  mine: boolean;
}

/** A chapter of the board in words, ready to be read. */
export interface Told {
  heading: string;
  lines: string[];
}

/**
 * What a game's Board.svelte is given. `V` and `O` are the generated types of its view and odds, `D` is
 * what it keeps of choices that are half made.
 */
export interface BoardProps<V = View, O = Odds, D = unknown> {
  view: V;
  /** What I am asked; null while others are, in a replay, and for spectators. */
  question: Question | null;
  /** What has just happened: animate it. Empty when the position is merely shown again. */
  news: News[];
  answer: (option: Choice) => void;
  /** An option as a legal move for `{@attach legal(move(option))}`; undefined stays undefined. */
  move: (option: Choice | undefined, more?: Partial<LegalMove>) => LegalMove | undefined;
  /** A message of the game's texts, with ids and seats in `facts` made into words. */
  t: (id: string, facts?: Facts) => string;
  /** The view in words, where the game can tell it and this browser wishes for it. */
  words: Told[] | null;
  /** My seat; null for a spectator. */
  me: number | null;
  seats: BoardSeat[];
  odds: O | null;
  /** The table's rule about odds: under `counts` a board may count out what the view carries. */
  oddsRule: OddsRule;
  motion: Motion;
  /** What `makeDraft` made for this table; the frame hands it to `claims` and its kin as well. */
  draft: D;
  /** Open a tab of the drawer, such as a panel of the board's own; null closes what lies over the board. */
  open: (tab: string | null) => void;
}

/** A game's own part of the drawer: a tab before the log, named by its message `tab-<id>`. */
export interface BoardPanel<V = View, O = Odds, D = unknown> {
  id: string;
  icon: IconName;
  Panel: Component<BoardProps<V, O, D>>;
  /** Whether there is such a tab now; always, if nothing is said. */
  has?: (view: V, draft: D) => boolean;
}

/** A smaller second line on a button; one that warns carries a sign. */
export interface ButtonNote {
  text: string;
  warns?: boolean;
}

/** What a game's own odds panel is given. */
export interface OddsProps<O = Odds, V = View, D = unknown> {
  odds: O;
  view: V;
  question: Question | null;
  draft: D;
  t: BoardProps['t'];
}

/** What a game's own part of the end screen is given. */
export interface EndProps<V = View> {
  view: V;
  seats: BoardSeat[];
  t: BoardProps['t'];
}

/** What a game's keepsake of one player is given. */
export interface KeepsakeProps<V = View> {
  view: V;
  seat: number;
  t: BoardProps['t'];
}

/** What a Board.svelte exports from its `<script module>`, all but `default` if it wants to. */
export interface BoardModule<V = View, D = unknown> {
  default: Component<BoardProps>;
  /** Begin with nothing chosen: called once for each table. */
  makeDraft?: () => D;
  /** Whether the board itself offers this option; all others appear as buttons. */
  claims?: (option: Choice, question: Question, draft: D) => boolean;
  /** What a button of the bar says instead of the option's own words: with its numbers. */
  labelOf?: (
    option: Choice,
    question: Question,
    view: V,
    t: BoardProps['t'],
    draft: D,
  ) => string | undefined;
  /** A smaller second line on a button of the bar: what it brings, or what it loses. */
  noteOf?: (
    option: Choice,
    question: Question,
    view: V,
    t: BoardProps['t'],
    draft: D,
  ) => ButtonNote | undefined;
  /** The one next step: it comes first among the buttons, and stands out. */
  isNext?: (option: Choice, question: Question, draft: D) => boolean;
  /** The key that picks a claimed option, such as `3`; other options take 1 to 9 in order. */
  keyOf?: (option: Choice, question: Question, draft: D) => string | undefined;
  /** What a player is in this game for now, such as the innkeeper: a message and an icon. */
  roleOf?: (view: V, seat: number) => { text: string; icon: IconName } | undefined;
  /** What belongs to the answer, shown right above the buttons: the fuse, the lifted card. */
  Dock?: Component<BoardProps>;
  /** What a person may switch in this game, shown in the menu. */
  Settings?: Component<{ t: BoardProps['t'] }>;
  /** Tabs of the drawer that are the game's own: the market, the monastery. */
  panels?: BoardPanel<V, Odds, D>[];
  /** What a tap on a player opens: the id of a tab, after the draft took note of the seat. */
  onSeat?: (seat: number, me: number | null, draft: D) => string;
  /** Whether the row of buttons keeps its place where the board holds every answer. */
  keepsBar?: boolean;
  /** The tip that fits this moment, if it was not read before: message `board-tip-<id>`. */
  tipsFor?: (view: V, question: Question, me: number | null) => string[];
  /** The game's odds, drawn; without it they are rows of labels and numbers. */
  Odds?: Component<OddsProps>;
  /** What a player is left with, drawn in a small square: it stands on the podium. */
  Keepsake?: Component<KeepsakeProps>;
  /** Where the points came from, drawn; without it the view's `sources` are a table. */
  End?: Component<EndProps>;
}
