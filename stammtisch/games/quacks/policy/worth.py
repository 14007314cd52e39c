"""What things are worth to a sound player, in points, by the round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice

from ..choices import PASS, Buy
from ..odds.goods import COIN, DIE, RUBY
from ..setup.shelf import Shelf
from ..state.chips import CHIPS, KINDS
from ..state.table import Quacks

CHIP: Final = [
    0, 0, 0, 10, 14, 27, 52, 17, 35, 66, 18, 34, 62, 24, 38, 62, 26, 30,
]  # fmt: skip
"""The worth of a chip by its kind, in tenths of a coin well spent."""


def chip_worth(kind: i64, number: i64) -> i64:
    """Purple and black need rounds to pay; late in the game only spaces count."""
    worth: i64 = CHIP[kind]
    if number >= 8:
        return CHIPS[kind].value * 10
    return worth


def stop_value(game: Quacks, space: i64) -> float:
    """What a scoring space is worth to a pot that did not explode."""
    setup = game.setup
    rubies = RUBY if setup.ruby[space] else 0.0
    coins = COIN[game.number] * float(setup.coins[space])
    return float(setup.points[space]) + coins + rubies + DIE


def exploded_value(game: Quacks, space: i64) -> float:
    """Points or coins, whichever is worth more."""
    setup = game.setup
    rubies = RUBY if setup.ruby[space] else 0.0
    return max(float(setup.points[space]), COIN[game.number] * float(setup.coins[space])) + rubies


def best_purchase(shelf: Shelf, coins: i64, number: i64) -> Choice:
    """The first chip of the pair, or single chip, that is worth most; kept with the shelf."""
    late = 1 if number >= 8 else 0
    place = coins * 2 + late
    found = shelf.plans[place]
    if found is None:
        found = find_purchase(shelf, coins, number)
        shelf.plans[place] = found
    return found


def find_purchase(shelf: Shelf, coins: i64, number: i64) -> Choice:
    best: Choice = PASS
    most: i64 = 0
    for first in shelf.buys:
        if first.price <= coins:
            worth = chip_worth(first.kind, number)
            seconds = shelf.second(first.colour, coins - first.price)
            worth += best_worth(seconds, number)
            if worth > most:
                most, best = worth, first
    return best


def best_worth(options: list[Choice], number: i64) -> i64:
    most: i64 = 0
    for choice in options:
        if isinstance(choice, Buy):
            most = max(most, chip_worth(choice.kind, number))
    return most


def best_second(options: list[Choice], number: i64) -> Choice:
    best: Choice = PASS
    most: i64 = 0
    for choice in options:
        if isinstance(choice, Buy) and chip_worth(choice.kind, number) > most:
            most, best = chip_worth(choice.kind, number), choice
    return best


assert len(CHIP) == KINDS
