"""Every usual screen: the thing asked about and its answers are in sight, large enough to hit."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.sizes import FULL, sized

from .guests import answer, begin, lay_table, open_curtain, prefer, situation
from .screens import SCREENS, Screen, Window, contact_sheet, question
from .test_games import BOARDS, wish

pytestmark = [pytest.mark.browser, pytest.mark.screens]
PICTURES = Path(".build/screens").absolute()
DESK = SCREENS[0]
BOT = {"kind": "bot", "level": "thrifty"}
FULL_TABLES: dict[str, dict[str, Any]] = {
    "tiefenthal": {"options": {"module": 5}, "seats": [{"kind": "me"}, BOT, BOT]},
    "quacks": {"options": {"set": 3, "test_tubes": True}, "seats": [{"kind": "me"}, BOT, BOT, BOT]},
    "polterfass": {"options": {"target": 40}, "seats": [{"kind": "me"}, *[BOT] * 5]},
}
"""Much on the table, and long words."""
PATIENCE = sized(ci=240, full=3600)


def look(window: Window, game: str, kind: str, sheet: dict[str, list[Path]]) -> list[str]:
    """The window takes every size; what is wrong, and a picture of each."""
    found: list[str] = []
    for screen in SCREENS:
        found += [f"{kind}: {one}" for one in window.complaints(screen)]
        if kind not in sheet or len(sheet[kind]) < len(SCREENS):
            path = PICTURES / f"{game}-{kind}-{screen.name}.png"
            window.page.screenshot(path=path)
            sheet.setdefault(kind, []).append(path)
    window.resize(DESK)
    return found


@pytest.mark.timeout(2 * PATIENCE)
@pytest.mark.parametrize("game", BOARDS)
def test_question_thing_and_answer_are_in_sight_on_every_screen(game: str, page: Page) -> None:
    """At the first question of each kind; in full size at every question of a whole game."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    prefer(page.context)
    window = Window(page)
    window.resize(DESK)
    lay_table(page, "Anna", {**wish(game), "rules": {"odds": "full"}, "seed": "12"})
    begin(page)
    rng, found, sheet = random.Random(6), list[str](), dict[str, list[Path]]()
    end = time.monotonic() + PATIENCE
    while (what := situation(page)) != "over" and time.monotonic() < end:
        if what == "curtain":
            open_curtain(page)
            continue
        kind = question(page)
        if FULL or kind not in sheet:
            found += look(window, game, kind, sheet)
        answer(page, rng)
    if what == "over":
        found += look(window, game, "end", sheet)
    contact_sheet(page, sheet, PICTURES / game)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_a_table_loads_fresh_on_every_screen(screen: Screen, page: Page) -> None:
    """What opens in a small window is as well laid out as what was made small."""
    prefer(page.context)
    lay_table(page, "Anna", wish("quacks"))
    begin(page)
    situation(page)
    window = Window(page)
    window.resize(screen)
    page.reload()
    expect(page.locator(".app")).to_be_visible()
    situation(page)
    found = window.complaints(screen)
    assert not found, "\n".join(found)


@pytest.mark.timeout(2 * PATIENCE)
@pytest.mark.parametrize("game", FULL_TABLES)
def test_a_full_table_in_german_fits_every_screen(game: str, page: Page) -> None:
    """More seats, modules and books than the smallest table, in the language of long words."""
    prefer(page.context, language="de")
    window = Window(page)
    window.resize(DESK)
    lay_table(page, "Anna", {"game": game, "rules": {"odds": "full"}, **FULL_TABLES[game]})
    begin(page)
    rng, found, seen = random.Random(3), list[str](), set[str]()
    for _ in range(sized(ci=45, full=400)):
        if situation(page) == "over":
            break
        kind = question(page)
        if kind not in seen:
            seen.add(kind)
            for screen in SCREENS:
                found += [f"{kind}: {one}" for one in window.complaints(screen)]
            window.resize(DESK)
        answer(page, rng)
    assert not found, "\n".join(found)
