"""The bill of a round: three cases, and what each player scores for which reason."""

from __future__ import annotations

from mypy_extensions import i64

from .. import events
from ..choices import Order
from ..state import BUST, ENOUGH, GREEDY, NO_SERVICE, Bill, Polterfass
from .end import end


def pay_bill(game: Polterfass) -> None:
    """The orders are shown, points written down, and the cards go back to their hands."""
    service = NO_SERVICE if game.bust else game.service
    bill = write_bill(game.innkeeper, service, game.orders, game.setup.all_equal)
    game.bills.append(bill)
    game.orders = game.setup.no_orders.copy()
    reached = False
    for seat in range(game.seats):
        points: i64 = game.points[seat] + bill.points[seat]
        game.points[seat] = points
        reached = reached or points >= game.setup.target
    if game.news is not None:
        tell_bill(game, bill)
    if reached:
        end(game)


def tell_bill(game: Polterfass, bill: Bill) -> None:
    if not game.bust:
        game.tell(events.counted(game.innkeeper, game.service))
    for seat, order in enumerate(bill.orders):
        if order is not None:
            game.tell(events.revealed(seat, order))
    game.tell(events.billed(bill))
    for seat in range(game.seats):
        game.tell(events.scored(bill, seat, game.points[seat], reason(bill, seat)))


def write_bill(innkeeper: i64, service: i64, orders: list[Order | None], all_equal: str) -> Bill:
    """Service and orders are compared, and everybody scores."""
    bill = Bill(innkeeper, service, orders)
    bill.case = case_of(service, bill.ordered)
    equal = bill.highest == bill.lowest
    bill.fined = bill.case is GREEDY and not (equal and all_equal == "nobody")
    bill.treated = bill.case is GREEDY and not (equal and all_equal != "net_zero")
    bill.points = [int(scored(bill, seat)) for seat in range(len(orders))]
    return bill


def case_of(service: i64, ordered: i64) -> str:
    """Equality is enough."""
    if service == NO_SERVICE:
        return BUST
    return ENOUGH if service >= ordered else GREEDY


def scored(bill: Bill, seat: i64) -> i64:
    """All that the round brings this seat."""
    if bill.orders[seat] is None:
        return poured(bill, seat)
    if bill.case is not GREEDY:
        return drunk(bill, seat)
    return gift(bill, seat) + penalty(bill, seat)


def poured(bill: Bill, seat: i64) -> i64:
    """The innkeeper keeps the rest, or everything from greedy guests, or nothing."""
    if seat != bill.innkeeper or bill.case is BUST:
        return 0
    return bill.service - bill.ordered if bill.case is ENOUGH else bill.service


def drunk(bill: Bill, seat: i64) -> i64:
    """Unless they were greedy together, guests get what they ordered."""
    order = bill.orders[seat]
    return 0 if order is None or bill.case is GREEDY else order.total


def gift(bill: Bill, seat: i64) -> i64:
    """The most modest of greedy guests get as much as the greediest ordered."""
    order = bill.orders[seat]
    modest = bill.treated and order is not None and order.total == bill.lowest
    return bill.highest if modest else 0


def penalty(bill: Bill, seat: i64) -> i64:
    """The greediest of greedy guests lose what they ordered."""
    order = bill.orders[seat]
    greediest = bill.fined and order is not None and order.total == bill.highest
    return -bill.highest if greediest else 0


def reason(bill: Bill, seat: i64) -> str:
    """Why this seat scores what it scores, as one word."""
    order = bill.orders[seat]
    if order is None:
        return {BUST: "nothing", ENOUGH: "rest", GREEDY: "everything"}[bill.case]
    if bill.case is not GREEDY:
        return "served"
    if bill.highest == bill.lowest:
        return "equal"
    if order.total == bill.highest:
        return "greediest"
    return "modest" if order.total == bill.lowest else "between"
