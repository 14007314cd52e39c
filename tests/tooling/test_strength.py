"""The page of strengths, from what an arena tells."""

from __future__ import annotations

from stammtisch.cli.arena import rate
from stammtisch.cli.job import read_field
from tools.strength import FIELDS, drawn, learned, page


def test_the_page_has_a_table_for_every_field_that_was_measured() -> None:
    told = rate(read_field("pig", 2, "random,thrifty", [], None), 4, 1, 1)
    text = page({"quacks-2": told})
    assert "## quacks, 2 seats" in text
    assert "| thrifty | " in text
    assert "## polterfass" not in text


def test_every_field_can_be_played() -> None:
    for game, seats, options, bots in FIELDS.values():
        assert read_field(game, seats, bots, options, None).seats == seats


def test_a_learning_curve_is_drawn_for_every_game_that_was_learned() -> None:
    for told in learned().values():
        assert drawn(told["curve"]).count("<polyline") == 2
