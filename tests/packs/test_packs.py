"""Whatever pack is accepted, its games end, and nobody waits."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from stammtisch.core import Title, compiled
from stammtisch.core.errors import BadPack
from stammtisch.games import titles
from tests.packs.mutations import mutated
from tests.packs.watching import play_packs
from tests.sizes import sized

LONGEST = 0.05 if compiled() else 0.15
"""Seconds of a process for an answer, a view or a set-up; slower interpreted and measured."""
GAMES = [title for title in titles().values() if title.shipped_pack()]


@pytest.mark.packs
@pytest.mark.slow
@pytest.mark.timeout(sized(ci=600, full=14_400))
@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_any_accepted_pack_plays_to_its_end_and_nothing_takes_long(
    title: Title, record_property: Any
) -> None:
    played = play_packs(title.id, sized(ci=300, full=10_000))
    record_property(f"{title.id} packs played", played.accepted)
    record_property(f"{title.id} packs refused", played.refused)
    record_property(f"{title.id} longest, ms", round(1000 * played.longest, 1))
    assert played.longest < LONGEST, played.slowest


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_a_pack_that_does_not_fit_is_refused_with_file_and_key(title: Title) -> None:
    """Whatever is wrong with it, no pack ends in a traceback."""
    seeds = range(sized(ci=150, full=3000))
    complaints = [said for seed in seeds if (said := complaint(title, seed)) is not None]
    assert complaints
    for said in complaints:
        assert re.match(r"own\.toml: [\w.\[\]-]+: expected ", said), said


def complaint(title: Title, seed: int) -> str | None:
    """What is said of a random pack, unless it is accepted."""
    pack = mutated(title.shipped_pack(), Random(seed))
    try:
        title.setup(title.seats[0], {}, pack, "own.toml")
    except BadPack as refused:
        return str(refused)
    return None
