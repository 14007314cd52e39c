"""Numbers for learning, all between 0 and about 1."""

from __future__ import annotations

from typing import Final

from .state import Pig

FEATURE_NAMES: Final = ["own points / target", "best rival / target", "turn / target", "my turn"]


def features(game: Pig, seat: int) -> list[float]:
    """As this seat sees the table."""
    rivals = [points for other, points in enumerate(game.points) if other != seat]
    target = float(game.setup.target)
    mine = 1.0 if game.player == seat else 0.0
    return [game.points[seat] / target, max(rivals) / target, float(game.turn) / target, mine]
