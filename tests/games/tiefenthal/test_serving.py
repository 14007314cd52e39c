"""F: using dice, buying, recruiting, nobles, counter guests, closing; then G and the end."""

from __future__ import annotations

import pytest

from stammtisch.games.tiefenthal.rules.closing import close_taverns
from stammtisch.games.tiefenthal.rules.evening import give_round_bonus, move_moon
from stammtisch.games.tiefenthal.setup.cards import NOBLE
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.tavern import listed

from .tables import asked, goods, kind_of, names, options, phase, pile, say, serving


def test_a_turn_begins_with_safe_cellar_and_a_beer_for_each_merchant() -> None:
    game = serving(staff={"merchant": 3}, thalers=2, beers=1)
    assert goods(game) == (2, 4)


def test_a_seat_wants_exactly_the_die_on_its_card() -> None:
    game = serving(seated=["R1", "G4-6"], dice=[2, 3, 5])
    assert options(game, "use") == [
        *["use 2 cash_register", "use 3 cash_register", "use 5 cash_register"],
        *["use 2 barrel", "use 3 barrel", "use 5 barrel", "use 5 monk"],
        *["use 2 seat 1", "use 5 seat 2"],
    ]
    say(game, "use 2 seat 1", "use 5 seat 2")
    assert goods(game) == (7, 0)
    assert options(game, "use") == ["use 3 cash_register", "use 3 barrel"]


def test_spaces_for_one_die_close_and_the_others_do_not() -> None:
    game = serving(dice=[1, 1, 1, 1], own=[5, 5])
    say(game, "use 1 cash_register", "use 1 barrel")
    assert options(game, "use") == ["use 5 monk", "use 1 yard"]
    say(game, "use 1 yard", "use 1 yard", "use 5 monk")
    assert goods(game) == (1, 3)
    assert options(game, "use") == ["use 5 monk"]


@pytest.mark.parametrize(
    ("tile", "text", "thalers", "beers", "position"),
    [
        ("cash_register", "use 5 cash_register", 3, 0, 0),
        ("barrel", "use 5 barrel", 0, 2, 0),
        ("yard", "use 6 yard", 0, 2, 0),
        ("monk", "use 5 monk", 0, 0, 2),
    ],
)
def test_upgraded_spaces_give_more(
    tile: str, text: str, thalers: int, beers: int, position: int
) -> None:
    pack = {"monastery": {"2": "none"}}
    game = serving(tiles=[tile], dice=[5, 6], pack=pack)
    say(game, text)
    assert goods(game) == (thalers, beers)
    assert game.taverns[0].position == position


def test_a_dishwasher_lets_one_die_count_one_more() -> None:
    game = serving(seated=["R4"], staff={"dishwasher": 1}, dice=[4, 4, 5])
    say(game, "use 4 seat 1")
    assert game.taverns[0].washers == 0
    assert "use 4 monk" not in options(game)


def test_several_dishwashers_help_one_die_and_a_six_never_becomes_a_one() -> None:
    game = serving(staff={"dishwasher": 2}, tiles=["kitchen"], dice=[3, 6])
    assert options(game, "use 3") == [
        "use 3 cash_register",
        "use 3 barrel",
        "use 3 monk",
        "use 3 yard",
    ]
    say(game, "use 3 yard")
    assert game.taverns[0].washers == 0
    assert options(game, "use") == ["use 6 cash_register", "use 6 barrel", "use 6 yard"]


def test_a_white_die_goes_before_an_own_one() -> None:
    game = serving(dice=[1], own=[1])
    say(game, "use 1 yard")
    assert (listed(game.taverns[0].white), listed(game.taverns[0].own)) == ([], [1])


def test_a_die_may_leave_the_monk_without_a_step() -> None:
    game = serving(dice=[5], staff={"dishwasher": 1}, own=[4])
    assert options(game, "forgo") == ["forgo 4", "forgo 5"]
    say(game, "forgo 4")
    assert (game.taverns[0].position, game.taverns[0].washers) == (0, 0)
    assert "forgo 5" not in options(serving(dice=[5], monk_step_optional=False))


def test_one_tavern_card_of_each_kind_a_round() -> None:
    game = serving(thalers=20)
    assert options(game, "buy") == [
        *["buy merchant", "buy dishwasher", "buy barmaid", "buy table", "buy brewer"]
    ]
    say(game, "buy brewer", "buy merchant")
    assert options(game, "buy") == ["buy dishwasher", "buy barmaid", "buy table"]
    assert goods(game) == (12, 0)
    assert pile(game) == ["brewer", "merchant"]


def test_a_card_that_is_sold_out_cannot_be_bought() -> None:
    game = serving(thalers=3)
    game.change_supply(0, -16)
    assert options(game, "buy") == ["buy dishwasher"]


def test_one_guest_a_round_and_another_takes_the_place() -> None:
    game = serving(beers=8)
    assert options(game, "recruit") == [
        *["recruit G3-1", "recruit G4-1", "recruit G5-1", "recruit G6-1", "recruit G7-1"]
    ]
    say(game, "recruit G5-1")
    assert asked(game) == ["RevealGuest"]
    say(game, "guest G8-2")
    assert names(game, game.offers.to_list()) == ["G3-1", "G4-1", "G8-2", "G6-1", "G7-1"]
    assert (options(game, "recruit"), pile(game), goods(game)) == ([], ["G5-1"], (0, 3))
    assert game.taverns[0].points == 3


def test_the_next_guest_of_the_stack_is_seen_when_the_top_is_taken() -> None:
    game = serving(beers=3)
    say(game, "recruit G3-1")
    assert asked(game) == ["RevealStack"]
    say(game, "guest G3-8")
    assert names(game, [int(game.offers.at(0))]) == ["G3-8"]


