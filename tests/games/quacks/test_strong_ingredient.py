"""Strong Ingredient: one more chip when all have stopped, without its action."""

from __future__ import annotations

import pytest

from stammtisch.games.quacks.view import view

from .kitchen import Kitchen

BAG = "white-1 white-1 white-2 white-2 white-3 white-3 orange-1 orange-1 green-1 green-2 green-4"


@pytest.mark.parametrize(
    ("ruling", "space", "doubled"), [("used_up", 2, False), ("moves", 3, False), ("waits", 2, True)]
)
def test_strong_ingredient_after_a_doubling_by_the_ruling(
    ruling: str, space: int, doubled: bool
) -> None:
    bag = "yellow-1 orange-1"
    kitchen = Kitchen(card="strong_ingredient", bag=bag, yellow=2, strong_doubling=ruling)
    kitchen.brew(["yellow-1", "orange-1"])
    kitchen.look("orange-1")
    landings = view(kitchen.game, None)["players"][0]["landings"]
    assert landings[0]["space"] == space + 1
    kitchen.say("place orange 1")
    assert kitchen.pot()[-1] == ("orange-1", space)
    assert kitchen.players[0].doubled == doubled


@pytest.mark.parametrize(("ruling", "space"), [(False, 2), (True, 3)])
def test_strong_ingredient_a_white_chip_after_red_4_by_the_ruling(ruling: bool, space: int) -> None:
    bag = "red-1 white-1"
    kitchen = Kitchen(card="strong_ingredient", bag=bag, red=4, strong_white_after_red=ruling)
    kitchen.brew(["red-1", "red-1"])
    kitchen.look("white-1")
    kitchen.say("place white 1")
    assert kitchen.pot()[-1] == ("white-1", space)


def test_strong_ingredient_that_counts_still_does_not_act_when_it_is_placed() -> None:
    bag = "orange-1 blue-4 white-1"
    kitchen = Kitchen(card="strong_ingredient", bag=bag, strong_chip_acts=True)
    kitchen.brew(["orange-1", "orange-1"])
    kitchen.look("blue-4 white-1")
    kitchen.say("place blue 4")
    assert kitchen.asked() == ""
    assert not view(kitchen.game, None)["players"][0]["pot"][-1]["strong"]


def test_strong_ingredient_who_did_not_explode_draws_five_and_may_place_one() -> None:
    kitchen = Kitchen(card="strong_ingredient", bag=BAG)
    kitchen.brew(["white-3 white-3 white-2", "orange-1"])
    kitchen.look("white-1 white-1 green-4 green-2 white-2", seat=1)
    kitchen.say("place green 4", seat=1)
    assert kitchen.pot(1)[-1] == ("green-4", 5)
    assert kitchen.asked(0) == ""
    assert kitchen.players[1].looked.n == 0


def test_strong_ingredient_a_white_chip_cannot_explode_the_pot() -> None:
    kitchen = Kitchen(card="strong_ingredient", bag="white-3 white-3 white-2 orange-1")
    kitchen.brew(["white-3 white-3", "orange-1"])
    kitchen.look("white-2 orange-1")
    kitchen.say("place white 2")
    assert kitchen.players[0].whites == 8
    assert not kitchen.players[0].exploded


def test_strong_ingredient_may_be_declined_and_needs_chips_in_the_bag() -> None:
    kitchen = Kitchen(card="strong_ingredient", bag="orange-1 green-1")
    kitchen.brew(["orange-1", "orange-1 green-1"])
    kitchen.look("green-1")
    kitchen.say("pass")
    assert kitchen.bag() == ["green-1"]
    assert kitchen.asked(1) == "RollDie"


