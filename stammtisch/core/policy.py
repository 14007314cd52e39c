"""What a game teaches a bot: a sound answer, a fast one, and who is ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from .choice import Choice
from .rng import Rng
from .step import Step

Reason = tuple[str, dict[str, float | str]]
"""The end of a message's id, and the ids and numbers that it needs."""

Later = Callable[[Choice], list[Any]]
"""What may come of an answer: imagined games as they stand when their round is over."""


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

    def reconsider(self, game: Any, seat: int, rng: Rng) -> None:
        """Lay what others answered in secret anew, where this policy expects something else."""

    def seasoned(self) -> Policy:
        """The policy of those who have met better players: what the strongest bot reckons with."""
        return self

    def is_lasting(self, step: Step) -> bool:
        """Whether an answer shows its worth in later rounds alone, so that foresight decides."""
        return False

    def exact(self, game: Any, step: Step, imagined: Callable[[], list[Any]]) -> Choice | None:
        """The best answer where imagined games are all that is needed to work it out, else None."""
        return None

    def points(self, game: Any, seat: int) -> float:
        """The points that this seat may expect at the end, for a playout that stops before it."""
        return float(game.scores()[seat])

    def reason(
        self, game: Any, step: Step, better: Choice, other: Choice, later: Later
    ) -> Reason | None:
        """Why one answer is better than another: the message `why-…` and its facts.

        None where the numbers at hand do not say so. Only what the seat can know may be told: odds,
        or averages over `later`.
        """
        return None


def average(values: list[float]) -> float:
    """A mean that people read: with one digit after the point."""
    return round(sum(values) / len(values), 1)


def percent(share: float) -> int:
    """A share in whole percents."""
    return round(100 * share)


def now_and_later(points: float, later: float) -> Reason | None:
    """How much more an answer brings in this round and in those to come, as five messages.

    `now` and `later` where only that differs, `both`, and `sooner` or `patient` where more of the
    one outweighs less of the other.
    """
    if points + later <= 0:
        return None
    facts: dict[str, float | str] = {"points": abs(points), "later": abs(later)}
    if later == 0:
        return "now", facts
    if points == 0:
        return "later", facts
    if points > 0:
        return "both" if later > 0 else "sooner", facts
    return "patient", facts
