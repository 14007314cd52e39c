"""The course of the game: a fruitful year and a dry one, three times."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Phase

from ..setup import BeerAndBreadSetup
from ..state import BeerAndBread, new_table
from . import hands, passing, seeding, turns, windmill

FRUITFUL_YEAR: Final[list[Phase]] = [
    seeding.sow_fruitful,
    seeding.harvest_early,
    hands.draw_hands,
    hands.redraw,
    turns.first_turn,
    passing.first_reserve,
    turns.second_turn,
    passing.second_reserve,
    passing.swap_hands,
    *[turns.first_turn, turns.second_turn, passing.swap_hands] * 3,
    turns.first_last_turn,
    turns.second_last_turn,
    windmill.pass_windmill,
]

DRY_YEAR: Final[list[Phase]] = [
    seeding.sow_dry,
    seeding.harvest_early,
    hands.draw_hands,
    hands.redraw,
    hands.lay_out_exchange,
    *[turns.first_turn, turns.second_turn] * 5,
    windmill.end_dry_year,
]

ROUND: Final[list[Phase]] = FRUITFUL_YEAR + DRY_YEAR


def new_game(setup: BeerAndBreadSetup) -> BeerAndBread:
    """The table before the first year: chance says who begins."""
    game = new_table(setup, ROUND)
    game.interrupt(seeding.CHOOSE_STARTER)
    return game
