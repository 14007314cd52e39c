"""What a net is told: the features of the smallest table, whichever options are played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stammtisch.core import Rng, Setup, Title
from stammtisch.core.setup import Value

from .positions import drawn

TRIES: Final = 60  # set-ups that are drawn to see every feature that options bring


def names_of(title: Title, setup: Setup) -> list[str]:
    assert title.feature_names is not None, f"{title.id} has no features"
    return title.feature_names(setup)


def inputs_of(title: Title, wishes: Mapping[str, Value]) -> tuple[list[str], list[str]]:
    """The inputs in the order in which they are met, and the features of larger tables besides."""
    inputs: dict[str, None] = {}
    beyond: dict[str, None] = {}
    low, high = title.seats
    rng = Rng(1)
    for _ in range(TRIES):
        options = {option.key: drawn(option, rng) for option in title.options} | dict(wishes)
        inputs |= dict.fromkeys(names_of(title, title.setup(low, options)))
        beyond |= dict.fromkeys(names_of(title, title.setup(high, options)))
    return list(inputs), [name for name in beyond if name not in inputs]


def places_of(title: Title, setup: Setup, inputs: list[str]) -> list[int]:
    """Which input each feature of a set-up is; -1 for one of a larger table."""
    place = {name: number for number, name in enumerate(inputs)}
    return [place.get(name, -1) for name in names_of(title, setup)]
