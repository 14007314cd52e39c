"""Games of thrifty players among themselves: many points, and every side of the game is seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stammtisch.core import Rng
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from tests.sizes import sized

from .tables import setup_of

FEATS = {"nobles_taken": 1, "moved": 11, "upgraded": 3, "recruited": 4}
"""A noble for beer, 11 steps at the monastery, 3 paid upgrades, 4 guests recruited."""


def played(rng: Rng) -> tuple[list[int], list[Counter[str]]]:
    """The scores of a game for two, and how often each was told of what."""
    game = TITLE.start(setup_of(2))
    assert isinstance(game, Tiefenthal)
    game.news = []
    told: list[Counter[str]] = [Counter(), Counter()]
    while not game.over:
        step = game.open()[0]
        fate = step.is_chance
        choice = step.draw(game, rng) if fate else TITLE.policy.thrifty(game, step, rng)
        game.apply(step.seat, choice)
        for event in game.news:
            told[int(event.facts.get("seat", 0))][event.name] += 1
        game.news.clear()
    return game.scores(), told


@pytest.mark.arena
def test_thrifty_players_make_88_points_and_know_every_way_to_them(record_property: Any) -> None:
    games = sized(ci=20, full=1000)
    points, seen, rng = 0, Counter[str](), Rng(41)
    for _ in range(games):
        scores, told = played(rng)
        points += sum(scores)
        seen.update(name for name, least in FEATS.items() if any(t[name] >= least for t in told))
    record_property("tiefenthal points of thrifty", points / games / 2)
    record_property("tiefenthal feats", dict(seen))
    assert points / games / 2 >= 88
    assert all(seen[name] / games >= 0.05 for name in FEATS)
