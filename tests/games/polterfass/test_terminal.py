"""The table in the terminal: everything a player needs, told by signs as well as by colours."""

from __future__ import annotations

import re

import pytest

from stammtisch.games.polterfass import TITLE
from stammtisch.games.polterfass.state import Polterfass
from stammtisch.games.polterfass.terminal import table
from stammtisch.games.polterfass.view import view
from stammtisch.terminal.wording import LANGUAGES, Texts

from .tables import land, new_game, order, pour, say, served


def drawn(game: Polterfass, seat: int | None = 1, tongue: str = "en") -> str:
    texts = Texts(TITLE, tongue, ["Anna", "Boris", "Celina", "Dora[x]"], viewer=seat)
    return table(view(game, seat), seat, texts.say)


def plain(markup: str) -> str:
    """The text without its colours."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", markup)


def test_standing_and_lying_barrels_are_told_apart() -> None:
    shown = plain(drawn(served(9, 3, "double", "cancel")))
    assert "Standing:  9   3   ×2   ✗" in shown
    assert "Lying: 8/3  7/4  7/4  6/5  6/5" in shown
    assert "On the bar: 12. Closing now pours 6 to 18." in shown


def test_one_total_is_told_as_one() -> None:
    assert "Closing now pours 12." in plain(drawn(served(9, 3)))


def test_the_targets_of_the_specials_are_marked() -> None:
    game = served(2, 7, 8, "cancel", "double")
    say(game, 0, "close")
    say(game, 0, "cancel 2")
    assert " 2  ✗" in plain(drawn(game))
    game = served(2, 7, 8, "double", "double")
    say(game, 0, "close")
    say(game, 0, "double 2")
    assert " 2×2 " in plain(drawn(game))


def test_a_guest_reads_his_own_cards_and_the_backs_of_the_others() -> None:
    game = new_game()
    land(game, 9)
    order(game, [5, 7], [6], [0, 1])
    lines = plain(drawn(game)).splitlines()
    assert any("Boris" in line and line.endswith("▮▮ 5 + 7 = 12") for line in lines)
    assert any("Celina" in line and line.endswith("▮") for line in lines)
    assert any(line.startswith("⌂ Anna") for line in lines)


def test_a_name_with_brackets_is_no_markup() -> None:
    assert "Dora\\[x]" in drawn(served(9))


def test_the_last_round_is_told_with_gains_and_losses() -> None:
    game = new_game()
    land(game, 8)
    order(game, [6, 7], [1], [3])
    pour(game, 8)
    shown = plain(drawn(game))
    assert "8 poured, 17 ordered: the guests were greedy!" in shown
    assert "(+8)" in shown
    assert "(-13)" in shown
    assert "(+13)" in shown
    assert "(+0)" in shown


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_language_draws_the_table(tongue: str) -> None:
    shown = drawn(served(9, 3, "double"), None, tongue)
    assert "{" not in shown
    assert len(plain(shown).splitlines()) >= 8
