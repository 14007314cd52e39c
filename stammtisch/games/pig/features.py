"""Numbers for learning, all between 0 and about 1."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Numbers

from .state import Pig

FEATURE_NAMES: Final = ["own points / target", "best rival / target", "turn / target", "my turn"]


def features(game: Pig, seat: int, numbers: Numbers) -> None:
    """As this seat sees the table."""
    rivals = [points for other, points in enumerate(game.points) if other != seat]
    target = float(game.setup.target)
    numbers.add(game.points[seat] / target)
    numbers.add(max(rivals) / target)
    numbers.add(float(game.turn) / target)
    numbers.flag(game.player == seat)
