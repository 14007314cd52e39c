"""The shapes of the view: what boards and terminals are told."""

from __future__ import annotations

from typing import TypedDict


class BarrelView(TypedDict):
    """`face` is `lying`, a number, `double` or `cancel`; `ends` are the faces it can show."""

    barrel: int
    ends: list[str]
    special: bool
    face: str
    number: int
    in_cup: bool
    cancelled: bool
    doubled: bool


class OrderView(TypedDict):
    """The cards of an order, once they may be seen."""

    cards: list[int]
    total: int


class SourcesView(TypedDict):
    """Where the points of all rounds come from; penalties are 0 or below."""

    service: int
    orders: int
    gifts: int
    penalties: int


class PlayerView(TypedDict):
    """`laid` is how many cards are seen before the player; `order` is theirs, if it may be seen.

    `ordered` says whether any lie there: by ruling their number is seen only when all have ordered.
    """

    seat: int
    innkeeper: bool
    points: int
    sources: SourcesView
    laid: int
    ordered: bool
    order: OrderView | None


class BillLineView(TypedDict):
    """What a seat scored in a round, its total after it, and why."""

    seat: int
    order: OrderView | None
    points: int
    total: int
    reason: str


class BillView(TypedDict):
    """The last round in full. `service` is None when the service broke down."""

    round: int
    innkeeper: int
    case: str
    service: int | None
    ordered: int
    lines: list[BillLineView]


class SheetView(TypedDict):
    """A round on the score sheet: by seat its order, the cards of it, points and total."""

    round: int
    innkeeper: int
    service: int | None
    ordered: int
    orders: list[int | None]
    cards: list[list[int]]
    points: list[int]
    totals: list[int]


class BarView(TypedDict):
    """The barrels by what they do, and what the standing numbers are worth so far.

    `least` and `most` are what the specials can make of the barrels that stand.
    """

    barrels: list[BarrelView]
    standing: list[int]
    lying: list[int]
    cup: list[int]
    doubles: int
    cancels: int
    showing: int
    least: int
    most: int


class PolterfassView(TypedDict):
    """All of the table.

    `opening` is what the first throw showed when the guests ordered; `laid` counts the cards
    on the table, `cards` are the values in every hand.
    """

    round: int
    target: int
    scores: list[int]
    phase: str
    phases: list[str]
    over: bool
    winners: list[int]
    innkeeper: int
    opening: int
    throws: int
    bar: BarView
    bust: bool
    laid: int
    cards: list[int]
    players: list[PlayerView]
    bill: BillView | None
    sheet: list[SheetView]
