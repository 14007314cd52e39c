"""Brewing: placing, stopping, exploding, the flask, drawing together."""

from __future__ import annotations

import pytest

from stammtisch.core import NOBODY

from .kitchen import Kitchen

WHITES = "white-1 white-1 white-1 white-1 white-2 white-2 white-3"


def test_the_first_chip_is_placed_its_value_after_the_droplet_and_the_next_after_it() -> None:
    kitchen = Kitchen(bag="orange-1 yellow-2 green-1")
    kitchen.draw("orange-1 yellow-2")
    assert kitchen.pot() == [("orange-1", 1), ("yellow-2", 3)]
    kitchen.draw("green-1")
    assert kitchen.pot()[-1] == ("green-1", 4)


def test_the_first_chip_is_placed_after_the_rats_if_they_swim() -> None:
    kitchen = Kitchen(number=2, bag="orange-1 green-1", droplets=3, points=[16, 20])
    kitchen.say("rats")
    kitchen.draw("orange-1")
    assert kitchen.pot() == [("orange-1", 6)]


def test_whites_of_more_than_seven_explode_the_pot_and_the_chip_stays() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-2 white-3 white-1 white-2")
    player = kitchen.players[0]
    assert player.exploded
    assert not player.brewing
    assert player.whites == 8
    assert kitchen.pot()[-1] == ("white-2", 8)
    assert kitchen.asked() == ""
    assert kitchen.news("exploded")[0].facts["whites"] == 8


def test_whites_of_exactly_seven_do_not_explode() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-2 white-3 white-2")
    assert not kitchen.players[0].exploded
    assert kitchen.asked() == "Brew"


def test_only_white_chips_count_for_the_explosion() -> None:
    kitchen = Kitchen(bag="green-4 green-4 orange-1", green=1)
    kitchen.draw("green-4 green-4 orange-1")
    assert kitchen.players[0].whites == 0
    assert not kitchen.players[0].exploded


@pytest.mark.parametrize("chips", ["green-4 white-3 white-2", "white-3 white-2 white-2 white-2"])
def test_the_scoring_space_is_the_one_after_the_last_chip_exploded_or_not(chips: str) -> None:
    kitchen = Kitchen(bag=chips + " white-1")
    kitchen.draw(chips)
    player = kitchen.players[0]
    assert player.position == 9
    assert kitchen.game.scoring(player) == 10


def test_the_space_after_nine_is_number_ten() -> None:
    kitchen = Kitchen(bag="green-4 white-3 white-2")
    kitchen.draw("green-4 white-3 white-2")
    assert kitchen.game.setup.coins[kitchen.game.scoring(kitchen.players[0])] == 10


def test_no_chip_lies_beyond_the_last_space_and_the_spoon_pays_35_coins_and_15_points() -> None:
    kitchen = Kitchen(bag="green-4 orange-1 orange-1")
    kitchen.players[0].position = 50
    kitchen.draw("green-4")
    assert kitchen.pot() == [("green-4", 52)]
    space = kitchen.game.scoring(kitchen.players[0])
    assert space == 53
    assert (kitchen.game.setup.coins[space], kitchen.game.setup.points[space]) == (35, 15)


def test_a_full_pot_ends_drawing() -> None:
    kitchen = Kitchen(bag="green-4 orange-1")
    kitchen.players[0].position = 48
    kitchen.draw("green-4")
    assert not kitchen.players[0].brewing
    assert kitchen.news("stopped")


def test_by_the_ruling_a_full_pot_may_be_drawn_into() -> None:
    kitchen = Kitchen(bag="green-4 orange-1", pot_full_stops=False)
    kitchen.players[0].position = 48
    kitchen.draw("green-4 orange-1")
    assert kitchen.pot() == [("green-4", 52), ("orange-1", 52)]


def test_a_white_chip_that_fills_the_pot_may_still_go_back_by_the_flask() -> None:
    kitchen = Kitchen(bag="white-3 orange-1")
    kitchen.players[0].position = 50
    kitchen.draw("white-3")
    assert kitchen.options() == ["stop", "flask"]


def test_with_an_empty_bag_one_must_stop() -> None:
    kitchen = Kitchen(bag="orange-1 green-1")
    kitchen.draw("orange-1 green-1")
    assert not kitchen.players[0].brewing


def test_nobody_is_asked_for_the_first_chip() -> None:
    kitchen = Kitchen(bag="orange-1 green-1")
    assert kitchen.asked() == "DrawChip"


def test_a_bag_without_chips_ends_brewing_at_once() -> None:
    kitchen = Kitchen(bag="orange-1")
    kitchen.draw("orange-1")
    kitchen.draw("orange-1", seat=1)
    for player in kitchen.players:
        player.bag.clear()
    game = kitchen.game
    from stammtisch.games.quacks.rules.brewing import draw_first

    draw_first(game, game.players[0])
    assert kitchen.news("stopped")


