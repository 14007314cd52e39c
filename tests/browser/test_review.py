"""Hints and reviews in the browser: asked for by key or tap; mistakes are a tap from a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .guests import begin, lay_table, play_on, prefer, situation
from .screens import SCREENS, Window
from .test_pages import PHONE, faults

pytestmark = [pytest.mark.browser, pytest.mark.screens]
NewContext = Callable[..., BrowserContext]
PICTURES = Path(".build/screens").absolute()
BOT = {"kind": "bot", "level": "thrifty"}
SHORT = {
    "game": "polterfass",
    "options": {"target": 20},
    "seats": [{"kind": "me"}, BOT, BOT],
    "rules": {"odds": "full", "hints": True},
}
REASON = re.compile(r"\d")
COVERED = re.compile(r": covered")  # a sheet lies over the board, and the bar stays free
MADE = 120_000  # milliseconds that a review may take where all others are busy too


def sit_down(page: Page) -> None:
    lay_table(page, "Anna", SHORT)
    begin(page)
    situation(page)


def look_at(page: Page, panel: str) -> None:
    """The panel on every screen: nothing is cut, and everything can be hit."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    window, found = Window(page), list[str]()
    for screen in SCREENS:
        found += [one for one in window.complaints(screen) if not COVERED.search(one)]
        page.screenshot(path=PICTURES / f"{panel}-{screen.name}.png")
    assert not found, "\n".join(found)


def review(page: Page) -> None:
    """Play to the end, and ask for the review."""
    play_on(page, seed=3)
    page.locator("#tab-review").click()
    expect(page.locator("#panel figure")).to_be_visible(timeout=MADE)


def test_a_hint_by_key_says_why_and_goes_with_the_move(page: Page) -> None:
    prefer(page.context)
    sit_down(page)
    page.keyboard.press("h")
    expect(page.locator("#panel h3")).to_be_visible()
    expect(page.locator("#panel h3 + :is(p, ol)")).to_have_text(REASON)
    assert faults(page) == []
    look_at(page, "hint")
    page.locator("footer [data-option]").last.click()
    expect(page.locator("#panel h3")).to_have_count(0)


def test_a_review_on_a_phone_leads_to_a_table_where_the_better_move_is_found(
    new_context: NewContext,
) -> None:
    context = new_context(**PHONE)
    prefer(context, language="uk", theme="night")
    page = context.new_page()
    sit_down(page)
    review(page)
    card = page.locator("#panel ol > li").first
    expect(card.locator("p")).to_have_text(REASON)
    better = card.locator("dd").nth(1).locator("b").first.inner_text()
    assert faults(page) == []
    look_at(page, "review")
    window, reviewed = Window(page), page.url
    window.resize(next(one for one in SCREENS if one.width == 390))
    card.locator(".btn").click()
    expect(page.locator(".notice", has_text="Знайдіть його")).to_be_visible()
    assert page.url != reviewed
    assert situation(page) == "asked"
    page.keyboard.press("h")
    expect(page.locator("#panel .name", has_text=better).first).to_be_visible()


def test_any_moment_of_a_replay_is_played_on_from_by_keyboard(page: Page) -> None:
    prefer(page.context)
    sit_down(page)
    review(page)
    page.locator("#panel .pin").first.focus()
    page.keyboard.press("Enter")
    on = page.get_by_role("button", name="Play on from here")
    expect(on).to_be_visible()
    played = page.url.split("#")[0]
    shown = page.locator(".step[data-moment]")
    moment = int(shown.get_attribute("data-moment") or 0)
    page.keyboard.press("ArrowRight")
    expect(shown).to_have_attribute("data-moment", str(moment + 1))
    page.keyboard.press("ArrowLeft")
    expect(shown).to_have_attribute("data-moment", str(moment))
    page.keyboard.press("t")
    page.wait_for_url(lambda url: not url.startswith(played))
    assert situation(page) == "asked"
