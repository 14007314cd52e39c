"""Green and purple chips in step B of the evaluation."""

from __future__ import annotations

from typing import Any

import pytest

from .kitchen import Kitchen


def evaluated(pot: str, seats: int = 2, bag: str = "", rubies: int = 1, **options: Any) -> Kitchen:
    """Seat 0 brews this pot in round 4, the others one orange chip; the die shows a point."""
    kitchen = Kitchen(seats=seats, number=4, bag=f"{pot} {bag} orange-1 orange-1", **options)
    kitchen.players[0].rubies = rubies
    for chip in pot.split():
        kitchen.draw(chip)
        if kitchen.asked() == "MoveChip":
            kitchen.say(kitchen.options()[0])
    kitchen.stop()
    kitchen.brew_rest(*range(1, seats))
    kitchen.roll_all(1)
    return kitchen


# Green


@pytest.mark.parametrize(
    ("pot", "rubies"),
    [
        ("green-1", 2),
        ("green-1 green-4", 3),
        ("green-4 green-1 green-2", 3),
        ("green-1 orange-1", 2),
        ("green-1 orange-1 orange-1", 1),
    ],
)
def test_green_1_brings_a_ruby_for_each_green_chip_among_the_last_two(
    pot: str, rubies: int
) -> None:
    assert evaluated(pot, bag="white-1").players[0].rubies == rubies


def test_green_1_skips_gaps_the_chips_count_not_the_spaces() -> None:
    kitchen = evaluated("green-1 white-3", bag="white-1")
    assert kitchen.players[0].rubies == 3  # the scoring space shows a ruby too


def test_green_2_takes_a_chip_by_the_green_value() -> None:
    kitchen = evaluated("green-2 green-1", green=2)
    assert kitchen.options() == ["take orange 1", "pass"]
    kitchen.say("take orange 1")
    assert kitchen.options() == ["take blue 1", "take red 1", "pass"]
    kitchen.say("take red 1")
    assert {"orange-1", "red-1"} <= set(kitchen.bag())


def test_green_2_for_a_4_takes_a_yellow_or_purple_chip() -> None:
    kitchen = evaluated("green-4", green=2)
    assert kitchen.options() == ["take yellow 1", "take purple 1", "pass"]
    kitchen.say("pass")
    assert "yellow-1" not in kitchen.bag()


def test_green_2_gives_only_chips_whose_book_is_out() -> None:
    kitchen = Kitchen(bag="green-4 orange-1", green=2)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll_all(1)
    assert kitchen.asked() == "BuyChip"


def test_by_the_ruling_green_2_gives_chips_before_their_book_is_out() -> None:
    kitchen = Kitchen(bag="green-4 orange-1", green=2, green2_needs_book=False)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll_all(1)
    assert kitchen.options() == ["take yellow 1", "take purple 1", "pass"]


def test_green_2_what_is_sold_out_cannot_be_gained() -> None:
    kitchen = Kitchen(bag="green-1 orange-1 green-2", green=2)
    kitchen.sell_out("orange-1")
    kitchen.brew(["green-1", "orange-1"])
    kitchen.roll_all(1)
    assert kitchen.news("missed-chip")
    assert kitchen.bag().count("orange-1") == 1


def test_by_the_ruling_a_ruby_comes_instead_of_a_chip_that_is_sold_out() -> None:
    kitchen = Kitchen(bag="green-1 orange-1 green-2", green=2, when_sold_out="ruby")
    kitchen.sell_out("orange-1")
    kitchen.brew(["green-1", "orange-1"])
    kitchen.roll_all(1)
    assert kitchen.players[0].rubies == 2


@pytest.mark.parametrize(("instead", "rubies"), [("nothing", 1), ("ruby", 2)])
def test_green_2_the_last_chip_of_a_kind_is_taken_once(instead: str, rubies: int) -> None:
    kitchen = Kitchen(bag="green-1 green-1 orange-1", green=2, when_sold_out=instead)
    kitchen.game.change_supply(3, 1 - kitchen.game.left(3))
    kitchen.brew(["green-1 green-1", "orange-1"])
    kitchen.roll_all(1)
    kitchen.say("take orange 1")
    assert kitchen.asked() != "TakeChip"
    assert kitchen.news("missed-chip")
    assert kitchen.players[0].rubies == rubies


def test_green_2_where_the_last_green_chip_gives_nothing_the_one_before_still_does() -> None:
    kitchen = Kitchen(bag="green-1 green-4 orange-1", green=2)
    kitchen.brew(["green-1 green-4", "orange-1"])
    kitchen.roll_all(1)
    assert kitchen.options() == ["take orange 1", "pass"]


