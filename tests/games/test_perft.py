"""A game can go on in exactly as many ways as before: any change of its rules shows here."""

from __future__ import annotations

import pytest

from stammtisch.core.perft import perft
from stammtisch.games import title, titles

from .perfts import Row, recorded, row, sets

GAMES = [*titles()]
ROWS = [(game, one) for game in GAMES for one in recorded(game)]


def name(part: object) -> str:
    if not isinstance(part, dict):
        return str(part)
    options = [f"{key}={value}" for key, value in part["options"].items()]
    return ",".join([str(part["seats"]), *options])


@pytest.mark.parametrize(("game", "was"), ROWS, ids=name)
def test_a_game_goes_on_in_as_many_ways_as_recorded(game: str, was: Row) -> None:
    depths = [depth for _, depth, _, _ in was["counts"]]
    assert row(title(game), was["seats"], was["options"], depths) == was


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_recorded(game: str) -> None:
    found = [(one["seats"], one["options"]) for one in recorded(game)]
    assert found == sets(title(game)), f"python -m tests.games.perfts {game} records them"


def test_a_sequence_weighs_the_product_of_its_outcomes() -> None:
    known = titles()["pig"]
    game = known.start(known.setup(2))
    ways = perft(game, 4)
    assert ways.sequences == [1, 6, 5 * 2 + 1, 5 * 6 + 5 + 6]
    assert ways.weights == ways.sequences  # every face of a die weighs 1
    assert game.scores() == [0, 0]


def test_a_finished_game_goes_on_in_no_way() -> None:
    known = titles()["pig"]
    game = known.start(known.setup(2))
    game.over = True
    assert perft(game, 2).sequences == [0, 0]
