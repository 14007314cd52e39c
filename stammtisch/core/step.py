"""A step is one paragraph of the rulebook: a question to a seat, or a throw of fate."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .choice import Choice, Facts
from .rng import Rng

NOBODY: Final = -1  # the seat of shared luck and of spectators; `-` in the log


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A question on an agenda. It holds ids, never objects, and never changes after creation.

    `options` reads, `answer` writes, then asks, tells or nothing. No step looks at the agenda.
    """

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.is_chance = False

    def options(self, game: Any) -> list[Choice]:
        """Every legal answer, never empty, in a stable order; the caller does not change it."""
        raise NotImplementedError

    def answer(self, game: Any, choice: Any) -> None:
        """Carry out the rule for one of the options."""
        raise NotImplementedError

    def draw(self, game: Any, rng: Rng) -> Choice:
        """One outcome; only a Chance has any."""
        raise NotImplementedError

    def about(self, game: Any) -> Facts:
        """Ids and numbers for the sentence that asks the question."""
        return {}

    def shown(self, game: Any, choice: Choice, viewer: i64) -> str:
        """The log's text of this answer as `viewer` may read it; NOBODY is a spectator."""
        return choice.text


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step):
    """A step that fate answers."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.is_chance = True

    def weights(self, game: Any) -> list[tuple[Choice, int]]:
        """Every possible outcome with its weight, a whole number above 0."""
        raise NotImplementedError

    def options(self, game: Any) -> list[Choice]:
        return [outcome for outcome, _ in self.weights(game)]

    def draw(self, game: Any, rng: Rng) -> Choice:
        """Override where it is hot; a test holds both to one distribution."""
        weights = self.weights(game)
        return weighted(weights, rng.below(sum([weight for _, weight in weights])))


NOTHING: Final = Step(0)


def weighted(weights: list[tuple[Choice, int]], number: int) -> Choice:
    """The outcome that a number below the sum of weights falls on."""
    place = 0
    while number >= weights[place][1]:
        number -= weights[place][1]
        place += 1
    return weights[place][0]


def step_name(step: Step) -> str:
    """`BuyChip` is `buy-chip`: the id of its message, and the purpose of its luck."""
    name = type(step).__name__
    return "".join(["-" + c.lower() if c.isupper() else c for c in name]).lstrip("-")
