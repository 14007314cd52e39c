"""Module 5: a test for each line of the guest book, and for each number of signatures."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.errors import BadPack
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.setup.guest_book import LINES
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import asked, goods, pile, say, serving, setup_of


def turn(signatures: int = 0, **position: Any) -> Tiefenthal:
    """So many lines are signed already, the last ones of the book first."""
    game = serving(module=5, **position)
    game.taverns[0].signatures = (1 << 10) - (1 << (10 - signatures))
    return game


def signed(game: Tiefenthal) -> list[str]:
    book = TITLE.view(game, 0)["taverns"][0]["parts"]["guest_book"]
    return [line["line"] for line in book if line["signed"]]


GUESTS = [
    ("regular_1", "R5", 2),
    ("regular_2", "R1", 2),
    ("guest_3", "G3-1", 2),
    ("guest_4", "G4-1", 2),
    ("guest_5", "G5-1", 3),
    ("guest_6", "G6-1", 4),
    ("guest_7", "G7-1", 3),
    ("guest_8", "M3G-10", 3),
    ("noble", "noble", 2),
]


@pytest.mark.parametrize(("line", "guest", "die"), GUESTS, ids=[line for line, _, _ in GUESTS])
def test_whoever_is_served_for_the_first_time_signs(line: str, guest: str, die: int) -> None:
    game = turn(seated=[guest], dice=[die])
    say(game, f"place {die} seat 1")
    assert signed(game) == []
    assert signed(say(game, f"use {die} seat 1")) == [line]


def test_the_monk_signs_before_he_walks_and_without_a_step_too() -> None:
    game = say(turn(9, dice=[5]), "place 5 monk")
    game.taverns[0].signatures = 0b0111111111
    say(game, "use 5 monk")
    assert (asked(game), game.taverns[0].position) == (["TakeBonus"], 0)
    say(game, "accept")
    assert (signed(game), pile(game), game.taverns[0].position) == (LINES, ["noble"], 1)
    assert signed(say(turn(dice=[5]), "place 5 monk", "forgo 5")) == ["monk"]


def test_reputation_that_the_monk_signs_for_comes_before_his_steps() -> None:
    game = say(turn(2, dice=[5], reputation=23, position=7), "place 5 monk")
    game.taverns[0].signatures = 0b11
    say(game, "use 5 monk")
    assert (asked(game), pile(game)) == (["TakeBonus"], [])
    assert (game.taverns[0].reputation, game.taverns[0].position) == (24, 7)
    say(game, "accept", "accept")
    assert pile(game) == ["noble", "dishwasher"]


def test_a_line_is_signed_once() -> None:
    game = turn(seated=["R1", "R2"], dice=[2, 3])
    say(game, "place 2 seat 1", "place 3 seat 2", "use 2 seat 1", "use 3 seat 2")
    assert signed(game) == ["regular_2"]
    assert TITLE.view(game, 0)["taverns"][0]["parts"]["signatures"] == 1


def sign(count: int) -> Tiefenthal:
    """A regular's signature is the so-many-th; nothing else pays."""
    pack = {"regulars": {"R1": {"thalers": 2}}}
    game = turn(count - 1, seated=["R5"], dice=[2], pack=pack)
    return say(game, "place 2 seat 1", "use 2 seat 1")


@pytest.mark.parametrize("count", [2, 6])
def test_the_second_and_sixth_signature_bring_schnapps(count: int) -> None:
    assert sign(count).taverns[0].schnapps == 1


@pytest.mark.parametrize(("count", "steps"), [(3, 1), (8, 2)])
def test_the_third_and_eighth_signature_bring_reputation(count: int, steps: int) -> None:
    assert sign(count).taverns[0].reputation == steps


@pytest.mark.parametrize("count", [4, 7])
def test_the_fourth_and_seventh_signature_bring_two_thalers(count: int) -> None:
    assert goods(sign(count)) == (3, 0)


def test_the_fifth_signature_is_a_step_at_the_monastery() -> None:
    assert sign(5).taverns[0].position == 1


@pytest.mark.parametrize("count", [9, 10])
def test_the_ninth_and_tenth_signature_bring_a_noble(count: int) -> None:
    assert pile(say(sign(count), "accept")) == ["noble"]


def test_the_first_signature_brings_nothing() -> None:
    game = sign(1)
    tavern = game.taverns[0]
    assert (goods(game), tavern.schnapps, tavern.position) == ((1, 0), 0, 0)


def test_without_a_guest_book_nobody_signs() -> None:
    game = say(serving(module=4, seated=["R1"], dice=[2]), "place 2 seat 1", "use 2 seat 1")
    assert (game.taverns[0].signatures, signed(game)) == (0, [])


def test_a_book_without_a_line_is_played_without_it() -> None:
    pack = {"guest_book": {"lines": ["noble"]}}
    game = turn(seated=["R1"], dice=[2, 5], pack=pack)
    say(game, "place 2 seat 1", "place 5 monk", "use 2 seat 1", "use 5 monk")
    assert signed(game) == []


def test_a_line_that_stands_twice_is_refused() -> None:
    with pytest.raises(BadPack, match="every line once"):
        setup_of(2, {"guest_book": {"lines": ["noble", "noble"]}})
