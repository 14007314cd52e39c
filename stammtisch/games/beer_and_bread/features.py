"""Numbers for learning, as a seat sees the table; most lie between 0 and about 1."""

from __future__ import annotations

from .choices import BEERS
from .faces import FRUITFUL
from .setup import HAND, LAST_YEAR, BeerAndBreadSetup, kind_of_year
from .state import BeerAndBread
from .tokens import KINDS, counts, lacking, total
from .village import members

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
    """The meaning of each number."""
    names = ["year / 6", "fruitful", "turn / 5"]
    names += [f"field {kind} / 18" for kind in KINDS]
    for whose in ("own", "rival"):
        names += [f"{whose} {name}" for name in VILLAGE_NAMES]
    names += ["own beer coins / 40", "own bread coins / 40"]
    for place in range(HAND):
        names += [f"card {place + 1} {name}" for name in HAND_NAMES]
    return names


def features(game: BeerAndBread, seat: int) -> list[float]:
    """The table, both villages, the own coins, and the own hand by rising card number."""
    fruitful = 1.0 if kind_of_year(game.year) == FRUITFUL else 0.0
    numbers = [float(game.year) / LAST_YEAR, fruitful, float(game.turn) / HAND]
    numbers += [number / 18 for number in counts(game.fields)]
    numbers += village_features(game, seat) + village_features(game, 1 - seat)
    account = game.account(seat)
    numbers += [
        (coins + bonus) / 40 for coins, bonus in zip(account.coins, account.bonus, strict=True)
    ]
    return numbers + hand_features(game, seat)


def village_features(game: BeerAndBread, seat: int) -> list[float]:
    village = game.villages[seat]
    sold = members(village.all_sold())
    numbers = [number / 9 for number in counts(village.storage)]
    numbers += [-float(village.excess(village.storage)) / 9, float(village.column.n) / 5]
    numbers += [number / 5 for number in counts(village.symbols)]
    numbers += [float(village.beers) / float(village.brewery_places)]
    numbers += [float(village.breads) / float(village.bakery_places)]
    numbers += [sum(1 for card in sold if card < BEERS) / 10]
    numbers += [sum(1 for card in sold if card >= BEERS) / 10]
    return [*numbers, len(members(village.upgrades)) / 10, float(game.windmill == seat)]


def hand_features(game: BeerAndBread, seat: int) -> list[float]:
    """Five places; a place without a card, or with one turned round by the rival, is all 0."""
    village = game.villages[seat]
    locked = game.villages[1 - seat].turned
    cards = sorted([card for card in village.hand.to_list() if not locked >> card & 1])[:HAND]
    numbers: list[float] = []
    for card in cards:
        face = game.setup.cards[card]
        short = total(lacking(village.storage, face.recipe))
        numbers += [1.0 + float(face.product), float(face.value) / 9, float(short) / 8]
        numbers += [float(symbol) for symbol in counts(face.symbols)]
    return numbers + [0.0] * (len(HAND_NAMES) * (HAND - len(cards)))
