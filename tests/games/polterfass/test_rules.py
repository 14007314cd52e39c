"""The rules of a round, one sentence a test."""

from __future__ import annotations

import pytest

from stammtisch.core import Chance
from stammtisch.games.polterfass.choices import LYING
from stammtisch.games.polterfass.rules.first_throw import FIRST_INNKEEPER

from .tables import asked, heard, land, new_game, options, order, pour, say, served


def test_any_player_may_be_the_most_generous() -> None:
    game = new_game(seats=5, innkeeper=3)
    assert game.innkeeper == 3
    assert len(game.cup) == 9


def test_the_first_throw_is_repeated_with_all_nine_until_a_number_barrel_stands() -> None:
    game = new_game()
    land(game, "double", "cancel")
    assert len(game.cup) == 9
    assert game.doubles == game.cancels == 0
    assert heard(game, "repeated")
    land(game, 2)
    assert len(game.cup) == 0
    assert game.numbers == 1


def test_the_innkeeper_throws_barrels_and_the_guests_order() -> None:
    game = new_game(seats=4, innkeeper=1)
    land(game, 9)
    assert [step.seat for step in game.open()] == [0, 2, 3]


def test_an_order_is_one_of_eight_cards_or_two() -> None:
    game = new_game()
    land(game, 9)
    texts = options(game, 1)
    assert len(texts) == 8 + 28
    assert texts[:8] == [f"order {card}" for card in range(8)]
    assert {"order 0 7", "order 6 7"} <= set(texts)
    assert "order 7 0" not in texts


def test_the_number_of_cards_is_seen_and_their_values_are_not() -> None:
    game = new_game()
    land(game, 9)
    step = asked(game, 1)
    pair = game.setup.hand.orders[-1]
    assert [step.shown(game, pair, viewer) for viewer in (-1, 0, 1, 2)] == [
        "order ? ?",
        "order ? ?",
        "order 6 7",
        "order ? ?",
    ]


def test_the_tap_stays_open_until_all_have_ordered() -> None:
    game = new_game()
    land(game, 9)
    say(game, 3, "order 1")
    assert [step.seat for step in game.open()] == [1, 2]
    say(game, 1, "order 2")
    say(game, 2, "order 3 4")
    assert options(game, 0) == ["close", "throw"]


def test_the_innkeeper_may_throw_none_one_or_both_standing_specials_again() -> None:
    game = served(3, 7, 6, "double", "cancel")
    assert options(game, 0) == [
        "close",
        "throw",
        "throw cancel",
        "throw double",
        "throw double cancel",
    ]
    say(game, 0, "throw double cancel")
    assert len(game.cup) == 6
    assert game.numbers == 3


def test_standing_number_barrels_are_never_thrown_again() -> None:
    game = served(3, 7, 6)
    say(game, 0, "throw")
    assert len(game.cup) == 6
    land(game, 8)
    assert sorted(face for face in game.faces if face > 0) == [3, 6, 7, 8]


def test_a_special_left_standing_may_be_thrown_later() -> None:
    game = served(3, "double")
    say(game, 0, "throw")
    land(game, 9)
    assert "throw double" in options(game, 0)
    say(game, 0, "throw double")
    assert game.doubles == 0


def test_of_two_equal_specials_one_or_both_may_be_thrown() -> None:
    game = served(3, "cancel", "cancel")
    assert options(game, 0) == ["close", "throw", "throw cancel", "throw cancel cancel"]
    say(game, 0, "throw cancel")
    assert game.cancels == 1


def test_a_special_alone_keeps_the_service_going() -> None:
    game = served(3)
    say(game, 0, "throw")
    land(game, "cancel")
    assert not game.bust
    assert "close" in options(game, 0)


def test_barrels_standing_from_before_do_not_help_against_a_breakdown() -> None:
    game = served(9, 8, 8, 7, 7, 6)
    say(game, 0, "throw")
    land(game)
    assert game.bills[-1].case == "bust"
    assert heard(game, "broke_down")


def test_an_empty_cup_cannot_be_thrown() -> None:
    game = served(9, 8, 8, 7, 7, 6, 6, "double", "double")
    assert options(game, 0) == ["close", "throw double", "throw double double"]


@pytest.mark.parametrize("special", ["double", "cancel"])
def test_of_two_equal_specials_one_alone_may_be_thrown(special: str) -> None:
    game = served(9, 8, 8, 7, 7, 6, 6, special, special)
    say(game, 0, f"throw {special}")
    assert len(game.cup) == 1
    assert game.faces.count(LYING) == 1
    assert game.doubles + game.cancels == 1


def test_a_throw_of_the_specials_alone_can_break_the_service_down() -> None:
    game = served(9, 8, 8, 7, 7, 6, 6, "double", "double")
    say(game, 0, "throw double")
    land(game)
    assert game.bills[-1].case == "bust"


