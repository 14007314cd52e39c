"""The nine tiles of a tavern that can be turned, and the spaces where a die can be used."""

from __future__ import annotations

from typing import Final

from .cards import BARMAID, BREWER, DISHWASHER, TABLE

TABLES_TILE: Final = 0
BARMAID_TILE: Final = 1
CASH_REGISTER_TILE: Final = 2
MONK_TILE: Final = 3
KITCHEN_TILE: Final = 4
SAFE_TILE: Final = 5
BARREL_TILE: Final = 6
YARD_TILE: Final = 7
CELLAR_TILE: Final = 8
TILES: Final = [
    "tables", "barmaid", "cash_register", "monk", "kitchen", "safe", "barrel", "yard", "cellar",
]  # fmt: skip
ALL_TILES: Final = (1 << 9) - 1
NEXT_EVENING: Final = [TABLES_TILE, BARMAID_TILE, KITCHEN_TILE]  # all others work at once
NO_CARD: Final = -1
MATCHING: Final = [
    TABLE, BARMAID, NO_CARD, NO_CARD, DISHWASHER, NO_CARD, NO_CARD, BREWER, NO_CARD,
]  # fmt: skip
"""The tavern card that the special offer takes, by tile."""
SPECIAL_OFFERS: Final = [tile for tile, card in enumerate(MATCHING) if card != NO_CARD]

CASH_REGISTER: Final = 0
BARREL: Final = 1
MONK: Final = 2
YARD: Final = 3
FIRST_SEAT: Final = 4
SPACES: Final = ["cash_register", "barrel", "monk", "yard"]
"""Spaces by number; those from FIRST_SEAT on are the seats at the tables."""

FACES: Final = 6
EVERY_FACE: Final = 0b1111110  # a bit for each number from 1 to 6