@pytest.mark.parametrize(("acts", "rubies"), [(False, 1), (True, 2)])
def test_strong_ingredient_does_not_count_in_step_b_unless_the_ruling_says_so(
    acts: bool, rubies: int
) -> None:
    kitchen = Kitchen(card="strong_ingredient", bag="orange-1 green-1", strong_chip_acts=acts)
    kitchen.brew(["orange-1", "orange-1 green-1"])
    kitchen.look("green-1")
    kitchen.say("place green 1")
    kitchen.roll_all(1)
    assert kitchen.players[0].rubies == rubies


@pytest.mark.parametrize("first", [True, False])
def test_strong_ingredient_comes_before_red_chips_beside_the_pot_unless_ruled(first: bool) -> None:
    bag = "red-1 orange-1 green-1"
    kitchen = Kitchen(card="strong_ingredient", bag=bag, red=2, strong_before_reds=first)
    kitchen.draw("orange-1 red-1")
    kitchen.say("aside")
    kitchen.stop()
    kitchen.brew_rest(1)
    assert kitchen.asked() == ("LookAtChip" if first else "PlaceReds")


def test_purple_chips_are_handed_in_beneath_a_strong_ingredient() -> None:
    bag = "purple-1 green-1 orange-1 red-1"
    kitchen = Kitchen(card="strong_ingredient", number=4, bag=bag, purple=2)
    kitchen.brew(["purple-1", "orange-1"])
    kitchen.look("green-1 orange-1 red-1")
    kitchen.say("place green 1")
    for seat in (1,):
        kitchen.look("purple-1 green-1 red-1", seat)
        kitchen.say("pass", seat)
    kitchen.roll_all(1)
    assert kitchen.players[0].strong_at == 1
    kitchen.say("trade 1")
    assert kitchen.players[0].strong_at == 0


def test_a_strong_ingredient_that_is_traded_away_leaves_no_other_chip_in_its_place() -> None:
    kitchen = Kitchen(
        card="strong_ingredient", number=4, bag="purple-1 green-1 orange-1 red-1", purple=4
    )
    kitchen.brew(["purple-1", "orange-1"])
    kitchen.look("green-1 orange-1 red-1")
    kitchen.say("place green 1")
    kitchen.look("purple-1 green-1 red-1", 1)
    kitchen.say("pass", 1)
    kitchen.roll_all(1)
    kitchen.say("upgrade green 1 to 2")
    assert kitchen.pot() == [("purple-1", 1)]
    assert kitchen.players[0].strong_at == -1


@pytest.mark.parametrize("seats", [2, 3])
def test_a_strong_ingredient_of_black_or_purple_does_not_act(seats: int) -> None:
    bag = "purple-1 black-1 orange-1 orange-1"
    for chip in ("purple-1", "black-1"):
        for books in (1, 2, 3):
            kitchen = Kitchen(seats, "strong_ingredient", 4, bag, purple=books)
            kitchen.brew(["orange-1"] * seats)
            for seat in range(seats):
                kitchen.look("purple-1 black-1 orange-1", seat)
                kitchen.say(f"place {chip.replace('-', ' ')}", seat)
            kitchen.roll_all(4)
            assert [player.points for player in kitchen.players] == [0] * seats
            assert [player.droplet for player in kitchen.players] == [0] * seats


@pytest.mark.parametrize(("green", "asked"), [("green-1", "ChooseReward"), ("", "MoveLast")])
def test_strong_ingredient_a_green_chip_moves_nothing_on_but_one_of_the_brew_does(
    green: str, asked: str
) -> None:
    bag = "white-3 white-3 white-3 white-1 green-1"
    kitchen = Kitchen(card="strong_ingredient", bag=bag, green=3)
    first = "white-3 white-3 white-1" if green else "green-1 white-3 white-3 white-1"
    kitchen.brew([first, "white-3 white-3 white-3"])
    kitchen.look("green-1 white-3" if green else "white-3")
    kitchen.say("place green 1" if green else "pass")
    kitchen.roll_all(1)
    assert asked in (kitchen.asked(0), kitchen.asked(1))
