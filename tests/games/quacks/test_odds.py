"""Chances: what the odds tell equals the closed form, and the bag is drawn from fairly."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb, isclose

import pytest

from stammtisch.core import Rng
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.odds import odds
from stammtisch.games.quacks.odds.market import basket
from stammtisch.games.quacks.odds.plans import Plan
from stammtisch.games.quacks.state.chips import KINDS, NAMES
from stammtisch.games.quacks.state.table import BUY_STAGE

from .kitchen import Kitchen

START = "white-1 white-1 white-1 white-1 white-2 white-2 white-3 orange-1 green-1"


def test_the_chance_to_explode_is_the_share_of_chips_that_would() -> None:
    kitchen = Kitchen(bag=START)
    kitchen.draw("white-3 white-2 white-1")
    told = odds(kitchen.game, 0)
    assert (told["explosive"], told["bag"], told["explode"]) == (1, 6, 1 / 6)
    kitchen.draw("white-1")
    assert odds(kitchen.game, 0)["explode"] == 3 / 5


@pytest.mark.parametrize("draws", [3, 4, 5])
def test_drawing_so_many_chips_explodes_as_the_hypergeometric_distribution_says(draws: int) -> None:
    """From four 1s, two 2s, a 3 and two others: more than seven in so many draws."""
    bad = sum(
        comb(4, ones) * comb(2, twos) * comb(1, threes) * comb(2, draws - ones - twos - threes)
        for ones in range(5)
        for twos in range(3)
        for threes in range(2)
        if 0 <= draws - ones - twos - threes <= 2 and ones + 2 * twos + 3 * threes > 7
    )
    kitchen = Kitchen(bag=START)
    outcome = Plan(kitchen.game, kitchen.players[0], -1).outcome(draws)
    assert isclose(outcome.explode, bad / comb(9, draws))


def test_one_more_chip_tells_every_space_with_its_chance() -> None:
    kitchen = Kitchen(bag=START)
    kitchen.draw("orange-1")
    spaces = {space["space"]: space["chance"] for space in odds(kitchen.game, 0)["spaces"]}
    assert spaces == {3: 5 / 8, 4: 2 / 8, 5: 1 / 8}


def test_one_more_chip_counts_the_red_bonus() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 white-1")
    kitchen.draw("orange-1")
    told = {chip["chip"]: chip["space"] for chip in odds(kitchen.game, 0)["chips"]}
    assert told == {"red-2": 5, "white-1": 3}


def test_stopping_now_and_one_more_chip_are_compared_on_average() -> None:
    kitchen = Kitchen(bag="green-4 orange-1 green-2")
    kitchen.draw("green-4")
    told = odds(kitchen.game, 0)
    assert (told["stop"]["coins"], told["stop"]["points"]) == (5, 0)
    assert (told["draw"]["coins"], told["draw"]["points"]) == ((6 + 7) / 2, 1)


def test_one_more_chip_on_average_counts_its_power() -> None:
    kitchen = Kitchen(bag="orange-1 red-2 white-1")
    kitchen.draw("orange-1")
    assert odds(kitchen.game, 0)["draw"]["coins"] == (5 + 3) / 2


@pytest.mark.parametrize(("doubles", "space"), [("printed", 8), ("all", 9)])
def test_one_more_chip_counts_the_doubling_by_the_ruling(doubles: str, space: int) -> None:
    bag = "orange-1 yellow-1 red-2 white-1"
    kitchen = Kitchen(bag=bag, yellow=2, yellow2_doubles=doubles)
    kitchen.draw("orange-1 yellow-1")
    told = {chip["chip"]: chip["space"] for chip in odds(kitchen.game, 0)["chips"]}
    assert told == {"red-2": space, "white-1": 5}


def test_an_insured_explosion_counts_points_and_coins() -> None:
    kitchen = Kitchen(bag="white-3 white-3 blue-2 white-2 orange-1", blue=2, droplets=20)
    kitchen.draw("white-3 white-3 blue-2")
    told = odds(kitchen.game, 0)
    assert (told["draw"]["explode"], told["draw"]["points"]) == (1 / 2, (7 + 7) / 2)
    assert told["draw"]["coins"] == (22 + 23) / 2
    bold = Plan(kitchen.game, kitchen.players[0], 100).outcome(0)
    assert (bold.explode, bold.coins, bold.points) == (1, 23, (7 + 8) / 2)


def test_a_plan_stops_as_soon_as_the_risk_is_above_its_own() -> None:
    kitchen = Kitchen(bag="white-3 white-3 white-2 orange-1")
    kitchen.draw("white-3 white-3")
    careful = Plan(kitchen.game, kitchen.players[0], 40).outcome(0)
    bold = Plan(kitchen.game, kitchen.players[0], 50).outcome(0)
    assert (careful.explode, careful.coins) == (0, 7)
    assert bold.explode == 1 / 2  # the orange chip, and then certain death is not risked


def test_an_exploded_pot_takes_what_is_worth_more() -> None:
    kitchen = Kitchen(bag="white-3 white-3 white-2 orange-1", number=9, droplets=20)
    kitchen.draw("white-3").draw("white-3", 1)
    kitchen.say("draw")
    kitchen.say("stop", 1)
    kitchen.fate("chip white 3")
    outcome = Plan(kitchen.game, kitchen.players[0], 100).outcome(1)
    assert outcome.explode == 1.0
    assert outcome.coins == 0.0


def test_the_second_chance_protects_the_odds_too() -> None:
    kitchen = Kitchen(bag=START, card="second_chance")
    kitchen.draw("white-3 white-2 white-2")
    told = odds(kitchen.game, 0)
    assert (told["explode"], told["draw"]["explode"]) == (0.0, 0.0)


def test_a_full_pot_and_an_empty_bag_end_every_plan() -> None:
    kitchen = Kitchen(bag="green-4 green-2 orange-1 white-1", droplets=46)
    kitchen.draw("green-2")
    outcome = Plan(kitchen.game, kitchen.players[0], 100).outcome(0)
    assert outcome.points == 15 or outcome.points > 14


def test_by_the_ruling_an_empty_pot_that_stops_scores_the_start() -> None:
    kitchen = Kitchen(bag="white-1 orange-1", droplets=9, empty_pot="start")
    kitchen.draw("white-1")
    kitchen.say("flask")
    assert Plan(kitchen.game, kitchen.players[0], -1).outcome(0).coins == 9


@pytest.mark.parametrize(("doubles", "coins"), [("printed", (8 + 5) / 2), ("all", (9 + 5) / 2)])
def test_a_plan_counts_a_doubling_that_waits_for_the_next_chip(doubles: str, coins: float) -> None:
    bag = "orange-1 yellow-1 red-2 white-1"
    kitchen = Kitchen(bag=bag, yellow=2, yellow2_doubles=doubles)
    kitchen.draw("orange-1 yellow-1")
    plan = Plan(kitchen.game, kitchen.players[0], -1).outcome(1)
    assert plan.coins == odds(kitchen.game, 0)["draw"]["coins"] == coins


def test_a_plan_doubles_one_chip_and_no_other() -> None:
    kitchen = Kitchen(bag="yellow-1 white-1 white-3", yellow=2)
    kitchen.draw("yellow-1")
    outcome = Plan(kitchen.game, kitchen.players[0], 100).outcome(0)
    both = [1 + 2 + 3, 1 + 1 + 6]  # the white 1 first, or the white 3
    coins = kitchen.game.setup.coins
    assert outcome.coins == sum(coins[space + 1] for space in both) / 2


def test_a_plan_counts_white_chips_after_a_red_one_farther() -> None:
    kitchen = Kitchen(bag="red-1 white-1 white-1 white-1", red=4)
    kitchen.draw("red-1")
    outcome = Plan(kitchen.game, kitchen.players[0], 100).outcome(0)
    assert outcome.coins == kitchen.game.setup.coins[1 + 2 + 2 + 2 + 1]


def test_a_plan_to_draw_on_never_brings_fewer_coins_than_one_more_chip_that_is_safe() -> None:
    for number in (2, 4):
        kitchen = Kitchen(bag="red-1 yellow-1 white-1 white-1 white-2", set=number)
        kitchen.draw("yellow-1")
        told = odds(kitchen.game, 0)
        assert [plan["risk"] for plan in told["plans"]] == [15, 30]
        assert all(plan["coins"] >= told["draw"]["coins"] for plan in told["plans"])


def test_no_plan_promises_a_risk_that_the_next_chip_exceeds() -> None:
    kitchen = Kitchen(bag="white-3 white-3 white-2 orange-1 green-1 blue-1")
    kitchen.draw("white-3 white-3")
    assert odds(kitchen.game, 0)["explode"] == 1 / 4
    assert [plan["risk"] for plan in odds(kitchen.game, 0)["plans"]] == [30]
    kitchen.draw("blue-1")
    kitchen.look("orange-1")
    kitchen.say("place orange 1")
    assert odds(kitchen.game, 0)["plans"] == []


def test_who_does_not_brew_has_no_odds() -> None:
    kitchen = Kitchen(bag=START)
    kitchen.draw("orange-1")
    kitchen.stop()
    told = odds(kitchen.game, 0)
    assert (told["brewing"], told["explode"], told["plans"]) == (False, 0.0, [])


def test_an_orange_chip_of_the_party_is_counted_farther() -> None:
    kitchen = Kitchen(bag="orange-1 orange-1 green-1", card="pumpkin_patch_party")
    kitchen.draw("green-1")
    assert Plan(kitchen.game, kitchen.players[0], -1).outcome(1).coins == 4


@pytest.mark.parametrize("chips", [START, "white-1 blue-4 blue-4 black-1"])
def test_the_fast_draw_follows_the_weights(chips: str) -> None:
    kitchen = Kitchen(bag=chips)
    step, rng, times = kitchen.game.question(0), Rng(11), 20_000
    assert step is not None
    drawn = Counter(step.draw(kitchen.game, rng).text for _ in range(times))
    weights = dict(step.weights(kitchen.game))  # type: ignore[attr-defined]  # it is a Chance
    total = sum(weights.values())
    for chip, weight in weights.items():
        share = weight / total
        error = (share * (1 - share) / times) ** 0.5
        assert abs(drawn[chip.text] / times - share) < 5 * error


def test_every_chance_of_the_game_draws_only_what_it_weighs() -> None:
    rng = Rng(3)
    game = TITLE.start(TITLE.setup(4))
    while not game.over:
        step = game.open()[0]
        options = step.options(game)
        choice = step.draw(game, rng) if step.is_chance else options[rng.below(len(options))]
        assert choice in options
        game.apply(step.seat, choice)


@pytest.mark.parametrize("bag", ["white-3 white-3 white-2 green-1", "white-1 orange-1 blue-4"])
def test_the_chips_that_fit_are_the_mean_over_all_orders_of_the_bag(bag: str) -> None:
    def fit(order: tuple[str, ...]) -> int:
        whites = [int(chip[-1]) if chip.startswith("white") else 0 for chip in order]
        return next((n for n in range(len(order)) if sum(whites[: n + 1]) > 7), len(order))

    orders = list(permutations(bag.split()))
    whites = [bag.split().count(NAMES[kind]) for kind in range(KINDS)]
    whites = [n if NAMES[kind].startswith("white") else 0 for kind, n in enumerate(whites)]
    told = basket(len(orders[0]), whites, 0, 7)
    assert isclose(told["fit"], sum(map(fit, orders)) / len(orders))


def test_at_the_market_the_odds_say_what_a_chip_more_does_to_the_bag() -> None:
    kitchen = Kitchen(bag=START)
    assert odds(kitchen.game, 0)["baskets"] == []
    kitchen.game.stage = BUY_STAGE
    kitchen.players[0].coins = 10
    none, one, two = odds(kitchen.game, 0)["baskets"]
    assert [basket["white"] for basket in (none, one, two)] == [7 / 9, 7 / 10, 7 / 11]
    assert none["fit"] < one["fit"] < two["fit"]
