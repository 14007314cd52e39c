"""How to play it well: the innkeeper by exact odds, the guests around a modest share."""

from __future__ import annotations

from math import exp
from typing import Any

from mypy_extensions import i64

from stammtisch.core import Choice, Policy, Rng, Step

from ..choices import CLOSE, Throw
from ..odds import bust_chance, pours
from ..powers import totals
from ..rules.orders import PlaceOrder
from ..rules.service import CLOSE_OR_THROW, CloseOrThrow
from ..state import Polterfass
from .guests import mixed_order, ordered_shares, quick_order
from .playout import quick_service, quick_target


class PolterfassPolicy(Policy):
    """Reads the barrels, the number of cards and the points, never another guest's order."""

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Polterfass)
        if isinstance(step, PlaceOrder):
            return mixed_order(game, game.setup.hand.options, rng)
        prospects = Prospects(game)
        if isinstance(step, CloseOrThrow):
            return best_service(game, prospects)
        return best_target(game, prospects)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        """The same by rule of thumb."""
        assert isinstance(game, Polterfass)
        if isinstance(step, PlaceOrder):
            return quick_order(game, rng)
        options = step.options(game)
        if isinstance(step, CloseOrThrow):
            return quick_service(game, options)
        return quick_target(game, step, options)

    def value(self, game: Any, seat: int) -> float:
        """By points: the nearer the leader is to the target, the more they decide."""
        assert isinstance(game, Polterfass)
        if game.over:
            return super().value(game, seat)
        best = max(game.points)
        scale = 9.0 + 0.15 * float(max(game.setup.target - best, i64(0)))
        shares = [exp((points - best) / scale) for points in game.points]
        return shares[seat] / sum(shares)

    def horizon(self, game: Any) -> int:
        """The bill of the running round tells nearly all; later rounds are noise."""
        return 1

    def guess(self, game: Any, seat: int, options: list[Choice], rng: Rng) -> Choice:
        """Other guests order as we would."""
        assert isinstance(game, Polterfass)
        return mixed_order(game, options, rng)


class Prospects:
    """What each service is worth to the innkeeper: his lead over the average guest."""

    def __init__(self, game: Polterfass) -> None:
        shares = ordered_shares(game)
        guests = float(game.seats - 1)
        mean = sum([total * share for total, share in enumerate(shares)])
        self.bust: float = -mean / guests
        self.enough: list[float] = []  # by service: what guests then get, as far as it is enough
        paid = 0.0
        for total, share in enumerate(shares):
            paid += total * share
            self.enough.append(paid * (1.0 + 1.0 / guests))

    def worth(self, service: i64) -> float:
        """All of it if the guests were greedy, else the rest, while they get their orders."""
        return float(service) - self.enough[min(service, len(self.enough) - 1)]


def best_service(game: Polterfass, prospects: Prospects) -> Choice:
    """Close, unless throwing once more and closing then is worth more."""
    reach = totals(game.standing_numbers(), game.doubles, game.cancels, game.setup.may_share)
    best: Choice = CLOSE
    most = max([prospects.worth(total) for total in reach])
    for option in CLOSE_OR_THROW[game.innkeeper].options(game):
        if isinstance(option, Throw):
            worth = throw_worth(game, option, prospects)
            if worth > most:
                best, most = option, worth
    return best


def throw_worth(game: Polterfass, throw: Throw, prospects: Prospects) -> float:
    """After the throw he aims high or low, whichever is better."""
    thrown = game.lying() + throw.doubles + throw.cancels
    worth = bust_chance(game, thrown) * prospects.bust
    for low, high, share in pours(game, throw):
        worth += share * max(prospects.worth(low), prospects.worth(high))
    return worth


def best_target(game: Polterfass, prospects: Prospects) -> Choice:
    """The target that leads to the best service, whatever else is then to be named."""
    options = game.open()[0].options(game)
    worths = [worth_after(game, option, prospects) for option in options]
    return options[worths.index(max(worths))]


def worth_after(game: Polterfass, choice: Choice, prospects: Prospects) -> float:
    """Try it on a copy, up to the bill."""
    tried = game.copy()
    tried.apply(game.innkeeper, choice)
    if len(tried.bills) > len(game.bills):
        return prospects.worth(tried.bills[-1].service)
    return max([worth_after(tried, next, prospects) for next in tried.open()[0].options(tried)])
