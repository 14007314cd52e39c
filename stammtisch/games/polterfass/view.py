"""What a seat may see: all but the values of the other guests' orders, until the bill."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from stammtisch.core import Belief, Rng

from .bill import NO_SERVICE, Bill
from .choices import LYING, Order, face_name
from .reach import reach
from .state import Polterfass

SHEET_ROUNDS: Final = 16  # a frame stays small however long the game
PHASES: Final = ["first_throw", "orders", "service", "count", "count", "bill"]


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
    """`laid` is how many cards lie before the player; `order` is theirs, if it may be seen."""

    seat: int
    innkeeper: bool
    points: int
    sources: SourcesView
    laid: int
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


def view(game: Polterfass, seat: int | None) -> dict[str, Any]:
    seen = PolterfassView(
        round=len(game.bills) + (0 if game.over else 1),
        target=game.setup.target,
        phase="over" if game.over else PHASES[game.phase - 1],
        phases=sorted(set(PHASES), key=PHASES.index),
        over=game.over,
        winners=game.winners() if game.over else [],
        innkeeper=game.innkeeper,
        opening=game.opening,
        throws=game.throws,
        bar=bar_view(game),
        bust=game.bust,
        laid=sum([order.count for order in game.orders if order is not None]),
        cards=game.setup.hand.cards.copy(),
        players=[player_view(game, other, seat) for other in range(game.seats)],
        bill=bill_view(game) if game.bills else None,
        sheet=sheet_views(game),
    )
    return {**seen}


def bar_view(game: Polterfass) -> BarView:
    services = reach(game)
    cup = game.cup.to_list()[::-1]
    barrels = range(game.setup.barrels)
    return BarView(
        barrels=[barrel_view(game, barrel) for barrel in barrels],
        standing=[barrel for barrel in barrels if game.faces[barrel] != LYING],
        lying=[b for b in barrels if game.faces[b] == LYING and b not in cup],
        cup=cup,
        doubles=game.doubles,
        cancels=game.cancels,
        showing=game.service,
        least=services[0],
        most=services[-1],
    )


def barrel_view(game: Polterfass, barrel: int) -> BarrelView:
    face = game.faces[barrel]
    return BarrelView(
        barrel=barrel,
        ends=[face_name(end) for end in game.setup.ends[barrel]],
        special=barrel >= game.setup.numbered,
        face=face_name(face),
        number=max(face, LYING),
        in_cup=game.cup.count(barrel) > 0,
        cancelled=game.cancelled >> barrel & 1 == 1,
        doubled=game.doubled >> barrel & 1 == 1,
    )


def player_view(game: Polterfass, player: int, viewer: int | None) -> PlayerView:
    order = game.orders[player]
    return PlayerView(
        seat=player,
        innkeeper=player == game.innkeeper,
        points=game.points[player],
        sources=sources_view(game, player),
        laid=0 if order is None else order.count,
        order=order_view(order) if player == viewer else None,
    )


def sources_view(game: Polterfass, player: int) -> SourcesView:
    return SourcesView(
        service=sum([bill.poured(player) for bill in game.bills]),
        orders=sum([bill.drunk(player) for bill in game.bills]),
        gifts=sum([bill.gift(player) for bill in game.bills]),
        penalties=sum([bill.penalty(player) for bill in game.bills]),
    )


def order_view(order: Order | None) -> OrderView | None:
    return None if order is None else OrderView(cards=order.cards.copy(), total=order.total)


def sheet_views(game: Polterfass) -> list[SheetView]:
    """The last rounds of the score sheet."""
    running = [0] * game.seats
    views = []
    for played, bill in enumerate(game.bills):
        running = [sum(pair) for pair in zip(running, bill.points, strict=True)]
        views.append(sheet_view(bill, played + 1, running))
    return views[-SHEET_ROUNDS:]


def sheet_view(bill: Bill, round: int, running: list[int]) -> SheetView:
    return SheetView(
        round=round,
        innkeeper=bill.innkeeper,
        service=service_view(bill),
        ordered=bill.ordered,
        orders=[None if order is None else order.total for order in bill.orders],
        cards=[[] if order is None else order.cards.copy() for order in bill.orders],
        points=bill.points.copy(),
        totals=running,
    )


def bill_view(game: Polterfass) -> BillView:
    bill = game.bills[-1]
    return BillView(
        round=len(game.bills),
        innkeeper=bill.innkeeper,
        case=bill.case,
        service=service_view(bill),
        ordered=bill.ordered,
        lines=[
            BillLineView(
                seat=seat,
                order=order_view(bill.orders[seat]),
                points=bill.points[seat],
                total=game.points[seat],
                reason=bill.reason(seat),
            )
            for seat in range(game.seats)
        ],
    )


def service_view(bill: Bill) -> int | None:
    return None if bill.service == NO_SERVICE else bill.service


def imagine(game: Polterfass, seat: int, rng: Rng, belief: Belief | None) -> Polterfass:
    """The other guests' orders are dealt anew, each with as many cards as lie there."""
    imagined = game.copy()
    hidden = [other for other in range(game.seats) if other != seat and game.orders[other]]
    for other in hidden:
        options = possible_orders(game, other)
        imagined.orders[other] = options[rng.below(len(options))]
    if belief is not None:
        for other in hidden:
            guess = belief(imagined, other, [*possible_orders(game, other)], rng)
            assert isinstance(guess, Order)
            imagined.orders[other] = guess
    return imagined


def possible_orders(game: Polterfass, guest: int) -> list[Order]:
    """All orders that show as many cards as this guest has laid."""
    laid = game.orders[guest]
    assert laid is not None
    return [order for order in game.setup.hand.orders if order.count == laid.count]
