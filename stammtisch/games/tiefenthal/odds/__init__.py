"""What a player could work out at the table, exactly."""

from .told import odds
from .types import TiefenthalOdds

__all__ = ["TiefenthalOdds", "odds"]
