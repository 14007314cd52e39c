"""The keyboard at a table: arrows find what glows and nothing else, and a key leads back to now."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .guests import begin, lay_table, play_on, prefer, situation

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "thrifty"}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
FOCUS = """() => {
  const { activeElement } = document;
  return activeElement.matches('[data-legal]') ? 'legal' : activeElement.tagName;
}"""


def sit_down(page: Page, target: int = 100) -> None:
    prefer(page.context)
    seats = [{"kind": "me"}, BOT]
    lay_table(page, "Anna", {"game": "pig", "options": {"target": target}, "seats": seats})
    begin(page)
    situation(page)


def test_the_arrows_land_on_what_glows(page: Page) -> None:
    sit_down(page)
    for arrow in ARROWS:
        page.keyboard.press(arrow)
        assert page.evaluate(FOCUS) == "legal"


def test_where_nothing_glows_the_arrows_do_nothing(page: Page) -> None:
    """At the end of the game the bar holds a button that opens the replay."""
    sit_down(page, target=20)
    play_on(page, seed=31)
    for arrow in ARROWS:
        page.keyboard.press(arrow)
        assert page.evaluate(FOCUS) == "BODY"
    page.keyboard.press("Enter")
    expect(page.locator("section[aria-label=Results]")).to_be_visible()


@pytest.mark.parametrize("key", ["1", "Enter", "Escape"])
def test_looking_back_a_key_leads_to_now_and_answers_nothing(key: str, page: Page) -> None:
    sit_down(page)
    play_on(page, seed=32, answers=2)
    situation(page)
    at = page.locator(".app").get_attribute("data-at")
    page.locator("#panel li button").last.click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator(".status h2").click()
    page.keyboard.press(key)
    expect(page.get_by_role("slider")).to_have_count(0)
    assert situation(page) == "asked"
    assert page.locator(".app").get_attribute("data-at") == at
