"""Every book's power: black, blue, red, yellow. Green and purple have a file of their own."""

from __future__ import annotations

import pytest

from stammtisch.games.quacks.view import view

from .kitchen import Kitchen

PLAIN = "orange-1 orange-1 orange-1 orange-1 green-1"


def after_die(kitchen: Kitchen, seat: int = 0) -> Kitchen:
    """The die shows a single point, so nothing else changes."""
    kitchen.roll(1, seat)
    return kitchen


# Black, two players


def test_black_as_many_as_the_opponent_moves_the_droplet() -> None:
    kitchen = Kitchen(bag="black-1 orange-1 orange-1")
    kitchen.brew(["black-1 orange-1", "black-1"])
    after_die(kitchen)
    assert [(p.droplet, p.rubies) for p in kitchen.players] == [(1, 1), (1, 1)]


def test_black_more_than_the_opponent_moves_the_droplet_and_brings_a_ruby() -> None:
    kitchen = Kitchen(bag="black-1 black-1 orange-1")
    kitchen.brew(["black-1 black-1", "black-1"])
    after_die(kitchen)
    assert [(p.droplet, p.rubies) for p in kitchen.players] == [(1, 2), (0, 1)]


def test_black_none_against_none_pays_nothing() -> None:
    kitchen = Kitchen(bag=PLAIN)
    kitchen.brew(["orange-1 orange-1", "orange-1"])
    after_die(kitchen)
    assert [p.droplet for p in kitchen.players] == [0, 0]


def test_by_the_ruling_black_none_against_none_pays() -> None:
    kitchen = Kitchen(bag=PLAIN, black_none_pays=True)
    kitchen.brew(["orange-1 orange-1", "orange-1"])
    after_die(kitchen)
    assert [p.droplet for p in kitchen.players] == [1, 1]


# Black, three or four players


@pytest.mark.parametrize(
    ("pots", "gained"),
    [
        (["black-1 black-1", "black-1", "black-1", "orange-1"], [(1, 1), (0, 0), (1, 0), (0, 0)]),
        (
            ["black-1 black-1", "black-1 black-1", "orange-1", "orange-1"],
            [(1, 0)] * 2 + [(0, 0)] * 2,
        ),
        (["black-1", "black-1", "black-1", "black-1"], [(0, 0)] * 4),
    ],
)
def test_black_more_than_one_neighbour_or_than_both(
    pots: list[str], gained: list[tuple[int, int]]
) -> None:
    kitchen = Kitchen(seats=4, bag="black-1 black-1 orange-1 orange-1")
    kitchen.brew(pots)
    kitchen.roll_all(1)
    assert [(p.droplet, p.rubies - 1) for p in kitchen.players] == gained


def test_black_in_a_game_of_three_both_opponents_are_neighbours() -> None:
    kitchen = Kitchen(seats=3, bag="black-1 black-1 orange-1")
    kitchen.brew(["black-1", "black-1 black-1", "orange-1"])
    after_die(kitchen, 1)
    assert [(p.droplet, p.rubies - 1) for p in kitchen.players] == [(1, 0), (1, 1), (0, 0)]


def test_black_in_an_exploded_pot_counts_too() -> None:
    kitchen = Kitchen(bag="black-1 white-3 white-3 white-2 orange-1")
    kitchen.brew(["black-1 white-3 white-3 white-2", "orange-1"])
    after_die(kitchen, 1)
    assert (kitchen.players[0].droplet, kitchen.players[0].rubies) == (1, 2)


# Blue


def test_blue_1_draws_as_many_chips_as_its_value_and_one_may_be_placed() -> None:
    kitchen = Kitchen(bag="blue-2 white-3 red-1 orange-1")
    kitchen.draw("blue-2")
    kitchen.look("white-3 red-1")
    assert kitchen.options() == ["place white 3", "place red 1", "pass"]
    kitchen.say("place red 1")
    assert kitchen.pot() == [("blue-2", 2), ("red-1", 3)]
    assert kitchen.bag() == ["orange-1", "white-3"]


