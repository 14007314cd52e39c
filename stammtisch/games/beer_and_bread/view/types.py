"""The shapes of what a seat may see; the browser's types are generated from them."""

from __future__ import annotations

from typing import TypedDict

Tokens = list[int]
"""How many tokens of each kind, in the order of the view's `kinds`."""


class UpgradeView(TypedDict):
    """An upgrade with the figures of its sentence; what it lacks is 0, None or empty."""

    slot: int
    count: int
    kind: str | None
    kinds: list[str]


class HarvestPreview(TypedDict):
    """What harvesting with a card would bring now."""

    wanted: Tokens
    gained: Tokens
    from_supply: Tokens
    total: int
    too_many: int
    matching_rows: list[int]


class SellPreview(TypedDict):
    """Whether a card could be sold now; `reason` is "", "full" or "short".

    `totals` and `final` are beer and bread on the score pad, and the result, once it is sold.
    """

    legal: bool
    reason: str
    missing: Tokens
    missing_total: int
    by_substitution: bool
    ways: list[Tokens]
    totals: list[int]
    final: int


class UpgradePreview(TypedDict):
    """What laying a card as an upgrade would clean and harvest now."""

    cleaned_beers: int
    cleaned_breads: int
    gained: Tokens
    gained_of_choice: int


class CardFace(TypedDict):
    """All that is printed on a card."""

    product: str
    type: int
    value: int
    recipe: Tokens
    harvest: Tokens
    upgrade: str


class PlayableCard(TypedDict):
    """A card that I could play on my turn, with a preview of its three uses."""

    card: str
    reserved: bool
    harvest: HarvestPreview
    sell: SellPreview
    upgrade: UpgradePreview


class ExchangeCard(TypedDict):
    """A card on an exchange space; previews are for the seat that looks."""

    space: int
    laid_by: int | None
    card: str
    playable: PlayableCard | None


class Back(TypedDict):
    """A card of which everybody sees the back; `card` is there if this seat may look at it."""

    product: str
    turned_by: int | None
    card: str | None


class ColumnCard(TypedDict):
    """A card of a harvest column: its symbols are open, its face only to its owner."""

    product: str
    symbols: Tokens
    card: str | None


class Cell(TypedDict):
    """A storage cell and what lies in it."""

    kind: str | None
    water_only: bool


class Facility(TypedDict):
    """Brewery or bakery: sold cards lie there until cleaning."""

    places: int
    full: bool
    cards: list[Back]


class Slot(TypedDict):
    """The upgrades under one slot, and what the backs of their cards show."""

    slot: int
    upgrades: list[str]
    backs: list[str]


class Score(TypedDict):
    """The score pad: coins of sold cards, in all and by type, with bonuses the totals.

    `counts` is beer, bread or both.
    """

    beer: int
    bread: int
    beer_types: list[int]
    bread_types: list[int]
    beer_bonus: int
    bread_bonus: int
    beer_total: int
    bread_total: int
    final: int
    counts: str


class VillageView(TypedDict):
    """One side of the board."""

    seat: int
    storage: Tokens
    stored: int
    free_cells: int
    cells: list[Cell]
    surplus: list[str]
    column: list[ColumnCard]
    column_sums: Tokens
    brewery: Facility
    bakery: Facility
    sold: list[Back]
    sold_beers: int
    sold_breads: int
    slots: list[Slot]
    hand: list[Back]
    score: Score | None


class Field(TypedDict):
    """A field, or the river: what lies there, and up to how much this year's seeding went."""

    kind: str
    count: int
    seeded: int | None


class Year(TypedDict):
    """A year on the track: `state` is past, now or to_come."""

    year: int
    kind: str
    state: str
    seeded: Tokens


class Windmill(TypedDict):
    """Who has the windmill, and who would get it if the year ended now."""

    seat: int | None
    next_seat: int | None
    tie: bool


class Choosing(TypedDict):
    """The running choice of the seat that looks: `what` is offer, accept, gather, pay or give.

    Of the tokens `there`, at most `most` can still be chosen; `exact`: no fewer either.
    `substitutes` is what each of the `ways` to pay takes beyond the recipe.
    """

    what: str
    card: str | None
    use: str | None
    chosen: Tokens
    there: Tokens
    left: int
    most: int
    exact: bool
    ways: list[Tokens]
    substitutes: list[Tokens]


class Offer(TypedDict):
    """Tokens on offer, of which the other player may take what fits.

    That is one of `fits` or a part of it; where there are very many, none is listed."""

    seat: int
    tokens: Tokens
    free_cells: int
    fits: list[Tokens]


class PilesView(TypedDict):
    """The deck, its top card first, and the discard pile: of both the backs are open."""

    deck: list[str]
    discards: int
    discard_backs: dict[str, int]
    discard_top: str | None


class BeerAndBreadView(PilesView):
    """Everything a board needs; no rule is left to it.

    Cards are named by id: `faces` has those that this seat may look at, `upgrades` their upgrades.
    """

    kinds: list[str]
    faces: dict[str, CardFace]
    upgrades: dict[str, UpgradeView]
    scores: list[int | None]
    sources: list[dict[str, int]]
    round: int
    rounds: int
    phase: str
    phases: list[str]
    kind_of_year: str
    turn: int
    track: list[Year]
    hand_goes_to: int | None
    to_act: int | None
    windmill: Windmill
    fields: list[Field]
    supply: Tokens
    villages: list[VillageView]
    hand: list[PlayableCard]
    exchange: list[ExchangeCard]
    offer: Offer | None
    choosing: Choosing | None
    winners: list[int]
