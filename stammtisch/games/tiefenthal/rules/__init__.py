"""The rules, one file for each paragraph of the rulebook; a round is their table of contents."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Phase

from .barmaids import call_barmaids
from .closing import close_taverns
from .draft import draft_dice, roll_white_dice
from .evening import give_round_bonus, move_moon
from .filling import fill_taverns
from .planning import plan_and_serve
from .schnapps import pour_schnapps
from .serving import serve_guests
from .start_cards import deal_start_cards, open_with_start_cards

ROUND: Final[list[Phase]] = [
    move_moon,
    give_round_bonus,
    fill_taverns,
    call_barmaids,
    roll_white_dice,
    draft_dice,
    serve_guests,
    close_taverns,
]

WITH_SCHNAPPS: Final[list[Phase]] = [move_moon, pour_schnapps, *ROUND[1:]]
WITH_REPUTATION: Final[list[Phase]] = [*WITH_SCHNAPPS[:-2], plan_and_serve, close_taverns]
WITH_START_CARDS: Final[list[Phase]] = [
    move_moon,
    deal_start_cards,
    open_with_start_cards,
    *WITH_REPUTATION[1:],
]
ROUNDS: Final = {
    1: ROUND,
    2: WITH_SCHNAPPS,
    3: WITH_REPUTATION,
    4: WITH_START_CARDS,
    5: WITH_START_CARDS,
}
"""By module; a guest book adds no phase."""
