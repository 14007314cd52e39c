"""What every service would be worth to the innkeeper, for a belief about the orders."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..choices import Order
from ..rules.bill import write_bill
from ..setup import SPECIALS, PolterfassSetup
from ..state import NO_SERVICE, Polterfass
from .guests import ordered_shares


class Prospects:
    """By the service that is poured; and what a breakdown is worth."""

    def __init__(self, worths: list[float], bust: float) -> None:
        self.worths: Final = worths
        self.bust: Final = bust

    def worth(self, service: i64) -> float:
        return self.worths[service]


def most_service(setup: PolterfassSetup) -> int:
    """All numbered barrels stand on their high end, and the specials double."""
    highs = sorted([max(ends) for ends in setup.ends[: setup.numbered]])
    return sum(highs) + sum(highs[-SPECIALS:])


def lead_prospects(game: Polterfass) -> Prospects:
    """The innkeeper's lead over the average guest, who orders as we would.

    It is all that is poured if the guests were greedy, else the rest, while they get their orders.
    """
    shares = ordered_shares(game)
    guests = float(game.seats - 1)
    mean = sum([total * share for total, share in enumerate(shares)])
    worths: list[float] = []
    paid = 0.0
    for service in range(most_service(game.setup) + 1):
        if service < len(shares):
            paid += service * shares[service]
        worths.append(float(service) - paid * (1.0 + 1.0 / guests))
    return Prospects(worths, -mean / guests)


def share_prospects(games: list[Polterfass], seat: i64) -> Prospects:
    """The share of the victory on average over imagined games, each with its orders."""
    setup, points = games[0].setup, games[0].points
    worths = [0.0] * (most_service(setup) + 1)
    bust = 0.0
    for orders, weight in orders_of(games):
        broken = write_bill(seat, NO_SERVICE, orders, setup.all_equal).points
        bust += weight * promise(setup, added(points, broken), seat)
        bill = write_bill(seat, 0, orders, setup.all_equal)
        for service in range(len(worths)):
            gains = bill.points if service < bill.ordered else broken
            kept = service if service < bill.ordered else service - bill.ordered
            after = added(points, gains)
            after[seat] = points[seat] + int(kept)
            worths[service] += weight * promise(setup, after, seat)
    return Prospects(worths, bust)


def orders_of(games: list[Polterfass]) -> list[tuple[list[Order | None], float]]:
    """The different orders of these games, with their shares; only totals tell them apart."""
    found: dict[str, list[Order | None]] = {}
    counts: dict[str, int] = {}
    for game in games:
        totals = " ".join(["-" if order is None else str(order.total) for order in game.orders])
        found[totals] = game.orders
        counts[totals] = counts.get(totals, 0) + 1
    return [(orders, counts[totals] / len(games)) for totals, orders in found.items()]


def added(points: list[int], gains: list[int]) -> list[int]:
    return [points[seat] + gains[seat] for seat in range(len(points))]


def promise(setup: PolterfassSetup, points: list[int], seat: i64) -> float:
    """The share of the victory when a round is over: decided, or by the points."""
    best = max(points)
    leaders = points.count(best)
    if best >= setup.target and (leaders == 1 or setup.final_tie != "play_another_round"):
        return 1.0 / float(leaders) if points[seat] == best else 0.0
    return by_points(setup, points, seat)


def by_points(setup: PolterfassSetup, points: list[int], seat: i64) -> float:
    """The nearer the leader is to the target, the more they decide."""
    best = max(points)
    scale = 9.0 + 0.15 * float(max(setup.target - best, i64(0)))
    total = 0.0
    for other in points:
        total += exp((other - best) / scale)
    return exp((points[seat] - best) / scale) / total
