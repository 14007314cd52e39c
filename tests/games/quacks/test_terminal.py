"""The fair in the terminal: pots, fuse, pay and chances, told by letters as well as by colours."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.odds import odds as chances
from stammtisch.games.quacks.state.chips import NAMES
from stammtisch.games.quacks.terminal import chip, odds, table
from stammtisch.games.quacks.view import view
from stammtisch.terminal.wording import LANGUAGES, Texts

from .kitchen import Kitchen

WHITES = "white-1 white-1 white-2 white-2 white-3 white-3 orange-1 orange-1 green-4 green-1"


def texts(tongue: str = "en") -> Texts:
    return Texts(TITLE, tongue, ["Anna", "Boris[x]"], viewer=0)


def plain(markup: str) -> str:
    """The text without its colours."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", markup)


def drawn(kitchen: Kitchen, tongue: str = "en") -> str:
    return plain(table(view(kitchen.game, 0), 0, texts(tongue).say))


def test_a_pot_shows_its_chips_its_fuse_and_what_stopping_pays() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("orange-1 white-3")
    own = drawn(kitchen).split("Anna")[1]
    assert "███░░░░ white 3 of 7 · 8 in the bag" in own
    assert " ora 1   whi 3 " in own
    assert "→ space 5: 5 coins, 0 points ◆" in own


def test_the_own_pot_comes_last_and_a_name_with_brackets_is_no_markup() -> None:
    shown = drawn(Kitchen(bag=WHITES))
    assert shown.index("Boris\\[x]") < shown.index("Anna (brewing)")


def test_the_fortune_card_is_read_out() -> None:
    shown = drawn(Kitchen(card="well_stirred", bag=WHITES))
    assert "Fortune card: Well Stirred." in shown
    assert "Your first white chip this round may go back into the bag." in shown


def test_chips_beside_the_pot_are_named() -> None:
    kitchen = Kitchen(bag="red-1 white-1 white-1 white-1", set=2)
    kitchen.draw("red-1")
    kitchen.say("aside")
    assert "beside the pot:  red 1 " in drawn(kitchen)


def test_the_chances_name_the_risk_and_every_chip_of_the_bag() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-3 white-2")
    shown = plain(odds(chances(kitchen.game, 0), texts().say))
    assert "The next chip explodes the pot with 12% (1 of 8)" in shown
    assert " whi 3  ×1    12%  exploded" in shown
    assert " ora 1  ×2    25%  space 7: 7 coins, 1 point" in shown
    assert "Stop now: points 1.0, coins 6.0, explodes 0%" in shown


def test_without_a_brewing_pot_there_is_nothing_to_work_out() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-3")
    kitchen.stop(0)
    assert odds(chances(kitchen.game, 0), texts().say).startswith("The pot is not brewing")


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_three_letters_tell_the_colours_apart(tongue: str) -> None:
    shown = {plain(chip(name, texts(tongue).say)) for name in NAMES}
    assert len(shown) == len(NAMES)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_line_is_told_in_every_language(tongue: str) -> None:
    kitchen = Kitchen(card="well_stirred", bag=WHITES)
    told: set[str] = set()

    def say(message: str, facts: Mapping[str, float | str]) -> str:
        told.add(message)
        return texts(tongue).say(message, facts)

    table(view(kitchen.game, 0), 0, say)
    odds(chances(kitchen.game, 0), say)
    assert [message for message in told if not texts(tongue).messages.has_message(message)] == []
