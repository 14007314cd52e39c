// Written by `python3 dev.py types`; do not edit.

/** `none`, `refuse_service`, a card, or a `number` of something. */
export interface BonusView {
  bonus: string;
  number: number;
}

/** An unused die before the tavern; `id` tells alike ones apart by counting: `white-5-2`. */
export interface DieView {
  id: string;
  face: number;
  own: boolean;
}

/** A card that takes a seat: the die that serves it, what it pays, its points. */
export interface CardView {
  card: string;
  sort: string;
  die: number;
  thalers: number;
  points: number;
  beers: number;
  bonus: BonusView;
}

/** A number that an unused die shows and that fits a space now: the answer that uses it. */
export interface FitView {
  die: number;
  dishwashers: number;
  choice: string;
}

/** A space for dice: `space` is `cash_register`, `barrel`, `monk`, `yard` or `seat`. */
export interface SpaceView {
  id: string;
  space: string;
  place: number;
  card: CardView | null;
  nobles: number;
  wants: number[];
  takes: number[];
  goods: string;
  amount: number;
  once: boolean;
  closed: boolean;
  fits: FitView[];
}

/** A tavern's tile: `figure` is what the side that lies up gives or holds. */
export interface OwnTileView {
  tile: string;
  upgraded: boolean;
  figure: number;
  prices: number[];
  gives: number[];
  noble: boolean;
}

/** One use of a plan, with the answer that carries it out; `at` is the id of the space. */
export interface UseView {
  die: number;
  at: string;
  space: string;
  place: number;
  dishwashers: number;
  goods: string;
  amount: number;
  choice: string;
}

/** The best placement of all unused dice: what it brings, and what one has then. */
export interface PlanView {
  uses: UseView[];
  thalers: number;
  beers: number;
  steps: number;
  thalers_then: number;
  beers_then: number;
  reputation: number;
}

/** What closing now would lose. */
export interface LossView {
  thalers: number;
  beers: number;
  dice: number;
}

/** What an answer of the market leaves of the goods it is paid with, and whom it brings. */
export interface AfterView {
  left: number;
  brings: string[];
}

/** What this tavern can pay now, and what it could after the plan: answers as text. */
export interface ShopView {
  now: string[];
  later: string[];
  bought: string[];
  recruited: boolean;
  after: Record<string, AfterView>;
}

/** A draw pile: `top` are the cards that all know lie there, the next one first. */
export interface DrawPileView {
  count: number;
  top: string[];
  hidden: Record<string, number>;
}

/** The side that lies up: the answer that pays for it, whether it can be given now. */
export interface EntertainerView {
  entertainer: string;
  side: string;
  schnapps: number;
  action: string;
  number: number;
  limit: number;
  choice: string;
  now: boolean;
  used: number;
}

/** A tavern's marker on the reputation track, the points of its space, the next bonus. */
export interface ReputationView {
  position: number;
  points: number;
  next_bonus: BonusView;
  next_bonus_in: number;
  thalers: number;
  beers: number;
  steps: number;
}

/** A start card: tavern cards, tiles that are turned, schnapps and counter guests. */
export interface StartCardView {
  start: string;
  cards: string[];
  tiles: string[];
  schnapps: number;
  counter_guests: number;
}

/** A line of the guest book. */
export interface LineView {
  line: string;
  signed: boolean;
}

/** What the modules add to a tavern; a part that is not played is empty. */
export interface PartsView {
  schnapps: number;
  entertainers: EntertainerView[];
  lifted: number[];
  laid: UseView[];
  to_lay: number;
  reputation: ReputationView | null;
  dealt: StartCardView[];
  chosen: boolean;
  start_card: StartCardView | null;
  guest_book: LineView[];
  signatures: number;
}

