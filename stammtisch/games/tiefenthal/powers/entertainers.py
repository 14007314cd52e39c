"""Entertainers: a side is chosen for good, and schnapps makes it do what it shows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Drink, TakeSide
from ..rules.barmaids import roll_own_dice
from ..setup.cards import BEERS, CARD, OWN_DIE, REFUSE, REROLL
from ..setup.entertainers import ENTERTAINERS, SIDES, Side
from ..state.table import Tiefenthal
from ..state.tavern import BOUND, Tavern
from .bonuses import can_be_refused, receive
from .juggling import begin_to_lift

BOTH: Final = (1 << 2) - 1  # a bit for either side


def has_entertainer(tavern: Tavern, name: str) -> bool:
    """Whether one of his sides lies up."""
    return bool(tavern.sides >> ENTERTAINERS.index(name) * 2 & BOTH)


class ChooseSide(Step):
    """Which side of this entertainer lies up for the rest of the game?"""

    def __init__(self, seat: i64, entertainer: int) -> None:
        super().__init__(seat)
        self.first: Final[i64] = entertainer * 2

    def options(self, game: Tiefenthal) -> list[Choice]:
        return [*game.setup.said.sides[self.first : self.first + 2]]

    def answer(self, game: Tiefenthal, choice: TakeSide) -> None:
        game.taverns[self.seat].sides |= i64(1) << choice.number
        if game.news is not None:
            side = game.setup.parts.sides[choice.number]
            game.tell(events.entertainer_came(self.seat, side))

    def about(self, game: Tiefenthal) -> dict[str, int | str]:
        return {"entertainer": ENTERTAINERS[self.first // 2]}


def add_drinks(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """Every entertainer who can be paid and has something to do."""
    for number in range(i64(len(game.setup.parts.sides))):
        if tavern.sides >> number & 1 and can_drink(game, tavern, number):
            options.append(game.setup.said.drinks[number])


def can_drink(game: Tiefenthal, tavern: Tavern, number: i64) -> bool:
    """Paid, within his limit, and not in vain; dice that stay where they lie are not juggled."""
    side = game.setup.parts.sides[number]
    if tavern.schnapps < side.cost:
        return False
    if side.limit > 0 and tavern.drinks >> number * 4 & 15 >= side.limit:
        return False
    return has_work(game, tavern, side)


def has_work(game: Tiefenthal, tavern: Tavern, side: Side) -> bool:
    """Whether there is anything that this side could do now."""
    sort = side.action.sort
    if sort == REROLL:
        return tavern.plan != BOUND and tavern.white + tavern.own > 0
    if sort == OWN_DIE:
        return tavern.plan != BOUND and tavern.own_taken < game.setup.own_dice_cap
    if sort == CARD:
        return game.left(side.action.number) > 0
    if sort == REFUSE:
        for place in range(tavern.seated.n):
            if can_be_refused(game, tavern, place):
                return True
        return False
    return True


def is_juggling(side: Side) -> bool:
    """Whether it changes the dice, and so comes before they are bound."""
    return side.action.sort in (REROLL, OWN_DIE)


def add_juggling(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """What can be had before the plan is made: more dice, or other ones."""
    if tavern.schnapps == 0:
        return
    for number in range(i64(len(game.setup.parts.sides))):
        juggles = tavern.sides >> number & 1 and is_juggling(game.setup.parts.sides[number])
        if juggles and can_drink(game, tavern, number):
            options.append(game.setup.said.drinks[number])


def drink(game: Tiefenthal, tavern: Tavern, choice: Drink) -> None:
    """The schnapps goes back, and the entertainer does what his side shows."""
    side = game.setup.parts.sides[choice.number]
    tavern.schnapps -= side.cost
    if tavern.drinks >> side.number * 4 & 15 < 15:
        tavern.drinks += i64(1) << side.number * 4
    if game.news is not None:
        game.tell(events.drunk(tavern.seat, side))
    if side.action.sort == REROLL:
        begin_to_lift(game, tavern)
    elif side.action.sort == OWN_DIE:
        roll_own_dice(game, tavern, 1)
    elif side.action.sort == BEERS:
        tavern.beers += side.action.number
    else:
        receive(game, tavern, side.action)


CHOOSE_SIDE: Final = [
    [ChooseSide(seat, who) for seat in range(MOST_SEATS)] for who in range(len(ENTERTAINERS))
]
assert len(SIDES) == 2, "a tile has two sides"
