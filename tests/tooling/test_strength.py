"""The page of strengths, from what an arena tells."""

from __future__ import annotations

from stammtisch.cli.arena import rate
from stammtisch.cli.job import read_field, read_job
from stammtisch.games import title
from tools.strength import FIELDS, drawn, learned, page
from tools.strength_matches import MATCHES, row
from tools.strength_speed import next_question, speed, speeds


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


def test_every_match_can_be_played_and_told() -> None:
    for game, seats, options, bots in MATCHES.values():
        assert len(read_job(game, seats, bots, options, None).bots) == seats
    bot = {"name": "a", "win_rate": 0.5, "win_error": 0.1, "mean_score": 3.0, "ms_per_decision": 1}
    told = {"games": 8, "bots": [bot, bot | {"name": "b", "mean_score": 2.0}]}
    assert "| a | b | 8 | 50.0% ± 10.0% | 33% | 3.0 | 2.0 | 1.0 |" in row("polterfass-master", told)
    assert "| a | – | 8 | – | 25% | 3.0 | – | 1.0 |" in row(
        "quacks-masters", {"games": 8, "bots": [bot, bot]}
    )


def test_the_search_is_timed_on_questions_with_a_choice() -> None:
    pig = title("pig")
    setup = pig.setup(2)
    game = pig.start(setup)
    assert len(next_question(game).options(game)) > 1
    assert speed(pig, setup, pig.policy) > 100
    assert "| pig | 2 | 1,200 | 3 |  |" in speeds({"pig 2": {"regular": 1200, "master": 3}})
