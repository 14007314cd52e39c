"""A: the mug, the guests on offer, and a test for each space of the round track."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core import Event
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.evening import give_round_bonus
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import listed

from .tables import asked, goods, kind_of, names, options, phase, pile, say, setup_of


def evening(number: int, seats: int = 2, **options: Any) -> Tiefenthal:
    return phase(give_round_bonus, serve_guests, number=number, seats=seats, **options)


def test_luck_names_the_first_player_and_five_guests_are_open() -> None:
    game = TITLE.start(setup_of(3))
    assert isinstance(game, Tiefenthal)
    assert options(game) == ["mug 0", "mug 1", "mug 2"]
    say(game, "mug 2")
    assert asked(game) == ["RevealStack"]
    assert len(options(game)) == 8
    say(game, "guest G3-4")
    assert asked(game) == ["RevealGuest"]
    assert len(options(game)) == 30
    say(game, "guest G8-4", "guest G4-1", "guest G5-8", "guest G6-1")
    assert names(game, game.offers.to_list()) == ["G3-4", "G8-4", "G4-1", "G5-8", "G6-1"]
    assert (game.mug, game.stack.n, game.guest_deck.n) == (2, 7, 26)


def test_an_owner_may_open_the_stack_alone() -> None:
    game = TITLE.start(setup_of(2, {"game": {"open_guests": 0}}))
    assert isinstance(game, Tiefenthal)
    say(game, "mug 0", "guest G3-4")
    assert (names(game, game.offers.to_list()), game.guest_deck.n) == (["G3-4"], 30)


def test_the_supply_after_set_up() -> None:
    game = TITLE.start(setup_of(4))
    assert isinstance(game, Tiefenthal)
    assert game.supply.to_list() == [16, 16, 12, 12, 12, 0, 61]
    assert [tavern.deck.n for tavern in game.taverns] == [10, 10, 10, 10]


@pytest.mark.parametrize("number", [1, 4, 6])
def test_rounds_1_4_and_6_bring_a_counter_guest(number: int) -> None:
    game = evening(number)
    game.begin()
    assert [tavern.counter_guests for tavern in game.taverns] == [1, 1]
    assert game.counter_guests == 4


def test_round_2_brings_a_guest_or_a_merchant_in_turn_order() -> None:
    game = evening(2)
    game.mug = 1
    game.begin()
    assert [int(step.seat) for step in game.open()] == [1]
    say(game, "choose guest", "guest G3-5", "choose merchant")
    assert (pile(game, 1), pile(game, 0)) == (["G3-1"], ["merchant"])
    assert names(game, [int(game.offers.at(0))]) == ["G3-5"]
    assert (game.taverns[1].points, game.taverns[1].recruited) == (1, False)


@pytest.mark.parametrize(("number", "card"), [(3, "dishwasher"), (7, "merchant")])
def test_rounds_3_and_7_bring_an_own_die_or_a_card_at_once(number: int, card: str) -> None:
    game = evening(number)
    game.begin()
    assert [int(step.seat) for step in game.open()] == [0, 1]
    say(game, "choose own_die", "die 3", f"choose {card}")
    assert listed(game.taverns[0].own) == [3]
    assert game.taverns[0].own_taken == 1
    assert pile(game, 1) == [card]


def test_round_5_brings_a_table_or_a_brewer() -> None:
    game = evening(5)
    game.begin()
    say(game, "choose table", "choose brewer")
    assert (pile(game, 0), pile(game, 1)) == (["table"], ["brewer"])


def test_round_8_turns_a_tile_for_nothing_and_brings_no_noble() -> None:
    game = evening(8)
    game.begin()
    assert options(game) == [*[f"turn {tile}" for tile in TILES], "decline"]
    say(game, "turn yard", "decline")
    assert game.taverns[0].is_upgraded(TILES.index("yard"))
    assert (pile(game, 0), game.taverns[1].tiles) == ([], 0)


def test_who_has_turned_every_tile_is_not_asked_in_round_8() -> None:
    game = evening(8)
    game.taverns[0].tiles = 511
    game.begin()
    assert [int(step.seat) for step in game.open()] == [1]


def test_a_stack_that_has_run_out_cannot_be_chosen() -> None:
    game = evening(5)
    game.change_supply(3, -14)
    game.begin()
    assert (pile(game, 0), pile(game, 1)) == (["brewer"], ["brewer"])


def test_when_both_stacks_have_run_out_nothing_happens() -> None:
    game = evening(5)
    game.change_supply(3, -14)
    game.change_supply(4, -14)
    game.begin()
    assert (pile(game, 0), pile(game, 1)) == ([], [])


def test_a_short_stack_is_offered_in_turn_order() -> None:
    game = evening(5, seats=3)
    game.mug = 2
    game.change_supply(3, -12)
    game.begin()
    assert [int(step.seat) for step in game.open()] == [2]
    say(game, "choose table")
    assert (pile(game, 2), pile(game, 0), pile(game, 1)) == (["table"], ["brewer"], ["brewer"])


def test_counter_guests_that_run_out_go_to_the_first_in_turn() -> None:
    game = evening(1)
    game.mug, game.counter_guests = 1, 1
    game.begin()
    assert [tavern.counter_guests for tavern in game.taverns] == [0, 1]


def test_the_gift_of_round_2_may_be_chosen_from_the_whole_stack_by_ruling() -> None:
    game = evening(2, three_beer_stack="choose")
    game.begin()
    say(game, "choose guest")
    assert options(game) == [f"pick G3-{number}" for number in range(1, 9)]
    say(game, "pick G3-7", "choose guest", "pick G3-8")
    assert (pile(game, 0), pile(game, 1)) == (["G3-7"], ["G3-8"])


def test_of_two_guests_left_in_the_stack_one_is_picked_and_the_last_one_just_comes() -> None:
    game = evening(2, three_beer_stack="choose")
    game.stack.clear()
    for guest in ("G3-7", "G3-8"):
        game.stack.push(kind_of(game, guest))
    game.begin()
    say(game, "choose guest")
    assert options(game) == ["pick G3-7", "pick G3-8"]
    say(game, "pick G3-7", "choose guest")
    assert (pile(game, 0), pile(game, 1)) == (["G3-7"], ["G3-8"])


def test_the_gift_of_round_2_counts_as_the_guest_of_the_round_by_ruling() -> None:
    game = evening(2, r2_free_guest_counts_as_recruit=True)
    game.begin()
    say(game, "choose guest", "guest G3-2")
    assert game.taverns[0].recruited


def gift_with(bonus: str, **options: Any) -> Tiefenthal:
    pack = {"guests": {"G3-1": {"bonus": bonus}}}
    game = phase(give_round_bonus, serve_guests, number=2, pack=pack, **options)
    game.begin()
    return say(game, "choose guest", "guest G3-2")


def test_thalers_of_the_gift_go_into_the_safe_as_far_as_it_has_room() -> None:
    assert goods(gift_with("4 thalers")) == (2, 0)


def test_refusing_service_finds_nobody_seated_and_lapses() -> None:
    assert asked(gift_with("refuse_service")) == ["ChooseBonus"]


def test_a_card_of_the_gift_is_asked_before_the_next_in_turn_chooses() -> None:
    game = gift_with("brewer")
    assert asked(game) == ["TakeBonus"]
    say(game, "accept", "choose merchant")
    assert pile(game, 0) == ["G3-1", "brewer"]


def test_steps_of_the_gift_are_walked_at_once() -> None:
    game = gift_with("4 steps", bonus_card_may_be_declined=False)
    assert (game.taverns[0].position, pile(game, 0)) == (4, ["G3-1", "merchant"])
    assert goods(game) == (2, 0)


def test_the_guest_cannot_be_chosen_when_the_stack_is_used_up() -> None:
    game = phase(give_round_bonus, serve_guests, number=2, offers=["G4-2", *["G4-1"] * 0, "G5-1"])
    game.stack.clear()
    game.begin()
    assert (pile(game, 0), pile(game, 1)) == (["merchant"], ["merchant"])


def test_the_evening_is_told() -> None:
    game = TITLE.new_game(setup_of())
    game.news = []
    game.begin()
    assert isinstance(game, Tiefenthal)
    say(game, "mug 1")
    told: list[Event] = game.news
    assert [event.name for event in told] == ["mug_taken", "evening_began"]
    assert kind_of(game, "merchant") == 0
