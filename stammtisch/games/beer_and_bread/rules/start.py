"""The table before the first year: two empty villages, and chance says who begins."""

from __future__ import annotations

from typing import Final

from stammtisch.core import NOBODY, Chance, Choice, Pile, Rng

from .. import events
from ..choices import STARTERS, Starter
from ..setup.shared import BeerAndBreadSetup
from ..state.table import BeerAndBread
from ..state.village import Village
from . import ROUND


def new_game(setup: BeerAndBreadSetup) -> BeerAndBread:
    """All tokens in the supply, all cards in the deck."""
    game = BeerAndBread(setup, ROUND, [new_village(setup), new_village(setup)])
    game.supply = setup.tokens
    game.beers = setup.beers.copy()
    game.breads = setup.breads.copy()
    game.exchange = Pile()
    game.interrupt(CHOOSE_STARTER)
    return game


def new_village(setup: BeerAndBreadSetup) -> Village:
    village = Village(Pile(), Pile())
    village.cells = setup.cells
    village.brewery_places = setup.brewery_places
    village.bakery_places = setup.bakery_places
    return village


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
