// Written by `python -m stammtisch.server.typescript`; do not edit.

/** How many tokens of each kind. */
export interface Tokens {
  water: number;
  wheat: number;
  barley: number;
  rye: number;
  hops: number;
}

/** A year on the track: `state` is past, now or to_come. */
export interface Year {
  year: number;
  kind: string;
  state: string;
  seeded: Tokens;
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

/** An upgrade with the figures of its sentence; what it lacks is 0, None or empty. */
export interface UpgradeView {
  id: string;
  slot: number;
  count: number;
  kind: string | null;
  kinds: string[];
}

/** All that is printed on a card. */
export interface CardFace {
  card: string;
  product: string;
  type: number;
  value: number;
  recipe: Tokens;
  harvest: Tokens;
  upgrade: UpgradeView;
}

/** A card of a harvest column: its symbols are open, its face only to its owner. */
export interface ColumnCard {
  product: string;
  symbols: Tokens;
  face: CardFace | null;
}

/** A card of which everybody sees the back; `face` is there if this seat may look at it. */
export interface Back {
  product: string;
  turned_by: number | null;
  face: CardFace | null;
}

/** Brewery or bakery: sold cards lie there until cleaning. */
export interface Facility {
  places: number;
  cards: Back[];
}

/** The upgrades under one slot. */
export interface Slot {
  slot: number;
  upgrades: UpgradeView[];
}

/** The score pad; `counts` is beer, bread or both. */
export interface Score {
  beer: number;
  bread: number;
  beer_bonus: number;
  bread_bonus: number;
  final: number;
  counts: string;
}

/** One side of the board. */
export interface VillageView {
  seat: number;
  storage: Tokens;
  stored: number;
  cells: Cell[];
  surplus: string[];
  column: ColumnCard[];
  column_sums: Tokens;
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
  wanted: Tokens;
  gained: Tokens;
  from_supply: Tokens;
  total: number;
  too_many: number;
  matching_rows: number[];
}

/** Whether a card could be sold now; `reason` is "", "full" or "short". */
export interface SellPreview {
  legal: boolean;
  reason: string;
  missing: Tokens;
  missing_total: number;
  by_substitution: boolean;
  ways: Tokens[];
}

/** What laying a card as an upgrade would clean and harvest now. */
export interface UpgradePreview {
  cleaned_beers: number;
  cleaned_breads: number;
  gained: Tokens;
  gained_of_choice: number;
}

/** A card that I could play on my turn, with a preview of its three uses. */
export interface PlayableCard {
  face: CardFace;
  reserved: boolean;
  harvest: HarvestPreview;
  sell: SellPreview;
  upgrade: UpgradePreview;
}

/** A card on an exchange space; previews are for the seat that looks. */
export interface ExchangeCard {
  space: number;
  laid_by: number | null;
  face: CardFace;
  playable: PlayableCard | null;
}

/** Tokens on offer, of which the other player may take what fits. */
export interface Offer {
  seat: number;
  tokens: Tokens;
  free_cells: number;
}

/** The running choice of the seat that looks: `what` is offer, accept, gather, pay or give. */
export interface Choosing {
  what: string;
  card: string | null;
  use: string | null;
  chosen: Tokens;
  there: Tokens;
  left: number;
  ways: Tokens[];
}

/** Everything a board needs; no rule is left to it. */
export interface BeerAndBreadView {
  year: number;
  kind_of_year: string;
  turn: number;
  turns: number;
  track: Year[];
  hands_are_swapped: boolean;
  hand_goes_to: number | null;
  to_act: number | null;
  windmill: Windmill;
  fields: Field[];
  supply: Tokens;
  villages: VillageView[];
  hand: PlayableCard[];
  exchange: ExchangeCard[];
  offer: Offer | null;
  choosing: Choosing | null;
  deck: string[];
  discards: number;
  discard_top: CardFace | null;
  winners: number[];
}
