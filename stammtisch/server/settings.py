"""How a house is run: what `serve` was told, and what tests set otherwise."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from stammtisch import bots

DAY: Final = 86_400


@dataclass(frozen=True)
class Settings:
    """`origins` are the addresses under which the shell may be opened."""

    database: str
    origins: frozenset[str] = frozenset()
    secure: bool = False  # https: cookies go over nothing else
    bot_pause: float = 0.7  # seconds a bot seems to think, give or take a third
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    open_days: int = 2
    playing_days: int = 60
    kept_days: int = 365
    idle_seconds: float = 900.0
    gone_seconds: float = 60.0


def stand_in() -> str:
    """The level of the bot that plays for a person who is away."""
    known = bots.levels()
    return "thrifty" if "thrifty" in known else known[-1]
