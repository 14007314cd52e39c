"""Buying, the supply, rubies and the test tubes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core import Game, Rng
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.state.chips import NAMES
from stammtisch.games.quacks.state.table import Quacks
from stammtisch.games.quacks.view import view

from .kitchen import Kitchen, setup_of

BAG = "white-1 white-1 orange-1 orange-1 green-4 green-4 green-1"

PRICES = {
    1: "orange 3, green 4 8 14, blue 5 10 19, red 6 10 16, yellow 8 12 18, purple 9, black 10",
    2: "orange 3, green 6 11 18, blue 5 10 19, red 4 8 14, yellow 9 13 19, purple 12, black 10",
    3: "orange 3, green 6 11 21, blue 4 8 14, red 5 9 15, yellow 8 12 18, purple 10, black 10",
    4: "orange 3, green 4 8 14, blue 5 10 19, red 7 11 17, yellow 8 12 18, purple 11, black 10",
}


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_prices_of_the_four_sets(number: int) -> None:
    setup = setup_of(4, (("set", number),))
    shown = [f"{book.name.split('_')[0]} {' '.join(map(str, book.prices))}" for book in setup.books]
    assert ", ".join(shown[1:]) == PRICES[number]


def test_each_colour_may_have_a_set_of_its_own() -> None:
    setup = setup_of(2, (("blue", 3), ("set", 2)))
    names = [book.name for book in setup.books[1:]]
    assert names == ["orange", "green_2", "blue_3", "red_2", "yellow_2", "purple_2", "black_two"]


def shopping(coins: int, number: int = 4, **options: Any) -> Kitchen:
    """Seat 0 shops with so many coins, the other has none."""
    kitchen = Kitchen(number=number, bag=BAG, **options)
    kitchen.brew(["green-4 orange-1", "orange-1"])
    kitchen.players[1].position = -1
    kitchen.roll_all(1)
    if kitchen.asked() == "MoveDroplet":
        kitchen.say("droplet")
    kitchen.players[0].coins = coins
    return kitchen


def test_one_may_buy_nothing_one_chip_or_two_of_different_colours() -> None:
    kitchen = shopping(15)
    assert kitchen.options()[0] == "pass"
    kitchen.say("buy green 2")
    assert "buy green 1" not in kitchen.options()
    kitchen.say("buy blue 1")
    assert [event.facts["coins"] for event in kitchen.news("bought")] == [7, 2]
    assert kitchen.asked(0) != "BuyChip"


def test_only_what_the_coins_pay_for_is_offered() -> None:
    assert shopping(5).options() == ["pass", "buy orange 1", "buy green 1", "buy blue 1"]


def test_two_chips_may_be_bought_in_either_order() -> None:
    kitchen = shopping(13)
    kitchen.say("buy black 1")
    assert kitchen.options() == ["pass", "buy orange 1"]
    kitchen.say("buy orange 1")
    assert {"black-1", "orange-1"} <= set(kitchen.bag())


def test_the_market_lists_a_pair_with_both_of_its_chips() -> None:
    kitchen = shopping(13)
    offers = {offer["chip"]: offer["pairs"] for offer in view(kitchen.game, 0)["shop"]["offers"]}
    assert offers["black-1"] == ["orange-1"]
    assert "black-1" in offers["orange-1"]


def test_the_second_chip_may_be_left_out() -> None:
    kitchen = shopping(15)
    kitchen.say("buy orange 1")
    kitchen.say("pass")
    assert kitchen.bag().count("orange-1") == 2 + 1


def test_yellow_and_purple_are_sold_once_their_books_are_out() -> None:
    first = shopping(20, number=1).options()
    assert not [text for text in first if "yellow" in text or "purple" in text]
    later = shopping(20, number=3).options()
    assert {"buy yellow 1", "buy purple 1"} <= set(later)


def test_white_is_never_sold() -> None:
    assert not [text for text in shopping(35).options() if "white" in text]


def test_what_is_sold_out_cannot_be_bought_until_a_chip_comes_back() -> None:
    kitchen = shopping(20)
    kitchen.sell_out("red-2")
    assert "buy red 2" not in kitchen.options()
    kitchen.game.put_back(NAMES.index("red-2"))
    assert "buy red 2" in kitchen.options()


def test_the_last_chip_goes_to_whoever_buys_first() -> None:
    kitchen = Kitchen(number=4, bag=BAG)
    kind = NAMES.index("black-1")
    kitchen.game.change_supply(kind, 1 - kitchen.game.left(kind))
    kitchen.brew(["green-4 green-4 green-1", "green-4 green-4"])
    kitchen.roll_all(1)
    assert (kitchen.asked(0), kitchen.asked(1)) == ("BuyChip", "")
    kitchen.say("buy black 1")
    assert "buy black 1" not in kitchen.options(1)


def test_by_the_ruling_the_supply_never_ends() -> None:
    kitchen = shopping(20, supply_limited=False)
    left = kitchen.game.left(NAMES.index("red-2"))
    kitchen.say("buy red 2")
    assert kitchen.game.left(NAMES.index("red-2")) == left
    kitchen.game.put_back(NAMES.index("red-2"))
    assert kitchen.game.left(NAMES.index("red-2")) == left


def test_the_offers_of_a_shelf_are_made_once() -> None:
    kitchen = shopping(20)
    shelf = kitchen.game.shelf
    assert shelf.first(20) is shelf.first(20)
    assert shelf.second(2, 10) is shelf.second(2, 10)


def test_shelves_are_kept_within_bounds() -> None:
    setup = TITLE.setup(2)
    for mask in range(5000):
        setup.shelf(mask << 3)  # type: ignore[attr-defined]  # Title gives the base class
    assert len(setup.shelves) <= 4096  # type: ignore[attr-defined]  # as above


# Rubies


def spending(rubies: int, flask: bool = True, number: int = 4, **options: Any) -> Kitchen:
    kitchen = shopping(1, number=number, **options)
    kitchen.players[0].rubies = rubies
    kitchen.players[0].flask = flask
    kitchen.say("pass")
    return kitchen


def test_two_rubies_move_the_droplet_as_often_as_one_likes() -> None:
    kitchen = spending(5)
    assert kitchen.options() == ["done", "droplet"]
    kitchen.say("droplet")
    kitchen.say("droplet")
    assert (kitchen.players[0].droplet, kitchen.players[0].rubies) == (2, 1)


def test_two_rubies_refill_an_empty_flask() -> None:
    kitchen = spending(4, flask=False)
    assert kitchen.options() == ["done", "droplet", "refill"]
    kitchen.say("refill")
    assert kitchen.players[0].flask
    assert kitchen.options() == ["done", "droplet"]


def test_rubies_may_be_kept() -> None:
    kitchen = spending(4)
    kitchen.say("done")
    assert kitchen.players[0].rubies == 4


def test_with_one_ruby_there_is_nothing_to_decide() -> None:
    kitchen = spending(1, flask=False)
    assert kitchen.asked() != "SpendRubies"


def test_by_an_owners_prices_a_refill_may_be_all_that_is_affordable() -> None:
    pack = {"game": {"rubies_per_droplet": 4}}
    setup = TITLE.setup(2, {"cards": False}, pack)
    kitchen = Kitchen(number=4, bag=BAG, prepared=setup)
    kitchen.brew(["orange-1", "orange-1"])
    kitchen.players[0].rubies, kitchen.players[0].flask = 3, False
    kitchen.roll_all(1)
    assert kitchen.options() == ["done", "refill"]


def test_the_droplet_leaves_room_for_a_chip() -> None:
    kitchen = spending(4)
    kitchen.players[0].droplet = 51
    kitchen.say("droplet")
    assert kitchen.players[0].droplet == 51


def test_by_the_ruling_the_box_holds_only_20_rubies() -> None:
    kitchen = Kitchen(bag="green-4 green-1 orange-1", rubies_limited=True, rubies=10)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll(4)
    assert [player.rubies for player in kitchen.players] == [10, 10]


def test_while_brewing_the_limit_of_rubies_does_not_bind() -> None:
    bag = "green-4 blue-1 orange-1"
    kitchen = Kitchen(bag=bag, blue=3, rubies_limited=True, rubies=10)
    kitchen.draw("green-4 blue-1")
    assert kitchen.players[0].rubies == 11


# Test tubes

GLASSES = [
    (1, (0, 1, "")), (2, (1, 0, "")), (3, (0, 0, "blue-1")), (4, (2, 0, "")),
    (5, (0, 0, "black-1")), (6, (2, 0, "")), (7, (0, 0, "red-2")), (8, (3, 0, "")),
    (9, (0, 0, "purple-1")), (10, (3, 0, "")), (11, (0, 0, "yellow-4")), (12, (4, 0, "")),
]  # fmt: skip


@pytest.mark.parametrize(("glass", "gain"), GLASSES)
def test_each_glass_pays_at_once(glass: int, gain: tuple[int, int, str]) -> None:
    kitchen = spending(2, test_tubes=True)
    player = kitchen.players[0]
    player.glass, before = glass - 1, (player.points, kitchen.bag())
    kitchen.say("tube")
    points, rubies, chip = gain
    assert (player.glass, player.points - before[0], player.rubies) == (glass, points, rubies)
    assert not chip or kitchen.bag().count(chip) == before[1].count(chip) + 1


def test_points_of_a_glass_that_rubies_paid_belong_to_the_round() -> None:
    kitchen = spending(2, test_tubes=True)
    kitchen.players[0].glass = 1
    kitchen.say("tube")
    kitchen.finish_round()
    player = view(kitchen.game, None)["players"][0]
    assert sum(player["rounds"]) == player["points"]


def test_with_tubes_rubies_may_move_either_droplet() -> None:
    kitchen = spending(4, flask=False, test_tubes=True)
    assert kitchen.options() == ["done", "droplet", "tube", "refill"]
    kitchen.say("droplet")
    assert kitchen.players[0].droplet == 1


def test_a_droplet_step_of_the_die_may_go_to_the_tubes() -> None:
    kitchen = Kitchen(bag=BAG, test_tubes=True)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll(5)
    kitchen.say("tube")
    assert (kitchen.players[0].glass, kitchen.players[0].droplet) == (1, 0)


def test_two_steps_may_be_split_between_the_droplets() -> None:
    kitchen = Kitchen(card="choose_wisely", test_tubes=True)
    kitchen.say("droplet")
    kitchen.say("tube")
    kitchen.say("droplet")
    assert (kitchen.players[0].glass, kitchen.players[0].droplet) == (1, 1)


@pytest.mark.parametrize(("answer", "ends"), [("tube", (2, 0)), ("droplet", (0, 2))])
def test_by_the_ruling_two_steps_go_to_one_droplet(answer: str, ends: tuple[int, int]) -> None:
    kitchen = Kitchen(card="choose_wisely", test_tubes=True, tubes_split=False)
    kitchen.say("droplet")
    assert kitchen.about() == {"droplet": 0, "droplet_after": 2, "glass": 0, "steps": 2}
    kitchen.say(answer)
    assert (kitchen.players[0].glass, kitchen.players[0].droplet) == ends


def test_by_the_ruling_against_splitting_what_the_tubes_cannot_take_goes_to_the_pot() -> None:
    kitchen = Kitchen(card="choose_wisely", test_tubes=True, tubes_split=False)
    kitchen.players[0].glass = 11
    kitchen.say("droplet")
    kitchen.say("tube")
    assert (kitchen.players[0].glass, kitchen.players[0].droplet) == (12, 1)


def test_after_the_last_glass_only_the_droplet_in_the_pot_moves() -> None:
    kitchen = Kitchen(card="pot_is_filling_up", test_tubes=True)
    kitchen.players[0].glass = 12
    assert kitchen.options() == ["droplet"]
    kitchen = Kitchen(card="choose_wisely", test_tubes=True, tubes_split=False)
    kitchen.players[0].glass = 12
    kitchen.say("droplet")
    assert kitchen.options() == ["droplet"]


def test_by_the_ruling_the_last_glass_pays_again() -> None:
    kitchen = spending(2, test_tubes=True, tubes_last_again=True)
    player = kitchen.players[0]
    player.glass, points = 12, player.points
    kitchen.say("tube")
    assert (player.glass, player.points - points) == (12, 4)


def test_a_glass_gives_no_chip_whose_book_is_not_out() -> None:
    kitchen = spending(2, number=1, test_tubes=True)
    kitchen.players[0].glass = 8
    kitchen.say("tube")
    assert "purple-1" not in kitchen.bag()


def test_by_the_ruling_a_glass_gives_chips_before_their_book_is_out() -> None:
    kitchen = spending(2, number=1, test_tubes=True, tubes_need_book=False)
    kitchen.players[0].glass = 8
    kitchen.say("tube")
    assert "purple-1" in kitchen.bag()


def last_round(**options: Any) -> Kitchen:
    kitchen = Kitchen(number=9, bag=BAG, rubies=4, test_tubes=True, **options)
    for seat in range(2):
        kitchen.draw("green-4" if seat == 0 else "orange-1", seat)
    kitchen.say("stop", 0)
    kitchen.say("stop", 1)
    kitchen.roll_all(1)
    return kitchen


def test_after_the_last_round_rubies_buy_no_tube_steps() -> None:
    assert last_round().game.over


def test_by_the_ruling_rubies_buy_tube_steps_after_the_last_round() -> None:
    kitchen = last_round(tubes_at_end=True)
    assert kitchen.options() == ["done", "tube"]
    kitchen.say("tube")
    assert kitchen.options() == ["done", "tube"]
    kitchen.say("done")
    kitchen.say("done", 1)
    assert kitchen.game.over


def test_after_the_last_round_tube_steps_end_with_the_rubies_or_with_the_glasses() -> None:
    kitchen = last_round(tubes_at_end=True)
    one, two = kitchen.players
    one.rubies = 3
    kitchen.say("tube")  # the first glass pays a ruby
    kitchen.say("tube")
    assert (one.glass, one.rubies, kitchen.asked(0)) == (2, 0, "")
    two.glass, two.rubies, points = 11, 4, two.points
    kitchen.say("tube", 1)
    assert kitchen.game.over
    assert (two.glass, two.points) == (12, points + 4 + 1)  # two rubies are a point


def test_the_pots_droplet_and_the_flask_are_bought_no_more_after_the_last_round() -> None:
    kitchen = last_round(tubes_at_end=True)
    kitchen.players[0].flask = False
    assert kitchen.options() == ["done", "tube"]
    kitchen.players[0].glass = 11
    kitchen.say("tube")
    assert kitchen.asked(0) == ""


# Every chip is somewhere


def chips_of(game: Quacks) -> list[int]:
    found = game.supply.to_list()
    for player in game.players:
        for pile in (player.bag, player.pot, player.looked, player.aside):
            for kind in pile.to_list():
                found[kind] += 1
    return found


@settings(max_examples=25, deadline=None)
@given(
    seed=st.integers(0, 2**31),
    seats=st.integers(2, 4),
    books=st.sampled_from([1, 2, 3, 4]),
    tubes=st.booleans(),
)
def test_216_chips_each_in_one_place_after_every_answer(
    seed: int, seats: int, books: int, tubes: bool
) -> None:
    setup = setup_of(seats, (("set", books), ("test_tubes", tubes)))
    rng = Rng(seed)
    game: Game = TITLE.start(setup)
    assert isinstance(game, Quacks)
    while not game.over:
        steps = game.open()
        step = steps[rng.below(len(steps))]
        options = step.options(game)
        choice = step.draw(game, rng) if step.is_chance else options[rng.below(len(options))]
        game.apply(step.seat, choice)
        assert chips_of(game) == setup.supply
        assert sum(setup.supply) == 216
