"""The rules beside the game: searched, and tried at a table of one's own and back."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.games import titles

from .guests import prefer, sit_down
from .test_lessons import GO, NOTE, act
from .test_pages import PHONE, SCROLLS, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
TABLE = {
    "game": "polterfass",
    "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 2],
}


def find(page: Page, words: str) -> None:
    page.locator("#tab-rules").click()
    page.locator("#panel input").fill(words)


def test_a_rule_is_found_tried_and_left_again_on_a_phone(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="uk")
    page = context.new_page()
    table = sit_down(page, TABLE)
    find(page, "подвоєння")
    assert faults(page) == []
    page.locator("[data-try=try-count-double]").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("подвоює одне число")
    lesson = titles()["polterfass"].tries()["try-count-double"]
    for turn in lesson.turns[lesson.first : -1]:
        act(page, turn)
    expect(page.locator(f"{NOTE} p")).to_contain_text("22")
    assert page.evaluate(SCROLLS) == [0, 0]
    assert faults(page) == []
    page.locator(GO).click()
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page).to_have_url(re.compile(table))