def test_by_the_ruling_one_may_stop_before_the_first_chip() -> None:
    kitchen = Kitchen(bag="orange-1 green-1", stop_before_draw=True)
    assert kitchen.options() == ["draw", "stop"]
    kitchen.stop()
    assert kitchen.game.scoring(kitchen.players[0]) == 1


def test_the_flask_puts_the_last_white_chip_back_and_position_and_sum_with_it() -> None:
    kitchen = Kitchen(bag="orange-1 white-3 white-1")
    kitchen.draw("orange-1 white-3")
    kitchen.say("flask")
    player = kitchen.players[0]
    assert kitchen.pot() == [("orange-1", 1)]
    assert (player.position, player.whites, player.flask) == (1, 0, False)
    assert kitchen.bag() == ["white-1", "white-3"]
    assert kitchen.options() == ["draw", "stop"]


def test_the_flask_works_once_until_it_is_refilled() -> None:
    kitchen = Kitchen(bag="white-1 white-3 white-1")
    kitchen.draw("white-1")
    kitchen.say("flask")
    kitchen.draw("white-1")
    assert "flask" not in kitchen.options()


def test_the_flask_takes_back_white_chips_only() -> None:
    kitchen = Kitchen(bag="white-1 orange-1 green-1")
    kitchen.draw("white-1 orange-1")
    assert kitchen.options() == ["draw", "stop"]


def test_the_flask_never_undoes_an_explosion() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-3 white-2 white-2 white-1")
    assert kitchen.players[0].flask
    assert kitchen.asked() == ""


def test_an_empty_pot_scores_the_space_after_the_start() -> None:
    kitchen = Kitchen(bag="white-1 orange-1")
    kitchen.draw("white-1")
    kitchen.say("flask")
    kitchen.stop()
    assert kitchen.game.scoring(kitchen.players[0]) == 1


def test_by_the_ruling_an_empty_pot_scores_the_start() -> None:
    kitchen = Kitchen(bag="white-1 orange-1", empty_pot="start")
    kitchen.draw("white-1")
    kitchen.say("flask")
    assert kitchen.game.scoring(kitchen.players[0]) == 0


def test_everybody_brews_at_their_own_pace_in_the_first_eight_rounds() -> None:
    kitchen = Kitchen(seats=3, bag=WHITES)
    kitchen.draw("white-1 white-1 white-1", seat=2)
    assert [kitchen.asked(seat) for seat in range(3)] == ["DrawChip", "DrawChip", "Brew"]


def test_in_the_last_round_all_show_their_hands_at_the_same_moment() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    kitchen.draw("white-1").draw("white-2", seat=1)
    kitchen.say("draw")
    assert kitchen.asked(0) == ""
    assert not kitchen.news("hand-shown")
    kitchen.say("stop", seat=1)
    assert [event.facts["draws"] for event in kitchen.news("hand-shown")] == ["yes", "no"]
    assert kitchen.asked(0) == "DrawChip"
    assert not kitchen.players[1].brewing


def test_whoever_shows_an_empty_hand_is_out_and_the_others_go_on_together() -> None:
    kitchen = Kitchen(number=9, seats=3, bag=WHITES)
    for seat in range(3):
        kitchen.draw("white-1", seat)
    kitchen.say("stop", 1)
    kitchen.say("draw", 0)
    kitchen.say("draw", 2)
    kitchen.fate("chip white 1", 0)
    assert kitchen.asked(0) == ""
    kitchen.fate("chip white 1", 2)
    assert [kitchen.asked(seat) for seat in range(3)] == ["BrewTogether", "", "BrewTogether"]


def test_a_hand_is_a_secret_until_all_have_decided() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    kitchen.draw("white-1").draw("white-1", seat=1)
    step = kitchen.game.question(0)
    assert step is not None
    draw, _, flask = step.options(kitchen.game)
    assert [step.shown(kitchen.game, draw, viewer) for viewer in (0, 1, NOBODY)] == [
        "draw",
        "?",
        "?",
    ]
    assert step.shown(kitchen.game, flask, 1) == "flask"


def test_the_flask_may_be_used_before_the_hand_is_shown() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    kitchen.draw("white-3").draw("white-1", seat=1)
    kitchen.say("flask")
    assert kitchen.pot() == []
    assert kitchen.options() == ["draw", "stop"]


def test_in_step_every_round_is_drawn_together() -> None:
    kitchen = Kitchen(bag=WHITES, in_step=True)
    kitchen.draw("white-1").draw("white-1", seat=1)
    assert kitchen.asked(0) == "BrewTogether"


def test_when_all_draw_together_and_may_stop_at_once_the_first_hand_is_a_choice_too() -> None:
    kitchen = Kitchen(bag=WHITES, in_step=True, stop_before_draw=True)
    assert kitchen.options() == ["draw", "stop"]
    assert kitchen.asked(0) == "BrewTogether"
