"""Seeding: the fields are filled up, or in dry years cut back; all water goes to the river."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .. import events
from ..state.table import BeerAndBread, village_of
from ..state.tokens import ALL, WATER, count, heap, lacking, least
from .storing import store, stored, take

CROPS: Final = ALL ^ 0xFF
ALL_WATER: Final = 0x7F


def sow_fruitful(game: BeerAndBread) -> None:
    """Fill the fields up; what already lies there stays."""
    game.year += 1
    game.turn = 0
    fill_up(game, game.setup.seeded_fruitful)
    if game.news is not None:
        game.tell(events.year_begun(game.year, "fruitful", game.fields))
    harvest_early(game)


def sow_dry(game: BeerAndBread) -> None:
    """Take away what is too much, then add what lacks."""
    game.year += 1
    game.turn = 0
    kept = least(game.fields, game.setup.seeded_dry | ALL_WATER)
    game.supply += game.fields - kept
    game.fields = kept
    fill_up(game, game.setup.seeded_dry)
    if game.news is not None:
        game.tell(events.year_begun(game.year, "dry", game.fields))
    harvest_early(game)


def fill_up(game: BeerAndBread, seeded: i64) -> None:
    """Add crops up to the number, as far as the supply has them, and all its water."""
    wanted = lacking(game.fields, seeded) & CROPS
    added = least(game.supply, wanted | heap(WATER, count(game.supply, WATER)))
    game.supply -= added
    game.fields += added


def harvest_early(game: BeerAndBread) -> None:
    """At the end of the seeding, upgrades harvest; the player with the windmill comes first."""
    first = game.windmill
    wanted = early_harvest(game, first)
    game.follower = 1 - first
    game.follow = early_harvest(game, 1 - first)
    if wanted != 0:
        take(game, first, wanted, "sow")
        store(game, first)
    else:
        stored(game)


def early_harvest(game: BeerAndBread, seat: i64) -> i64:
    """What a village's upgrades harvest at the end of this year's seeding."""
    village = village_of(game, seat)
    return village.sow_fruitful if game.year % 2 == 1 else village.sow_dry
