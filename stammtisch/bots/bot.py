"""A bot: chooses from the view, the question and imagined games, never from the real one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from stammtisch.core import Choice, Game, Rng, View


class Asked(Protocol):
    """What a bot must know of a question; the table's Question fits."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def choices(self) -> list[Choice]:
        """Every legal answer."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: seconds, or iterations where an answer must be repeatable."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    """A player for any game. It keeps nothing from one question to the next."""

    name: str

    def choose(
        self,
        view: Callable[[], View],
        question: Asked,
        imagine: Callable[[Rng], Game],
        rng: Rng,
        budget: Budget,
    ) -> Choice:
        """One of the question's choices; the same for the same rng and iterations."""
