"""How to play it well: hold at 20, or as soon as that wins."""

from __future__ import annotations

from typing import Any

from stammtisch.core import Choice, Later, Policy, Reason, Rng, Step

from .choices import HOLD, ROLL
from .state import Pig


class PigPolicy(Policy):
    """Below 20 a roll wins more than it risks; from 20 on it does not."""

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Pig)
        enough = min(20, game.setup.target - game.points[step.seat])
        return HOLD if game.turn >= enough else ROLL

    def value(self, game: Any, seat: int) -> float:
        """Points so far, as a share of the sum, a head start added so that nobody has none."""
        assert isinstance(game, Pig)
        return (game.points[seat] + 10) / (sum(game.points) + 10 * game.seats)

    def reason(
        self, game: Any, step: Step, better: Choice, other: Choice, later: Later
    ) -> Reason | None:
        """What is kept for sure, and what a roll brings on average, if that speaks for it."""
        assert isinstance(game, Pig)
        turn, expected = int(game.turn), round((5 * game.turn + 20) / 6, 1)
        if (turn >= expected) != (better is HOLD):
            return None
        return "hold" if better is HOLD else "roll", {"turn": turn, "expected": expected}
