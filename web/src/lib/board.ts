import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { LegalMove } from './legal';
import type { Motion } from './motion.svelte';
import type { Facts, News, Odds, OddsRule, Option, Question, View } from './protocol';

export type { Facts, News, Odds, OddsRule, Option, Question, View } from './protocol';
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

/** What a game's Board.svelte is given. `V` is the generated type of its view. */
export interface BoardProps<V = View> {
  view: V;
  /** What I am asked; null while others are, in a replay, and for spectators. */
  question: Question | null;
  /** What has just happened: animate it. Empty when the position is merely shown again. */
  news: News[];
  answer: (option: Option) => void;
  /** An option as a legal move for `{@attach legal(move(option))}`; undefined stays undefined. */
  move: (option: Option | undefined, more?: Partial<LegalMove>) => LegalMove | undefined;
  /** A message of the game's texts, with ids and seats in `facts` made into words. */
  t: (id: string, facts?: Facts) => string;
  /** My seat; null for a spectator. */
  me: number | null;
  seats: BoardSeat[];
  odds: Odds | null;
  /** The table's rule about odds: under `counts` a board may count out what the view carries. */
  oddsRule: OddsRule;
  motion: Motion;
}

/** What a game's own odds panel is given. */
export interface OddsProps {
  odds: Odds;
  view: View;
  question: Question | null;
  t: BoardProps['t'];
}

/** What a game's own part of the end screen is given. */
export interface EndProps {
  view: View;
  seats: BoardSeat[];
  t: BoardProps['t'];
}

/** What a Board.svelte exports from its `<script module>`. */
export interface BoardModule {
  default: Component<BoardProps>;
  /** Whether the board itself offers this option; all others appear as buttons. */
  claims?: (option: Option, question: Question) => boolean;
  /** What a button of the bar says instead of the option's own words: with its numbers. */
  labelOf?: (
    option: Option,
    question: Question,
    view: View,
    t: BoardProps['t'],
  ) => string | undefined;
  /** The one next step: it comes first among the buttons, and stands out. */
  isNext?: (option: Option, question: Question) => boolean;
  /** The key that picks a claimed option, such as `3`; other options take 1 to 9 in order. */
  keyOf?: (option: Option, question: Question) => string | undefined;
  /** What a player is in this game for now, such as the innkeeper: a message and an icon. */
  roleOf?: (view: View, seat: number) => { text: string; icon: IconName } | undefined;
  /** The game's odds, drawn; without it they are rows of labels and numbers. */
  Odds?: Component<OddsProps>;
  /** Where the points came from, drawn; without it the view's `sources` are a table. */
  End?: Component<EndProps>;
}
