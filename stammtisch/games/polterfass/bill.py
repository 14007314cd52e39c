"""The bill of a round: three cases, and what each player scores for which reason."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from .choices import Order

NO_SERVICE: Final = -1  # nothing counted: the tap still runs, or the service broke down
BUST: Final = "bust"
ENOUGH: Final = "enough"
GREEDY: Final = "greedy"


@mypyc_attr(acyclic=True)
class Bill:
    """One line of the score sheet. It never changes, so copies of a game share it."""

    def __init__(
        self, innkeeper: i64, service: i64, orders: list[Order | None], all_equal: str
    ) -> None:
        self.innkeeper: Final[i64] = innkeeper
        self.service: Final[i64] = service
        self.orders: Final = orders
        ordered: i64 = 0
        highest: i64 = -1
        lowest: i64 = -1
        for order in orders:
            if order is not None:
                ordered += order.total
                highest = max(highest, order.total)
                lowest = order.total if lowest < 0 else min(lowest, order.total)
        self.ordered: Final[i64] = ordered
        self.highest: Final[i64] = highest
        self.lowest: Final[i64] = lowest
        self.case: Final = case_of(service, ordered)
        equal = highest == lowest
        self.fined: Final = self.case is GREEDY and not (equal and all_equal == "nobody")
        self.treated: Final = self.case is GREEDY and not (equal and all_equal != "net_zero")
        self.points: Final = [int(self.scored(seat)) for seat in range(len(orders))]

    def scored(self, seat: i64) -> i64:
        """All that the round brings this seat."""
        if self.orders[seat] is None:
            return self.poured(seat)
        if self.case is not GREEDY:
            return self.drunk(seat)
        return self.gift(seat) + self.penalty(seat)

    def poured(self, seat: i64) -> i64:
        """The innkeeper keeps the rest, or everything from greedy guests, or nothing."""
        if seat != self.innkeeper or self.case is BUST:
            return 0
        return self.service - self.ordered if self.case is ENOUGH else self.service

    def drunk(self, seat: i64) -> i64:
        """Unless they were greedy together, guests get what they ordered."""
        order = self.orders[seat]
        return 0 if order is None or self.case is GREEDY else order.total

    def gift(self, seat: i64) -> i64:
        """The most modest of greedy guests get as much as the greediest ordered."""
        order = self.orders[seat]
        modest = self.treated and order is not None and order.total == self.lowest
        return self.highest if modest else 0

    def penalty(self, seat: i64) -> i64:
        """The greediest of greedy guests lose what they ordered."""
        order = self.orders[seat]
        greediest = self.fined and order is not None and order.total == self.highest
        return -self.highest if greediest else 0

    def reason(self, seat: i64) -> str:
        """Why this seat scores what it scores, as one word."""
        order = self.orders[seat]
        if order is None:
            return {BUST: "nothing", ENOUGH: "rest", GREEDY: "everything"}[self.case]
        if self.case is not GREEDY:
            return "served"
        if self.highest == self.lowest:
            return "equal"
        if order.total == self.highest:
            return "greediest"
        return "modest" if order.total == self.lowest else "between"


def case_of(service: i64, ordered: i64) -> str:
    """Equality is enough."""
    if service == NO_SERVICE:
        return BUST
    return ENOUGH if service >= ordered else GREEDY
