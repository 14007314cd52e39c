"""Module 3: the plan that binds, the count, bards, and a test for each space of the track."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.errors import BadPack
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.setup.cards import BARD, DISHWASHER
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import asked, goods, options, pile, say, serving, setup_of


def turn(**position: Any) -> Tiefenthal:
    return serving(module=3, **position)


def reputation(game: Tiefenthal) -> int:
    return int(game.taverns[0].reputation)


def test_the_plan_is_asked_die_by_die_from_the_lowest_number() -> None:
    game = turn(seated=["R1"], dice=[2, 6])
    assert options(game) == [
        "place 2 cash_register",
        "place 2 barrel",
        "place 2 seat 1",
        "leave 2",
    ]
    say(game, "place 2 seat 1")
    assert options(game, "place") == ["place 6 cash_register", "place 6 barrel", "place 6 yard"]
    assert asked(say(game, "place 6 yard")) == ["Serve"]


def test_dice_of_one_number_are_laid_by_rising_spaces_and_left_together() -> None:
    game = say(turn(dice=[6, 6, 6]), "place 6 barrel")
    assert options(game) == ["place 6 yard", "leave 6"]
    assert asked(say(game, "leave 6")) == ["Serve"]
    assert options(game, "use") == ["use 6 barrel"]


def test_a_die_that_fits_nowhere_is_left_without_a_question() -> None:
    game = say(turn(dice=[2, 3, 4]), "place 2 cash_register", "place 3 barrel")
    assert asked(game) == ["Serve"]


def test_dishwashers_are_used_up_by_the_dice_that_lean_on_them() -> None:
    game = turn(seated=["R1", "R2"], staff={"dishwasher": 1}, dice=[1, 2])
    say(game, "place 1 seat 1")
    assert "place 2 seat 2" not in options(game)
    say(game, "place 2 barrel", "use 1 seat 1")
    tavern = game.taverns[0]
    assert (tavern.washers, tavern.leaning, tavern.washed) == (0, 0, 1)


def test_from_the_count_on_a_die_can_only_be_removed_from_where_it_lies() -> None:
    game = say(turn(dice=[5, 6]), "place 5 monk", "place 6 yard")
    assert options(game, "use") == ["use 5 monk", "use 6 yard"]
    assert options(game, "forgo") == ["forgo 5"]
    say(game, "use 6 yard", "forgo 5")
    assert (goods(game), options(game, "use")) == ((0, 1), [])


def test_by_ruling_no_step_can_be_forgone() -> None:
    game = say(turn(dice=[5, 6], monk_step_optional=False), "place 5 monk", "place 6 yard")
    assert (options(game, "use"), options(game, "forgo")) == (["use 5 monk", "use 6 yard"], [])


def test_the_question_names_the_die() -> None:
    game = turn(dice=[3, 5])
    assert game.open()[0].about(game) == {"die": 3}


def test_by_ruling_dice_may_still_be_moved_and_juggled() -> None:
    game = turn(dice=[6], schnapps=1, sides=["juggler A"], module3_lock_dice_after_reputation=False)
    say(game, "place 6 yard")
    assert "use 6 barrel" in options(game)
    assert options(game, "drink") == ["drink juggler A"]
    say(game, "use 6 barrel", "close")
    assert game.taverns[0].plan == 0


def counted(**position: Any) -> int:
    """The reputation of a guest for 4 thalers and three dice in the yard."""
    game = turn(seated=["G3-1"], dice=[2, 6, 6, 6], **position)
    return reputation(say(game, "place 2 seat 1", *["place 6 yard"] * 3))


def test_the_marker_moves_by_the_lower_of_thalers_and_beers() -> None:
    assert counted() == 3
    assert counted(staff={"brewer": 2}) == 4


def test_merchants_count_as_beer_but_by_ruling() -> None:
    assert counted(staff={"merchant": 1}) == 4
    assert counted(staff={"merchant": 1}, module3_merchants_count=False) == 3


def test_stored_goods_count_by_ruling_only() -> None:
    assert counted(beers=2, thalers=2) == 3
    assert counted(beers=2, thalers=2, module3_storage_counts=True) == 5
    stored = {"beers": 1, "staff": {"merchant": 1}, "module3_storage_counts": True}
    assert counted(**stored, module3_merchants_count=False) == 4


def test_every_bard_in_play_adds_a_step() -> None:
    assert counted(staff={"bard": 2}) == 5


def test_steps_at_the_monk_count_for_nothing() -> None:
    assert reputation(say(turn(dice=[5, 5]), "place 5 cash_register", "place 5 monk")) == 0


def at(space: int, **position: Any) -> Tiefenthal:
    """A bard alone moves the marker by one."""
    return say(turn(reputation=space - 1, staff={"bard": 1}, dice=[1], **position), "leave 1")


@pytest.mark.parametrize("space", [6, 12, 18, 30, 35])
def test_schnapps_of_the_track(space: int) -> None:
    game = at(space)
    assert (reputation(game), game.taverns[0].schnapps) == (space, 1)


@pytest.mark.parametrize("space", [24, 40])
def test_nobles_of_the_track(space: int) -> None:
    game = at(space)
    assert asked(game) == ["TakeBonus"]
    assert pile(say(game, "accept")) == ["noble"]


@pytest.mark.parametrize("space", [s for s in range(1, 41) if s not in (6, 12, 18, 24, 30, 35, 40)])
def test_all_other_spaces_bring_nothing(space: int) -> None:
    game = at(space)
    assert (asked(game), game.taverns[0].schnapps, pile(game)) == (["Serve"], 0, [])


@pytest.mark.parametrize(
    ("space", "points"), [(9, 0), (10, 1), (19, 1), (20, 2), (30, 4), (39, 4), (40, 6)]
)
def test_the_points_of_the_host(space: int, points: int) -> None:
    game = turn(reputation=space)
    assert game.scores()[0] == points
    shown = TITLE.view(game, 0)["taverns"][0]
    assert (shown["points"], shown["sources"]) == (points, {"host": points} if points else {})


def test_what_goes_over_the_end_is_lost() -> None:
    game = turn(reputation=39, staff={"bard": 3}, dice=[1])
    say(game, "leave 1", "accept")
    assert (reputation(game), game.taverns[0].climbing) == (40, 0)


def test_a_bonus_that_asks_is_finished_before_the_next_step_of_reputation() -> None:
    pack = {"reputation": {"spaces": [1, 2], "bonuses": ["2 steps", "1 schnapps"]}}
    game = say(turn(staff={"bard": 2}, dice=[1], pack=pack), "leave 1")
    assert (reputation(game), game.taverns[0].position, asked(game)) == (1, 2, ["TakeBonus"])
    say(game, "decline")
    assert (reputation(game), game.taverns[0].schnapps) == (2, 1)


def test_the_juggler_comes_before_the_first_die_is_laid_or_not_at_all() -> None:
    game = turn(dice=[2, 3], schnapps=4, sides=["juggler A", "magician A"])
    assert options(game, "drink") == ["drink juggler A"]
    say(game, "drink juggler A", "lift 2", "lift 3", "die 6", "die 6")
    say(game, "place 6 yard")
    assert options(game, "drink") == []
    say(game, "place 6 yard")
    assert options(game, "drink") == ["drink magician A"]


def test_juggler_b_brings_a_die_that_is_planned_with_the_others() -> None:
    game = turn(dice=[2], schnapps=2, sides=["juggler B"])
    say(game, "drink juggler B", "die 1", "place 1 yard", "place 2 barrel", "use 1 yard")
    assert goods(game) == (0, 1)


def test_a_guest_with_a_die_on_him_cannot_be_refused() -> None:
    game = turn(seated=["R1", "R5"], dice=[2], schnapps=2, sides=["fire_breather A"])
    say(game, "place 2 seat 1", "drink fire_breather A")
    assert options(game) == ["refuse 2", "decline"]
    say(game, "decline", "use 2 seat 1", "drink fire_breather A")
    assert options(game) == ["refuse 1", "refuse 2", "decline"]


def test_a_dishwasher_on_whom_a_laid_die_leans_cannot_be_given_back() -> None:
    game = turn(seated=["R1"], staff={"dishwasher": 2}, dice=[1], thalers=9)
    say(game, "place 1 seat 1", "upgrade kitchen")
    assert options(game) == ["give 0", "give 1"]
    game = turn(seated=["R1"], staff={"dishwasher": 2}, dice=[1], thalers=9)
    say(game, "place 1 seat 1", "use 1 seat 1", "upgrade kitchen")
    assert options(game) == ["give 0", "give 1", "give 2"]


def test_a_die_leans_on_the_dishwasher_of_the_kitchen_first() -> None:
    pack = {"tiles": {"kitchen": {"basic": 1, "upgraded": 2}}}
    game = turn(seated=["R1"], staff={"dishwasher": 1}, dice=[1], thalers=9, pack=pack)
    say(game, "place 1 seat 1", "upgrade kitchen")
    assert options(game) == ["give 0", "give 1"]
    game = turn(seated=["R1"], dice=[1], thalers=9, pack=pack)
    say(game, "place 1 seat 1", "upgrade kitchen")
    assert (goods(game), asked(game)) == ((0, 0), ["Serve"])


def test_by_ruling_it_may_be_given_back_and_the_die_leans_on_it_all_the_same() -> None:
    ruling = {"return_dishwasher_while_in_use": True}
    game = turn(seated=["R1"], staff={"dishwasher": 2}, dice=[1], thalers=9, **ruling)
    say(game, "place 1 seat 1", "upgrade kitchen")
    assert options(game) == ["give 0", "give 1", "give 2"]
    say(game, "give 2", "use 1 seat 1")
    assert (goods(game), game.left(DISHWASHER)) == ((8, 0), 16)


def test_a_bard_is_a_sixth_kind_and_can_be_bought_once_a_round() -> None:
    game = say(turn(dice=[1], thalers=20), "leave 1")
    say(game, "buy bard", "buy merchant")
    assert (pile(game), "buy bard" in options(game)) == (["bard", "merchant"], False)
    assert game.left(BARD) == 9
    assert "buy bard" not in options(serving(thalers=20)), "without reputation there are none"


@pytest.mark.parametrize(
    ("guest", "schnapps", "steps"),
    [
        ("M3G-1", 1, 0),
        ("M3G-2", 0, 1),
        ("M3G-3", 1, 0),
        ("M3G-4", 0, 2),
        ("M3G-6", 1, 0),
        ("M3G-7", 0, 2),
        ("M3G-8", 2, 0),
        ("M3G-9", 0, 3),
        ("M3G-10", 0, 3),
    ],
)
def test_guests_with_a_cube_bring_schnapps_or_reputation(
    guest: str, schnapps: int, steps: int
) -> None:
    game = turn(dice=[1], beers=8, offers=["G3-1", guest, "G4-1", "G5-1", "G6-1"])
    say(game, "leave 1", f"recruit {guest}", "guest G8-1")
    assert (game.taverns[0].schnapps, reputation(game)) == (schnapps, steps)


def test_one_guest_with_a_cube_brings_a_bard() -> None:
    game = turn(dice=[1], beers=8, offers=["G3-1", "M3G-5", "G4-1", "G5-1", "G6-1"])
    say(game, "leave 1", "recruit M3G-5", "guest G8-1", "accept")
    assert pile(game) == ["M3G-5", "bard"]


def test_the_view_tells_the_plan_and_its_count() -> None:
    game = turn(seated=["R1"], staff={"merchant": 1}, dice=[2, 6])
    view = TITLE.view(game, 0)
    tavern = view["taverns"][0]
    assert (view["phase"], tavern["state"], tavern["parts"]["to_lay"]) == (
        "planning",
        "planning",
        2,
    )
    assert tavern["plan"]["reputation"] == 2
    say(game, "place 2 seat 1")
    standing = TITLE.view(game, 0)["taverns"][0]["parts"]
    assert standing["laid"][0]["choice"] == "place 2 seat 1"
    assert (standing["reputation"]["thalers"], standing["reputation"]["steps"]) == (2, 1)
    say(game, "place 6 yard")
    tavern = TITLE.view(game, 0)["taverns"][0]
    assert [use["choice"] for use in tavern["plan"]["uses"]] == ["use 6 yard", "use 2 seat 1"]
    fits = [fit["choice"] for space in tavern["spaces"] for fit in space["fits"]]
    assert sorted(fits) == ["use 2 seat 1", "use 6 yard"]
    assert (tavern["state"], tavern["parts"]["reputation"]["next_bonus_in"]) == ("serving", 4)


REFUSED = [
    ({"spaces": [6, 6], "bonuses": ["noble", "noble"]}, "every space once"),
    ({"spaces": [41], "bonuses": ["noble"]}, "from 1 to 40"),
    ({"bonuses": ["noble"]}, "a list of 7"),
    ({"points_from": [20, 10, 30, 40]}, "rising spaces"),
]


@pytest.mark.parametrize(("track", "words"), REFUSED, ids=[words for _, words in REFUSED])
def test_a_wrong_track_is_refused(track: dict[str, Any], words: str) -> None:
    with pytest.raises(BadPack, match=words):
        setup_of(2, {"reputation": track})
