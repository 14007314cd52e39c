"""Where two rules meet: the edge cases of chips, cards and the supply, a sentence each."""

from __future__ import annotations

import pytest

from .kitchen import Kitchen

BAG = "white-1 white-1 white-2 white-2 white-3 white-3 orange-1 orange-1 green-1 green-2 green-4"


def test_blue_1_if_nothing_is_placed_the_flask_cannot_reach_an_earlier_white_chip() -> None:
    kitchen = Kitchen(bag="white-3 blue-1 orange-1 green-1")
    kitchen.draw("white-3 blue-1")
    kitchen.look("orange-1")
    kitchen.say("pass")
    assert kitchen.options() == ["draw", "stop"]


def test_red_4_placed_by_a_blue_chip_counts_and_a_second_red_chip_adds_nothing() -> None:
    kitchen = Kitchen(bag="blue-1 red-1 red-1 white-1 orange-1", red=4)
    kitchen.draw("blue-1")
    kitchen.look("red-1")
    kitchen.say("place red 1")
    kitchen.draw("red-1 white-1")
    assert kitchen.options() == ["move 2", "move 1"]


def test_red_2_placed_after_stopping_may_win_the_bonus_die() -> None:
    kitchen = Kitchen(bag="orange-1 red-4 green-1 green-2", red=2)
    kitchen.draw("red-4")
    kitchen.say("aside")
    kitchen.draw("orange-1")
    kitchen.stop()
    kitchen.draw("green-2", seat=1)
    kitchen.stop(1)
    kitchen.say("place red 4")
    assert [kitchen.asked(seat) for seat in range(2)] == ["RollDie", ""]


def test_red_2_placed_after_stopping_pushes_a_green_chip_out_of_the_last_two() -> None:
    kitchen = Kitchen(bag="green-1 orange-1 red-2 white-1", red=2)
    kitchen.draw("red-2")
    kitchen.say("aside")
    kitchen.draw("green-1 orange-1")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.say("place red 2")
    kitchen.roll_all(1)
    assert not [event for event in kitchen.news("got-rubies") if event.facts["source"] == "green"]


def test_green_3_moves_the_scoring_space_before_rubies_are_paid() -> None:
    bag = "green-1 white-3 white-3 white-1 orange-1"
    kitchen = Kitchen(card="lucky_devil", bag=bag, green=3, droplets=3)
    kitchen.draw("green-1 white-3 white-3 white-1")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.roll_all(4)
    kitchen.say("forward")
    assert kitchen.game.scoring(kitchen.players[0]) == 13
    assert kitchen.players[0].points == 2 + 2  # the card pays for the ruby of 13


def test_purple_2_gives_what_the_supply_still_has() -> None:
    kitchen = Kitchen(number=4, bag="purple-1 purple-1 orange-1 white-1", purple=2)
    kitchen.sell_out("blue-2")
    kitchen.brew(["purple-1 purple-1", "orange-1"])
    kitchen.roll_all(4)
    kitchen.say("trade 2")
    assert "green-1" in kitchen.bag()
    assert "blue-2" not in kitchen.bag()
    assert kitchen.players[0].droplet == 1


def test_the_die_gives_no_orange_chip_that_is_sold_out() -> None:
    kitchen = Kitchen(bag="green-4 green-1 white-1")
    kitchen.sell_out("orange-1")
    kitchen.brew(["green-4", "green-1"])
    kitchen.roll(6)
    assert kitchen.news("missed-chip")
    assert "orange-1" not in kitchen.bag()


def test_less_is_more_gives_nothing_for_a_blue_2_chip_that_is_sold_out() -> None:
    kitchen = Kitchen(card="less_is_more", bag=BAG)
    kitchen.sell_out("blue-2")
    for seat in range(2):
        kitchen.look("white-1 white-1 orange-1 orange-1 green-1", seat)
    assert [player.rubies for player in kitchen.players] == [1, 1]
    assert len(kitchen.news("missed-chip")) == 2


def test_the_pot_is_full_everybody_who_may_roll_rolls_twice() -> None:
    kitchen = Kitchen(card="pot_is_full", bag=BAG)
    kitchen.brew(["green-4", "green-4"])
    for seat in (0, 0, 1, 1):
        kitchen.roll(2, seat)
    assert [player.points for player in kitchen.players] == [2, 2]


def test_everybody_on_the_spoon_rolls() -> None:
    kitchen = Kitchen(bag="green-4 green-2 orange-1", droplets=50)
    kitchen.brew(["green-4", "green-2"])
    assert [int(kitchen.game.scoring(player)) for player in kitchen.players] == [53, 53]
    kitchen.roll(2, 0)
    kitchen.roll(2, 1)
    assert [player.points for player in kitchen.players] == [16, 16]


