"""What bots know of Polterfass."""

from .player import PolterfassPolicy

__all__ = ["PolterfassPolicy"]
