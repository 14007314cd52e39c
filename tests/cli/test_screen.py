"""What the terminal shows of a table whose game has no drawing of its own."""

from __future__ import annotations

import pytest
from rich.text import Text

from stammtisch import new_table
from stammtisch.cli.screen import pick
from stammtisch.core import Choice, Event
from stammtisch.games import title
from stammtisch.terminal.board import flat, is_flat, rounded, told
from stammtisch.terminal.wording import Texts, UnknownLanguage, language


def test_an_answer_is_picked_by_number_by_text_or_by_enter() -> None:
    one, two = Choice("draw"), Choice("serve 2 5")
    assert pick([one, two], "2") is two
    assert pick([one, two], "serve 2 5") is two
    assert pick([one], "") is one
    assert pick([one, two], "") is None
    assert pick([one, two], "0") is None


def test_a_seat_becomes_a_name_and_me_tells_the_viewer() -> None:
    event = Event("held", {"seat": 1, "turn": 4, "total": 9})
    texts = Texts(title("pig"), "en", ["You", "Ann"], viewer=0)
    assert texts.event(event) == "Ann holds 4 and stands at 9."
    assert Texts(title("pig"), "en", ["You", "Ann"], viewer=1).event(event).startswith("You hold")


def test_the_table_can_be_told_instead_of_drawn() -> None:
    table = new_table("quacks", seats=2, seed=1)
    page = told(table.title, table.view(0), 0, Texts(table.title, "en", ["You", "Ann"], 0))
    assert isinstance(page, Text)
    assert "Your pot\n" in page.plain
    assert "The pot of Ann\n" in page.plain


def test_a_game_without_the_language_speaks_english() -> None:
    assert Texts(title("pig"), "uk").say("choice-hold") == "Hold"
    assert Texts(title("pig"), "uk").own("your-turn") == "Ваш хід"


def test_the_locale_gives_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert language(None) == "pl"
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert language(None) == "en"
    with pytest.raises(UnknownLanguage):
        language("ja")


def test_odds_are_rounded_and_lists_stay_on_one_line() -> None:
    assert rounded({"a": 1 / 3, "b": [0.5, 2]}) == {"a": "0.333", "b": ["0.5", 2]}
    assert is_flat([1, 2])
    assert not is_flat([[1], [2]])
    assert flat([]) == "–"
