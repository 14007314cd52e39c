"""Search on imagined games: the bots `regular` and `master`."""

from __future__ import annotations

from .master import MasterBot
from .regular import RegularBot

__all__ = ["MasterBot", "RegularBot"]