def test_blue_1_placing_none_is_allowed() -> None:
    kitchen = Kitchen(bag="blue-1 white-3 orange-1")
    kitchen.draw("blue-1")
    kitchen.look("white-3")
    kitchen.say("pass")
    assert kitchen.pot() == [("blue-1", 1)]
    assert kitchen.players[0].whites == 0
    assert kitchen.options() == ["draw", "stop"]


def test_blue_1_draws_what_there_is() -> None:
    kitchen = Kitchen(bag="blue-4 white-1 orange-1")
    kitchen.draw("blue-4")
    kitchen.look("white-1 orange-1")
    assert kitchen.options() == ["place white 1", "place orange 1", "pass"]


def test_blue_1_with_an_empty_bag_does_nothing() -> None:
    kitchen = Kitchen(bag="blue-4")
    kitchen.draw("blue-4")
    assert not kitchen.players[0].brewing


def test_blue_1_on_the_last_space_draws_no_more() -> None:
    kitchen = Kitchen(bag="blue-4 green-1 orange-1")
    kitchen.players[0].position = 48
    kitchen.draw("blue-4")
    assert not kitchen.players[0].brewing


def test_by_the_ruling_blue_1_on_the_last_space_draws_on() -> None:
    kitchen = Kitchen(bag="blue-4 green-1 orange-1", pot_full_stops=False)
    kitchen.players[0].position = 48
    kitchen.draw("blue-4")
    assert kitchen.asked() == "LookAtChip"


def test_blue_1_a_further_blue_chip_goes_on_in_the_same_way() -> None:
    kitchen = Kitchen(bag="blue-1 blue-2 green-4 white-1 white-1")
    kitchen.draw("blue-1")
    kitchen.look("blue-2")
    kitchen.say("place blue 2")
    kitchen.look("green-4 white-1")
    kitchen.say("place green 4")
    assert kitchen.pot() == [("blue-1", 1), ("blue-2", 3), ("green-4", 7)]


def test_blue_1_a_placed_white_chip_counts_and_may_explode_the_pot() -> None:
    kitchen = Kitchen(bag="white-3 white-3 blue-1 white-2 orange-1")
    kitchen.draw("white-3 white-3 blue-1")
    kitchen.look("white-2")
    kitchen.say("place white 2")
    assert kitchen.players[0].exploded


def test_blue_1_the_flask_may_take_back_a_white_chip_placed_so() -> None:
    kitchen = Kitchen(bag="blue-1 white-2 orange-1")
    kitchen.draw("blue-1")
    kitchen.look("white-2")
    kitchen.say("place white 2")
    assert kitchen.options() == ["draw", "stop", "flask"]


def test_blue_1_equal_chips_are_offered_once() -> None:
    kitchen = Kitchen(bag="blue-2 white-1 white-1 orange-1")
    kitchen.draw("blue-2")
    kitchen.look("white-1 white-1")
    assert kitchen.options() == ["place white 1", "pass"]


def test_blue_2_an_explosion_inside_the_window_brings_points_and_coins() -> None:
    kitchen = Kitchen(bag="white-3 white-3 blue-1 white-2 orange-1", blue=2)
    kitchen.brew(["white-3 white-3 blue-1 white-2", "orange-1"])
    player = kitchen.players[0]
    assert player.exploded
    assert player.insured
    after_die(kitchen, 1)
    assert (player.points, player.coins) == (2, 10)
    assert kitchen.asked() == "BuyChip"


def test_blue_2_after_the_window_an_explosion_is_an_explosion() -> None:
    kitchen = Kitchen(bag="white-3 white-3 blue-1 orange-1 white-2", blue=2)
    kitchen.draw("white-3 white-3 blue-1 orange-1 white-2")
    assert kitchen.players[0].exploded
    assert not kitchen.players[0].insured


def test_blue_2_a_blue_4_right_after_a_blue_2_insures_the_next_four_chips() -> None:
    kitchen = Kitchen(bag="blue-2 blue-4 orange-1", blue=2)
    kitchen.draw("blue-2 blue-4")
    assert kitchen.players[0].window == 4


def test_blue_2_as_third_chip_after_a_blue_4_insures_the_next_two() -> None:
    kitchen = Kitchen(bag="blue-4 orange-1 orange-1 blue-2 green-1", blue=2)
    kitchen.draw("blue-4 orange-1 orange-1 blue-2")
    assert kitchen.players[0].window == 2


