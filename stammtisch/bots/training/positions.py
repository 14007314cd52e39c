"""Positions to learn from: how rounds begin, and how many points came after.

Players stray from the sound answer only before a round drawn by lot. From there on all play
soundly, and only what lies behind it is kept: a mistake that was made later would be blamed on
the position.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from stammtisch.bots.playout import policy_out
from stammtisch.bots.runner import shares_of
from stammtisch.bots.search.explorer import Explorer
from stammtisch.core import Game, Numbers, Option, Policy, Rng, Setup, Tally, Title
from stammtisch.core.setup import Value

STRAYING: Final = (0, 10, 30, 60)  # percent of a seat's answers
AS_SHIPPED: Final = 2  # every so many games has all options at their defaults


@dataclass
class Position:
    """All seats when a round begins: their features as bytes, their points; then how it ended."""

    begun: int
    rows: list[bytes]
    scores: list[int]
    ended: list[int] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)


def drawn(option: Option, rng: Rng) -> Value:
    """Some value of an option; whole numbers and doubtful rulings stay as they are."""
    values = (True, False) if option.kind == "flag" else option.values
    if option.ruling or not values:
        return option.default
    return values[rng.below(len(values))]


def drawn_setup(title: Title, wishes: dict[str, Value], rng: Rng) -> Setup:
    """A table of any size; the options that nobody wished for are drawn in every second game."""
    low, high = title.seats
    seats = low + int(rng.below(high - low + 1))
    if rng.below(AS_SHIPPED) == 0:
        return title.setup(seats, wishes)
    return title.setup(seats, {o.key: drawn(o, rng) for o in title.options} | wishes)


def position(title: Title, game: Game, numbers: Numbers) -> Position:
    assert title.features is not None
    rows = []
    for seat in range(game.seats):
        numbers.clear()
        title.features(game, seat, numbers)
        rows.append(numbers.to_bytes())
    return Position(int(game.begun), rows, game.scores())


def play_positions(title: Title, setup: Setup, policy: Policy, rng: Rng) -> list[Position]:
    """One game, and its rounds from the one drawn by lot on."""
    game, explorer, numbers, tally = title.start(setup), Explorer(policy), Numbers(), Tally()
    straying = [STRAYING[rng.below(len(STRAYING))] for _ in range(setup.seats)]
    sound_from = 1 + int(rng.below(usual_rounds(title)))
    kept = []
    while not game.over:
        is_sound = game.begun >= sound_from
        explorer.percents = [0] * setup.seats if is_sound else straying
        if is_sound:
            kept.append(position(title, game, numbers))
        policy_out(game, explorer, rng, 1, tally)
    for each in kept:
        each.ended, each.shares = game.scores(), shares_of(game)
    return kept


@lru_cache(maxsize=32)
def usual_rounds(title: Title) -> int:
    """How many rounds a sound game has."""
    game = title.start(title.setup(title.seats[0]))
    policy_out(game, title.policy, Rng(1), 1 << 40, Tally())
    return int(game.begun)
