"""Reads the pack: every figure with its bounds, and plain words for what does not fit."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from stammtisch.core import Pack

from ..choices import CARD_IDS
from ..state.tokens import (
    ANY,
    KINDS,
    MOST_OF_A_KIND,
    WATER,
    count,
    counts,
    heap,
    heap_of,
    kinds_in,
    total,
)
from .faces import Card, Upgrade

CROPS: Final = KINDS[1:]
MOST_WAYS: Final = 2500  # to pay one recipe, counted generously: no question may take long
YEARS: Final = ["both", "fruitful", "dry"]
PARAMETERS: Final = {
    "redraw": "count years",
    "selective_pickup": "",
    "last_turn_draw": "count",
    "reserve_card": "count",
    **{f"sow_{crop}": "kind count years" for crop in CROPS},
    **{f"extra_{crop}": "kind count" for crop in CROPS},
    **{f"supply_{crop}": "kind" for crop in CROPS},
    "water_follow": "kind count",
    "store_any": "count",
    "store_water": "count",
    "brewery_plus": "count",
    "bakery_plus": "count",
    "swap_wheat": "kind count instead_of",
    "swap_hops": "kind count instead_of",
    "swap_water": "kind count instead_of",
    "clean_beer": "any_kind count",
    "clean_bread": "any_kind count",
    "clean_only_beer": "any_kind count",
    "clean_only_bread": "any_kind count",
    "clean_both": "any_kind count",
    "score_low": "count values",
    "score_mid": "count values",
    "score_high": "count values",
    "score_per2_beer": "count cards",
    "score_per2_bread": "count cards",
    "score_most_upgrades": "count",
    "score_more_resources": "count lead",
    "score_three_breads": "count",
    "score_three_beers": "count",
}
"""The upgrades in the order of the overview, each with the parameters that its power reads."""
UPGRADE_IDS: Final = list(PARAMETERS)


def read_tokens(pack: Pack) -> i64:
    """How many tokens of each kind there are."""
    table = pack.table("tokens")
    tokens: i64 = 0
    for kind, name in enumerate(KINDS):
        tokens += heap(kind, table.whole(name, 1, MOST_OF_A_KIND))
    table.done()
    return tokens


def read_fields(fields: Pack, year: str, tokens: i64) -> i64:
    """How many tokens the seeding leaves on each field."""
    table = fields.table(year)
    seeded: i64 = 0
    for name in CROPS:
        kind = KINDS.index(name)
        seeded += heap(kind, table.whole(name, 0, int(count(tokens, kind))))
    table.done()
    return seeded


def read_upgrades(pack: Pack) -> list[Upgrade]:
    """The upgrades, each with its parameters and nothing else."""
    table = pack.table("upgrades")
    upgrades = [read_upgrade(table.table(id), number, id) for number, id in enumerate(UPGRADE_IDS)]
    table.done()
    return upgrades


def read_upgrade(table: Pack, number: int, id: str) -> Upgrade:
    upgrade = Upgrade(number, id, table.whole("slot", 1, 6))
    for parameter in PARAMETERS[id].split():
        read_parameter(table, upgrade, parameter)
    table.done()
    return upgrade


def read_parameter(table: Pack, upgrade: Upgrade, parameter: str) -> None:
    match parameter:
        case "count":
            upgrade.count = table.whole("count", 1, 9)
        case "kind":
            upgrade.kind = KINDS.index(table.word("kind", KINDS))
        case "any_kind":
            upgrade.kind = [*KINDS, "any"].index(table.word("kind", [*KINDS, "any"]))
            assert upgrade.kind <= ANY
        case "instead_of":
            upgrade.instead_of = read_instead_of(table, upgrade)
            upgrade.replaced = kinds_in(heap_of(upgrade.instead_of))
        case "years":
            years = table.word("years", YEARS)
            upgrade.fruitful = years != "dry"
            upgrade.dry = years != "fruitful"
        case "values":
            upgrade.values = table.wholes("values", 4, 9)
        case "cards":
            upgrade.cards = table.whole("cards", 1, 9)
        case _:
            upgrade.lead = table.whole(parameter, 1, 9)


def read_instead_of(table: Pack, upgrade: Upgrade) -> list[int]:
    names = table.words("instead_of", KINDS)
    if not names or KINDS[upgrade.kind] in names:
        paid = KINDS[upgrade.kind]
        raise table.refuse("instead_of", f"one or more kinds other than {paid}, got {names}")
    return [KINDS.index(name) for name in names]


def read_cards(pack: Pack, tokens: i64) -> list[Card]:
    """All sixty cards: BE01 to BE30 are beer, BR01 to BR30 bread."""
    table = pack.table("cards")
    absent = [id for id in CARD_IDS if id not in table.figures]
    if absent:
        there = len(CARD_IDS) - len(absent)
        raise pack.refuse("cards", f"60 cards, got {there}: {', '.join(absent)} missing")
    cards = [read_card(table.table(id), number, tokens) for number, id in enumerate(CARD_IDS)]
    table.done()
    return cards


def read_card(table: Pack, number: int, tokens: i64) -> Card:
    type = table.whole("type", 1, 3)
    value = table.whole("value", 1, 20)
    if value not in (2 * type + 2, 2 * type + 3):
        worth = f"{2 * type + 2} or {2 * type + 3}"
        raise table.refuse(
            "value", f"{worth} coins, as a card of type {type} is worth, got {value}"
        )
    recipe = heap_of([KINDS.index(name) for name in read_recipe(table)])
    for kind, name in enumerate(KINDS):
        if count(recipe, kind) > count(tokens, kind):
            raise table.refuse("recipe", f"at most {count(tokens, kind)} {name}: no more exist")
    symbols = table.words("harvest", KINDS)
    if not 1 <= len(symbols) <= 9:
        raise table.refuse("harvest", f"1 to 9 symbols, got {len(symbols)}")
    harvest = heap_of([KINDS.index(name) for name in symbols])
    upgrade = UPGRADE_IDS.index(table.word("upgrade", UPGRADE_IDS))
    table.done()
    return Card(number, type, value, recipe, harvest, upgrade)


def read_recipe(table: Pack) -> list[str]:
    recipe = table.words("recipe", KINDS)
    if not 1 <= len(recipe) <= MOST_OF_A_KIND:
        raise table.refuse("recipe", f"1 to {MOST_OF_A_KIND} tokens, got {len(recipe)}")
    return recipe


def check_recipes(pack: Pack, cards: list[Card], upgrades: list[Upgrade], cells: int) -> None:
    """Refuse a recipe that no storage could ever hold, with every storage upgrade laid."""
    for_any = cells + cells_of(cards, upgrades, "store_any")
    for_water = cells_of(cards, upgrades, "store_water")
    for card in cards:
        needs, water = int(total(card.recipe)), int(count(card.recipe, WATER))
        if needs - min(water, for_water) > for_any:
            most = f"at most {for_any} tokens and {for_water} more water, the largest storage"
            raise pack.refuse(f"cards.{CARD_IDS[card.number]}.recipe", f"{most}, got {needs}")


def check_ways_to_pay(pack: Pack, cards: list[Card], upgrades: list[Upgrade]) -> None:
    """Refuse a recipe that substitutions let be paid in more ways than a table can offer."""
    ends = paid_in_the_end(upgrades)
    for card in cards:
        ways = 1
        for kind, number in enumerate(counts(card.recipe)):
            ways *= comb(number + len(ends[kind]) - 1, number)
        if ways > MOST_WAYS:
            most = f"at most {MOST_WAYS} ways to pay it with all substitutions"
            raise pack.refuse(f"cards.{CARD_IDS[card.number]}.recipe", f"{most}, got {ways}")


def paid_in_the_end(upgrades: list[Upgrade]) -> list[set[int]]:
    """For each kind, all kinds that substitutions, one after the other, let be paid for it."""
    swaps = [upgrade for upgrade in upgrades if upgrade.instead_of]
    ends = [{kind} for kind in range(len(KINDS))]
    for _ in swaps:
        for found in ends:
            found |= {int(swap.kind) for swap in swaps if found & set(swap.instead_of)}
    return ends


def cells_of(cards: list[Card], upgrades: list[Upgrade], id: str) -> int:
    """The cells that all copies of a storage upgrade add."""
    laid = [upgrades[card.upgrade] for card in cards]
    return sum([int(upgrade.count) for upgrade in laid if upgrade.id == id])
