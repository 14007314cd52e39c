"""The components: a score for each seat, and the points of the running turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Game, Phase

from .setup import PigSetup


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Pig(Game):
    """What is safe, and what the running turn has brought so far."""

    def __init__(self, setup: PigSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup: Final = setup
        self.points: list[int] = []
        self.player: i64 = -1
        self.turn: i64 = 0

    def scores(self) -> list[int]:
        return self.points.copy()

    def copy(self) -> Pig:
        other = Pig(self.setup, self.round)
        other.points = self.points.copy()
        other.player = self.player
        other.turn = self.turn
        other.take_up(self)
        return other
