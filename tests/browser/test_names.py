"""What a screen reader says: names that are seen, in the reader's language, and no raw ids."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .guests import begin, lay_table, play_on, prefer, situation
from .test_games import BOARDS, wish

pytestmark = pytest.mark.browser
AMISS = Path(__file__).with_name("names.js").read_text("utf-8").partition("\n")[2]
LANGUAGES = {"beer_and_bread": "uk", "polterfass": "ru", "quacks": "uk", "tiefenthal": "ru"}
LOOKS = 6


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "told"])
@pytest.mark.parametrize("game", BOARDS)
def test_names_are_those_that_are_seen(game: str, plain: bool, new_context: Any) -> None:
    context = new_context(locale="uk")
    prefer(context, language=LANGUAGES[game], plain=plain)
    page = context.new_page()
    lay_table(page, "Anna", wish(game))
    begin(page)
    amiss: set[str] = set()
    for turn in range(LOOKS):
        if situation(page) == "over":
            break
        amiss |= set(page.evaluate(AMISS, True))
        play_on(page, seed=turn, answers=4)
    assert "\n".join(sorted(amiss)) == ""


def test_names_in_the_lobby_and_at_the_end_are_those_that_are_seen(new_context: Any) -> None:
    context = new_context(locale="uk")
    prefer(context, language="uk")
    page = context.new_page()
    lay_table(page, "Anna", {**wish("polterfass"), "seed": "4"})
    assert play_to_the_end(page) == []
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    assert page.evaluate(AMISS, True) == []


def play_to_the_end(page: Page) -> list[str]:
    """What is amiss on the podium and in the results."""
    begin(page)
    play_on(page, seed=5)
    expect(page.locator("section.scene")).to_be_visible()
    expect(page.locator(".moments button").first).to_be_visible()
    found: list[str] = page.evaluate(AMISS, True)
    return found
