"""What a chip's book may change: the places where the rules ask it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ..state.chips import Chip


class Power:
    """The power of a book, of which there is one a colour. By default a chip has none."""

    def __init__(self) -> None:
        self.sets_aside = False  # whether a drawn chip goes to `drawn` instead of into the pot

    def bonus(self, game: Any, player: Any, chip: Chip) -> i64:
        """How many spaces a drawn chip may move beyond its value; reads only."""
        return 0

    def drawn(self, game: Any, player: Any, chip: Chip) -> None:
        """Deal with a drawn chip, if `sets_aside` says so."""
        raise NotImplementedError

    def placed(self, game: Any, player: Any, chip: Chip) -> bool:
        """Act on a chip in the pot; True if a question was asked that goes on brewing itself."""
        return False

    def evaluate(self, game: Any, player: Any) -> None:
        """Act in step B of the evaluation."""
