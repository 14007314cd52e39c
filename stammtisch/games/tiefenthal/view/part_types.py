"""The shape of what the modules add to the view, and of the small things that all of it uses."""

from __future__ import annotations

from typing import TypedDict


class BonusView(TypedDict):
    """`none`, `refuse_service`, a card, or a `number` of something.

    That is `thalers` or `steps`, on the winter side `schnapps`, with reputation `reputation`.
    """

    bonus: str
    number: int


class UseView(TypedDict):
    """One use of a plan, with the answer that carries it out; `at` is the id of the space."""

    die: int
    at: str
    space: str
    place: int
    dishwashers: int
    goods: str
    amount: int
    choice: str


class SideView(TypedDict):
    """One side of an entertainer: for `schnapps` it does `action`, so many times `number`.

    `action` is `reroll`, `own_die`, `beers`, or a bonus; `limit` is how often in a round, 0: as
    often as it is paid.
    """

    entertainer: str
    side: str
    schnapps: int
    action: str
    number: int
    limit: int


class EntertainerView(SideView):
    """The side that lies up: the answer that pays for it, whether it can be given now."""

    choice: str
    now: bool
    used: int


class ReputationView(TypedDict):
    """A tavern's marker on the reputation track, the points of its space, the next bonus.

    `thalers`, `beers` and `steps` are what the dice laid so far would be counted as.
    """

    position: int
    points: int
    next_bonus: BonusView
    next_bonus_in: int
    thalers: int
    beers: int
    steps: int


class StartCardView(TypedDict):
    """A start card: tavern cards, tiles that are turned, schnapps and counter guests."""

    start: str
    cards: list[str]
    tiles: list[str]
    schnapps: int
    counter_guests: int


class LineView(TypedDict):
    """A line of the guest book."""

    line: str
    signed: bool


class PartsView(TypedDict):
    """What the modules add to a tavern; a part that is not played is empty.

    `lifted` are the dice that will be rolled again, `laid` those that lie as planned, with the
    answers that remove them; `to_lay` is the number of the die that is laid next, or 0. `dealt`
    are the start cards to choose from, seen by their owner alone, `chosen` tells all that one is
    kept; `start_card` is that one, seen by its owner and, once all have chosen, by all.
    """

    schnapps: int
    entertainers: list[EntertainerView]
    lifted: list[int]
    laid: list[UseView]
    to_lay: int
    reputation: ReputationView | None
    dealt: list[StartCardView]
    chosen: bool
    start_card: StartCardView | None
    guest_book: list[LineView]
    signatures: int


class PointsView(TypedDict):
    """From this space of the reputation track on, so many points."""

    space: int
    points: int


class BoxView(TypedDict):
    """What is printed on the parts that the modules add; all of it empty where they are not played.

    `reputation` is the bonus of each space of the track from 0 on. `book` are the bonuses for the
    first, second and every further signature. `schnapps_left` is none where it never runs out.
    """

    sides: list[SideView]
    schnapps_left: int | None
    reputation: list[BonusView]
    reputation_points: list[PointsView]
    start_cards: list[StartCardView]
    book: list[BonusView]
