"""What so many thalers or beers buy at best: the purchases and their worth, for every sum."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Choice

from ..rules.upgrading import matching_cards, most_given, price_of
from ..setup.cards import NOBLE
from ..setup.tiles import CELLAR_TILE, MATCHING, SAFE_TILE, TILES
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY, WHOLE_STACK, Tavern
from .worth import BEER, THALER, guest_worth, noble_worth, staff_worth, tile_worth

MOST: Final = 60  # more than one turn has ever brought


@final
@mypyc_attr(acyclic=True)
class Purse:
    """For every sum up to a limit, the most that it can be turned into, and by which purchases."""

    def __init__(self, kept: i64, each: i64, limit: i64) -> None:
        size = int(min(limit, i64(MOST))) + 1
        self.size: Final[i64] = size
        self.worth: Final[list[int]] = [int(min(i64(sum), kept) * each) for sum in range(size)]
        self.bought: Final[list[int]] = [0] * size  # a bit for each of the choices
        self.choices: Final[list[Choice]] = []

    def offer(self, price: i64, worth: i64, choice: Choice) -> None:
        """Something that can be had once: sums from above, so that it is bought once."""
        if price >= self.size:
            return
        bit = self.new_bit(choice)
        for sum in range(self.size - 1, price - 1, -1):
            with_it: i64 = self.worth[sum - price] + worth
            if with_it > self.worth[sum]:
                self.worth[sum] = with_it
                self.bought[sum] = self.bought[sum - price] | bit

    def new_bit(self, choice: Choice) -> i64:
        self.choices.append(choice)
        return i64(1) << (len(self.choices) - 1)

    def offer_at(self, prices: list[int], worths: list[int], choice: Choice) -> None:
        """The same thing at several prices."""
        self.offer_one_of(prices, worths, [self.new_bit(choice)] * len(prices))

    def offer_one_of(self, prices: list[int], worths: list[int], bits: list[i64]) -> None:
        """One thing at most of several."""
        for sum in range(self.size - 1, -1, -1):
            without: i64 = self.worth[sum]
            before: i64 = self.bought[sum]
            most = without
            for place in range(len(prices)):
                price: i64 = prices[place]
                if price <= sum:
                    rest = without if price == 0 else i64(self.worth[sum - price])
                    if rest + worths[place] > most:
                        most = rest + worths[place]
                        had = before if price == 0 else i64(self.bought[sum - price])
                        self.bought[sum] = had | bits[place]
            self.worth[sum] = most

    def of(self, sum: i64) -> i64:
        return self.worth[min(sum, self.size - 1)]

    def purchases(self, sum: i64) -> list[Choice]:
        """In the order in which they were offered."""
        bits: i64 = self.bought[min(sum, self.size - 1)]
        return [choice for place, choice in enumerate(self.choices) if bits >> place & 1]


def thaler_purse(game: Tiefenthal, tavern: Tavern, limit: i64) -> Purse:
    """Tavern cards and upgrades, the special offer with as many cards as are worth it."""
    setup = game.setup
    purse = Purse(game.figure(tavern, SAFE_TILE), kept_worth(game, THALER), limit)
    for tile in range(i64(len(TILES))):
        if not tavern.is_upgraded(tile):
            prices, worths = upgrade_offers(game, tavern, tile)
            purse.offer_at(prices, worths, setup.upgrades[tile])
    there = game.stocked & ~tavern.bought
    for kind in range(i64(NOBLE)):
        worth = staff_worth(game, kind)
        if there >> kind & 1 and worth > 0:
            purse.offer(setup.buys[kind].price, worth, setup.buys[kind])
    return purse


def upgrade_offers(game: Tiefenthal, tavern: Tavern, tile: i64) -> tuple[list[int], list[int]]:
    """Prices and worths by how many cards are given back."""
    noble = noble_worth(game) if game.left(NOBLE) > 0 else i64(0)
    prices, worths = [], []
    for given in range(most_given(game, tavern, tile) + 1):
        prices.append(int(price_of(game, tile, given)))
        worths.append(int(noble + tile_worth(game, tile) - given_worth(game, tile, given)))
    return prices, worths


def given_worth(game: Tiefenthal, tile: i64, given: i64) -> i64:
    """What cards that go back would have been worth; they had to be drawn again first."""
    if given == 0:
        return 0
    return given * staff_worth(game, MATCHING[tile]) * 7 // 10


def best_given(game: Tiefenthal, tavern: Tavern) -> i64:
    """How many cards to give back for the upgrade that is asked."""
    tile = tavern.upgrading
    best: i64 = 0
    most: i64 = -(1 << 40)
    for given in range(matching_cards(game, tavern, tile) + 1):
        price = price_of(game, tile, given)
        worth = -given_worth(game, tile, given) - price * THALER
        if price <= tavern.thalers and worth > most:
            best, most = given, worth
    return best


def beer_purse(game: Tiefenthal, tavern: Tavern, limit: i64) -> Purse:
    """One guest, and nobles."""
    setup = game.setup
    purse = Purse(game.figure(tavern, CELLAR_TILE), kept_worth(game, BEER), limit)
    if not tavern.took_nobles:
        for choice in setup.nobles:
            if choice.count <= game.left(NOBLE):
                purse.offer(choice.beers, choice.count * noble_worth(game), choice)
    if not tavern.recruited:
        offer_guests(game, purse)
    return purse


def offer_guests(game: Tiefenthal, purse: Purse) -> None:
    """One of those who are open."""
    kinds = [kind for kind in open_kinds(game) if game.setup.beers[kind] < purse.size]
    prices = [game.setup.beers[kind] for kind in kinds]
    worths = [int(guest_worth(game, kind)) for kind in kinds]
    bits = [purse.new_bit(game.setup.recruits[kind]) for kind in kinds]
    purse.offer_one_of(prices, worths, bits)


def open_kinds(game: Tiefenthal) -> list[int]:
    """Every guest that can be recruited now."""
    found = []
    for kind in game.offers.to_list():
        if kind == WHOLE_STACK:
            found += game.stack.to_list()
        elif kind != EMPTY:
            found.append(kind)
    return found


def kept_worth(game: Tiefenthal, each: i64) -> i64:
    """What is stored comes in handy later; at the end it breaks ties."""
    return each * 9 // 10 if game.number < 8 else i64(1)
