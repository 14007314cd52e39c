"""What a player could work out: the chance to lose the turn, and what one more roll is worth."""

from __future__ import annotations

from typing import Any

from .state import Pig


def odds(game: Pig, seat: int) -> dict[str, Any]:
    """A roll loses the turn once in six, and brings four on average otherwise."""
    return {"lose": 1 / 6, "expected": (5 * game.turn + 20) / 6, "turn": game.turn}
