"""The odds once the tap is closed."""

from __future__ import annotations

from stammtisch.games.polterfass.odds import odds
from stammtisch.games.polterfass.view import view

from .tables import say, served


def test_at_the_count_there_is_no_throw_any_more() -> None:
    game = served(3, 3, 5, 9, "cancel", "double")
    assert odds(game, 0)["throws"]
    say(game, 0, "close")
    assert odds(game, 0)["throws"] == {}


def test_at_the_count_only_the_targets_still_to_be_named_are_open() -> None:
    game = served(3, 5, 9, "cancel", "double")
    say(game, 0, "close")
    assert odds(game, 0)["close"] == [11, 13, 15, 19, 21, 23]
    say(game, 0, "cancel 3")
    assert odds(game, 0)["close"] == [19, 23]
    assert (view(game, 1)["bar"]["least"], view(game, 1)["bar"]["most"]) == (19, 23)


def test_of_two_doubles_the_second_is_still_open() -> None:
    game = served(3, 5, 9, "double", "double")
    say(game, 0, "close")
    assert odds(game, 0)["close"] == [25, 29, 31]
    say(game, 0, "double 3")
    assert odds(game, 0)["close"] == [25, 29]
