"""Module 2: the winter side, schnapps, and a test for each side of the entertainers."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.errors import BadPack
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.evening import give_round_bonus, move_moon
from stammtisch.games.tiefenthal.rules.schnapps import pour_schnapps
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import listed

from .tables import asked, goods, options, phase, pile, say, serving, setup_of


def evening(number: int, **options: Any) -> Tiefenthal:
    game = phase(pour_schnapps, give_round_bonus, serve_guests, number=number, module=2, **options)
    game.begin()
    return game


def turn(**position: Any) -> Tiefenthal:
    return serving(module=2, **position)


@pytest.mark.parametrize(("number", "count"), [(1, 0), (2, 1), (3, 2), (4, 0), (5, 1), (6, 2)])
def test_the_moon_brings_schnapps_on_its_way_into_a_round(number: int, count: int) -> None:
    assert [tavern.schnapps for tavern in evening(number).taverns] == [count, count]


def test_schnapps_runs_out_in_turn_order_by_ruling() -> None:
    names: dict[str, Any] = {"module": 2, "module2_schnapps_supply_limited": True}
    game = phase(
        pour_schnapps, serve_guests, number=3, seats=3, pack={"schnapps": {"tokens": 5}}, **names
    )
    game.mug = 1
    game.begin()
    assert [tavern.schnapps for tavern in game.taverns] == [1, 2, 2]
    assert TITLE.view(game, None)["box"]["schnapps_left"] == 0


@pytest.mark.parametrize(("number", "who"), [(2, "juggler"), (3, "fire_breather"), (5, "magician")])
def test_rounds_2_3_and_5_bring_an_entertainer_with_one_side_up_for_good(
    number: int, who: str
) -> None:
    game = evening(number)
    assert [int(step.seat) for step in game.open()] == [0, 1]
    assert options(game) == [f"side {who} A", f"side {who} B"]
    say(game, f"side {who} B", f"side {who} A")
    parts = [tavern["parts"] for tavern in TITLE.view(game, None)["taverns"]]
    assert [part["entertainers"][0]["side"] for part in parts] == ["B", "A"]


def test_an_entertainer_comes_once() -> None:
    game = phase(give_round_bonus, serve_guests, number=2, module=2)
    game.taverns[0].sides = 1
    game.begin()
    assert [int(step.seat) for step in game.open()] == [1]


def test_rounds_7_and_8_are_those_of_summer() -> None:
    assert options(evening(7)) == ["choose own_die", "choose merchant"]
    assert options(evening(8)) == [*[f"turn {tile}" for tile in TILES], "decline"]


def test_juggler_a_rolls_any_unused_dice_again() -> None:
    game = turn(dice=[1, 3, 3], own=[5], schnapps=1, sides=["juggler A"])
    say(game, "drink juggler A")
    assert options(game) == ["lift 1", "lift 3", "lift 5"]
    say(game, "lift 3", "lift 3")
    assert options(game) == ["lift 5", "roll"]
    say(game, "roll", "die 6", "die 2")
    tavern = game.taverns[0]
    assert (listed(tavern.white), listed(tavern.own), tavern.schnapps) == ([1, 2, 6], [5], 0)


def test_an_own_die_stays_an_own_die_when_it_is_rolled_again() -> None:
    game = turn(dice=[1], own=[5], schnapps=1, sides=["juggler A"])
    say(game, "drink juggler A", "lift 5", "die 3")
    assert (listed(game.taverns[0].white), listed(game.taverns[0].own)) == ([1], [3])


def test_a_single_die_is_rolled_again_without_a_question() -> None:
    game = say(turn(dice=[1], schnapps=1, sides=["juggler A"]), "drink juggler A")
    assert asked(game) == ["RollAgain"]
    assert options(say(turn(schnapps=1, sides=["juggler A"]), *[]), "drink") == []


def test_of_dice_that_are_all_alike_the_first_is_lifted_without_a_question() -> None:
    game = turn(dice=[4, 4], own=[4], schnapps=1, sides=["juggler A"])
    assert options(say(game, "drink juggler A")) == ["lift 4", "roll"]
    say(game, "roll", "die 6")
    assert (listed(game.taverns[0].white), listed(game.taverns[0].own)) == ([4, 6], [4])


def test_juggler_b_brings_one_own_die_once_a_round_within_the_cap() -> None:
    game = turn(schnapps=3, sides=["juggler B"])
    say(game, "drink juggler B", "die 4")
    assert (listed(game.taverns[0].own), game.taverns[0].own_taken) == ([4], 1)
    assert options(game, "drink") == []
    move_moon(game)
    assert game.taverns[0].drinks == 0
    game = turn(schnapps=3, sides=["juggler B"])
    game.taverns[0].own_taken = 3
    assert options(game, "drink") == []


def test_fire_breather_a_refuses_service() -> None:
    game = turn(seated=["R5", "noble"], schnapps=2, sides=["fire_breather A"])
    say(game, "drink fire_breather A", "refuse 1")
    assert (game.taverns[0].seated.at(0), game.taverns[0].schnapps) == (255, 1)
    assert options(game, "drink") == [], "nobody is left who can be refused"


def test_fire_breather_b_brings_three_beers_as_often_as_it_is_paid() -> None:
    game = turn(schnapps=5, sides=["fire_breather B"])
    say(game, "drink fire_breather B", "drink fire_breather B")
    assert (goods(game), game.taverns[0].schnapps) == ((0, 6), 1)
    assert options(game, "drink") == []


def test_magician_a_brings_five_thalers() -> None:
    game = say(turn(schnapps=2, sides=["magician A"]), "drink magician A")
    assert (goods(game), game.taverns[0].schnapps) == ((5, 0), 0)


def test_magician_b_makes_a_step_with_its_bonus() -> None:
    game = say(turn(schnapps=2, sides=["magician B"], position=3), "drink magician B")
    assert (game.taverns[0].position, goods(game)) == (4, (2, 0))


def test_an_entertainer_who_brings_a_card_does_so_while_there_are_any() -> None:
    pack = {"entertainers": {"magician-A": {"action": "brewer"}}}
    game = turn(schnapps=4, sides=["magician A"], pack=pack)
    assert pile(say(game, "drink magician A", "accept")) == ["brewer"]
    game.change_supply(4, -game.left(4))
    assert options(game, "drink") == []


def test_schnapps_on_the_ring_is_taken() -> None:
    pack = {"winter_monastery": {"1": "2 schnapps"}}
    assert say(turn(dice=[5], pack=pack), "use 5 monk").taverns[0].schnapps == 2


def test_steps_and_schnapps_that_feed_each_other_without_end_are_refused() -> None:
    ring = {str(space): "1 schnapps" for space in range(1, 13)}
    pack = {"winter_monastery": ring, "entertainers": {"magician-B": {"action": "4 steps"}}}
    with pytest.raises(BadPack, match="less schnapps than a lap costs with magician-B"):
        setup_of(2, pack, module=2)


def test_summer_knows_no_schnapps() -> None:
    view = TITLE.view(TITLE.start(setup_of()), 0)
    assert (view["season"], view["box"]["sides"], view["box"]["schnapps_left"]) == (
        "summer",
        [],
        None,
    )
    assert {space["schnapps"] for space in view["track"]} == {0}


def test_winter_shows_its_track_and_the_entertainers() -> None:
    view = TITLE.view(turn(schnapps=2, sides=["juggler B", "magician A"]), 0)
    assert (view["module"], view["season"], len(view["box"]["sides"])) == (2, "winter", 6)
    assert [space["schnapps"] for space in view["track"]] == [0, 1, 2, 0, 1, 2, 0, 1]
    shown = view["taverns"][0]["parts"]["entertainers"]
    assert [(one["choice"], one["now"]) for one in shown] == [
        ("drink juggler B", True),
        ("drink magician A", True),
    ]


def test_an_entertainer_may_be_paid_any_number_of_times() -> None:
    pack = {"entertainers": {"fire_breather-B": {"schnapps": 1}}}
    game = turn(schnapps=18, sides=["fire_breather B", "magician A"], pack=pack)
    say(game, *["drink fire_breather B"] * 18)
    assert (goods(game), game.taverns[0].drinks >> 16) == ((0, 54), 0)


def test_the_question_names_the_entertainer() -> None:
    game = evening(3)
    assert game.open()[0].about(game) == {"entertainer": "fire_breather"}
