"""The rules in rulebook order, a file per phase or use of a card."""

from .round import ROUND, new_game

__all__ = ["ROUND", "new_game"]
