"""The pack, read and checked: cards, tiles, prices, the round track and the monastery."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Pack

from .cards import (
    BARD,
    BASIC_CARDS,
    BONUSES,
    FIRST_REGULAR,
    NOBLE,
    STEPS,
    Bonus,
    Card,
)
from .tiles import MATCHING, NO_CARD, TILES

ROUNDS: Final = 8
REGULARS: Final = 7  # of each colour
GUESTS: Final = [(3, 8), (4, 7), (5, 8), (6, 7), (7, 4), (8, 4)]  # beers, how many
GUEST_CARDS: Final = 38
CHEAPEST_GUEST: Final = 3  # those of the open stack
LAST_SPACE: Final = 22  # of the monastery track
GIFTS: Final = [*BASIC_CARDS, "counter_guest", "guest", "own_die", "upgrade"]
"""What the round track can give."""


class Tile:
    """A tile's figure on either side, its price, and what a card given back takes off it."""

    def __init__(self, effects: Pack, prices: Pack, card: int) -> None:
        self.basic: Final[i64] = effects.whole("basic", 0, 9)
        self.upgraded: Final[i64] = effects.whole("upgraded", self.basic, 9)
        self.price: Final[i64] = prices.whole("price", 0, 99)
        has_card = card != NO_CARD
        self.discount: Final[i64] = prices.whole("discount", 0, 99) if has_card else 0
        effects.done()
        prices.done()


def read_tiles(pack: Pack) -> list[Tile]:
    """All nine tiles; the host is never turned."""
    effects, prices = pack.table("tiles"), pack.table("upgrades")
    tiles = [
        Tile(effects.table(name), prices.table(name), MATCHING[number])
        for number, name in enumerate(TILES)
    ]
    if tiles[0].basic == 0:
        raise effects.refuse("tables.basic", "at least one seat")
    effects.done()
    prices.done()
    return tiles


def read_cards(pack: Pack, bard: Pack, noble: Pack) -> tuple[list[Card], list[int]]:
    """Every kind of card by its number, and how many of each the supply holds at first."""
    cards, supply = read_tavern_cards(pack.table("tavern_cards"), bard)
    cards.append(read_seated(noble, NOBLE, "noble", 0))
    supply.append(noble.whole("count", 1, 99))
    cards += read_regulars(pack.table("regulars"))
    return cards + read_guests(pack.table("guests"), len(cards)), supply


def read_tavern_cards(pack: Pack, bard: Pack) -> tuple[list[Card], list[int]]:
    """Five that are always there, and the bard, whose table holds more than this."""
    figures = [(name, pack.table(name)) for name in BASIC_CARDS]
    cards, supply = [], []
    for kind, (name, printed) in enumerate([*figures, ("bard", bard)]):
        price, points = printed.whole("thalers", 0, 99), printed.whole("points", 0, 99)
        cards.append(Card(kind, name, name, price, points))
        supply.append(printed.whole("count", 4 if kind < BARD else 0, 16))
        if kind < BARD:
            printed.done()
    pack.done()
    return cards, supply


def read_seated(pack: Pack, kind: int, name: str, price: int) -> Card:
    """A card that takes a seat: a die serves it, and it pays."""
    sort = "noble" if kind == NOBLE else "guest" if price else "regular"
    card = Card(kind, name, sort, price, pack.whole("points", 0, 99))
    card.die = pack.whole("die", 1, 6)
    card.pays = pack.whole("thalers", 0, 99)
    return card


def read_regulars(pack: Pack) -> list[Card]:
    """Seven, alike in every colour."""
    cards = []
    for number in range(REGULARS):
        figures = pack.table(f"R{number + 1}")
        cards.append(read_seated(figures, FIRST_REGULAR + number, f"R{number + 1}", 0))
        figures.done()
    pack.done()
    return cards


def read_guests(pack: Pack, first: int) -> list[Card]:
    """Thirty-eight, of which the box holds a set number at each price."""
    cards: list[Card] = []
    for name in [f"G{beers}-{place + 1}" for beers, count in GUESTS for place in range(count)]:
        cards.append(read_guest(pack.table(name), first + len(cards), name, GUESTS[0][0], BONUSES))
    pack.done()
    wanted = [count for _, count in GUESTS]
    found = [sum(card.price == beers for card in cards) for beers, _ in GUESTS]
    if found != wanted:
        expected = " / ".join([str(count) for count in wanted])
        got = " / ".join([str(count) for count in found])
        raise pack.refuse("beers", f"{expected} guests for 3 to 8 beers, got {got}")
    return cards


def read_guest(pack: Pack, kind: int, name: str, least: int, bonuses: dict[str, Bonus]) -> Card:
    """A guest for so many beers at least, with one of these bonuses."""
    card = read_seated(pack, kind, name, pack.whole("beers", least, GUESTS[-1][0]))
    card.bonus = bonuses[pack.word("bonus", list(bonuses))]
    pack.done()
    return card


def read_noble_prices(pack: Pack) -> list[int]:
    """In beers, for one, two and three."""
    prices = pack.wholes("beers", 1, 99, 3)
    if sorted(set(prices)) != prices:
        raise pack.refuse("beers", f"rising prices, got {prices}")
    pack.done()
    return prices


def read_rounds(pack: Pack, gifts: list[str]) -> list[list[str]]:
    """By the number of the round, one bonus or two to choose from."""
    rounds: list[list[str]] = [[]]
    for number in range(1, ROUNDS + 1):
        words = pack.words(str(number), gifts)
        if len(words) not in (1, 2) or len(set(words)) < len(words):
            raise pack.refuse(str(number), f"one bonus, or two different ones, got {words!r}")
        rounds.append(words)
    pack.done()
    return rounds


def read_ring(pack: Pack, positions: int, bonuses: dict[str, Bonus]) -> list[Bonus]:
    """The bonus of each space; steps that feed steps without end are refused."""
    ring = [bonuses[pack.word(str(space), list(bonuses))] for space in range(LAST_SPACE + 1)]
    steps = sum([bonus.number for bonus in ring if bonus.sort == STEPS])
    if steps >= positions:
        expected = f"fewer than {positions} steps as bonuses in all"
        raise pack.refuse("0 to 22", f"{expected}, or they chain without end, got {steps}")
    pack.done()
    return ring
