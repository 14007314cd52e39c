"""Positions as text: what lies before the taverns, and how late in the evening it is."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.errors import BadPosition
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import EMPTY, listed

from .tables import asked, goods, kind_of, names, options, pile, say, setup_of

OFFERS = "offers G4-4 G5-8 G4-7"


def laid(text: str, **settings: Any) -> Tiefenthal:
    game = TITLE.new_game(setup_of(2, **settings))
    assert isinstance(game, Tiefenthal)
    TITLE.lay_out(game, text)
    game.begin()
    return game


def test_without_a_word_the_first_evening_begins() -> None:
    game = laid("0: monastery 3")
    assert (int(game.number), int(game.taverns[0].position), asked(game)) == (1, 3, ["FirstMug"])


def test_an_evening_begins_with_its_bonus_and_guests_on_offer() -> None:
    game = laid(f"round 5; mug 1; {OFFERS}")
    assert (int(game.number), int(game.mug), asked(game)) == (5, 1, ["ChooseBonus"] * 2)
    assert names(game, game.offers.to_list()) == ["G3-1", "G4-4", "G5-8", "G4-7", "G4-1"]


def test_guests_are_named_for_the_first_evening_too() -> None:
    game = say(laid(OFFERS), "mug 1", "guest G3-8", "guest G8-1")
    assert names(game, game.offers.to_list()) == ["G3-8", "G4-4", "G5-8", "G4-7", "G8-1"]


def test_an_open_stack_stays_whole() -> None:
    game = laid("phase serving; 0: beers 3", three_beer_stack="choose")
    assert options(game, "recruit G3")[-1] == "recruit G3-8"


def test_places_that_nobody_can_fill_stay_empty() -> None:
    setup = setup_of()
    guests = [setup.cards[kind].name for kind in [*setup.stack, *setup.deck[:-1]]]
    game = laid(f"phase serving; 0: pile {' '.join(guests)}")
    assert game.offers.to_list() == [setup.deck[-1], EMPTY, EMPTY, EMPTY, EMPTY]


@pytest.mark.parametrize(
    ("stage", "question"),
    [("filling", "KeepOrRedraw"), ("barmaids", "RollOwnDie"), ("draft", "RollWhiteDie")],
)
def test_an_evening_goes_on_with_a_phase(stage: str, question: str) -> None:
    game = laid(f"round 2; phase {stage}; 0: in-play R1 R2 R3 barmaid; counter-guests 1")
    assert (int(game.number), asked(game)[0]) == (2, question)


def test_a_tavern_has_what_the_clauses_say() -> None:
    game = laid(
        "phase serving; 0: in-play R1 noblex2 G3-2 brewerx2 tablex2 R2 R3; thalers 7; beers 4\n"
        "tiles kitchen safe; dice 2 6x2; own 3; pile barmaid R4; monastery 9; counter-guests 2"
    )
    tavern = game.taverns[0]
    assert names(game, tavern.seated.to_list()) == ["R1", "noble", "G3-2", "R2", "R3"]
    assert [listed(tavern.white), listed(tavern.own), goods(game)] == [[2, 6, 6], [3], (7, 4)]
    assert [int(tavern.washers), int(tavern.own_taken), pile(game)] == [1, 1, ["R4", "barmaid"]]
    assert [int(tavern.points), int(tavern.position), int(game.counter_guests)] == [21, 9, 4]


def test_every_card_is_somewhere_once() -> None:
    game = laid("phase serving; 0: in-play R1 noble brewerx2 dishwasher")
    assert len(game.taverns[0].cards()) == 10 + 3
    supply = [int(game.left(kind_of(game, name))) for name in ("noble", "brewer", "dishwasher")]
    assert supply == [60, 13, 15]


def test_modules_have_words_of_their_own() -> None:
    text = "phase serving; 0: in-play R1 bard; schnapps 2; sides juggler-A; reputation 8"
    game = laid(f"{text}; signed monk noble", module=5)
    tavern = game.taverns[0]
    assert [int(tavern.schnapps), int(tavern.reputation), int(tavern.start_card)] == [2, 8, 0]
    assert int(tavern.signatures).bit_count() == 2
    assert options(game) == [
        "drink juggler A", "place 1 cash_register", "place 1 barrel", "place 1 yard", "leave 1",
    ]  # fmt: skip


def test_start_cards_are_still_dealt_before_the_first_evening() -> None:
    game = laid("0: schnapps 1", module=4)
    assert (asked(game), int(game.taverns[0].start_card)) == (["FirstMug"], -1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("harvest R1", "line 1, 'harvest': expected one of round, phase, mug"),
        ("0: thalers 1;\nschnapps 2", "line 2, 'schnapps': expected one of"),
        ("0: dice 4", "line 1, 'dice': expected one of"),
        ("phase closing", "'phase': expected one of evening, .* serving, got 'closing'"),
        ("phase serving; dice", "'dice': expected 1 to 4 dice, got nothing"),
        ("phase serving; own 1x4", "'own': expected 1 to 3 dice, got '1x4'"),
        ("in-play R1x2", "'in-play': expected cards that are left, got 'R1'"),
        ("in-play bard", "'in-play': expected cards that are left, got 'bard'"),
        ("0: in-play R1 R2 R3 R4", "'in-play': expected at most 3 seated"),
        ("offers G3-1", "'offers': expected guests of the deck, got 'G3-1'"),
        ("offers G4-1 G4-2 G4-3 G4-4 G4-5", "'offers': expected at most 4 guests"),
        ("0: pile G4-1; 1: pile G4-1", "'pile': expected cards that are left, got 'G4-1'"),
        ("round 9", "'round': expected a number from 1 to 8, got '9'"),
    ],
)
def test_what_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        laid(text)
