"""What moves: pieces, briefly, by transform and opacity alone; the table around them never."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from .guests import begin, lay_table, open_curtain, play_on, prefer, situation
from .test_pages import PHONE

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
ROOT = Path(__file__).resolve().parents[2]
DESK = {"viewport": {"width": 1440, "height": 900}}
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
BOT = {"kind": "bot", "level": "thrifty"}
POLTERFASS: dict[str, Any] = {
    "game": "polterfass",
    "rules": {"odds": "full"},
    "seats": [{"kind": "me"}, BOT, BOT, BOT],
}
STURDY = {"barrels": "leaflet", "throw_model": "flat", "flat_percent": 60}
HERE = [{"kind": "me"}, {"kind": "here", "name": "Oma"}, {"kind": "here", "name": "Opa"}]
WATCH_SHIFTS = """() => {
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
  const moves = ({ node, previousRect, currentRect }) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    return place(previousRect) !== place(currentRect) && element?.isConnected
      && previousRect.width * currentRect.width > 0
      && !element.closest('[data-barrel], [data-piece], #panel ol');
  };
  new PerformanceObserver((list) => {
    if (document.querySelector('.app').dataset.over !== undefined) return;
    for (const { sources } of list.getEntries())
      for (const { node, previousRect, currentRect } of sources.filter(moves))
        window.shifts.push([node.outerHTML?.slice(0, 120) ?? node.textContent,
          place(previousRect), place(currentRect)].join(' '));
  }).observe({ type: 'layout-shift' });
}"""
"""Every shift but that of pieces, which are meant to move, of the log, which grows, of what comes
or goes where nothing else was, and of a figure that changes inside its place."""
CLICK = "thing => thing.dispatchEvent(new MouseEvent('click', { bubbles: true }))"
"""Shifts soon after a real click would not be reported at their full weight."""
MOVING = """() => document.getAnimations().map((one) => ({
  end: one.effect.getComputedTiming().endTime,
  properties: one.effect.getKeyframes().flatMap(Object.keys),
}))"""
STILL = {"offset", "computedOffset", "easing", "composite", "transformOrigin"}


def press_anything(page: Page, rng: random.Random) -> None:
    bar = page.locator("footer [data-option]")
    glowing = bar if bar.count() and rng.random() < 0.6 else page.locator("[data-legal]")
    glowing.nth(rng.randrange(glowing.count())).evaluate(CLICK)
    page.wait_for_timeout(60)


@pytest.mark.parametrize("screen", [DESK, LAPTOP, PHONE], ids=["desk", "laptop", "phone"])
def test_the_table_never_shifts_while_people_play(
    screen: dict[str, Any], new_context: NewContext
) -> None:
    context = new_context(**screen)
    prefer(context)
    page = context.new_page()
    lay_table(page, "Anna", POLTERFASS)
    begin(page)
    situation(page)
    page.evaluate("() => document.fonts.ready.then(() => true)")  # a font that comes late shifts
    page.wait_for_timeout(500)
    page.evaluate(WATCH_SHIFTS)
    rng = random.Random(41)
    answers = 0
    while situation(page) == "asked" and answers < 30:
        press_anything(page, rng)
        answers += 1
    assert answers > 3
    assert page.evaluate("window.shifts") == []


def lay_order(page: Page, card: str) -> None:
    open_curtain(page)
    expect(page.locator("button.card[data-legal]").first).to_be_visible()
    page.keyboard.press(card)
    page.keyboard.press("Enter")


@pytest.mark.timed
@pytest.mark.parametrize("speed", ["normal", "slow"])
def test_a_tumble_takes_at_most_800_ms_moves_by_transform_alone_and_blocks_nothing(
    speed: str, page: Page
) -> None:
    prefer(page.context, speed=speed)
    page.emulate_media(reduced_motion="no-preference")
    lay_table(page, "Anna", {**POLTERFASS, "options": STURDY, "seats": HERE})
    begin(page)
    lay_order(page, "3")
    lay_order(page, "4")
    open_curtain(page)
    page.locator("footer [data-option^=throw]").click()
    page.wait_for_function(f"() => ({MOVING})().length > 2")
    moving = page.evaluate(MOVING)
    assert max(one["end"] for one in moving) <= 800.5
    found = {name for one in moving for name in one["properties"]} - STILL
    assert found <= {"transform", "opacity"}
    play_on(page, seed=4, answers=3)


def test_no_style_sheet_animates_anything_else() -> None:
    sheets = [*ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.css")]
    boards = ROOT.glob("stammtisch/games/*/web/**/*.svelte")
    texts = [path.read_text("utf-8") for path in [*sheets, *boards]]
    found = [line for text in texts for line in re.findall(r"\b(?:transition|animation).*;", text)]
    assert found
    assert [line for line in found if not re.match(r"transition: (transform|opacity) ", line)] == []
    assert [text for text in texts if "@keyframes" in text] == []
