"""The taproom: Polterfass to its end through its own board, by everybody, in every look."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch import replay
from stammtisch.games.polterfass.odds import odds
from stammtisch.games.polterfass.state import Polterfass

from .guests import moved_on, prefer, sit_down, situation
from .test_pages import PHONE, SCROLLS, faultless_looks, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
Look = Callable[[str], None]
BOT = {"kind": "bot", "level": "thrifty"}
TABLE: dict[str, Any] = {
    "game": "polterfass",
    "options": {"target": 40},
    "seed": "3",
    "seats": [{"kind": "me"}, BOT, BOT, BOT],
}
HERE = [{"kind": "me"}, {"kind": "here", "name": "Oma"}, {"kind": "here", "name": "Opa"}]
MOST_SCRIPT = 150_000
RAW = re.compile(r"\b(board|odds|phase|idle|waiting|source|event|step|choice)-[a-z]")
PLACE = "() => JSON.stringify(document.querySelector('.polterfass').getBoundingClientRect())"


def look_of(page: Page) -> str:
    """Which of the looks is on the table: the bill, or what I am asked."""
    if page.locator(".bill").count():
        return "bill"
    if page.locator("button.card[data-legal]").count():
        return "guest"
    return "innkeeper" if page.locator("footer [data-option=close]").count() else "count"


def press(page: Page, look: str, rng: random.Random) -> None:
    """Answer by keyboard alone: digits and Enter, numbers of the bar, arrows on the barrels."""
    if look == "bill":
        page.keyboard.press("Escape")
        return
    at = page.locator(".app").get_attribute("data-at")
    if look == "guest":
        for card in rng.sample("01234567", rng.randint(1, 2)):
            page.keyboard.press(card)
        page.keyboard.press("Enter")
    elif look == "innkeeper":
        bar = page.locator("footer [data-option]").count()
        page.keyboard.press(str(rng.randint(1, bar)))
    else:
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
    moved_on(page, at)


def play_by_keys(page: Page, seed: int, look: Look) -> set[str]:
    """To the end of the game; every position is looked at before it is answered."""
    rng = random.Random(seed)
    seen: set[str] = set()
    for _ in range(400):
        if situation(page) == "over":
            return seen
        now = look_of(page)
        look(now)
        seen.add(now)
        press(page, now, rng)
    raise AssertionError("no end in 400 answers")


def test_a_whole_game_by_keyboard_alone_on_a_phone(new_context: NewContext) -> None:
    """The page never scrolls, and the board never shifts."""
    context = new_context(**PHONE)
    prefer(context)
    page = context.new_page()
    sit_down(page, TABLE)
    places: set[str] = set()

    def look(now: str) -> None:
        live = page.locator("button.card[data-legal], footer [data-option]").count()
        assert now != "bill" or live == 0  # nothing is decided while the bill hides barrels
        assert page.evaluate(SCROLLS) == [0, 0]
        places.add(page.evaluate(PLACE))

    assert play_by_keys(page, 1, look) >= {"bill", "guest", "innkeeper"}
    assert len(places) == 1
    expect(page.locator(".scene .column")).to_have_count(4)
    page.get_by_role("tab", name="Results").click()
    expect(page.locator("section[aria-label=Results] ol li")).to_have_count(4)
    page.get_by_role("button", name="The table").click()
    expect(page.locator(".bill")).to_be_visible()


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_a_whole_game_in_another_language(language: str, page: Page) -> None:
    prefer(page.context, language=language)
    sit_down(page, TABLE)
    expect(page.locator("html")).to_have_attribute("lang", language)

    def look(_: str) -> None:
        assert RAW.search(page.locator("body").inner_text()) is None

    assert "bill" in play_by_keys(page, 2, look)


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_in_any_look(theme: str, page: Page) -> None:
    prefer(page.context, theme=theme)
    sit_down(page, TABLE)
    play_by_keys(page, 3, faultless_looks(page))
    assert faults(page) == []
    page.get_by_role("button", name="The table").click()
    page.get_by_role("button", name="Score sheet").click()
    assert faults(page) == []


def shown(page: Page, key: str) -> str:
    return page.locator(f"[data-odds={key}]").inner_text()


def test_the_odds_panel_says_what_the_odds_module_says(page: Page) -> None:
    prefer(page.context)
    table = sit_down(page, {**TABLE, "seats": HERE, "rules": {"odds": "full"}})
    page.locator(".curtain .btn").click()
    expect(page.locator("[data-odds=close]")).to_be_visible()
    log = page.request.get(f"/api/tables/{table}/log").text()
    game = replay(log).game
    assert isinstance(game, Polterfass)
    known = odds(game, 0)
    throw = known["throws"]["throw"]
    assert shown(page, "close") == ", ".join(map(str, known["close"]))
    assert shown(page, "stands") == f"{100 * throw['stands']:.1f}%".replace(".0%", "%")
    assert float(shown(page, "bust").removesuffix("%")) == pytest.approx(
        100 * throw["bust"], abs=0.051
    )
    assert float(shown(page, "mean")) == pytest.approx(throw["mean"], abs=0.051)
    bars = page.locator("rect[data-total]").all()
    drawn = {bar.get_attribute("data-total"): bar.get_attribute("data-share") for bar in bars}
    read = {total: float(str(share)) for total, share in drawn.items()}
    assert read == pytest.approx(throw["most"], abs=1e-4)


def test_a_card_is_picked_by_tap_key_and_drag_alike(page: Page) -> None:
    prefer(page.context)
    sit_down(page, {**TABLE, "seats": HERE})
    page.locator(".curtain .btn").click()
    card = [page.get_by_role("button", name=f"Card {number}") for number in range(8)]
    card[2].click()
    page.keyboard.press("5")
    expect(page.locator("footer [data-option]")).to_have_attribute("data-option", "order 2 5")
    card[7].drag_to(page.locator(".scene"))
    expect(page.locator("footer [data-option]")).to_have_attribute("data-option", "order 5 7")
    page.keyboard.press("Escape")
    expect(page.locator("[aria-pressed=true].card")).to_have_count(0)


def test_lobby_and_taproom_load_little_script(page: Page, scripts: dict[str, int]) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    situation(page)
    assert any("/Board-" in url for url in scripts)
    assert 10_000 < sum(scripts.values()) < MOST_SCRIPT