def test_green_3_with_white_chips_of_exactly_seven_moves_the_last_chip_by_all_green_values() -> (
    None
):
    kitchen = evaluated("green-4 green-1 white-3 white-3 white-1", bag="white-1", green=3)
    assert kitchen.about() == {"chip": "white-1", "spaces": 5}
    kitchen.say("forward")
    assert kitchen.pot()[-1] == ("white-1", 17)
    assert kitchen.players[0].points == 4 + 1  # space 18, and the die


def test_green_3_the_move_may_be_declined() -> None:
    kitchen = evaluated("green-4 green-1 white-3 white-3 white-1", bag="white-1", green=3)
    kitchen.say("stay")
    assert kitchen.pot()[-1] == ("white-1", 12)


@pytest.mark.parametrize("pot", ["green-4 white-3 white-3", "orange-1 white-3 white-3 white-1"])
def test_green_3_needs_seven_exactly_and_a_green_chip(pot: str) -> None:
    assert evaluated(pot, bag="white-1", green=3).asked() != "MoveLast"


def test_green_3_does_not_move_beyond_the_last_space() -> None:
    kitchen = Kitchen(bag="green-4 white-3 white-3 white-1 orange-1", green=3, droplets=40)
    kitchen.draw("green-4 white-3 white-3 white-1")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.roll_all(1)
    kitchen.say("forward")
    assert kitchen.players[0].position == 52


def test_green_4_pays_a_ruby_for_a_droplet_step_for_each_green_chip_among_the_last_two() -> None:
    kitchen = evaluated("green-1 green-2", green=4, rubies=3)
    kitchen.say("pay")
    kitchen.say("pay")
    player = kitchen.players[0]
    assert (player.droplet, player.rubies) == (2, 1)
    assert kitchen.asked() != "PayForDroplet"


def test_green_4_may_be_declined() -> None:
    kitchen = evaluated("green-1", green=4, rubies=3)
    kitchen.say("pass")
    assert kitchen.players[0].droplet == 0


@pytest.mark.parametrize("rubies", [0, 1])
def test_green_4_is_offered_only_while_rubies_last(rubies: int) -> None:
    kitchen = evaluated("green-1 green-2", green=4, rubies=rubies)
    if rubies:
        kitchen.say("pay")
    assert kitchen.asked() != "PayForDroplet"


def test_green_4_with_test_tubes_a_glass_may_pay_the_second_ruby() -> None:
    kitchen = evaluated("green-1 green-2", green=4, rubies=1, test_tubes=True)
    kitchen.say("pay")
    kitchen.say("tube")
    assert kitchen.options() == ["pay", "pass"]
    kitchen.say("pay")
    kitchen.say("droplet")
    assert kitchen.players[0].rubies == 0


def test_green_4_with_test_tubes_and_no_ruby_left_only_passes() -> None:
    kitchen = evaluated("green-1 green-2", green=4, rubies=1, test_tubes=True)
    kitchen.say("pay")
    kitchen.say("droplet")
    assert kitchen.options() == ["pass"]


# Purple


def test_purple_1_one_chip_is_a_point() -> None:
    kitchen = evaluated("purple-1", bag="white-1")
    assert (kitchen.players[0].points, kitchen.players[0].rubies) == (2, 1)


def test_purple_1_two_chips_are_a_point_and_a_ruby_or_a_lower_reward() -> None:
    kitchen = evaluated("purple-1 purple-1", bag="white-1")
    assert kitchen.options() == ["tier 2", "tier 1"]
    kitchen.say("tier 2")
    assert (kitchen.players[0].points, kitchen.players[0].rubies) == (2, 2)


@pytest.mark.parametrize("count", [3, 4])
def test_purple_1_three_or_more_are_two_points_and_a_droplet_step(count: int) -> None:
    kitchen = evaluated("purple-1 " * count + "green-2 orange-1 ", bag="white-1")
    assert kitchen.options() == ["tier 3", "tier 2", "tier 1"]
    kitchen.say("tier 3")
    assert kitchen.players[0].droplet == 1
    assert 2 in [event.facts["points"] for event in kitchen.news("scored")]


def test_purple_2_one_chip_is_handed_in_for_a_black_chip_a_point_and_a_ruby() -> None:
    kitchen = evaluated("purple-1 orange-1", bag="white-1", purple=2)
    assert kitchen.options() == ["trade 1", "pass"]
    kitchen.say("trade 1")
    assert "black-1" in kitchen.bag()
    assert "purple-1" not in [chip for chip, _ in kitchen.pot()]
    assert (kitchen.players[0].points, kitchen.players[0].rubies) == (2, 2)


