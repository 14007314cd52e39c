// Written by `python3 dev.py types`; do not edit.

/** All that is printed on a card. */
export interface CardFace {
  product: string;
  type: number;
  value: number;
  recipe: number[];
  harvest: number[];
  upgrade: string;
}

/** An upgrade with the figures of its sentence; what it lacks is 0, None or empty. */
export interface UpgradeView {
  slot: number;
  count: number;
  kind: string | null;
  kinds: string[];
}

/** A year on the track: `state` is past, now or to_come. */
export interface Year {
  year: number;
  kind: string;
  state: string;
  seeded: number[];
}

/** Who has the windmill, and who would get it if the year ended now. */
export interface Windmill {
  seat: number | null;
  next_seat: number | null;
  tie: boolean;
}

/** A field, or the river: what lies there, and up to how much this year's seeding went. */
export interface Field {
  kind: string;
  count: number;
  seeded: number | null;
}

/** A storage cell and what lies in it. */
export interface Cell {
  kind: string | null;
  water_only: boolean;
}

/** A card of a harvest column: its symbols are open, its face only to its owner. */
export interface ColumnCard {
  product: string;
  symbols: number[];
  card: string | null;
}

/** A card of which everybody sees the back; `card` is there if this seat may look at it. */
export interface Back {
  product: string;
  turned_by: number | null;
  card: string | null;
}

/** Brewery or bakery: sold cards lie there until cleaning. */
export interface Facility {
  places: number;
  full: boolean;
  cards: Back[];
}

/** The upgrades under one slot, and what the backs of their cards show. */
export interface Slot {
  slot: number;
  upgrades: string[];
  backs: string[];
}

/** The score pad: coins of sold cards, in all and by type, with bonuses the totals. */
export interface Score {
  beer: number;
  bread: number;
  beer_types: number[];
  bread_types: number[];
  beer_bonus: number;
  bread_bonus: number;
  beer_total: number;
  bread_total: number;
  final: number;
  counts: string;
}

/** One side of the board. */
export interface VillageView {
  seat: number;
  storage: number[];
  stored: number;
  free_cells: number;
  cells: Cell[];
  surplus: string[];
  column: ColumnCard[];
  column_sums: number[];
  brewery: Facility;
  bakery: Facility;
  sold: Back[];
  sold_beers: number;
  sold_breads: number;
  slots: Slot[];
  hand: Back[];
  score: Score | null;
}

/** What harvesting with a card would bring now. */
export interface HarvestPreview {
  wanted: number[];
  gained: number[];
  from_supply: number[];
  total: number;
  too_many: number;
  matching_rows: number[];
}

/** Whether a card could be sold now; `reason` is "", "full" or "short". */
export interface SellPreview {
  legal: boolean;
  reason: string;
  missing: number[];
  missing_total: number;
  by_substitution: boolean;
  ways: number[][];
  totals: number[];
  final: number;
}

/** What laying a card as an upgrade would clean and harvest now. */
export interface UpgradePreview {
  cleaned_beers: number;
  cleaned_breads: number;
  gained: number[];
  gained_of_choice: number;
}

/** A card that I could play on my turn, with a preview of its three uses. */
export interface PlayableCard {
  card: string;
  reserved: boolean;
  harvest: HarvestPreview;
  sell: SellPreview;
  upgrade: UpgradePreview;
}

/** A card on an exchange space; previews are for the seat that looks. */
export interface ExchangeCard {
  space: number;
  laid_by: number | null;
  card: string;
  playable: PlayableCard | null;
}

/** Tokens on offer, of which the other player may take what fits. */
export interface Offer {
  seat: number;
  tokens: number[];
  free_cells: number;
  fits: number[][];
}

/** The running choice of the seat that looks: `what` is offer, accept, gather, pay or give. */
export interface Choosing {
  what: string;
  card: string | null;
  use: string | null;
  chosen: number[];
  there: number[];
  left: number;
  most: number;
  exact: boolean;
  ways: number[][];
  substitutes: number[][];
}

/** Everything a board needs; no rule is left to it. */
export interface BeerAndBreadView {
  deck: string[];
  discards: number;
  discard_backs: Record<string, number>;
  discard_top: string | null;
  kinds: string[];
  faces: Record<string, CardFace>;
  upgrades: Record<string, UpgradeView>;
  scores: (number | null)[];
  sources: Record<string, number>[];
  round: number;
  rounds: number;
  phase: string;
  phases: string[];
  kind_of_year: string;
  turn: number;
  track: Year[];
  hand_goes_to: number | null;
  to_act: number | null;
  windmill: Windmill;
  fields: Field[];
  supply: number[];
  villages: VillageView[];
  hand: PlayableCard[];
  exchange: ExchangeCard[];
  offer: Offer | null;
  choosing: Choosing | null;
  winners: number[];
}

/** The cards of a product that a seat has not seen: in the deck, or hidden in a hand. */
export interface Unseen {
  product: string;
  total: number;
  types: number[];
}

/** Unseen cards by type, the next backs, and by kind the chance that they bring a symbol. */
export interface BeerAndBreadOdds {
  unseen: Unseen[];
  ahead: number;
  beers_ahead: number;
  breads_ahead: number;
  next_harvests: Record<string, number>;
  soon_harvests: Record<string, number>;
}
