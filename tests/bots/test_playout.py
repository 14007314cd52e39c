"""Playing a position on by the game's own policy."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.bots.playout import ENDLESS, policy_out
from stammtisch.core import Rng, Tally
from stammtisch.games import title
from tests.toys import offer


@pytest.mark.parametrize("in_step", [False, True])
def test_a_playout_ends_where_the_next_round_begins(in_step: bool) -> None:
    """Also where all draw together, for which the game goes back a phase after every chip."""
    quacks, rng = title("quacks"), Rng(3)
    game: Any = quacks.start(quacks.setup(3, {"in_step": in_step}))
    for number in range(2, 10):
        policy_out(game, quacks.policy, rng, 1, Tally())
        assert (game.number, game.begun, game.over) == (number, number, False)
        assert [player.pot.n for player in game.players] == [0, 0, 0]
    policy_out(game, quacks.policy, rng, 1, Tally())
    assert game.over


def test_a_copy_counts_rounds_on_from_where_it_was_made() -> None:
    game = offer.TITLE.start(offer.TITLE.setup(2))
    policy_out(game, offer.TITLE.policy, Rng(1), 3, Tally())
    assert (game.begun, game.copy().begun) == (4, 4)


def test_an_endless_playout_ends_with_the_game() -> None:
    tally = Tally()
    game = offer.TITLE.start(offer.TITLE.setup(2, {"rounds": 6}))
    policy_out(game, offer.TITLE.policy, Rng(1), ENDLESS, tally)
    assert game.over
    assert (tally.decisions, tally.outcomes) == (12, 6)
