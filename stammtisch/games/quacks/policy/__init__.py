"""What bots know of Quacks."""

from .player import QuacksPolicy

__all__ = ["QuacksPolicy"]
