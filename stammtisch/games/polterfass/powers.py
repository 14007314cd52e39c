"""The two dark barrels: at the count, `cancel` destroys a number and `double` doubles one.

The innkeeper chooses the targets. Those of one kind are named in rising order, so that no pair
comes twice; where only one number can be named, nobody is asked.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from . import events
from .choices import LYING, Target
from .setup import MOST_SEATS
from .state import CANCELLED, DOUBLED, UNTOUCHED, Polterfass


def cancel_barrels(game: Polterfass) -> None:
    """Each standing cancel destroys one standing number barrel."""
    while cancels_left(game) > 0:
        options = cancel_targets(game)
        if len(options) > 1:
            game.ask(CANCEL_BARREL[game.innkeeper])
            return
        cancel(game, options[0])


def double_barrels(game: Polterfass) -> None:
    """Each standing double doubles one number barrel that still counts."""
    while doubles_left(game) > 0:
        options = double_targets(game)
        if len(options) > 1:
            game.ask(DOUBLE_BARREL[game.innkeeper])
            return
        double(game, options[0])


class CancelBarrel(Step):
    """Which number does the cancel destroy?"""

    def options(self, game: Polterfass) -> list[Choice]:
        return [*cancel_targets(game)]

    def answer(self, game: Polterfass, choice: Target) -> None:
        cancel(game, choice)
        cancel_barrels(game)

    def about(self, game: Polterfass) -> dict[str, int | str]:
        return {"left": cancels_left(game)}


class DoubleBarrel(Step):
    """Which number does the double double?"""

    def options(self, game: Polterfass) -> list[Choice]:
        return [*double_targets(game)]

    def answer(self, game: Polterfass, choice: Target) -> None:
        double(game, choice)
        double_barrels(game)

    def about(self, game: Polterfass) -> dict[str, int | str]:
        return {"left": doubles_left(game)}


def cancels_left(game: Polterfass) -> i64:
    """A cancel without a number barrel to destroy has no effect."""
    if game.bust:
        return 0
    return min(game.cancels, game.numbers) - game.marked(CANCELLED)


def doubles_left(game: Polterfass) -> i64:
    """Two doubles need two numbers; one on a destroyed barrel is wasted, if that is allowed."""
    if game.bust:
        return 0
    numbers = game.numbers if game.setup.may_share else game.numbers - game.marked(CANCELLED)
    return min(game.doubles, numbers) - game.marked(DOUBLED)


def cancel_targets(game: Polterfass) -> list[Target]:
    """The numbers that may be named next: enough as high or higher must remain for the others."""
    numbers = [face for face, mark in marked_numbers(game) if mark == UNTOUCHED]
    named = [face for face, mark in marked_numbers(game) if mark & CANCELLED]
    return [
        game.setup.cancel_targets[number] for number in rising(numbers, named, cancels_left(game))
    ]


def double_targets(game: Polterfass) -> list[Target]:
    """As with cancel; a destroyed barrel goes by the name of 0."""
    share = game.setup.may_share
    pairs = [(0 if mark & CANCELLED else face, mark) for face, mark in marked_numbers(game)]
    numbers = [face for face, mark in pairs if mark == UNTOUCHED or (share and mark == CANCELLED)]
    named = [face for face, mark in pairs if mark & DOUBLED]
    return [
        game.setup.double_targets[number] for number in rising(numbers, named, doubles_left(game))
    ]


def marked_numbers(game: Polterfass) -> list[tuple[int, int]]:
    """The standing number barrels, each with its mark."""
    faces = game.faces[: game.setup.numbered]
    return [(face, mark) for face, mark in zip(faces, game.marks, strict=False) if face > LYING]


def rising(numbers: list[int], named: list[int], left: i64) -> list[int]:
    """Each number once that is not below those named, and leaves `left - 1` to be named after."""
    least = max(named, default=0)
    allowed = sorted([number for number in numbers if number >= least])
    return sorted(set(allowed[: len(allowed) - left + 1]))


def cancel(game: Polterfass, target: Target) -> None:
    """The first barrel of that number is destroyed."""
    barrel = find(game, target.number, UNTOUCHED)
    game.marks[barrel] = CANCELLED
    if game.news is not None:
        game.tell(events.cancelled(game.innkeeper, barrel, target.number))


def double(game: Polterfass, target: Target) -> None:
    """The first barrel of that number counts twice; twice nothing is nothing."""
    if target.number == 0:
        game.marks[game.marks.index(CANCELLED)] = CANCELLED | DOUBLED
        game.tell(events.wasted(game.innkeeper))
        return
    barrel = find(game, target.number, UNTOUCHED)
    game.marks[barrel] = DOUBLED
    if game.news is not None:
        game.tell(events.doubled(game.innkeeper, barrel, target.number))


def find(game: Polterfass, number: i64, mark: i64) -> i64:
    """The first barrel that shows this number and bears this mark."""
    barrel: i64 = 0
    while game.faces[barrel] != number or game.marks[barrel] != mark:
        barrel += 1
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
