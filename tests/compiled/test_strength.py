"""The search is worth its time: against the thrifty player, with few iterations and games."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stammtisch.bots.totals import simulate
from stammtisch.core import compiled
from stammtisch.games import title
from tests.sizes import sized

CASES = [("polterfass", 3, 60, 0.45), ("quacks", 2, 40, 0.5), ("pig", 2, 60, 0.35)]


@pytest.mark.arena
@pytest.mark.skipif(not compiled(), reason="interpreted it takes minutes")
@pytest.mark.parametrize(("game", "seats", "games", "least"), CASES)
def test_regular_beats_thrifty(
    game: str, seats: int, games: int, least: float, record_property: Callable[[str, object], None]
) -> None:
    """By iterations the same games are played everywhere; in Pig there is little to be found."""
    known = title(game)
    bots = ["regular:150", *["thrifty"] * (seats - 1)]
    totals = simulate(known, known.setup(seats), bots, 1, range(games * sized(ci=1, full=20)))
    record_property(f"{game}: win rate of regular:150", round(totals.bots[0].win_rate, 3))
    assert totals.bots[0].win_rate > least
