"""What a seat may see."""

from .imagining import imagine
from .seen import view
from .types import TiefenthalView

__all__ = ["TiefenthalView", "imagine", "view"]