/** A seat's tavern. `beers` do not hold what merchants bring before the own turn begins. */
export interface TavernView {
  next_bonus: BonusView;
  next_bonus_in: number;
  next_bonus_at: number;
  seat: number;
  points: number;
  sources: Record<string, number>;
  state: string;
  thalers: number;
  beers: number;
  safe: number;
  cellar: number;
  counter_guests: number;
  position: number;
  seats: number;
  staff: Record<string, number>;
  dishwashers: number;
  dishwashers_used: number;
  dice: DieView[];
  spaces: SpaceView[];
  tiles: OwnTileView[];
  plan: PlanView;
  loss: LossView;
  shop: ShopView;
  draw_pile: DrawPileView;
  discard_pile: Record<string, number>;
  nobles_owned: number;
  parts: PartsView;
}

/** Tavern cards in the supply, with their price in thalers. */
export interface SupplyView {
  card: string;
  price: number;
  left: number;
}

/** A place for open guests: none where the deck has run out. */
export interface OfferView {
  place: number;
  guest: CardView | null;
}

/** So many nobles for so many beers. */
export interface NoblesView {
  count: number;
  beers: number;
}

/** What all can get: `stack` are the guests for 3 beers below the top one, or all of them. */
export interface MarketView {
  tavern_cards: SupplyView[];
  offers: OfferView[];
  stack: CardView[];
  stack_is_open: boolean;
  guests_left: string[];
  nobles: NoblesView[];
  noble: CardView;
  nobles_left: number;
  counter_guests: number;
}

/** A tile as all have it: `basic` and `better` are what its two sides give or hold. */
export interface TileView {
  tile: string;
  basic: number;
  better: number;
  price: number;
  discount: number;
  takes_off: number[];
  card: string;
  works: string;
}

/** A coaster with what is left on it: before whom it lies, and whose turn of it comes next. */
export interface CoasterView {
  seat: number;
  next_seat: number;
  dice: number[];
}

/** A space of the round track: one bonus, or two of which one is chosen. */
export interface TrackView {
  round: number;
  gifts: string[];
  schnapps: number;
}

/** One side of an entertainer: for `schnapps` it does `action`, so many times `number`. */
export interface SideView {
  entertainer: string;
  side: string;
  schnapps: number;
  action: string;
  number: number;
  limit: number;
}

/** From this space of the reputation track on, so many points. */
export interface PointsView {
  space: number;
  points: number;
}

/** What is printed on the parts that the modules add; all of it empty where they are not played. */
export interface BoxView {
  sides: SideView[];
  schnapps_left: number | null;
  reputation: BonusView[];
  reputation_points: PointsView[];
  start_cards: StartCardView[];
  book: BonusView[];
}

/** All of the table; nothing on it is secret but the order of piles and start cards. */
export interface TiefenthalView {
  module: number;
  season: string;
  round: number;
  rounds: number;
  phase: string;
  phases: string[];
  over: boolean;
  winners: number[];
  scores: number[];
  mug: number;
  turn: number | null;
  taverns: TavernView[];
  market: MarketView;
  tiles: TileView[];
  coasters: CoasterView[];
  track: TrackView[];
  monastery: BonusView[];
  markers: number[];
  box: BoxView;
}

/** A card, what it pays if it takes a seat, and how likely it is. */
export interface CardChance {
  card: string;
  thalers: number;
  chance: number;
}

/** Who will take a seat on an evening, and what all of them pay on average if they are served. */
export interface EveningOdds {
  sits: CardChance[];
  pay: number;
}

/** A number on the coaster, and what a die that shows it adds to the best placement. */
export interface DieOdds {
  die: number;
  thalers: number;
  beers: number;
  steps: number;
}

/** A number that an unused die shows, and what rolling it again adds on average. */
export interface RerollOdds {
  die: number;
  thalers: number;
  beers: number;
  steps: number;
}

/** From what everybody can count. */
export interface TiefenthalOdds {
  next_card: CardChance[];
  fills: number;
  keep: EveningOdds;
  redraw: EveningOdds;
  dice: DieOdds[];
  reroll: RerollOdds[];
}
