"""Seeding: the fields are filled up, or in dry years cut back; all water goes to the river."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..choices import STARTERS, Starter
from ..state import BeerAndBread, village_of
from ..tokens import ALL, WATER, count, heap, lacking, least
from .storing import store, stored, take

CROPS: Final = ALL ^ 0xFF
ALL_WATER: Final = 0x7F


class ChooseStarter(Chance):
    """Before the first year, chance gives the windmill to one of the two."""

    def weights(self, game: BeerAndBread) -> list[tuple[Choice, int]]:
        return [(starter, 1) for starter in STARTERS]

    def draw(self, game: BeerAndBread, rng: Rng) -> Choice:
        return STARTERS[rng.below(2)]

    def answer(self, game: BeerAndBread, choice: Starter) -> None:
        game.windmill = choice.starter
        if game.news is not None:
            game.tell(events.starter_chosen(choice.starter))


CHOOSE_STARTER: Final = ChooseStarter(NOBODY)


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
