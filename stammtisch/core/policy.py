"""What a game teaches a bot: a sound answer, a fast one, and who is ahead."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .choice import Choice
from .rng import Rng
from .step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Advice on imagined games. It may read all of them: what a seat cannot know was dealt anew."""

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        """The sound answer of a player who counts."""
        return self.playout(game, step, rng)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        """A fast and sensible answer, for playing a position to its end."""
        options = step.options(game)
        return options[rng.below(len(options))]

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory that this seat may expect, from 0 to 1."""
        share: float = game.share_of_victory(seat)
        return share

    def horizon(self, game: Any) -> int:
        """At the beginning of which round to come a playout stops and is valued; 0: at the end."""
        return 0

    def guess(self, game: Any, seat: int, options: list[Choice], rng: Rng) -> Choice:
        """What a seat may have answered in secret: the belief that bots imagine with."""
        return options[rng.below(len(options))]
