"""What bots know of Tiefenthal."""

from .player import TiefenthalPolicy

__all__ = ["TiefenthalPolicy"]