def test_blue_2_a_longer_window_is_not_shortened() -> None:
    kitchen = Kitchen(bag="blue-4 blue-1 orange-1", blue=2)
    kitchen.draw("blue-4 blue-1")
    assert kitchen.players[0].window == 3


def test_blue_2_a_chip_taken_back_by_the_flask_uses_the_window_up() -> None:
    kitchen = Kitchen(bag="blue-1 white-1 orange-1", blue=2)
    kitchen.draw("blue-1 white-1")
    kitchen.say("flask")
    assert kitchen.players[0].window == 0


def test_blue_3_on_a_space_with_a_ruby_brings_a_ruby_at_once() -> None:
    kitchen = Kitchen(bag="blue-1 green-4 orange-1", blue=3)
    kitchen.draw("green-4 blue-1")
    assert kitchen.players[0].rubies == 2


def test_blue_3_elsewhere_brings_nothing() -> None:
    kitchen = Kitchen(bag="blue-4 orange-1", blue=3)
    kitchen.draw("blue-4")
    assert kitchen.players[0].rubies == 1


def test_blue_4_on_a_space_with_a_ruby_scores_its_value_at_once() -> None:
    kitchen = Kitchen(bag="blue-4 green-1 orange-1", blue=4)
    kitchen.draw("green-1 blue-4")
    assert kitchen.players[0].points == 4


def test_blue_4_elsewhere_scores_nothing() -> None:
    kitchen = Kitchen(bag="blue-4 green-1 orange-1", blue=4)
    kitchen.draw("blue-4")
    assert kitchen.players[0].points == 0


# Red


