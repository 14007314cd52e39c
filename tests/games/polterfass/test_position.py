"""Positions as text: who is the innkeeper, what stands on the bar, who has how many points."""

from __future__ import annotations

import pytest

from stammtisch.core.errors import BadPosition

from .tables import laid, options


def test_barrels_on_the_bar_mean_that_the_guests_order_next() -> None:
    game = laid("innkeeper 2; bar 8 7 4 double; 0: points 41; 1: points -5")
    assert (game.innkeeper, game.scores(), game.opening) == (2, [41, -5, 0], 19)
    assert (game.standing_numbers(), game.doubles, game.opening_lying) == ([8, 7, 4], 1, 5)
    assert "order 2 5" in options(game, 0)


def test_without_a_bar_the_innkeeper_throws_all_barrels() -> None:
    game = laid("innkeeper 0")
    assert (game.innkeeper, len(game.cup), game.numbers) == (0, 9, 0)


def test_without_an_innkeeper_fate_names_one() -> None:
    assert laid("points 3").innkeeper == -1
    assert laid("bar 9").innkeeper == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("barrels 3", "line 1, 'barrels': expected one of innkeeper, bar, points"),
        ("innkeeper 3", "expected a number from 0 to 2, got '3'"),
        ("bar 9 9", "'bar': expected barrels that the cup has, got '9'"),
        ("bar double", "'bar': expected a number among them, got 'double'"),
    ],
)
def test_what_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        laid(text)
