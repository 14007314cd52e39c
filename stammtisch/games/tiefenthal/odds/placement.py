"""The best placement: which die to use where, so that all of them bring the most.

One function for the board's plan, for odds and for bots. It weighs goods by their worth, counts
the dishwashers, and takes every space for one die once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ..rules.using import income, is_open
from ..setup.guest_book import NO_LINE
from ..setup.tiles import BARREL, FIRST_SEAT, MONK, YARD
from ..state.table import Tiefenthal
from ..state.tavern import Tavern

Spaces = tuple[tuple[int, tuple[int, ...], int, bool], ...]
"""Each with its number, the help that every face needs, the worth of a die, whether for one die."""
Uses = tuple[tuple[int, int], ...]  # faces and spaces

NOT_REACHED: Final = -1


@final
@mypyc_attr(acyclic=True)
class Worths:
    """What a thaler, a beer, a step and a new signature are worth to a player, in hundredths."""

    def __init__(self, thaler: int, beer: int, step: int, signature: int = 0) -> None:
        self.thaler: Final[i64] = thaler
        self.beer: Final[i64] = beer
        self.step: Final[i64] = step
        self.signature: Final[i64] = signature

    def of(self, space: i64) -> i64:
        """One unit of what a space gives."""
        if space == MONK:
            return self.step
        return self.beer if space in (YARD, BARREL) else self.thaler


EVEN: Final = Worths(100, 101, 90)
"""As much as possible of everything: a beer breaks ties, a step is a bit less."""


def open_spaces(game: Tiefenthal, tavern: Tavern, worths: Worths) -> Spaces:
    """Where a die could be used now, and what it would be worth there."""
    found = []
    for space in range(FIRST_SEAT + tavern.seated.n):
        if is_open(tavern, space):
            worth = int(worths.of(space) * income(game, tavern, space))
            if worths.signature > 0 and is_new_line(game, tavern, space):
                worth += int(worths.signature)
            once = space not in (MONK, YARD)
            found.append((int(space), needs_at(game, tavern, space), worth, once))
    return tuple(found)


def is_new_line(game: Tiefenthal, tavern: Tavern, space: i64) -> bool:
    """Whether a die removed here brings a signature."""
    line = line_at(game, tavern, space)
    return line != NO_LINE and not tavern.signatures >> line & 1


def line_at(game: Tiefenthal, tavern: Tavern, space: i64) -> i64:
    """The line of the guest book that a space signs."""
    if space >= FIRST_SEAT:
        return game.setup.line_of[tavern.seated.at(space - FIRST_SEAT)]
    return game.setup.monk_line if space == MONK else i64(NO_LINE)


def needs_at(game: Tiefenthal, tavern: Tavern, space: i64) -> tuple[int, ...]:
    """The help that each face needs at a space."""
    setup = game.setup
    if space >= FIRST_SEAT:
        return setup.seat_needs[setup.wants[tavern.seated.at(space - FIRST_SEAT)]]
    if space == MONK:
        return setup.monk_help
    return setup.yard_help if space == YARD else setup.seat_needs[0]


def best_uses(game: Tiefenthal, tavern: Tavern, worths: Worths) -> Uses:
    """For the dice that lie before the tavern, with the dishwashers left."""
    spaces = open_spaces(game, tavern, worths)
    return best_plan(int(tavern.white + tavern.own), int(tavern.washers), spaces)[1]


def plan_worth(game: Tiefenthal, tavern: Tavern, dice: i64, worths: Worths) -> int:
    """What these dice would bring at best."""
    return best_plan(int(dice), int(tavern.washers), open_spaces(game, tavern, worths))[0]


@lru_cache(maxsize=8192)
def best_plan(dice: int, washers: int, spaces: Spaces) -> tuple[int, Uses]:
    """The worth of the best uses, and the uses by rising space."""
    table = PlanTable(dice, washers)
    for space, needs, worth, once in spaces:
        if worth > 0:
            table.add(space, needs, worth, once)
    return table.best()


@final
@mypyc_attr(acyclic=True)
class PlanTable:
    """For every set of dice and dishwashers still unused, the most that the others bring."""

    def __init__(self, dice: i64, washers: i64) -> None:
        self.washers: Final[i64] = min(washers, i64(35))
        self.faces: Final[list[int]] = []
        self.strides: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        size = 1
        for face in range(1, 7):
            count = int(dice >> (face * 4) & 15)
            if count > 0:
                self.faces.append(face)
                self.strides.append(size)
                self.counts.append(count + 1)
                size *= count + 1
        self.size: Final[i64] = size
        entries = int(size * (self.washers + 1))
        self.worth: Final = [NOT_REACHED] * entries
        self.uses: Final[list[int]] = [0] * entries  # 8 bits for each use: face and space
        self.worth[entries - 1] = 0

    def add(self, space: i64, needs: tuple[int, ...], worth: i64, once: bool) -> None:
        """Dice go down in number, so going up sees each set before a die was used here."""
        for number in range(self.size):
            left = number if once else self.size - 1 - number
            for place in range(len(self.faces)):
                stride: i64 = self.strides[place]
                count: i64 = self.counts[place]
                if left // stride % count > 0:
                    face: i64 = self.faces[place]
                    self.move(left, left - stride, needs[face], worth, int(face << 5 | space))

    def move(self, left: i64, after: i64, need: i64, worth: i64, use: int) -> None:
        """Use a die, for every number of dishwashers still unused.

        `use` is a plain int, and so is what it joins: the uses of eight dice are wider than an i64.
        """
        width = self.washers + 1
        for spare in range(need, width):
            old: i64 = self.worth[left * width + spare]
            if old != NOT_REACHED:
                target = after * width + spare - need
                if old + worth > self.worth[target]:
                    self.worth[target] = old + worth
                    self.uses[target] = self.uses[left * width + spare] << 8 | use

    def best(self) -> tuple[int, Uses]:
        most = max(self.worth)
        packed = self.uses[self.worth.index(most)]
        found = []
        while packed > 0:
            found.append((packed >> 5 & 7, packed & 31))
            packed >>= 8
        return most, tuple(sorted(found, key=by_space))


def by_space(use: tuple[int, int]) -> tuple[int, int]:
    return use[1], use[0]
