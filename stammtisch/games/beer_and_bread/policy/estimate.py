"""Who is ahead, as the odds of victory.

The weights were fitted to 20,000 games of thrifty players, as they stood when the third and the
fifth year began: that is where playouts stop to be valued.
"""

from __future__ import annotations

from typing import Final

from ..setup.figures import UPGRADE_IDS
from ..state.score_pad import totals_of
from ..state.table import BeerAndBread
from ..state.tokens import total
from ..state.village import members
from .judging import turns_left

LIFTS: Final = {
    "sow_wheat": 0.09,
    "sow_barley": 0.18,
    "sow_rye": 0.05,
    "sow_hops": 0.26,
    "extra_wheat": 0.02,
    "extra_barley": 0.13,
    "extra_rye": 0.03,
    "extra_hops": 0.03,
    "water_follow": 0.38,
    "store_any": 0.89,
    "store_water": 0.7,
    "brewery_plus": 0.16,
    "bakery_plus": 0.06,
    "swap_wheat": 0.26,
    "swap_hops": 0.07,
    "clean_beer": 0.27,
    "clean_bread": 0.28,
    "clean_only_beer": 0.27,
    "clean_only_bread": 0.29,
    "clean_both": 0.23,
}
"""What an upgrade adds when twenty turns are left, and less with every turn."""

SCORING_LIFTS: Final = {
    "score_low": 0.29,
    "score_mid": 0.19,
    "score_high": 0.12,
    "score_per2_beer": 0.17,
    "score_per2_bread": 0.16,
    "score_three_breads": 0.12,
    "score_three_beers": 0.13,
}
"""What a scoring upgrade adds to the coins that it brings already."""

FADING: Final = [LIFTS.get(id, 0.0) for id in UPGRADE_IDS]
LASTING: Final = [SCORING_LIFTS.get(id, 0.0) for id in UPGRADE_IDS]


def outlook(game: BeerAndBread, seat: int) -> float:
    """What a village has for winning: its lead over the other is the logarithm of the odds."""
    left = float(turns_left(game)) / 20.0
    tokens = 0.09 * float(total(game.villages[seat].storage)) * min(1.0, 4.0 * left)
    return coins_outlook(game, seat, left) + tokens + upgrades_outlook(game, seat, left)


def coins_outlook(game: BeerAndBread, seat: int, left: float) -> float:
    """The lower total counts; the higher one shows what needs no more work."""
    beer, bread = totals_of(game.account(seat))
    low, high = float(min(beer, bread)), float(max(beer, bread))
    return low * (0.3 - 0.115 * left) + high * (0.18 - 0.04 * left)


def upgrades_outlook(game: BeerAndBread, seat: int, left: float) -> float:
    worth = 0.0
    for card in members(game.villages[seat].upgrades):
        number = game.setup.cards[card].upgrade
        worth += FADING[number] * left + LASTING[number]
    return worth
