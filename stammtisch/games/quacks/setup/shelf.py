"""What can be bought with how many coins: tables that fill as they are asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice

from ..choices import PASS, Buy
from ..state.chips import COLOURS

UNKNOWN: Final[list[Choice]] = []  # no offer is empty: one may always pass


class Shelf:
    """The offers of one set of kinds on sale; the second chip is of another colour."""

    def __init__(self, buys: list[Buy], most_coins: int) -> None:
        self.buys: Final = buys
        self.cheapest: Final[i64] = min([int(buy.price) for buy in buys], default=most_coins + 1)
        self.most: Final[i64] = most_coins
        self.firsts: Final[list[list[Choice]]] = [UNKNOWN] * (most_coins + 1)
        self.plans: Final[list[Choice | None]] = [None] * (2 * (most_coins + 1))  # the policy's
        self.seconds: Final[list[list[Choice]]] = [UNKNOWN] * (len(COLOURS) * (most_coins + 1))

    def first(self, coins: i64) -> list[Choice]:
        """Pass, or any one chip that the coins pay."""
        found = self.firsts[coins]
        if found is UNKNOWN:
            found = [PASS, *[buy for buy in self.buys if buy.price <= coins]]
            self.firsts[coins] = found
        return found

    def second(self, colour: i64, coins: i64) -> list[Choice]:
        """Pass, or a chip of another colour than the first that the coins left over pay."""
        place = colour * (self.most + 1) + coins
        found = self.seconds[place]
        if found is UNKNOWN:
            others = [buy for buy in self.buys if buy.colour != colour]
            found = [PASS, *[buy for buy in others if buy.price <= coins]]
            self.seconds[place] = found
        return found
