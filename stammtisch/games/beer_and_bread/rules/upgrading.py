"""Upgrade and clean: the card goes under its slot, then brewery and bakery are emptied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Facts, Step

from .. import events
from ..choices import GATHERS, KindChoice
from ..powers.laid import power_of
from ..setup.figures import UPGRADE_IDS
from ..setup.shared import BeerAndBreadSetup
from ..state.table import BeerAndBread, village_of
from ..state.tokens import ALL, ANYTHING, choosable, heap, lowest_kind, single, total
from ..state.village import Village, only
from .storing import store, take, within_reach


def upgrade(game: BeerAndBread, seat: i64, card: i64) -> None:
    """Lay the upgrade, which works from now on, and clean."""
    village = village_of(game, seat)
    laid = game.setup.upgrades[game.setup.cards[card].upgrade]
    village.upgrades |= only(card)
    POWERS[laid.number](village, laid)
    if game.news is not None:
        game.tell(events.upgraded(seat, card, laid.id, laid.slot))
    if village.beers + village.breads > 0:
        clean(game, seat)


def clean(game: BeerAndBread, seat: i64) -> None:
    """All sold cards leave brewery and bakery; cleaning upgrades harvest."""
    village = village_of(game, seat)
    gained = cleaning_gain(game.setup, village)
    if game.news is not None:
        game.tell(events.cleaned(seat, village.beers, village.breads))
    village.sold = village.all_sold()
    village.houses = 0
    village.beers = 0
    village.breads = 0
    if gained != 0:
        harvest_by_cleaning(game, seat, gained)


def cleaning_gain(setup: BeerAndBreadSetup, village: Village) -> i64:
    """What the cleaning upgrades harvest now; the place above hops counts tokens of any kind."""
    beers, breads = village.beers, village.breads
    gained: i64 = 0
    if beers > 0:
        gained += village.clean_beer
    if breads > 0:
        gained += village.clean_bread
    if beers > 0 and breads > 0:
        gained += village.clean_both
    if is_only(setup, beers, breads):
        gained += village.clean_only_beer
    if is_only(setup, breads, beers):
        gained += village.clean_only_bread
    return gained


def is_only(setup: BeerAndBreadSetup, these: i64, others: i64) -> bool:
    """README#ruling-cleaning_only: one product and not the other, or two cards and more of it."""
    return these >= 2 if setup.two_or_more else these > 0 and others == 0


def harvest_by_cleaning(game: BeerAndBread, seat: i64, gained: i64) -> None:
    """Fixed kinds are taken at once, then the player chooses the others."""
    if gained & ALL != 0:
        take(game, seat, gained & ALL, "clean")
    there = total(within_reach(game, village_of(game, seat)))
    wanted = gained >> ANYTHING
    game.left = wanted if wanted < there else there
    game.chosen = 0
    game.from_kind = 0
    choose_gathering(game, seat)


def gather_bits(game: BeerAndBread, seat: i64) -> i64:
    there = within_reach(game, village_of(game, seat))
    return choosable(there - game.chosen, game.from_kind, game.left)


def choose_gathering(game: BeerAndBread, seat: i64) -> None:
    """Ask for the next token, where there is a choice; in the end, take them all."""
    while game.left > 0:
        game.bits = gather_bits(game, seat)
        if not single(game.bits):
            game.ask(CHOOSE_GATHERING[seat])
            return
        gather(game, lowest_kind(game.bits))
    if game.chosen != 0:
        take(game, seat, game.chosen, "clean")
        game.chosen = 0
    store(game, seat)


def gather(game: BeerAndBread, kind: i64) -> None:
    game.chosen += heap(kind, 1)
    game.from_kind = kind
    game.left -= 1


class ChooseGathering(Step):
    """Which tokens does your cleaning harvest? One after the other, in the order of the kinds."""

    def options(self, game: BeerAndBread) -> list[Choice]:
        return GATHERS[game.bits]

    def answer(self, game: BeerAndBread, choice: KindChoice) -> None:
        gather(game, choice.kind)
        choose_gathering(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        return {"left": int(game.left), "chosen": int(total(game.chosen))}


POWERS: Final = [power_of(id) for id in UPGRADE_IDS]
CHOOSE_GATHERING: Final = [ChooseGathering(seat) for seat in range(2)]
