"""Why an answer is better, from the odds of a throw and the bills that may follow."""

from __future__ import annotations

from stammtisch.core import Choice, Later, Reason, Step
from stammtisch.core.policy import average, percent

from ..choices import Order, Throw
from ..odds import bust_chance, reach
from ..rules.bill import penalty
from ..rules.orders import PlaceOrder
from ..rules.service import CloseOrThrow
from ..state import GREEDY, Bill, Polterfass


class Bills:
    """How the running round may end after an answer: its bill in many imagined games."""

    def __init__(self, game: Polterfass, seat: int, games: list[Polterfass]) -> None:
        self.seat = seat
        self.all: list[Bill] = [later.bills[len(game.bills)] for later in games]
        self.points = average([float(bill.points[seat]) for bill in self.all])

    def of(self, seat: int) -> float:
        """What a seat gets on average."""
        return average([float(bill.points[seat]) for bill in self.all])

    def pays(self) -> int:
        """How often the seat pays as the greediest, in percent."""
        return percent(sum([penalty(bill, self.seat) < 0 for bill in self.all]) / len(self.all))

    def greedy(self) -> int:
        """How often the guests have ordered more than is poured."""
        return percent(sum([bill.case is GREEDY for bill in self.all]) / len(self.all))

    def service(self) -> float:
        """What is poured, where the tap was closed."""
        return average([float(bill.service) for bill in self.all])


def reason(
    game: Polterfass, step: Step, better: Choice, other: Choice, later: Later
) -> Reason | None:
    """By the points of this round; where they say nothing, by those of the strongest rival."""
    seat = int(step.seat)
    best, rest = Bills(game, seat, later(better)), Bills(game, seat, later(other))
    if best.points <= rest.points:
        return about_rival(game, seat, best, rest)
    facts: dict[str, float | str] = {"points": best.points, "other_points": rest.points}
    if isinstance(step, PlaceOrder):
        return about_order(facts, better, other, best, rest)
    if isinstance(step, CloseOrThrow):
        return about_service(facts, game, better, other)
    facts |= {"service": best.service(), "other_service": rest.service(), "greedy": best.greedy()}
    return "target", facts


def about_order(
    facts: dict[str, float | str], better: Choice, other: Choice, best: Bills, rest: Bills
) -> Reason:
    """What an order brings, and how often it is the one that pays."""
    assert isinstance(better, Order)
    assert isinstance(other, Order)
    facts |= {"total": int(better.total), "other_total": int(other.total)}
    pays, other_pays = best.pays(), rest.pays()
    if pays == other_pays == 0:
        return "safe", facts
    return "order", facts | {"pays": pays, "other_pays": other_pays}


def about_service(
    facts: dict[str, float | str], game: Polterfass, better: Choice, other: Choice
) -> Reason:
    """What is sure, and how often a throw breaks down."""
    if isinstance(better, Throw) and isinstance(other, Throw):
        return "cup", facts | {"bust": bust(game, better), "other_bust": bust(game, other)}
    facts |= {"most": max(reach(game))}
    if isinstance(better, Throw):
        return "throw", facts | {"bust": bust(game, better)}
    assert isinstance(other, Throw)
    return "close", facts | {"bust": bust(game, other)}


def bust(game: Polterfass, throw: Throw) -> int:
    return percent(bust_chance(game, game.lying() + throw.doubles + throw.cancels))


def about_rival(game: Polterfass, seat: int, best: Bills, rest: Bills) -> Reason | None:
    """What is kept from the one who has most of the others."""
    others = [other for other in range(game.seats) if other != seat]
    rival = max(others, key=game.points.__getitem__)
    if best.of(rival) >= rest.of(rival):
        return None
    return "rival", {"rival": best.of(rival), "other_rival": rest.of(rival)}
