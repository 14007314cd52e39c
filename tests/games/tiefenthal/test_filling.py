"""B, C and D: who comes in, counter guests, barmaids' dice, the draft."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core import Chance
from stammtisch.games.tiefenthal.rules.barmaids import call_barmaids
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.filling import fill_taverns
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import listed

from .tables import asked, hire, kind_of, names, options, phase, say, turn_tiles


def filling(*cards: str, **options: Any) -> Tiefenthal:
    """Seat 0 draws these from a pile nobody knows; seat 1 has no cards at all."""
    game = phase(fill_taverns, serve_guests, **options)
    for tavern in game.taverns:
        tavern.deck.clear()
    for name in cards:
        game.taverns[0].deck.push(kind_of(game, name))
    return game


def seated(game: Tiefenthal) -> list[str]:
    return names(game, game.taverns[0].seated.to_list())


def test_cards_are_turned_up_until_every_seat_is_taken() -> None:
    game = filling("R1", "R2", "R3", "R4")
    game.begin()
    assert options(game) == ["card R1", "card R2", "card R3", "card R4"]
    say(game, "card R3", "card R1", "card R4")
    assert seated(game) == ["R3", "R1", "R4"]
    assert game.taverns[0].deck.n == 1


def test_upgraded_tables_have_a_fourth_seat() -> None:
    game = filling("R1", "R2", "R3", "R4", "R5")
    turn_tiles(game.taverns[0], ["tables"])
    game.begin()
    say(game, "card R1", "card R2", "card R3", "card R4")
    assert asked(game) != ["DrawCard"]


def test_every_card_of_the_pile_is_as_likely_as_the_other() -> None:
    game = filling("noble", "noble", "R1", "merchant")
    game.begin()
    step = game.open()[0]
    assert isinstance(step, Chance)
    weights = {choice.text: weight for choice, weight in step.weights(game)}
    assert weights == {"card merchant": 1, "card noble": 2, "card R1": 1}


def test_further_nobles_join_the_first() -> None:
    game = filling("noble", "noble", "R1", "R2", "R3")
    game.begin()
    say(game, "card noble", "card R1", "card noble", "card R2")
    assert (seated(game), game.taverns[0].nobles) == (["noble", "R1", "R2"], 2)


def test_known_cards_come_first_and_ask_no_fate() -> None:
    game = filling("R1", "R2", "R3")
    game.taverns[0].known.push(kind_of(game, "R7"))
    game.taverns[0].known.push(kind_of(game, "G4-1"))
    game.begin()
    assert seated(game) == ["G4-1", "R7"]
    assert asked(game) == ["DrawCard"]


def test_an_empty_pile_is_made_of_the_discard_pile() -> None:
    game = filling("R1")
    for name in ("R2", "R3", "R4"):
        game.taverns[0].discard.push(kind_of(game, name))
    game.begin()
    say(game, "card R1")
    assert options(game) == ["card R2", "card R3", "card R4"]
    assert game.taverns[0].discard.n == 0


def test_when_both_piles_are_empty_filling_ends_and_nobody_may_redraw() -> None:
    game = filling("R1")
    game.taverns[0].counter_guests = 1
    game.begin()
    say(game, "card R1")
    assert (seated(game), asked(game)) == (["R1"], ["Serve"])


def test_a_counter_guest_clears_the_tables_and_the_phase_begins_again() -> None:
    game = filling("R1", "R2", "R3", "R4", "R5", "noble", "barmaid")
    game.taverns[0].counter_guests = 2
    game.begin()
    say(game, "card noble", "card barmaid", "card R1", "card R2")
    assert options(game) == ["keep", "redraw"]
    say(game, "redraw", "card R3", "card R4", "card R5")
    tavern = game.taverns[0]
    assert sorted(names(game, tavern.discard.to_list())) == ["R1", "R2", "barmaid", "noble"]
    assert (seated(game), tavern.counter_guests, tavern.in_play(2)) == (["R3", "R4", "R5"], 1, 0)
    say(game, "keep")
    assert asked(game) == ["Serve"]


@pytest.mark.parametrize(("barmaids", "dice"), [(0, 1), (1, 2), (2, 3), (3, 3), (5, 3)])
def test_own_dice_are_three_at_most(barmaids: int, dice: int) -> None:
    game = phase(call_barmaids, serve_guests)
    turn_tiles(game.taverns[0], ["barmaid"])
    hire(game.taverns[0], {"barmaid": barmaids})
    game.begin()
    for _ in range(dice):
        say(game, "die 1")
    assert listed(game.taverns[0].own) == [1] * dice
    assert asked(game) == ["Serve"]


@pytest.mark.parametrize(("cap", "dice"), [(3, 2), (4, 3)])
def test_the_bonus_die_is_one_of_the_three(cap: int, dice: int) -> None:
    game = phase(call_barmaids, serve_guests, own_dice_cap=cap)
    hire(game.taverns[0], {"barmaid": 4})
    game.taverns[0].own_taken = 1
    game.begin()
    say(game, *["die 6"] * dice)
    assert asked(game) == ["Serve"]


@pytest.mark.parametrize("cap", [3, 4])
def test_barmaids_after_the_third_bring_no_dice_whatever_the_bonus_die_is(cap: int) -> None:
    game = phase(call_barmaids, serve_guests, own_dice_cap=cap)
    hire(game.taverns[0], {"barmaid": 4})
    game.begin()
    say(game, *["die 6"] * 3)
    assert asked(game) == ["Serve"]


def test_dice_that_show_the_same_number_are_taken_without_a_question() -> None:
    game = phase(roll_white_dice, draft_dice, serve_guests)
    game.begin()
    for seat, faces in enumerate([[2, 2, 2, 2], [3, 3, 3, 4]]):
        for face in faces:
            game.apply(seat, game.agendas[seat].top.options(game)[face - 1])
    assert [int(step.seat) for step in game.open()] == [1]
    say(game, "take 4")
    assert listed(game.taverns[0].white) == [2, 2, 3, 3]
    assert listed(game.taverns[1].white) == [2, 2, 3, 4]