def test_purple_2_two_chips_bring_green_1_blue_2_three_points_and_a_droplet_step() -> None:
    kitchen = evaluated("purple-1 purple-1", bag="white-1", purple=2)
    kitchen.say("trade 2")
    assert {"green-1", "blue-2"} <= set(kitchen.bag())
    assert (kitchen.players[0].points, kitchen.players[0].droplet) == (4, 1)


def test_purple_2_three_chips_bring_yellow_4_six_points_a_ruby_and_two_droplet_steps() -> None:
    kitchen = evaluated("purple-1 purple-1 purple-1 purple-1", bag="white-1", purple=2)
    assert kitchen.options() == ["trade 3", "trade 2", "trade 1", "pass"]
    kitchen.say("trade 3")
    player = kitchen.players[0]
    assert "yellow-4" in kitchen.bag()
    assert (player.points, player.rubies, player.droplet) == (7, 3, 2)  # a ruby space, and the die


def test_purple_2_may_be_declined() -> None:
    kitchen = evaluated("purple-1", bag="white-1", purple=2)
    kitchen.say("pass")
    assert "black-1" not in kitchen.bag()


def test_purple_2_handing_in_the_last_chip_does_not_move_the_scoring_space() -> None:
    kitchen = evaluated("white-3 purple-1", bag="white-1", purple=2)
    kitchen.say("trade 1")
    assert kitchen.game.scoring(kitchen.players[0]) == 5


@pytest.mark.parametrize(("pot", "space"), [("white-3 purple-1", 4), ("purple-1", 1)])
def test_by_the_ruling_chips_handed_in_move_the_scoring_space(pot: str, space: int) -> None:
    kitchen = evaluated(pot, bag="white-1", purple=2, discards_move_scoring=True)
    kitchen.say("trade 1")
    assert kitchen.game.scoring(kitchen.players[0]) == space


@pytest.mark.parametrize(
    ("droplet", "points"), [(8, 0), (9, 1), (23, 1), (24, 2), (43, 2), (44, 3)]
)
def test_purple_3_scores_by_the_number_printed_under_the_chip(droplet: int, points: int) -> None:
    kitchen = Kitchen(bag="purple-1 orange-1 white-1", purple=3, droplets=droplet)
    kitchen.draw("purple-1")
    kitchen.game.powers[6].evaluate(kitchen.game, kitchen.players[0])
    assert kitchen.players[0].points == points


def test_by_the_ruling_purple_3_counts_spaces() -> None:
    kitchen = Kitchen(bag="purple-1 orange-1", purple=3, purple3_number="index", droplets=19)
    kitchen.draw("purple-1")
    kitchen.game.powers[6].evaluate(kitchen.game, kitchen.players[0])
    assert kitchen.players[0].points == 2


@pytest.mark.parametrize(
    ("purples", "offered"),
    [
        (1, ["upgrade green 1 to 2", "pass"]),
        (2, ["upgrade green 1 to 2", "upgrade blue 2 to 4", "pass"]),
        (3, ["upgrade green 1 to 2", "upgrade green 1 to 4", "upgrade blue 2 to 4", "pass"]),
    ],
)
def test_purple_4_trades_one_chip_of_the_pot_for_a_bigger_one(
    purples: int, offered: list[str]
) -> None:
    pot = "green-1 blue-2 " + "purple-1 " * purples
    kitchen = evaluated(pot, bag="white-1", purple=4, blue=3)
    assert kitchen.options() == offered


def test_purple_4_the_old_chip_goes_to_the_supply_and_the_new_one_into_the_bag() -> None:
    kitchen = evaluated("green-1 orange-1 purple-1", bag="white-1", purple=4)
    left = kitchen.game.left(4)
    kitchen.say("upgrade green 1 to 2")
    assert "green-2" in kitchen.bag()
    assert "green-1" not in [chip for chip, _ in kitchen.pot()]
    assert kitchen.game.left(4) == left + 1


@pytest.mark.parametrize("pot", ["orange-1 purple-1", "green-1 orange-1"])
def test_purple_4_asks_nothing_where_nothing_can_be_traded(pot: str) -> None:
    assert evaluated(pot, bag="white-1", purple=4).asked() != "UpgradeChip"


def test_purple_4_may_be_declined() -> None:
    kitchen = evaluated("green-1 purple-1", bag="white-1", purple=4)
    kitchen.say("pass")
    assert "green-2" not in kitchen.bag()


def test_chips_act_in_the_order_of_the_ruling() -> None:
    kitchen = evaluated("purple-1 purple-1 green-1", green=4, chip_order="purple-green-black")
    assert kitchen.asked() == "TakeTier"
    kitchen.say("tier 2")
    assert kitchen.asked() == "PayForDroplet"
