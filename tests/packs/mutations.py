"""Packs that an owner might write: the shipped figures with a few things changed at random.

Most changes take a value that stands elsewhere under the same key, so that many packs are
accepted; the others try bounds and nonsense. A sweep changes a key in every table that has it,
as somebody does who misreads a column of the rulebook: all sixty cards with one upgrade.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from random import Random
from typing import Any

from stammtisch.core import Figures
from stammtisch.core.pack import NOTES

NUMBERS = (0, 1, 2, 3, 5, 9, 12, 20, 30, 60, 99, 127, 128, 255, 256, -1)
CHANGES = (1, 1, 1, 2, 2, 3, 6)

Place = tuple[Figures, str]
"""A table of the pack and one of its keys."""


def mutated(shipped: Figures, rng: Random) -> Figures:
    """The shipped figures with one to a few changes."""
    figures = copy.deepcopy(shipped)
    for _ in range(rng.choice(CHANGES)):
        places = list(leaves(figures))
        table, key = rng.choice(places)
        alike = [place for place in places if place[1] == key]
        if rng.random() < 0.4:
            sweep(table, key, alike, rng)
        else:
            table[key] = changed(table[key], [other[at] for other, at in alike], rng)
    return figures


def leaves(figures: Figures) -> Iterator[Place]:
    """Every key that holds a figure and not a table; notes for people are none."""
    for key, value in figures.items():
        if isinstance(value, dict):
            yield from leaves(value)
        elif isinstance(value, list) and any(isinstance(one, dict) for one in value):
            for one in value:
                yield from leaves(one) if isinstance(one, dict) else ()
        elif key not in NOTES:
            yield figures, key


def sweep(table: Figures, key: str, alike: list[Place], rng: Random) -> None:
    """The same value wherever the key stands."""
    value = changed(table[key], [other[at] for other, at in alike], rng)
    for other, at in alike:
        other[at] = copy.deepcopy(value)


def changed(value: Any, alike: list[Any], rng: Random) -> Any:
    """Another value of the same kind, now and then none at all."""
    if rng.random() < 0.02:
        return rng.choice([None, "nonsense", -7, [], {}, 1.5, True])
    if rng.random() < 0.35:
        return copy.deepcopy(rng.choice(alike))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        near = [value - 1, value + 1, value * 2]
        return rng.choice(near if rng.random() < 0.6 else NUMBERS)
    if isinstance(value, list):
        return changed_list(value, alike, rng)
    return rng.choice(alike)


def changed_list(values: list[Any], alike: list[Any], rng: Random) -> list[Any]:
    """An entry more or less, one of them changed, another order, or one of them all along."""
    words = [entry for other in alike if isinstance(other, list) for entry in other] or [1]
    found = copy.deepcopy(values)
    at = rng.randrange(len(found)) if found else 0
    match rng.randrange(6):
        case 0:
            found.insert(at, rng.choice(words))
        case 1:
            del found[at : at + 1]
        case 2:
            found[at : at + 1] = [changed(found[at], words, rng)] if found else []
        case 3:
            rng.shuffle(found)
        case 4:
            found = [rng.choice(words)] * rng.choice([1, len(found), 9, 30])
        case _:
            found = [rng.choice(words) for _ in range(rng.choice([1, len(found), 9, 30]))]
    return found
