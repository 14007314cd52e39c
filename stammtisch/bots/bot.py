"""A bot: chooses from the view, the question and imagined games, never from the real one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Protocol

from stammtisch.core import Choice, Game, Rng, View

from .playout import ENDLESS


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
    """How much a bot may think: it stops at the first of the two that is reached.

    Iterations alone make an answer repeatable on every machine.
    """

    seconds: float = inf
    iterations: int = ENDLESS


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
