"""Numbers for learning, as a seat sees the table; most lie between 0 and about 1."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Numbers

from .choices import BEERS, CARDS
from .setup.faces import FRUITFUL, Card
from .setup.shared import HAND, LAST_YEAR, BeerAndBreadSetup, kind_of_year
from .state.table import BeerAndBread
from .state.tokens import KINDS, count, lacking, total
from .state.village import Village, only, set_of, size

VILLAGE_NAMES = [
    *[f"stored {kind} / 9" for kind in KINDS],
    "free cells / 9",
    "column cards / 5",
    *[f"column {kind} / 5" for kind in KINDS],
    "brewery taken",
    "bakery taken",
    "beers sold / 10",
    "breads sold / 10",
    "upgrades / 10",
    "has the windmill",
]
HAND_NAMES = ["product", "value / 9", "tokens lacking / 8", *[f"symbol {kind}" for kind in KINDS]]


def feature_names(setup: BeerAndBreadSetup) -> list[str]:
    """The own village comes first, then the rival's.

    `fruitful` is the kind of year; `turn` counts those of the year that are over. `free cells`
    falls below 0 while more is stored than there is room for; `column` is the harvest column, with
    its symbols by kind; `brewery taken` and `bakery taken` are shares of their places. A card of
    the own hand has `product` 1 for beer and 2 for bread, 0 where there is none; `tokens lacking`
    is how far its recipe is from being stored.
    """
    names = ["year / 6", "fruitful", "turn / 5"]
    names += [f"field {kind} / 18" for kind in KINDS]
    for whose in ("own", "rival"):
        names += [f"{whose} {name}" for name in VILLAGE_NAMES]
    names += ["own beer coins / 40", "own bread coins / 40"]
    for place in range(HAND):
        names += [f"card {place + 1} {name}" for name in HAND_NAMES]
    return names


def features(game: BeerAndBread, seat: i64, numbers: Numbers) -> None:
    """The table, both villages, the own coins, and the own hand by rising card number."""
    numbers.add(float(game.year) / LAST_YEAR)
    numbers.flag(kind_of_year(game.year) == FRUITFUL)
    numbers.add(float(game.turn) / HAND)
    heap_features(game.fields, 18, numbers)
    village_features(game, seat, numbers)
    village_features(game, 1 - seat, numbers)
    account = game.account(seat)
    for coins, bonus in zip(account.coins, account.bonus, strict=True):
        numbers.add((coins + bonus) / 40)
    hand_features(game, seat, numbers)


def heap_features(heap: i64, scale: float, numbers: Numbers) -> None:
    """How many tokens of each kind, from water to hops."""
    for kind in range(len(KINDS)):
        numbers.add(float(count(heap, kind)) / scale)


def village_features(game: BeerAndBread, seat: i64, numbers: Numbers) -> None:
    village = game.villages[seat]
    heap_features(village.storage, 9, numbers)
    numbers.add(-float(village.excess(village.storage)) / 9)
    numbers.add(float(village.column.n) / 5)
    heap_features(village.symbols, 5, numbers)
    numbers.add(float(village.beers) / float(village.brewery_places))
    numbers.add(float(village.breads) / float(village.bakery_places))
    sold = village.all_sold()
    beers = size(sold & only(BEERS) - 1)
    numbers.add(float(beers) / 10)
    numbers.add(float(size(sold) - beers) / 10)
    numbers.add(float(size(village.upgrades)) / 10)
    numbers.flag(game.windmill == seat)


def hand_features(game: BeerAndBread, seat: i64, numbers: Numbers) -> None:
    """Five places; a place without a card, or with one turned round by the rival, is all 0."""
    village = game.villages[seat]
    cards = set_of(village.hand) & ~game.villages[1 - seat].turned
    place: i64 = 0
    for card in range(CARDS):
        if cards >> card & 1 and place < HAND:
            card_features(village, game.setup.cards[card], numbers)
            place += 1
    numbers.zeros(len(HAND_NAMES) * (HAND - place))


def card_features(village: Village, face: Card, numbers: Numbers) -> None:
    """A card of the own hand, and how far its recipe is from being stored."""
    numbers.add(1.0 + float(face.product))
    numbers.add(float(face.value) / 9)
    numbers.add(float(total(lacking(village.storage, face.recipe))) / 8)
    heap_features(face.symbols, 1, numbers)
