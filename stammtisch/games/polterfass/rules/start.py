"""The table before the first round."""

from __future__ import annotations

from stammtisch.core import Pile

from ..setup import PolterfassSetup
from ..state import Polterfass
from . import ROUND


def new_game(setup: PolterfassSetup) -> Polterfass:
    """Nobody has a point, no barrel stands, all cards are in hand."""
    game = Polterfass(setup, ROUND)
    game.clear_bar()
    game.cup = Pile()
    game.orders = setup.no_orders.copy()
    game.points = setup.no_points.copy()
    game.bills = []
    return game
