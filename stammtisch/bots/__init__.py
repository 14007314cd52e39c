"""Players that work on any game, by imagined games only."""

from __future__ import annotations

from .bot import Asked, Bot, Budget
from .levels import Player, UnknownBot, bot, levels, player
from .runner import Played, imagining, play, seed_of

__all__ = [
    "Asked",
    "Bot",
    "Budget",
    "Played",
    "Player",
    "UnknownBot",
    "bot",
    "imagining",
    "levels",
    "play",
    "player",
    "seed_of",
]
