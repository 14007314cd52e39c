"""How to play it well: dice by what they can buy, goods by what they will bring."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.core import Choice, Later, Policy, Reason, Rng, Step

from ..choices import CLOSE
from ..odds.placement import Worths
from ..rules.draft import TakeDie
from ..rules.planning import PlaceDie
from ..rules.serving import Serve
from ..state.table import Tiefenthal
from .advice import advise
from .estimate import share, strength
from .parts import ask_parts, best_drink, drinking_answer
from .quick import quick_die, quick_place, quick_serve
from .reason import reason
from .turn import LEANINGS, Turn

QUICK: Final = [Worths(100, 115, 300)]


class TiefenthalPolicy(Policy):
    """Advice that reads what lies open, and counts on no order of piles."""

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Tiefenthal)
        if isinstance(step, Serve):
            return drinking_answer(game, game.taverns[step.seat], LEANINGS)
        return ask_parts(game, step, LEANINGS) or advise(game, step)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        """The same with one plan instead of the best of several, found die by die."""
        assert isinstance(game, Tiefenthal)
        tavern = game.taverns[step.seat]
        if isinstance(step, Serve):
            answer = quick_serve(game, tavern)
            if answer is not CLOSE or tavern.schnapps == 0:
                return answer
            return best_drink(game, tavern, Turn(game, tavern, QUICK)) or answer
        if isinstance(step, TakeDie):
            return quick_die(game, tavern, step.options(game))
        if isinstance(step, PlaceDie):
            return quick_place(game, tavern)
        return ask_parts(game, step, QUICK) or advise(game, step)

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory by points and what lies ready to make more."""
        assert isinstance(game, Tiefenthal)
        return game.share_of_victory(seat) if game.over else share(game, seat)

    def horizon(self, game: Any) -> int:
        """To the end of the running evening: the estimate knows cards better than their noise."""
        return 1

    def points(self, game: Any, seat: int) -> float:
        """Points now, and what lies ready to make more."""
        assert isinstance(game, Tiefenthal)
        if game.over:
            return float(game.scores()[seat])
        return float(strength(game, game.taverns[seat])) / 100.0

    def reason(
        self, game: Any, step: Step, better: Choice, other: Choice, later: Later
    ) -> Reason | None:
        """In this game's words (see reason.py)."""
        assert isinstance(game, Tiefenthal)
        return reason(game, step, better, other, later)
