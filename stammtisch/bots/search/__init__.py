"""Search on imagined games: the bot `regular`."""

from __future__ import annotations

from .regular import RegularBot

__all__ = ["RegularBot"]
