"""A thrifty turn: plan the dice for what the goods can buy, then serve, upgrade, brew and spend."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Choice

from ..choices import CLOSE, SEND, OfGuest, TakeNobles, Upgrade
from ..odds.placement import Uses, Worths, best_plan, open_spaces
from ..rules.using import income
from ..setup.figures import ROUNDS
from ..setup.tiles import (
    BARREL,
    BARREL_TILE,
    CASH_REGISTER,
    CASH_REGISTER_TILE,
    FIRST_SEAT,
    MONK,
    MONK_TILE,
    YARD,
    YARD_TILE,
)
from ..state.table import Tiefenthal
from ..state.tavern import BOUND, Tavern
from .fame import book_fame, plan_fame
from .spending import Purse, beer_purse, thaler_purse
from .worth import steps_worth

LEANINGS: Final = [
    Worths(231, 161, 308, 150),
    Worths(63, 58, 269),
    Worths(74, 263, 248, 120),
    Worths(181, 68, 51),
    Worths(109, 137, 488),
    Worths(63, 22, 27),
]
"""Ways to look at the same dice; the purses decide which of them buys most."""


@final
@mypyc_attr(acyclic=True)
class Turn:
    """The best of several plans for the rest of the turn."""

    def __init__(self, game: Tiefenthal, tavern: Tavern, leanings: list[Worths]) -> None:
        self.game: Final = game
        self.tavern: Final = tavern
        plans = plans_of(game, tavern, leanings)
        self.plans: Final = plans
        self._thalers: Purse | None = None
        self._beers: Purse | None = None
        self.uses: Final = max(plans, key=self.worth) if len(plans) > 1 else plans[0]

    @property
    def thalers(self) -> Purse:
        """What up to the most thalers of any plan can buy; seldom asked with one plan alone."""
        if self._thalers is None:
            most = max([self.sum_of(uses, FIRST_SEAT) for uses in self.plans])
            self._thalers = thaler_purse(self.game, self.tavern, self.tavern.thalers + most)
        return self._thalers

    @property
    def beers(self) -> Purse:
        """Likewise for beers."""
        if self._beers is None:
            most = max([self.sum_of(uses, YARD) for uses in self.plans])
            self._beers = beer_purse(self.game, self.tavern, self.tavern.beers + most)
        return self._beers

    def sum_of(self, uses: Uses, goods: i64) -> i64:
        """What these uses bring: thalers for FIRST_SEAT, beers for YARD, steps for MONK."""
        total: i64 = 0
        for _, space in uses:
            if kind_of_goods(space) == goods:
                total += income(self.game, self.tavern, space)
        return total

    def worth(self, uses: Uses) -> i64:
        tavern = self.tavern
        steps = steps_worth(self.game, tavern, self.sum_of(uses, MONK))
        thalers = self.thalers.of(tavern.thalers + self.sum_of(uses, FIRST_SEAT))
        beers = self.beers.of(tavern.beers + self.sum_of(uses, YARD))
        return thalers + beers + steps + self.fame(uses)

    def fame(self, uses: Uses) -> i64:
        """Reputation that is still to be counted, and new lines of the guest book."""
        if not self.game.setup.module.reputation:
            return 0
        thalers, beers = self.sum_of(uses, FIRST_SEAT), self.sum_of(uses, YARD)
        counted = plan_fame(self.game, self.tavern, thalers, beers)
        return counted + book_fame(self.game, self.tavern, [space for _, space in uses])

    def use_at(self, space: i64) -> Choice | None:
        """The planned use at a space; FIRST_SEAT stands for any seat."""
        for face, where in self.uses:
            if where == space or (space == FIRST_SEAT and where >= FIRST_SEAT):
                return self.game.setup.uses[where][face - 1]
        return None


def plans_of(game: Tiefenthal, tavern: Tavern, leanings: list[Worths]) -> list[Uses]:
    """Different ones only; dice that are bound have one plan, and without dice there is none."""
    if tavern.plan == BOUND:
        return [tuple([(die & 7, die >> 3) for die in sorted(tavern.laid.to_list())])]
    dice, washers = int(tavern.white + tavern.own), int(tavern.washers + tavern.leaning)
    plans: list[Uses] = []
    for worths in leanings if dice > 0 else []:
        uses = best_plan(dice, washers, open_spaces(game, tavern, worths))[1]
        if uses not in plans:
            plans.append(uses)
    return plans or [()]


def kind_of_goods(space: i64) -> i64:
    """FIRST_SEAT for thalers, YARD for beers, MONK for steps."""
    if space == MONK:
        return MONK
    return YARD if space in (YARD, BARREL) else FIRST_SEAT


def next_answer(game: Tiefenthal, tavern: Tavern, leanings: list[Worths]) -> Choice:
    """Seats first, then what makes other dice better, then those, then all that can be bought."""
    turn = Turn(game, tavern, leanings)
    served = turn.use_at(FIRST_SEAT)
    if served is not None:
        return served
    wanted = turn.thalers.purchases(tavern.thalers + turn.sum_of(turn.uses, FIRST_SEAT))
    for space, tile in BETTER:
        use = turn.use_at(space)
        if use is not None:
            upgrade = payable_upgrade(game, tavern, wanted, tile)
            return use if upgrade is None else upgrade
    return best_purchase(turn, tavern, wanted)


BETTER: Final = [
    (CASH_REGISTER, CASH_REGISTER_TILE),
    (MONK, MONK_TILE),
    (YARD, YARD_TILE),
    (BARREL, BARREL_TILE),
]
"""Spaces whose upgrade works at once, in the order of using them."""


def payable_upgrade(
    game: Tiefenthal, tavern: Tavern, wanted: list[Choice], tile: i64
) -> Choice | None:
    """The upgrade of this tile, if it is wanted and can be paid already."""
    for choice in wanted:
        if isinstance(choice, Upgrade) and choice.tile == tile:
            return choice if can_pay(game, tavern, choice) else None
    return None


def can_pay(game: Tiefenthal, tavern: Tavern, choice: Upgrade) -> bool:
    cards = game.setup.tiles[choice.tile]
    return cards.price <= tavern.thalers


def best_purchase(turn: Turn, tavern: Tavern, wanted: list[Choice]) -> Choice:
    """Guests and nobles, then thalers, then counter guests; then the tavern closes."""
    for choice in turn.beers.purchases(tavern.beers):
        if isinstance(choice, (TakeNobles, OfGuest)):
            return choice
    if wanted:
        return wanted[0]
    return SEND if tavern.counter_guests > 0 and sends(turn.game, tavern) else CLOSE


def sends(game: Tiefenthal, tavern: Tavern) -> bool:
    """A counter guest goes for a bonus that is one step away, and on the last evening anyway."""
    near = steps_worth(game, tavern, 1) - steps_worth(game, tavern, 0)
    return game.number == ROUNDS or near >= 71
