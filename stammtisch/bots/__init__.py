"""Players that work on any game, by imagined games only."""

from __future__ import annotations

from .bot import Asked, Bot, Budget
from .levels import Contender, UnknownBot, bot, contender, levels
from .runner import Played, imagining, play, seed_of

__all__ = [
    "Asked",
    "Bot",
    "Budget",
    "Contender",
    "Played",
    "UnknownBot",
    "bot",
    "contender",
    "imagining",
    "levels",
    "play",
    "seed_of",
]
