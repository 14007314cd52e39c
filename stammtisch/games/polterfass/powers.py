"""The two dark barrels: at the count, `cancel` destroys a number and `double` doubles one.

The innkeeper chooses the targets, those of one kind in either order. Where only one number can
be named, it is asked all the same: the log tells every target (README#ruling-targets).
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from . import events
from .choices import LYING, Target
from .setup import MOST_SEATS
from .state import Polterfass


def cancel_barrels(game: Polterfass) -> None:
    """Each standing cancel destroys one standing number barrel, as long as there is any."""
    if game.cancels > 0 and not game.bust:
        game.to_name = min(game.cancels, game.numbers)
        name_cancels(game)


def name_cancels(game: Polterfass) -> None:
    """Ask for one target after the other."""
    if game.to_name > 0:
        game.ask(CANCEL_BARREL[game.innkeeper])


class CancelBarrel(Step):
    """Which number does the cancel destroy?"""

    def options(self, game: Polterfass) -> list[Choice]:
        return game.setup.cancels.among(nameable(game))

    def answer(self, game: Polterfass, choice: Target) -> None:
        cancel(game, choice)
        name_cancels(game)

    def about(self, game: Polterfass) -> dict[str, int | str]:
        return {"left": game.to_name}


def cancel(game: Polterfass, choice: Target) -> None:
    """The first barrel of that number is destroyed."""
    barrel = name(game, choice)
    game.cancelled |= i64(1) << barrel
    game.service -= choice.number
    if game.news is not None:
        game.tell(events.cancelled(game.innkeeper, barrel, choice.number))


def double_barrels(game: Polterfass) -> None:
    """Each standing double doubles a number that was not destroyed, as long as there is any."""
    if game.doubles > 0 and not game.bust:
        destroyed = min(game.cancels, game.numbers)
        targets = game.numbers if game.setup.may_share else game.numbers - destroyed
        game.to_name = min(game.doubles, targets)
        name_doubles(game)


def name_doubles(game: Polterfass) -> None:
    """Ask for one target after the other."""
    if game.to_name > 0:
        game.ask(DOUBLE_BARREL[game.innkeeper])


class DoubleBarrel(Step):
    """Which number does the double double?"""

    def options(self, game: Polterfass) -> list[Choice]:
        """By ruling a destroyed barrel, too, which goes by the name of 0."""
        wasteful: i64 = 1 if game.setup.may_share and game.cancels > 0 else 0
        return game.setup.doubles.among(nameable(game) | wasteful)

    def answer(self, game: Polterfass, choice: Target) -> None:
        double(game, choice)
        name_doubles(game)

    def about(self, game: Polterfass) -> dict[str, int | str]:
        return {"left": game.to_name}


def double(game: Polterfass, choice: Target) -> None:
    """The first barrel of that number counts twice; twice nothing is nothing."""
    if choice.number == 0:
        game.to_name -= 1
        game.tell(events.wasted(game.innkeeper))
        return
    barrel = name(game, choice)
    game.doubled |= i64(1) << barrel
    game.service += choice.number
    if game.news is not None:
        game.tell(events.doubled(game.innkeeper, barrel, choice.number))


def nameable(game: Polterfass) -> i64:
    """A bit for each number that stands on a barrel without a special."""
    bits: i64 = 0
    for barrel in range(game.setup.numbered):
        number: i64 = game.faces[barrel]
        if number > LYING and not game.is_taken(barrel):
            bits |= i64(1) << number
    return bits


def name(game: Polterfass, target: Target) -> i64:
    """The first free barrel of the number named; barrels of one number are all the same."""
    barrel: i64 = 0
    while game.faces[barrel] != target.number or game.is_taken(barrel):
        barrel += 1
    game.to_name -= 1
    return barrel


def totals(numbers: list[int], doubles: i64, cancels: i64, may_share: bool) -> list[int]:
    """Every service that the innkeeper can arrive at by his choice of targets."""
    found = set()
    for destroyed in combinations(numbers, min(cancels, len(numbers))):
        left = numbers.copy()
        for number in destroyed:
            left.remove(number)
        aims = left + [0] * len(destroyed) if may_share else left
        for twice in combinations(aims, min(doubles, len(aims))):
            found.add(sum(left) + sum(twice))
    return sorted(found)


CANCEL_BARREL: Final = [CancelBarrel(seat) for seat in range(MOST_SEATS)]
DOUBLE_BARREL: Final = [DoubleBarrel(seat) for seat in range(MOST_SEATS)]