def test_schadenfreude_an_insured_explosion_is_still_an_explosion() -> None:
    bag = "blue-4 white-3 white-3 white-2 orange-1"
    kitchen = Kitchen(card="schadenfreude", bag=bag, blue=2)
    kitchen.brew(["blue-4 white-3 white-3 white-2", "orange-1"])
    assert kitchen.players[0].insured
    assert kitchen.asked(1) == "TakeChip"


def test_blue_2_an_insured_explosion_rolls_no_bonus_die() -> None:
    kitchen = Kitchen(bag="blue-4 white-3 white-3 white-2 orange-1", blue=2)
    kitchen.brew(["blue-4 white-3 white-3 white-2", "orange-1"])
    assert [kitchen.asked(seat) for seat in range(2)] == ["", "RollDie"]


def test_just_in_time_before_round_six_may_remove_the_white_chip_just_added() -> None:
    kitchen = Kitchen(card="just_in_time", number=6, bag="white-2 orange-1")
    assert kitchen.options() == ["points", "remove"]
    kitchen.say("remove")
    assert "white-1" not in kitchen.bag()


def test_points_of_a_purple_card_count_before_the_rats() -> None:
    kitchen = Kitchen(card="just_in_time", number=2, points=[16, 20])
    kitchen.say("points")
    kitchen.say("remove", 1)
    assert [player.points for player in kitchen.players] == [20, 20]
    assert kitchen.asked() == "DrawChip"


def test_second_chance_what_chips_have_brought_already_stays() -> None:
    bag = "green-4 blue-1 orange-1 orange-1 orange-1 white-1"
    kitchen = Kitchen(card="second_chance", bag=bag, blue=3)
    kitchen.draw("green-4 blue-1 orange-1 orange-1 orange-1")
    kitchen.say("restart")
    assert kitchen.players[0].rubies == 2


def test_second_chance_begins_again_after_the_rats() -> None:
    kitchen = Kitchen(card="second_chance", number=2, bag=BAG, points=[16, 20], droplets=3)
    kitchen.say("rats")
    kitchen.draw("white-1 white-1 orange-1 orange-1 green-1")
    kitchen.say("restart")
    kitchen.draw("orange-1")
    assert kitchen.pot() == [("orange-1", 6)]


def test_second_chance_with_fewer_than_five_chips_there_is_no_choice() -> None:
    kitchen = Kitchen(card="second_chance", bag="orange-1 green-1 white-1")
    kitchen.draw("orange-1 green-1 white-1")
    kitchen.stop()
    assert not kitchen.players[0].had_chance


def test_wheel_and_deal_offers_no_yellow_chip_in_round_one() -> None:
    kitchen = Kitchen(card="wheel_and_deal")
    assert "take yellow 1" not in kitchen.options()


@pytest.mark.parametrize(
    ("card", "instead"), [("only_choose_one", "rubies"), ("choose_wisely", "droplet")]
)
def test_a_card_offers_no_chip_that_is_sold_out(card: str, instead: str) -> None:
    kitchen = Kitchen(card=card, number=4)
    kitchen.sell_out("green-2", "blue-2", "red-2", "yellow-2", "black-1", "purple-1")
    assert kitchen.options() == [instead]


def test_strong_ingredient_becomes_the_last_chip_and_shifts_the_last_two() -> None:
    kitchen = Kitchen(card="strong_ingredient", bag="green-1 green-1 orange-1 white-1")
    kitchen.brew(["green-1 green-1", "orange-1"])
    kitchen.look("orange-1 white-1")
    kitchen.say("place orange 1")
    kitchen.look("green-1 green-1 white-1", seat=1)
    kitchen.say("pass", seat=1)
    kitchen.roll_all(1)
    assert kitchen.players[0].rubies == 2


def test_a_droplet_moved_in_the_evaluation_does_not_shift_this_rounds_scoring_space() -> None:
    kitchen = Kitchen(bag="green-4 orange-1 white-1")
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll(5)
    assert kitchen.players[0].droplet == 1
    assert kitchen.game.scoring(kitchen.players[0]) == 5


def test_bonuses_and_doubling_do_not_change_the_sum_of_white_chips() -> None:
    kitchen = Kitchen(bag="red-1 yellow-1 white-1 orange-1", red=4, yellow=2)
    kitchen.draw("red-1 yellow-1 white-1")
    assert kitchen.options() == ["move 3", "move 2", "move 1"]
    kitchen.say("move 3")
    assert kitchen.players[0].whites == 1
