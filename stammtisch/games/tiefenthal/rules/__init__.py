"""The rules, one file for each paragraph of the rulebook; a round is their table of contents."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Phase

from .barmaids import call_barmaids
from .closing import close_taverns
from .draft import draft_dice, roll_white_dice
from .evening import give_round_bonus, move_moon
from .filling import fill_taverns
from .serving import serve_guests

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
