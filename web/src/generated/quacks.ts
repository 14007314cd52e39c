// Written by `python3 dev.py types`; do not edit.

/** A chip in the pot and the space it lies on; `strong`: a Strong Ingredient, without action. */
export interface PotChip {
  chip: string;
  colour: string;
  value: number;
  space: number;
  strong: boolean;
}

/** A chip that was drawn to look at: the scoring space and the white sum if it were placed. */
export interface Landing {
  chip: string;
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
  whites: number;
  explodes: boolean;
}

/** A space of the pot; `coins` is the number printed on it. */
export interface Space {
  space: number;
  coins: number;
  points: number;
  ruby: boolean;
}

/** A Second Chance: `placed` chips of those that are `safe`; a restart is had once. */
export interface ChanceView {
  placed: number;
  safe: number;
  restarted: boolean;
}

/** So many chips of a kind. */
export interface ChipCount {
  chip: string;
  count: number;
}

/** A seat's pot, bag and counters. */
export interface PlayerView {
  state: string;
  ready: boolean;
  exploded: boolean;
  insured: boolean;
  insured_chips: number;
  pot: PotChip[];
  looked: string[];
  landings: Landing[];
  aside: string[];
  whites: number;
  limit: number;
  white_chips: number[];
  white_sums: number[];
  can_flask: boolean;
  scoring: Space;
  last_scoring: Space | null;
  doubled: boolean;
  chance: ChanceView | null;
  stirred: boolean;
  seat: number;
  points: number;
  rubies: number;
  flask: boolean;
  droplet: number;
  glass: number;
  tails: number;
  behind: number;
  tails_ahead: number[];
  rats: number;
  start: number;
  bag_count: number;
  bag: ChipCount[];
  coins: number;
  rounds: number[];
}

/** The fortune card of this round. */
export interface FortuneView {
  card: string;
  colour: string;
}

/** A chip on sale: its price and how many the supply holds. */
export interface BookChip {
  chip: string;
  value: number;
  price: number;
  left: number;
}

/** What a die face or a glass gives. */
export interface RewardView {
  points: number;
  rubies: number;
  droplet: number;
  chips: string[];
}

/** An ingredient book. `power` names the text of what its chips do. */
export interface BookView {
  colour: string;
  book: string;
  power: string;
  from_round: number;
  open: boolean;
  chips: BookChip[];
  rewards: RewardView[];
}

/** A chip at the market for this seat: `state` is open, dear, locked, sold_out or colour. */
export interface ChipOffer {
  chip: string;
  price: number;
  coins_after: number;
  state: string;
  pairs: string[];
  pair_prices: number[];
  pair_coins_after: number[];
  apart: string[];
}

/** The market as this seat's purse sees it. */
export interface Shop {
  coins: number;
  first: string | null;
  offers: ChipOffer[];
}

/** The 54 spaces of a pot by their index: numbers, points, and the spaces with a ruby. */
export interface Track {
  coins: number[];
  points: number[];
  rubies: number[];
}

/** A piece of the score track: from where to where, and after which points a rat tail hangs. */
export interface ScoreTrack {
  first: number;
  last: number;
  leader: number;
  tails: number[];
}

/** What the end of a round costs in rubies. */
export interface Costs {
  droplet: number;
  refill: number;
}

/** What is on a chip. */
export interface ChipFace {
  colour: string;
  value: number;
}

/** All of the table. */
export interface QuacksView {
  round: number;
  rounds: number;
  phase: string;
  phases: string[];
  scores: number[];
  sources: Record<string, number>[];
  starter: number;
  together: boolean;
  test_tubes: boolean;
  players: PlayerView[];
  fortune: FortuneView | null;
  cards_left: string[];
  books: BookView[];
  supply: ChipCount[];
  shop: Shop | null;
  track: Track;
  die: RewardView[];
  glasses: RewardView[];
  score_track: ScoreTrack;
  tails_after: number[];
  lap: number;
  costs: Costs;
  over: boolean;
  winners: number[];
  hand: string | null;
  chips: Record<string, ChipFace>;
}

/** One kind of chip in the bag: how many, and what drawing it now would do. */
export interface ChipOdds {
  chip: string;
  count: number;
  chance: number;
  explodes: boolean;
  space: number;
  coins: number;
  points: number;
}

/** The chance that the scoring space is this one after one more chip. */
export interface SpaceOdds {
  space: number;
  coins: number;
  points: number;
  chance: number;
  exploded: number;
}

/** Drawing on while the risk is at most so many percent: averages, and what it is worth. */
export interface PlanOdds {
  risk: number;
  explode: number;
  points: number;
  coins: number;
  worth: number;
}

/** With so many chips bought: the bag, the chance that its first chip is white, and how many */
export interface BasketOdds {
  chips: number;
  bag: number;
  white: number;
  fit: number;
}

/** For a pot that brews; `explosive` of the `bag` chips would explode it; baskets to buy. */
export interface QuacksOdds {
  brewing: boolean;
  explode: number;
  explosive: number;
  bag: number;
  chips: ChipOdds[];
  spaces: SpaceOdds[];
  stop: PlanOdds;
  draw: PlanOdds;
  plans: PlanOdds[];
  baskets: BasketOdds[];
}
