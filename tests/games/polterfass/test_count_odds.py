"""The odds once the tap is closed."""

from __future__ import annotations

from stammtisch.games.polterfass.odds import odds

from .tables import say, served


def test_at_the_count_there_is_no_throw_any_more() -> None:
    game = served(3, 3, 5, 9, "cancel", "double")
    assert odds(game, 0)["throws"]
    say(game, 0, "close")
    assert odds(game, 0)["throws"] == {}
