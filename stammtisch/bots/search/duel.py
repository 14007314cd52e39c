"""The favourite of a search against the sound answer, before it is believed.

The best of many noisy averages looks better than it is, and in a long game many small mistakes add
up. So both are tried again, on the same imagined games and with the same luck as far as it goes.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.choice import Choice
from stammtisch.core.game import Game
from stammtisch.core.rng import Rng

from .ismcts import Search
from .tree import Arm


@final
@mypyc_attr(acyclic=True)
class Duel:
    """How far the favourite is ahead, by games that had no part in choosing it."""

    def __init__(self, search: Search, apart: bool = False) -> None:
        self.search: Final = search
        self.apart: Final = apart  # each seat's luck apart, so that answers move nobody else's
        self.favourite: Final = search.root.favourite()
        self.advice: Final = search.advice()
        self.games: i64 = 0
        self.lead = 0.0
        self.squares = 0.0

    @property
    def is_needed(self) -> bool:
        return self.favourite is not self.advice

    def iterate(self, game: Game) -> None:
        """Play an imagined game, which is used up, with either answer."""
        rng = self.search.rng
        seed = rng.below(1 << 31)
        won = self._follow(self.favourite, game.copy(), seed) - self._follow(
            self.advice, game, seed
        )
        self.search.rng, self.search.lucks = rng, []
        self.games += 1
        self.lead += won
        self.squares += won * won

    def _follow(self, arm: Arm, game: Game, seed: i64) -> float:
        search = self.search
        search.rng = Rng(seed)
        if self.apart:
            search.lucks = [Rng(seed + 1 + seat) for seat in range(game.seats + 1)]
        return search.follow(arm, game)

    def answer(self) -> Choice:
        """The favourite if it is ahead by more than the error of its lead, else the advice.

        The error is taken as if a win had been seen besides, so that few games prove little.
        """
        games = float(self.games) + 1.0
        mean = self.lead / games
        error = sqrt(((self.squares + 1.0) / games - mean * mean) / games)
        return self.favourite.choice if mean > error else self.advice.choice
