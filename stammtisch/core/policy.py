"""What a game teaches a bot: a sound answer, a fast one, and who is ahead."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from .choice import Choice, Facts
from .rng import Rng
from .step import Step

Reason = tuple[str, Facts]
"""The end of a message's id, and the ids and numbers that it needs."""


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

    def outlook(self, game: Any) -> int:
        """The same for advice, which tells people their chances: to the end, unless that is far."""
        return 0

    def points(self, game: Any, seat: int) -> float:
        """The points that this seat may expect at the end, for a playout that stops before it."""
        return float(game.scores()[seat])

    def reason(self, game: Any, step: Step, better: Choice, other: Choice) -> Reason | None:
        """Why one answer may be better than another: the message `why-…` and its facts, if any."""
        return None
