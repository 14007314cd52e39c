"""Positions as text: a round of one's choice, with bags and counters filled by hand."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.errors import BadPosition
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.state.chips import NAMES
from stammtisch.games.quacks.state.table import Quacks


def laid(text: str, **options: Any) -> Quacks:
    game = TITLE.new_game(TITLE.setup(2, options))
    assert isinstance(game, Quacks)
    TITLE.lay_out(game, text)
    game.begin()
    return game


def test_a_bag_is_filled_from_the_supply_and_its_old_chips_go_back() -> None:
    before, game = laid("round 2", cards=False), laid("round 2; 0: bag blue-4x2", cards=False)
    kind = NAMES.index("blue-4")
    assert [before.left(kind) - game.left(kind), game.left(0) - before.left(0)] == [2, 4]
    assert len(game.players[1].bag) >= 8


def test_points_of_earlier_rounds_are_the_pot_s() -> None:
    view = TITLE.view(laid("round 4; 1: points 12", cards=False), None)
    assert view["sources"] == [{}, {"pot": 12}]
    assert view["players"][1]["rounds"] == [0, 0, 12, 0]


def test_counters_cards_and_red_chips_lie_as_it_says() -> None:
    game = laid(
        "round 3; cards well_stirred; rubies 4; flask empty\n"
        "0: droplet 5; glass 2; beside red-2",
        set=2, test_tubes=True,
    )  # fmt: skip
    first, second = game.players
    assert (first.rubies, first.flask, first.droplet, first.glass) == (4, False, 5, 2)
    assert (first.aside.to_list(), second.droplet) == ([NAMES.index("red-2")], 0)
    assert [choice.text for choice in game.open()[0].options(game)] == ["fortune well_stirred"]
    assert game.starter == 0


def test_what_is_sold_out_cannot_be_in_a_bag() -> None:
    game = laid("round 3; sold-out purple-1", cards=False)
    assert game.is_sold_out(NAMES.index("purple-1"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("round 10", "'round': expected a number from 1 to 9, got '10'"),
        ("turn 1", "'turn': expected one of round, cards"),
        ("bag white-9", "line 1, 'bag': expected one of white-1"),
        ("bag purple-1x50", "'bag': expected chips that the supply has, got 'purple-1'"),
        ("cards fool", "expected one of second_chance"),
        ("beside blue-1", "'beside': expected a red chip, got 'blue-1'"),
        ("flask half", "'flask': expected one of empty, full, got 'half'"),
    ],
)
def test_what_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        laid(text)