@pytest.mark.parametrize(("oranges", "bonus"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_red_1_moves_farther_by_the_orange_chips_in_the_pot(oranges: int, bonus: int) -> None:
    kitchen = Kitchen(bag=PLAIN + " red-2")
    kitchen.draw("orange-1 " * oranges + "red-2")
    assert kitchen.options() == [f"move {2 + bonus}", "move 2"]
    kitchen.say(f"move {2 + bonus}")
    assert kitchen.pot()[-1] == ("red-2", oranges + 2 + bonus)


def test_red_1_without_orange_chips_moves_its_value() -> None:
    kitchen = Kitchen(bag="red-2 orange-1")
    kitchen.draw("red-2")
    assert kitchen.pot() == [("red-2", 2)]


def test_red_1_the_bonus_may_be_declined() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1")
    kitchen.draw("orange-1 red-2")
    kitchen.say("move 2")
    assert kitchen.pot()[-1] == ("red-2", 3)


def test_where_declining_makes_no_difference_nobody_is_asked() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1")
    kitchen.draw("orange-1")
    kitchen.players[0].position = 50
    kitchen.draw("red-2")
    assert kitchen.pot()[-1] == ("red-2", 52)


def test_red_2_goes_beside_the_pot_and_is_placed_when_the_player_has_stopped() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1", red=2)
    kitchen.draw("orange-1 red-2")
    kitchen.say("aside")
    assert kitchen.pot() == [("orange-1", 1)]
    kitchen.stop()
    kitchen.brew_rest(1)
    assert kitchen.options() == ["place red 2", "rebag red 2", "beside"]
    kitchen.say("place red 2")
    assert kitchen.pot() == [("orange-1", 1), ("red-2", 3)]


def test_red_2_a_chip_put_aside_is_the_last_one_drawn_so_the_flask_cannot_reach_a_white() -> None:
    kitchen = Kitchen(bag="white-1 red-2 green-1", red=2)
    kitchen.draw("white-1 red-2")
    kitchen.say("aside")
    assert kitchen.options() == ["draw", "stop", "rebag red 2"]


def test_red_2_may_be_kept_beside_the_pot_for_a_later_round() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1", red=2)
    kitchen.draw("orange-1 red-2")
    kitchen.say("aside")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.say("beside")
    kitchen.finish_round()
    assert kitchen.players[0].aside.n == 1
    assert "red-2" not in kitchen.bag()


def test_red_2_may_go_back_into_the_bag() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1", red=2)
    kitchen.draw("orange-1 red-2")
    kitchen.say("aside")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.say("rebag red 2")
    assert "red-2" in kitchen.bag()


def test_red_2_may_return_to_the_bag_at_any_time_also_between_two_draws() -> None:
    kitchen = Kitchen(bag="white-1 red-2 green-1", red=2)
    kitchen.draw("red-2")
    kitchen.say("aside")
    kitchen.draw("white-1")
    assert kitchen.options() == ["draw", "stop", "flask", "rebag red 2"]
    kitchen.say("rebag red 2")
    assert kitchen.bag() == ["green-1", "red-2"]
    assert kitchen.players[0].aside.n == 0
    assert kitchen.options() == ["draw", "stop", "flask"]


def test_red_2_when_all_draw_together_returning_a_chip_is_seen_by_all() -> None:
    kitchen = Kitchen(number=9, bag="orange-1 red-2 red-1 green-1", red=2)
    kitchen.draw("red-2").draw("orange-1", seat=1)
    kitchen.say("aside")
    step = kitchen.game.question(0)
    assert step is not None
    rebag = step.options(kitchen.game)[-1]
    assert step.shown(kitchen.game, rebag, 1) == "rebag red 2"
    kitchen.say("rebag red 2")
    assert kitchen.options() == ["draw", "stop"]


def test_red_2_kept_from_an_earlier_round_may_return_before_the_first_chip() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 red-1 green-1", red=2)
    for chip in ("red-2", "red-1"):
        kitchen.draw(chip)
        kitchen.say("aside")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.say("beside")
    kitchen.finish_round()
    assert kitchen.options() == ["draw", "rebag red 2", "rebag red 1"]
    kitchen.say("rebag red 2")
    assert kitchen.options() == ["draw", "rebag red 1"]
    assert kitchen.players[0].kept == 1
    other = kitchen.game.copy()
    kitchen.say("draw")
    assert kitchen.asked() == "DrawChip"
    kitchen.game = other
    kitchen.say("rebag red 1")
    assert kitchen.asked() == "DrawChip"
    assert {"red-1", "red-2"} <= set(kitchen.bag())


def test_red_2_chips_are_placed_one_by_one_in_any_order() -> None:
    kitchen = Kitchen(bag="orange-1 red-1 red-4 red-4 green-1", red=2)
    for chip in ("red-4", "red-1", "red-4"):
        kitchen.draw(chip)
        kitchen.say("aside")
    kitchen.stop()
    kitchen.brew_rest(1)
    offered = ["place red 4", "place red 1", "rebag red 4", "rebag red 1", "beside"]
    assert kitchen.options() == offered
    kitchen.say("place red 1")
    kitchen.say("place red 4")
    kitchen.say("rebag red 4")
    assert kitchen.pot() == [("red-1", 1), ("red-4", 5)]
    assert kitchen.asked() != "PlaceReds"


def test_red_2_may_be_placed_also_after_an_explosion() -> None:
    kitchen = Kitchen(bag="white-3 white-3 red-2 white-2 orange-1", red=2)
    kitchen.draw("white-3 white-3 red-2")
    kitchen.say("aside")
    kitchen.draw("white-2")
    kitchen.brew_rest(1)
    kitchen.say("place red 2")
    assert kitchen.pot()[-1] == ("red-2", 10)


def test_red_2_may_be_placed_at_once() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1", red=2)
    kitchen.draw("orange-1 red-2")
    kitchen.say("place red 2")
    assert kitchen.pot()[-1] == ("red-2", 3)


def test_by_the_ruling_red_2_must_go_beside_the_pot() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 green-1", red=2, red2_declinable=False)
    kitchen.draw("orange-1 red-2")
    assert kitchen.players[0].aside.n == 1
    assert kitchen.asked() == "Brew"


def test_red_3_moves_farther_by_a_white_chip_right_before_it() -> None:
    kitchen = Kitchen(bag="white-3 red-1 orange-1", red=3)
    kitchen.draw("white-3 red-1")
    kitchen.say("move 4")
    assert kitchen.pot()[-1] == ("red-1", 7)


@pytest.mark.parametrize("before", ["", "orange-1 "])
def test_red_3_without_a_white_chip_before_it_moves_its_value(before: str) -> None:
    kitchen = Kitchen(bag="orange-1 red-1 green-1", red=3)
    kitchen.draw(f"{before}red-1")
    assert kitchen.pot()[-1][1] == (2 if before else 1)


def test_red_3_a_white_chip_taken_back_by_the_flask_no_longer_counts() -> None:
    kitchen = Kitchen(bag="orange-1 white-3 red-1 green-1", red=3)
    kitchen.draw("orange-1 white-3")
    kitchen.say("flask")
    kitchen.draw("red-1")
    assert kitchen.pot()[-1] == ("red-1", 2)


def test_red_4_lets_white_1_chips_move_two_and_they_still_count_one() -> None:
    kitchen = Kitchen(bag="white-1 red-1 white-1 white-2 orange-1", red=4)
    kitchen.draw("white-1 red-1 white-1")
    kitchen.say("move 2")
    kitchen.draw("white-2")
    assert kitchen.pot() == [("white-1", 1), ("red-1", 2), ("white-1", 4), ("white-2", 6)]
    assert kitchen.players[0].whites == 4


# Yellow


def test_yellow_1_a_white_chip_right_before_it_may_go_back_into_the_bag() -> None:
    kitchen = Kitchen(bag="white-3 yellow-1 orange-1")
    kitchen.draw("white-3 yellow-1")
    kitchen.say("return")
    assert kitchen.pot() == [("yellow-1", 4)]
    assert kitchen.players[0].whites == 0
    assert kitchen.bag() == ["orange-1", "white-3"]


def test_yellow_1_the_white_chip_may_stay() -> None:
    kitchen = Kitchen(bag="white-3 yellow-1 orange-1")
    kitchen.draw("white-3 yellow-1")
    kitchen.say("keep")
    assert kitchen.pot() == [("white-3", 3), ("yellow-1", 4)]


@pytest.mark.parametrize("chips", ["yellow-1", "orange-1 yellow-1"])
def test_yellow_1_without_a_white_chip_before_it_does_nothing(chips: str) -> None:
    kitchen = Kitchen(bag="orange-1 yellow-1 green-1")
    kitchen.draw(chips)
    assert kitchen.asked() == "Brew"


def test_yellow_1_placed_by_a_blue_chip_follows_that_blue_chip() -> None:
    kitchen = Kitchen(bag="white-3 blue-1 yellow-1 orange-1")
    kitchen.draw("white-3 blue-1")
    kitchen.look("yellow-1")
    kitchen.say("place yellow 1")
    assert kitchen.asked() == "Brew"


def test_yellow_2_the_next_chip_moves_twice_its_number() -> None:
    kitchen = Kitchen(bag="yellow-1 green-4 orange-1", yellow=2)
    kitchen.draw("yellow-1 green-4")
    assert kitchen.options() == ["move 8", "move 4"]
    kitchen.say("move 8")
    assert kitchen.pot() == [("yellow-1", 1), ("green-4", 9)]


def test_yellow_2_doubles_a_yellow_chip_which_then_doubles_the_one_after() -> None:
    kitchen = Kitchen(bag="yellow-1 yellow-2 white-1 orange-1", yellow=2)
    kitchen.draw("yellow-1 yellow-2")
    kitchen.say("move 4")
    kitchen.draw("white-1")
    kitchen.say("move 2")
    assert kitchen.pot()[-1] == ("white-1", 7)
    assert kitchen.players[0].whites == 1


def test_yellow_2_doubles_the_printed_number_and_bonuses_come_on_top() -> None:
    kitchen = Kitchen(bag="orange-1 yellow-1 red-2 green-1", yellow=2)
    kitchen.draw("orange-1 yellow-1 red-2")
    assert kitchen.options() == ["move 5", "move 4", "move 3", "move 2"]


def test_by_the_ruling_yellow_2_doubles_bonuses_too() -> None:
    kitchen = Kitchen(bag="orange-1 yellow-1 red-2 green-1", yellow=2, yellow2_doubles="all")
    kitchen.draw("orange-1 yellow-1 red-2")
    assert kitchen.options() == ["move 6", "move 4", "move 3", "move 2"]


def test_yellow_2_waits_while_a_red_chip_is_put_aside() -> None:
    kitchen = Kitchen(bag="yellow-1 red-2 orange-1 green-1", set=2)
    kitchen.draw("yellow-1 red-2")
    kitchen.say("aside")
    kitchen.draw("orange-1")
    kitchen.say("move 2")
    assert kitchen.pot()[-1] == ("orange-1", 3)


def test_yellow_2_doubles_a_red_chip_placed_at_once() -> None:
    kitchen = Kitchen(bag="yellow-1 red-2 orange-1", set=2)
    kitchen.draw("yellow-1 red-2")
    kitchen.say("place red 2")
    assert kitchen.options() == ["move 4", "move 2"]


@pytest.mark.parametrize(("answer", "space"), [("move 4", 5), ("move 2", 3)])
def test_yellow_2_doubles_a_red_chip_placed_after_stopping_unless_declined(
    answer: str, space: int
) -> None:
    kitchen = Kitchen(bag="yellow-1 red-2 red-1 orange-1", set=2)
    for chip in ("red-2", "red-1"):
        kitchen.draw(chip)
        kitchen.say("aside")
    kitchen.draw("yellow-1")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.say("place red 2")
    assert kitchen.about() == {"chip": "red-2", "space": 1}
    landing = view(kitchen.game, 0)["players"][0]["landings"][0]
    assert (landing["chip"], landing["space"]) == ("red-2", 6)
    kitchen.say(answer)
    assert kitchen.about() == {"chips": 1, "space": space}
    kitchen.say("place red 1")
    assert kitchen.pot()[-2:] == [("red-2", space), ("red-1", space + 1)]


@pytest.mark.parametrize(("ruling", "options"), [(False, ["draw", "stop"]), (True, None)])
def test_yellow_2_a_doubling_used_by_a_chip_poured_back_by_the_ruling(
    ruling: bool, options: list[str] | None
) -> None:
    kitchen = Kitchen(bag="yellow-1 white-1 orange-1 orange-1", set=2, doubling_returns=ruling)
    kitchen.draw("yellow-1 white-1")
    kitchen.say("move 2")
    kitchen.say("flask")
    kitchen.draw("orange-1")
    assert kitchen.options() == (options or ["move 2", "move 1"])


def test_yellow_2_on_a_full_pot_a_doubled_red_chip_asks_nothing() -> None:
    kitchen = Kitchen(bag="yellow-1 red-2 orange-1", set=2, droplets=49)
    kitchen.draw("red-2")
    kitchen.say("aside")
    kitchen.draw("yellow-1")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.say("place red 2")
    assert kitchen.pot()[-1] == ("red-2", 52)


@pytest.mark.parametrize(("yellows", "limit"), [(1, 8), (2, 8), (3, 9), (4, 9)])
def test_yellow_3_raises_the_limit_by_the_number_of_yellow_chips(yellows: int, limit: int) -> None:
    kitchen = Kitchen(bag="yellow-1 yellow-1 yellow-1 yellow-1 orange-1", yellow=3)
    kitchen.draw("yellow-1 " * yellows)
    assert kitchen.limit() == limit


def test_yellow_3_explodes_only_above_its_limit() -> None:
    kitchen = Kitchen(bag="yellow-1 white-3 white-3 white-2 white-1 orange-1", yellow=3)
    kitchen.draw("yellow-1 white-3 white-3 white-2")
    assert not kitchen.players[0].exploded
    kitchen.draw("white-1")
    assert kitchen.players[0].exploded


def test_yellow_4_moves_1_2_and_3_farther_and_the_fourth_no_more() -> None:
    kitchen = Kitchen(bag="yellow-1 yellow-1 yellow-1 yellow-1 orange-1", yellow=4)
    for spaces in ("move 2", "move 3", "move 4"):
        kitchen.draw("yellow-1")
        kitchen.say(spaces)
    kitchen.draw("yellow-1")
    assert [space for _, space in kitchen.pot()] == [2, 5, 9, 10]
