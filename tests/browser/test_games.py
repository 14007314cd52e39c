"""Every game, to its end, in a real browser: new games join by existing."""

from __future__ import annotations

import random
import time
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.games import title, titles

from .guests import answer, begin, has_moved_on, lay_table, play_on, prefer, situation

pytestmark = pytest.mark.browser
GAMES_HOME = Path(str(files("stammtisch.games")))
GAMES = sorted(titles())
BOARDS = [game for game in GAMES if (GAMES_HOME / game / "web" / "Board.svelte").exists()]
SHORT: dict[str, dict[str, Any]] = {"pig": {"target": 30}, "polterfass": {"target": 40}}
"""Options that make a whole game short enough for a test."""
FULLEST: dict[str, dict[str, Any]] = {"tiefenthal": {"options": {"module": 5}}}
"""All that a game can ask, where its base game asks less."""

MANY = 40


def wish(game: str, *others: dict[str, Any]) -> dict[str, Any]:
    """Me and the others, filled up with bots to the fewest seats."""
    seats = [{"kind": "me"}, *others]
    missing = title(game).seats[0] - len(seats)
    bots = [{"kind": "bot", "level": "thrifty"}] * missing
    return {"game": game, "options": SHORT.get(game, {}), "seats": [*seats, *bots]}


@pytest.mark.parametrize("game", BOARDS)
def test_a_whole_game_on_its_own_board(game: str, page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", wish(game))
    begin(page)
    assert play_on(page, seed=2) > 0


@pytest.mark.parametrize("game", ["pig", *BOARDS])
def test_a_whole_game_by_keyboard_alone(game: str, page: Page) -> None:
    """Keys pick options; the arrows find what glows, and Enter does it."""
    prefer(page.context)
    lay_table(page, "Anna", {**wish(game), **FULLEST.get(game, {})})
    begin(page)
    rng = random.Random(3)
    for _ in range(3000):
        if situation(page) == "over":
            break
        at = page.locator(".app").get_attribute("data-at")
        page.keyboard.press(rng.choice(["1", "2", "3"]))
        for key in rng.choices(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=2):
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        has_moved_on(page, at, 300)
    expect(page.locator("section[aria-label=Results]")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_at_one_table_see_the_same_scores(
    game: str, page: Page, new_context: Any
) -> None:
    prefer(page.context, plain=True)
    lay_table(page, "Anna", wish(game, {"kind": "friend"}))
    code = page.locator(".code").inner_text()
    friend = sit_by_code(new_context(locale="uk"), code)
    begin(page)
    rng = random.Random(4)
    answered: list[Page] = []
    end = time.monotonic() + 60
    while time.monotonic() < end:
        asked = [one for one in (page, friend) if one.locator("[data-legal]").count()]
        if len(answered) >= MANY and agree(page, friend):
            break
        if asked:
            one = rng.choice(asked)
            answered.append(one)
            answer(one, rng)
        elif page.locator("[data-over]").count():
            break
        else:
            page.wait_for_timeout(20)
    assert set(answered) == {page, friend}
    expect(page.locator("[data-place] .points")).to_have_text(scores(friend))


def agree(one: Page, other: Page) -> bool:
    """What is half said counts for nobody but who says it; a moment later all know it."""
    one.wait_for_timeout(100)
    return scores(one) == scores(other)


def sit_by_code(context: BrowserContext, code: str) -> Page:
    prefer(context, plain=True, language="uk")
    page = context.new_page()
    page.goto(f"/join/{code.lower()}")
    page.get_by_label("Ваше ім’я").fill("Богдан")
    page.locator("main .btn.go").click()
    expect(page.get_by_text("Богдан")).to_be_visible()
    return page


def scores(page: Page) -> list[str]:
    return page.locator("[data-place] .points").all_inner_texts()
