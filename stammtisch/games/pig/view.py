"""What a seat may see: in Pig, everything."""

from __future__ import annotations

from typing import Any, TypedDict

from stammtisch.core import Belief, Rng

from .state import Pig


class PigView(TypedDict):
    """All of the table."""

    target: int
    points: list[int]
    scores: list[int]
    player: int
    turn: int


def view(game: Pig, seat: int | None) -> dict[str, Any]:
    seen = PigView(
        target=game.setup.target,
        points=game.points.copy(),
        scores=game.points.copy(),
        player=game.player,
        turn=game.turn,
    )
    return {**seen}


def imagine(game: Pig, seat: int, rng: Rng, belief: Belief | None) -> Pig:
    """Nothing is hidden, so the imagined game is the game."""
    return game.copy()