def test_the_place_of_an_empty_stack_is_filled_from_the_deck() -> None:
    game = serving(beers=3)
    game.stack.clear()
    say(game, "recruit G3-1")
    assert asked(game) == ["RevealGuest"]
    say(game, "guest G8-2")
    assert names(game, [int(game.offers.at(0))]) == ["G8-2"]


def test_the_last_guest_of_the_deck_fills_a_place_too() -> None:
    game = serving(beers=12)
    game.guest_deck.clear()
    game.guest_deck.push(kind_of(game, "G8-2"))
    say(game, "recruit G4-1", "guest G8-2")
    assert names(game, [int(game.offers.at(1))]) == ["G8-2"]


def test_an_empty_deck_leaves_a_gap() -> None:
    game = serving(beers=12)
    game.guest_deck.clear()
    say(game, "recruit G4-1")
    assert game.offers.at(1) == 255
    assert asked(game) == ["Serve"]


def test_the_whole_stack_is_on_offer_by_ruling() -> None:
    game = serving(beers=3, three_beer_stack="choose")
    assert options(game, "recruit") == [f"recruit G3-{number}" for number in range(1, 9)]
    say(game, "recruit G3-6")
    assert (pile(game), game.stack.n, asked(game)) == (["G3-6"], 7, ["Serve"])


def test_the_last_guest_of_a_whole_stack_leaves_a_place_for_the_deck() -> None:
    game = serving(beers=9, three_beer_stack="choose")
    game.stack.clear()
    game.stack.push(kind_of(game, "G3-6"))
    say(game, "recruit G3-6", "guest G8-1", "close")
    assert names(game, [int(game.offers.at(0))]) == ["G8-1"]


def test_a_guest_beside_the_whole_stack_is_recruited_like_any_other() -> None:
    game = serving(beers=9, three_beer_stack="choose")
    say(game, "recruit G4-1", "guest G8-1")
    assert names(game, [int(game.offers.at(1))]) == ["G8-1"]


@pytest.mark.parametrize(("beers", "most"), [(8, 0), (9, 1), (13, 1), (14, 2), (18, 3), (40, 3)])
def test_nobles_cost_9_14_or_18_beers(beers: int, most: int) -> None:
    game = serving(beers=beers)
    assert options(game, "nobles") == [f"nobles {count + 1}" for count in range(most)]


def test_nobles_are_no_guest_of_the_round_and_can_be_taken_again() -> None:
    game = serving(beers=27)
    say(game, "nobles 3", "nobles 1")
    assert (pile(game), goods(game)) == (["noble"] * 4, (0, 0))
    game = serving(beers=27, noble_purchase_repeatable=False)
    say(game, "nobles 1")
    assert (options(game, "nobles"), len(options(game, "recruit"))) == ([], 5)


def test_no_more_nobles_than_there_are() -> None:
    game = serving(beers=40)
    game.change_supply(NOBLE, -59)
    assert options(game, "nobles") == ["nobles 1", "nobles 2"]
    say(game, "nobles 2")
    assert options(game, "nobles") == []


def test_counter_guests_are_steps_at_the_monastery() -> None:
    game = serving(counter_guests=2)
    say(game, "send")
    assert (game.taverns[0].position, game.taverns[0].counter_guests) == (1, 1)
    say(game, "send", "accept")
    assert (pile(game), options(game, "send")) == (["merchant"], [])


@pytest.mark.parametrize(
    ("tiles", "kept"), [([], (2, 2)), (["safe"], (5, 2)), (["cellar"], (2, 5))]
)
def test_safe_and_cellar_keep_two_each_or_five(tiles: list[str], kept: tuple[int, int]) -> None:
    game = serving(thalers=7, beers=8, tiles=tiles, dice=[1], own=[2])
    say(game, "close")
    assert goods(game) == kept
    assert (game.taverns[0].white, game.taverns[0].own) == (0, 0)
    assert [int(step.seat) for step in game.open()] == [1]


def test_all_cards_in_play_are_discarded_and_the_mug_passes_to_the_left() -> None:
    game = phase(close_taverns, move_moon, give_round_bonus, seats=3)
    tavern = game.taverns[1]
    for name in ("R1", "noble", "noble", "G4-1", "table", "barmaid"):
        tavern.sit(kind_of(game, name))
    game.mug = 2
    game.begin()
    found = sorted(names(game, tavern.discard.to_list()))
    assert found == ["G4-1", "R1", "barmaid", "noble", "noble", "table"]
    assert (tavern.seated.n, tavern.staff, tavern.nobles, game.mug) == (0, 0, 0, 0)


def test_after_round_8_the_points_on_all_cards_win() -> None:
    game = phase(close_taverns, number=8)
    game.taverns[1].points = 30
    game.begin()
    assert game.over
    assert (game.scores(), game.winners()) == ([0, 30], [1])


def test_a_tie_goes_to_more_stored_thalers_and_beers_or_is_shared() -> None:
    game = phase(close_taverns, number=8, seats=3)
    game.taverns[0].thalers, game.taverns[1].beers = 1, 2
    game.begin()
    assert game.winners() == [1]
    game.taverns[2].thalers = game.taverns[2].beers = 1
    assert game.winners() == [1, 2]


def test_upgrading_is_offered_where_it_can_be_paid() -> None:
    assert options(serving(thalers=5), "upgrade") == ["upgrade cellar"]
    assert options(serving(thalers=99), "upgrade") == [f"upgrade {tile}" for tile in TILES]
