"""What a seat may see: all but the values of the other guests' orders, until the bill."""

from __future__ import annotations

from typing import Any, Final

from ..choices import LYING, Order, face_name
from ..odds import reach
from ..rules.bill import drunk, gift, penalty, poured, reason
from ..rules.orders import cards_seen
from ..state import NO_SERVICE, Bill, Polterfass
from .types import (
    BarrelView,
    BarView,
    BillLineView,
    BillView,
    OrderView,
    PlayerView,
    PolterfassView,
    SheetView,
    SourcesView,
)

PHASES: Final = ["first_throw", "orders", "service", "count", "count", "bill"]


def view(game: Polterfass, seat: int | None) -> dict[str, Any]:
    seen = PolterfassView(
        round=len(game.bills) + (0 if game.over else 1),
        target=game.setup.target,
        scores=game.scores(),
        phase="over" if game.over else PHASES[game.phase],
        phases=sorted(set(PHASES), key=PHASES.index),
        over=game.over,
        winners=game.winners() if game.over else [],
        innkeeper=game.innkeeper,
        opening=game.opening,
        throws=game.throws,
        bar=bar_view(game),
        bust=game.bust,
        laid=sum([cards_seen(game, guest, seat) for guest in range(game.seats)]),
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
        laid=cards_seen(game, player, viewer),
        ordered=order is not None,
        order=order_view(order) if player == viewer else None,
    )


def sources_view(game: Polterfass, player: int) -> SourcesView:
    return SourcesView(
        service=sum([poured(bill, player) for bill in game.bills]),
        orders=sum([drunk(bill, player) for bill in game.bills]),
        gifts=sum([gift(bill, player) for bill in game.bills]),
        penalties=sum([penalty(bill, player) for bill in game.bills]),
    )


def order_view(order: Order | None) -> OrderView | None:
    return None if order is None else OrderView(cards=order.cards.copy(), total=order.total)


def sheet_views(game: Polterfass) -> list[SheetView]:
    """The score sheet, which stays open to everybody."""
    running = [0] * game.seats
    views = []
    for played, bill in enumerate(game.bills):
        running = [sum(pair) for pair in zip(running, bill.points, strict=True)]
        views.append(sheet_view(bill, played + 1, running))
    return views


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
                reason=reason(bill, seat),
            )
            for seat in range(game.seats)
        ],
    )


def service_view(bill: Bill) -> int | None:
    return None if bill.service == NO_SERVICE else bill.service
