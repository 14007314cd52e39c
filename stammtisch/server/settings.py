"""How a house is run: what `serve` was told, and what tests set otherwise."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

DAY: Final = 86_400


@dataclass(frozen=True)
class Settings:
    """`origins` are the addresses under which the shell may be opened."""

    database: str
    origins: frozenset[str] = frozenset()
    secure: bool = False  # https: cookies go over nothing else
    bot_pause: float = 0.7  # seconds a bot seems to think, give or take a third
    thinkers: int = max(1, min(4, (os.cpu_count() or 2) - 1))  # processes
    open_days: int = 2
    unbegun_days: int = 7  # as long as what never began is kept once it is closed
    playing_days: int = 60
    kept_days: int = 365
    idle_seconds: float = 900.0
    over_seconds: float = 10.0  # as long as a finished table stays in memory unused
    gone_seconds: float = 60.0
    workers: int = 1  # processes that serve on one port,
    place: int = 0  # and which of them this is
    limits: float = 1.0  # times what one address may do: more where a load is tried out