def test_when_all_barrels_stand_but_none_can_be_thrown_only_closing_is_left() -> None:
    game = served(9, 8, 8, 7, 7, 6, 6)
    say(game, 0, "throw")
    land(game, "double", "cancel")
    assert options(game, 0)[1:] == ["throw cancel", "throw double", "throw double cancel"]


def test_lying_barrels_count_nothing() -> None:
    game = served(9, 5)
    pour(game, 14)


def test_after_a_breakdown_guests_get_their_orders_and_the_innkeeper_nothing() -> None:
    game = new_game(seats=5)
    land(game, 9)
    order(game, [6, 7], [7], [3, 4], [0])
    say(game, 0, "throw")
    land(game)
    assert game.points == [0, 13, 7, 7, 0]


def test_the_score_sheet_of_the_rulebook() -> None:
    game = new_game(seats=5)
    land(game, 9, 4, 5)
    order(game, [5], [1, 7], [2], [6])
    pour(game, 18)
    assert game.points == [18, 0, -8, 8, 0]
    land(game, 9, 8, 4, 5)
    order(game, [7], [7], [5], [1])
    pour(game, 26)
    assert game.points == [19, 6, -1, 15, 5]
    land(game, 9, 8, 7, 5)
    order(game, [3], [7], [4, 7], [5, 6])
    pour(game, 29)
    assert game.points == [8, -5, 28, 26, 5]


def test_the_barrels_go_to_the_left() -> None:
    game = served(9, seats=3)
    pour(game, 9)
    assert game.innkeeper == 1
    assert len(game.cup) == 9
    land(game, 2)
    order(game, [0], [0])
    pour(game, 2)
    assert game.innkeeper == 2


def test_guests_take_their_cards_back() -> None:
    game = served(9)
    pour(game, 9)
    assert game.orders == [None] * 4
    land(game, 9)
    assert len(options(game, 0)) == 36


def test_the_game_ends_after_the_round_in_which_somebody_reaches_the_target() -> None:
    game = new_game(seats=3)
    land(game, 9)
    game.points = [66, 60, 10]
    order(game, [0], [0])
    pour(game, 9)
    assert game.over
    assert game.winners() == [0]
    assert [event.facts["seat"] for event in heard(game, "won")] == [0]


def test_one_point_below_the_target_the_game_goes_on() -> None:
    game = new_game(seats=3)
    land(game, 9)
    game.points = [65, 74, 10]
    order(game, [0], [0])
    pour(game, 9)
    assert not game.over


def test_the_most_points_win_and_not_the_first_at_the_target() -> None:
    game = new_game(seats=3)
    land(game, 9)
    game.points = [70, 76, 10]
    order(game, [0], [0])
    pour(game, 9)
    assert game.winners() == [0]
    assert game.points == [79, 76, 10]


def test_a_tie_at_the_end_is_a_shared_victory() -> None:
    game = new_game(seats=3)
    land(game, 9)
    game.points = [70, 79, 10]
    order(game, [0], [0])
    pour(game, 9)
    assert game.over
    assert game.winners() == [0, 1]


def test_by_ruling_a_tie_at_the_end_brings_another_round() -> None:
    game = new_game(seats=3, final_tie="play_another_round")
    land(game, 9)
    game.points = [70, 79, 10]
    order(game, [0], [0])
    pour(game, 9)
    assert not game.over
    assert heard(game, "played_on")
    land(game, 2)
    order(game, [0], [0])
    pour(game, 2)
    assert game.winners() == [1]


@pytest.mark.parametrize(("model", "percent"), [("crowd", 38), ("flat", 30)])
def test_a_barrel_stands_on_either_end_alike(model: str, percent: int) -> None:
    step = asked(new_game(throw_model=model), 0)
    assert isinstance(step, Chance)
    weights = [weight for _, weight in step.weights(new_game(throw_model=model))]
    assert weights == [2 * (100 - percent), percent, percent]


def test_the_leaflet_throws_fifteen_barrels() -> None:
    game = new_game(barrels="leaflet")
    assert len(game.cup) == 15
    land(game, *[9] * 7, 8, 8, 7, 7, 6, 6)
    order(game, *[[0]] * 3)
    pour(game, 7 * 9 + 2 * 8 + 2 * 7 + 2 * 6)


def test_the_question_says_what_shows_and_what_lies() -> None:
    game = served(3, 7, "double")
    assert asked(game, 0).about(game) == {"showing": 10, "lying": 6, "throws": 1}


def test_the_first_innkeeper_is_drawn_evenly() -> None:
    game = new_game(seats=6)
    weights = FIRST_INNKEEPER.weights(game)
    assert [(outcome.text, weight) for outcome, weight in weights] == [
        (f"innkeeper {seat}", 1) for seat in range(6)
    ]
