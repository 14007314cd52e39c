"""Which chips of a pile could be traded for a bigger one of their colour."""

from __future__ import annotations

from stammtisch.core import Pile

from ..chips import CHIPS, WHITE
from ..choices import UPGRADES, Upgrade
from ..state import Quacks


def upgrades(game: Quacks, pile: Pile, whites: bool) -> list[Upgrade]:
    """Every trade that the pile and the supply allow."""
    found: list[Upgrade] = []
    for upgrade in UPGRADES:
        fits = whites or CHIPS[upgrade.old].colour != WHITE
        if fits and pile.count(upgrade.old) > 0 and not game.is_sold_out(upgrade.new):
            found.append(upgrade)
    return found
