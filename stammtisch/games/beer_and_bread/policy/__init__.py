"""What bots know of Beer & Bread."""

from .player import BeerAndBreadPolicy

__all__ = ["BeerAndBreadPolicy"]
