"""Others at the table: bots are held, followed step by step and let go; who is away is seen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .guests import begin, lay_table, prefer, situation
from .test_games import sit_by_code

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
BOT = {"kind": "bot", "level": "thrifty"}
THREE = {"game": "pig", "options": {"target": 100}, "seats": [{"kind": "me"}, {"kind": "friend"}]}
PATIENCE = 60


def pass_turn(page: Page, other: Page, awaited: str) -> None:
    """Roll and hold, until the other page says that somebody else is awaited."""
    end = time.monotonic() + PATIENCE
    heading = other.get_by_role("heading", name=re.compile(awaited))
    while not heading.count():
        assert time.monotonic() < end, awaited
        legal = page.locator("[data-option=hold][data-legal], [data-option=roll][data-legal]")
        if legal.count():
            hold = page.locator("[data-option=hold][data-legal]")
            (hold if hold.count() else legal).first.click()
        page.wait_for_timeout(50)


def test_bots_are_held_followed_step_by_step_and_let_go(
    page: Page, new_context: NewContext
) -> None:
    prefer(page.context)
    lay_table(page, "Anna", {**THREE, "seats": [*THREE["seats"], BOT]})
    friend = sit_by_code(new_context(locale="uk"), page.locator(".code").inner_text())
    begin(page)
    situation(page)
    pass_turn(page, page, "Богдан")
    page.get_by_role("button", name="Hold the bots").click()
    before = page.locator("#panel li").count()
    pass_turn(friend, friend, "Anna")
    expect(page.locator("#panel li")).to_have_count(before)
    step = page.get_by_role("button", name=re.compile("^Show "))
    expect(step).to_be_enabled()
    step.click()
    assert page.locator("#panel li").count() > before
    page.get_by_role("button", name="Go on").click()
    assert situation(page) == "asked"


def test_who_goes_away_and_comes_back_is_seen_at_once(page: Page, new_context: NewContext) -> None:
    prefer(page.context)
    lay_table(page, "Anna", THREE)
    friend = sit_by_code(new_context(locale="uk"), page.locator(".code").inner_text())
    begin(page)
    situation(page)
    expect(page.locator(".face.away")).to_have_count(0)
    table = friend.url
    friend.goto("about:blank")
    expect(page.locator(".face.away")).to_have_count(1)
    friend.goto(table)
    expect(page.locator(".face.away")).to_have_count(0)
