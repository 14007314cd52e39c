"""Whether the wall clock can be believed: what is old is closed or deleted by it alone."""

from __future__ import annotations

import time
from typing import Final

from ..settings import DAY

A_JUMP: Final = 3600.0  # seconds


class Clock:
    """After a jump nothing is old for a day: people may have set it wrongly, and set it right."""

    def __init__(self) -> None:
        self._apart = time.time() - time.monotonic()
        self._jumped: float | None = None

    def is_steady(self) -> bool:
        """Whether the clock has gone as time does, for a day or since the start."""
        now = time.monotonic()
        apart = time.time() - now
        if abs(apart - self._apart) > A_JUMP:
            self._apart, self._jumped = apart, now
        return self._jumped is None or now - self._jumped > DAY
