"""Guided first games, whole, on a phone in Ukrainian; and what happens to whoever strays."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.core.lesson import Lesson, Turn
from stammtisch.games import titles

from .guests import prefer
from .test_pages import PHONE, SCROLLS, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
TAUGHT = [title.id for title in titles().values() if "first" in title.lessons()]
NOTE = ".lesson-note"
GO = f"{NOTE} .btn.go"


def sit_down_to(page: Page, game: str) -> Lesson:
    """Tap Learn on the game's card."""
    page.goto("/")
    known = page.request.get("/api/games").json()["games"]
    name = next(info["names"]["uk"] for info in known if info["id"] == game)
    page.locator(".games li").filter(has_text=name).locator(".learn").click()
    return titles()[game].lessons()["first"]


def words_of(game: str) -> dict[str, str]:
    text = files(titles()[game].package).joinpath("lessons", "uk.ftl").read_text("utf-8")
    return dict(line.split(" = ", 1) for line in text.splitlines())


def read_on(page: Page, turn: Turn, words: dict[str, str]) -> None:
    """Read the notes of a turn: a button leads on, or putting away what a note is about."""
    for number, note in enumerate(turn.notes):
        expect(page.locator(f"{NOTE} p")).to_have_text(words[note.say])
        if note.stays:
            expect(page.locator(GO)).to_have_count(0)
            page.locator("footer .btn.go").last.click()
        elif number + 1 < len(turn.notes):
            page.locator(GO).click()


def act(page: Page, turn: Turn) -> None:
    """Tap what is ringed; a card is picked first, and then laid."""
    wants, at = turn.wants, turn.notes[-1].at
    bar = page.locator(f'footer [data-option="{wants}"]')
    piece = page.locator(f'[data-answer="{wants}"]')
    expect(page.locator(".ring")).to_be_visible()
    if at:
        page.locator(at).click()
        page.locator(f'footer [data-answer="{wants}"]').last.click()
        return
    expect(bar.or_(piece).first).to_be_visible()
    picks = bar.count() == 0 and piece.first.get_attribute("aria-pressed") is not None
    (bar if bar.count() else piece.first).click()
    if picks:
        bar.or_(page.locator("footer .btn.go[data-legal]")).first.click()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_on_a_phone_in_ukrainian(game: str, new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="uk")
    page, words = context.new_page(), words_of(game)
    lesson = sit_down_to(page, game)
    for turn in lesson.turns[:-1]:
        read_on(page, turn, words)
        assert page.evaluate(SCROLLS) == [0, 0]
        act(page, turn)
    read_on(page, lesson.turns[-1], words)
    assert faults(page) == []
    expect(page.locator(GO)).to_have_text("Грати далі без підказок")
    page.locator(GO).click()
    expect(page.locator(NOTE)).to_have_count(0)
    page.reload()
    expect(page.locator(".app[data-at]")).to_be_visible()
    expect(page.locator(NOTE)).to_have_count(0)


def test_another_move_is_answered_and_may_be_taken_back(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="en")
    page = context.new_page()
    page.goto("/")
    page.locator(".games li").filter(has_text="Quacks").locator(".learn").click()
    before = page.url
    page.locator("footer [data-option=stop]").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("That is allowed too.")
    expect(page.locator(f"{NOTE} p")).to_contain_text("could have paid much more")
    page.locator(GO).click()
    expect(page.locator("footer [data-option=stop]")).to_be_visible()
    expect(page.locator(f"{NOTE} p")).not_to_contain_text("That is allowed too.")
    assert page.url.startswith(before.rsplit("/", 1)[0])
