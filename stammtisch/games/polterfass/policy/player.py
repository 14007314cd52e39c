"""How to play it well: the innkeeper by exact odds, the guests around a modest share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stammtisch.core import Choice, Later, Policy, Reason, Rng, Step

from ..choices import CLOSE, Order, Throw
from ..odds import bust_chance, pours
from ..powers import totals
from ..rules.orders import PlaceOrder, possible_orders
from ..rules.service import CLOSE_OR_THROW, CloseOrThrow
from ..state import Polterfass
from .guests import mixed_order, quick_order
from .innkeeper import exact_service
from .playout import quick_service, quick_target
from .prospects import Prospects, by_points, lead_prospects, share_prospects
from .reason import reason


class PolterfassPolicy(Policy):
    """Reads the barrels, the number of cards and the points, never another guest's order.

    One who is seasoned expects guests to order as `regular` does, not as thrifty players do.
    """

    def __init__(self, is_seasoned: bool = False) -> None:
        self.is_seasoned: Final = is_seasoned

    def seasoned(self) -> Policy:
        return PolterfassPolicy(is_seasoned=True)

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Polterfass)
        if isinstance(step, PlaceOrder):
            return mixed_order(game, game.setup.hand.options, rng)
        prospects = lead_prospects(game)
        if isinstance(step, CloseOrThrow):
            return best_service(game, prospects)
        return best_target(game, prospects)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        """The same by rule of thumb."""
        assert isinstance(game, Polterfass)
        if isinstance(step, PlaceOrder):
            return quick_order(game, rng, self.is_seasoned)
        options = step.options(game)
        if isinstance(step, CloseOrThrow):
            return quick_service(game, options)
        return quick_target(game, step, options)

    def value(self, game: Any, seat: int) -> float:
        """By points: the nearer the leader is to the target, the more they decide."""
        assert isinstance(game, Polterfass)
        if game.over:
            return super().value(game, seat)
        return by_points(game.setup, game.points, seat)

    def horizon(self, game: Any) -> int:
        """The bill of the running round tells nearly all; later rounds are noise."""
        return 1

    def exact(self, game: Any, step: Step, imagined: Callable[[], list[Any]]) -> Choice | None:
        """The innkeeper's answer, the best one for the orders of these games."""
        assert isinstance(game, Polterfass)
        if isinstance(step, PlaceOrder):
            return None
        prospects = share_prospects(imagined(), step.seat)
        if isinstance(step, CloseOrThrow):
            return exact_service(game, prospects)
        return best_target(game, prospects)

    def guess(self, game: Any, seat: int, options: list[Choice], rng: Rng) -> Choice:
        """Other guests order as we would."""
        assert isinstance(game, Polterfass)
        return mixed_order(game, options, rng, self.is_seasoned)

    def reconsider(self, game: Any, seat: int, rng: Rng) -> None:
        assert isinstance(game, Polterfass)
        for other, order in enumerate(game.orders) if self.is_seasoned else []:
            if order is not None and other != seat:
                options: list[Choice] = [*possible_orders(game, other)]
                guessed = self.guess(game, other, options, rng)
                assert isinstance(guessed, Order)
                game.orders[other] = guessed

    def reason(
        self, game: Any, step: Step, better: Choice, other: Choice, later: Later
    ) -> Reason | None:
        """In this game's words (see reason.py)."""
        assert isinstance(game, Polterfass)
        return reason(game, step, better, other, later)


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
