"""The shape of what a seat sees: the board's types are made from these."""

from __future__ import annotations

from typing import TypedDict

from .part_types import BonusView, BoxView, PartsView, UseView


class CardView(TypedDict):
    """A card that takes a seat: the die that serves it, what it pays, its points.

    `sort` is `regular`, `guest` or `noble`; only guests have a price in `beers` and a `bonus`.
    """

    card: str
    sort: str
    die: int
    thalers: int
    points: int
    beers: int
    bonus: BonusView


class FitView(TypedDict):
    """A number that an unused die shows and that fits a space now: the answer that uses it.

    Where a plan binds and is not made yet, the answer lays the die there.
    """

    die: int
    dishwashers: int
    choice: str


class SpaceView(TypedDict):
    """A space for dice: `space` is `cash_register`, `barrel`, `monk`, `yard` or `seat`.

    `id` tells it from all others of the tavern, in the words of an answer: `yard`, `seat 2`.
    `place` counts the seats from 1, and is 0 elsewhere; a seat whose guest was refused has no
    card. `wants` are the numbers it takes without help, `takes` those that fit with the
    dishwashers that are left. `amount` of `goods` is what a die brings
    here now. `once` tells a space for one die, `closed` that no die can be used any more.
    """

    id: str
    space: str
    place: int
    card: CardView | None
    nobles: int
    wants: list[int]
    takes: list[int]
    goods: str
    amount: int
    once: bool
    closed: bool
    fits: list[FitView]


class DieView(TypedDict):
    """An unused die before the tavern; `id` tells alike ones apart by counting: `white-5-2`."""

    id: str
    face: int
    own: bool


class PlanView(TypedDict):
    """The best placement of all unused dice: what it brings, and what one has then.

    Once a plan binds it is that plan. `reputation` are the steps that it would be worth.
    """

    uses: list[UseView]
    thalers: int
    beers: int
    steps: int
    thalers_then: int
    beers_then: int
    reputation: int


class LossView(TypedDict):
    """What closing now would lose."""

    thalers: int
    beers: int
    dice: int


class TileView(TypedDict):
    """A tile as all have it: `basic` and `better` are what its two sides give or hold.

    `card` is the tavern card of the special offer, or empty; each one given back takes `discount`
    off the price as far as that goes down, which `takes_off` says card by card. `works` is
    `at_once` or `next_evening`.
    """

    tile: str
    basic: int
    better: int
    price: int
    discount: int
    takes_off: list[int]
    card: str
    works: str


class OwnTileView(TypedDict):
    """A tavern's tile: `figure` is what the side that lies up gives or holds.

    `prices` are those of the special offer by how many matching cards are given back, as far as
    there are cards in play; an upgraded tile has none. `gives` are the numbers of cards that may
    go back with the thalers at hand: none where the upgrade cannot be paid. `noble` tells whether
    one comes with it.
    """

    tile: str
    upgraded: bool
    figure: int
    prices: list[int]
    gives: list[int]
    noble: bool


class DrawPileView(TypedDict):
    """A draw pile: `top` are the cards that all know lie there, the next one first.

    `hidden` counts the cards below by their name: what they are is known, their order is not.
    """

    count: int
    top: list[str]
    hidden: dict[str, int]


class AfterView(TypedDict):
    """What an answer of the market leaves of the goods it is paid with, and whom it brings.

    `brings` are the cards that it lays on the draw pile, the first one lowest.
    """

    left: int
    brings: list[str]


class ShopView(TypedDict):
    """What this tavern can pay now, and what it could after the plan: answers as text.

    `after` tells of each answer that can be paid now what comes of it.
    `bought` are the tavern cards of this round; `recruited` tells that its guest is taken.
    """

    now: list[str]
    later: list[str]
    bought: list[str]
    recruited: bool
    after: dict[str, AfterView]


class NextBonusView(TypedDict):
    """The next bonus of the monastery: so many steps away, at that space of the ring."""

    next_bonus: BonusView
    next_bonus_in: int
    next_bonus_at: int


class TavernView(NextBonusView):
    """A seat's tavern. `beers` do not hold what merchants bring before the own turn begins.

    `state` is `waiting`, `planning`, `serving` or `closed` in phase F, else empty. `sources` splits
    the points by what carries them: cards, and the `host` for reputation.
    """

    seat: int
    points: int
    sources: dict[str, int]
    state: str
    thalers: int
    beers: int
    safe: int
    cellar: int
    counter_guests: int
    position: int
    seats: int
    staff: dict[str, int]
    dishwashers: int
    dishwashers_used: int
    dice: list[DieView]
    spaces: list[SpaceView]
    tiles: list[OwnTileView]
    plan: PlanView
    loss: LossView
    shop: ShopView
    draw_pile: DrawPileView
    discard_pile: dict[str, int]
    nobles_owned: int
    parts: PartsView


class CoasterView(TypedDict):
    """A coaster with what is left on it: before whom it lies, and whose turn of it comes next."""

    seat: int
    next_seat: int
    dice: list[int]


class SupplyView(TypedDict):
    """Tavern cards in the supply, with their price in thalers."""

    card: str
    price: int
    left: int


class OfferView(TypedDict):
    """A place for open guests: none where the deck has run out."""

    place: int
    guest: CardView | None


class NoblesView(TypedDict):
    """So many nobles for so many beers."""

    count: int
    beers: int


class MarketView(TypedDict):
    """What all can get: `stack` are the guests for 3 beers below the top one, or all of them.

    `guests_left` are those of the hidden deck, by name: all can work out who is still to come.
    """

    tavern_cards: list[SupplyView]
    offers: list[OfferView]
    stack: list[CardView]
    stack_is_open: bool
    guests_left: list[str]
    nobles: list[NoblesView]
    noble: CardView
    nobles_left: int
    counter_guests: int


class TrackView(TypedDict):
    """A space of the round track: one bonus, or two of which one is chosen.

    `schnapps` lie on the way into it.
    """

    round: int
    gifts: list[str]
    schnapps: int


class TiefenthalView(TypedDict):
    """All of the table; nothing on it is secret but the order of piles and start cards.

    `module` is 1 to 5, `season` `summer` or `winter`. `turn` is the seat whose turn it is in the
    draft and in serving. `monastery` is the bonus on each space of the ring, `markers` where each
    seat's marker stands.
    """

    module: int
    season: str
    round: int
    rounds: int
    phase: str
    phases: list[str]
    over: bool
    winners: list[int]
    scores: list[int]
    mug: int
    turn: int | None
    taverns: list[TavernView]
    market: MarketView
    tiles: list[TileView]
    coasters: list[CoasterView]
    track: list[TrackView]
    monastery: list[BonusView]
    markers: list[int]
    box: BoxView
