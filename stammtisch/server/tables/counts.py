"""What a house counts for its operator: how much, never who."""

from __future__ import annotations

from collections import Counter
from typing import Final


class Counts:
    """From the start of the process on."""

    def __init__(self) -> None:
        self.answers = 0  # on disk
        self.failed = 0  # writes that came to nothing
        self.refused: Final[Counter[str]] = Counter()  # by code
