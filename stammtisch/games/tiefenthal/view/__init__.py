"""What a seat may see."""

from .seen import imagine, view
from .types import TiefenthalView

__all__ = ["TiefenthalView", "imagine", "view"]
