"""What a seat may see, and how it may imagine the rest."""

from .imagining import imagine
from .seen import view
from .types import BeerAndBreadView

__all__ = ["BeerAndBreadView", "imagine", "view"]
