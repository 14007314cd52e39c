"""The course of the game: a fruitful year and a dry one, three times."""

from typing import Final

from stammtisch.core import Phase

from . import hands, passing, seeding, turns, windmill

FRUITFUL_YEAR: Final[list[Phase]] = [
    seeding.sow_fruitful,
    hands.draw_hands,
    turns.first_turn,
    passing.first_reserve,
    turns.second_turn,
    passing.second_reserve,
    *[turns.swap_and_turn, turns.second_turn] * 3,
    turns.swap_and_last_turn,
    turns.second_last_turn,
    windmill.pass_windmill,
]

DRY_YEAR: Final[list[Phase]] = [
    seeding.sow_dry,
    hands.draw_hands,
    hands.lay_out_exchange,
    *[turns.first_turn, turns.second_turn] * 5,
    windmill.end_dry_year,
]

ROUND: Final[list[Phase]] = FRUITFUL_YEAR + DRY_YEAR
