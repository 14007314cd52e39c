"""How to play it well: dice by what they can buy, goods by what they will bring."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.core import Choice, Policy, Rng, Step

from ..odds.placement import Worths
from ..rules.serving import Serve
from ..state.table import Tiefenthal
from .advice import advise
from .estimate import share, strength
from .parts import ask_parts, drinking_answer
from .turn import LEANINGS

QUICK: Final = [Worths(100, 115, 300)]


class TiefenthalPolicy(Policy):
    """Advice that reads what lies open, and counts on no order of piles."""

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Tiefenthal)
        if isinstance(step, Serve):
            return drinking_answer(game, game.taverns[step.seat], LEANINGS)
        return ask_parts(game, step, LEANINGS) or advise(game, step)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        """The same with one plan instead of the best of several."""
        assert isinstance(game, Tiefenthal)
        if isinstance(step, Serve):
            return drinking_answer(game, game.taverns[step.seat], QUICK)
        return ask_parts(game, step, QUICK) or advise(game, step)

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory by points and what lies ready to make more."""
        assert isinstance(game, Tiefenthal)
        return game.share_of_victory(seat) if game.over else share(game, seat)

    def horizon(self, game: Any) -> int:
        """To the end of the running evening: the estimate knows cards better than their noise."""
        return 1

    def outlook(self, game: Any) -> int:
        """To the end of the running evening as well: eight evenings would take too long."""
        return 1

    def points(self, game: Any, seat: int) -> float:
        """Points now, and what lies ready to make more."""
        assert isinstance(game, Tiefenthal)
        if game.over:
            return float(game.scores()[seat])
        return float(strength(game, game.taverns[seat])) / 100.0
