"""Exact chances that anybody could work out from the chips on the table."""

from .told import odds
from .types import QuacksOdds

__all__ = ["QuacksOdds", "odds"]
