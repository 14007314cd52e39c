"""The fair: Quacks to its end through its own board, by everybody, in every look."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from stammtisch import replay
from stammtisch.games.quacks.odds import odds
from stammtisch.games.quacks.state.table import Quacks

from .guests import answer, moved_on, prefer, sit_down, situation, size_of_board
from .test_pages import PHONE, SCROLLS, SMALL, faultless_looks, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
Look = Callable[[str], None]
BOT = {"kind": "bot", "level": "thrifty"}
TABLE: dict[str, Any] = {
    "game": "quacks",
    "rules": {"odds": "full"},
    "seats": [{"kind": "me"}, BOT],
}
TUBES = {**TABLE, "options": {"set": 4, "test_tubes": True}}
MOST_BOARD = 60_000
RAW = re.compile(r"\b(board|odds|phase|idle|source|event|step|choice|card|power|chip)-[a-z]")
LONG = """() => document.getAnimations()
  .filter(one => one.effect.target.closest('.pot .chip'))
  .map(one => one.effect.getComputedTiming().endTime)"""


def look_of(page: Page) -> str:
    """What is on the table: the market, a question over the pot, or the brewing."""
    if page.locator(".purse").count():
        return "market"
    return "decision" if page.locator(".decision").count() else "brewing"


def play(page: Page, seed: int, look: Look, answers: int = 400) -> set[str]:
    """At random; every position is looked at before it is answered."""
    rng = random.Random(seed)
    seen: set[str] = set()
    for _ in range(answers):
        if situation(page) == "over":
            break
        now = look_of(page)
        look(now)
        seen.add(now)
        answer(page, rng)
    return seen


def press(page: Page, option: str) -> None:
    at = page.locator(".app").get_attribute("data-at")
    page.locator(f"footer [data-option='{option}']").click()
    moved_on(page, at)


def brew_until(page: Page, look: str) -> None:
    """Brew pots of four chips until the table shows this."""
    for _ in range(40):
        situation(page)
        if look_of(page) == look:
            return
        draw, stop = (page.locator(f"footer [data-option={verb}]") for verb in ("draw", "stop"))
        if draw.count():
            full = stop.count() and page.locator(".pot .chip").count() > 3
            press(page, "stop" if full else "draw")
        else:
            answer(page, random.Random(1))
    raise AssertionError(f"no {look}")


def test_a_whole_game_of_set_1_on_a_phone_never_scrolls_the_page(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context)
    page = context.new_page()
    sit_down(page, {**TABLE, "options": {"set": 1}})

    def look(now: str) -> None:
        assert page.evaluate(SCROLLS) == [0, 0]
        assert page.evaluate(SMALL) == [], now

    assert play(page, 1, look) == {"market", "decision", "brewing"}
    expect(page.locator("[data-over]")).to_be_visible()


def test_a_whole_game_of_set_4_with_test_tubes_tells_points_by_source_and_round(page: Page) -> None:
    prefer(page.context)
    sit_down(page, TUBES)

    def look(_: str) -> None:
        expect(page.locator(".rack svg")).to_have_count(12)

    play(page, 2, look)
    results = page.locator("section[aria-label=Results]")
    score = results.locator("li .score").first.inner_text()
    tables = results.locator("table")
    expect(tables).to_have_count(2)
    rounds = tables.nth(1).locator("tbody tr").first.locator("td").all_inner_texts()
    assert len(rounds) == 10
    assert sum(map(int, rounds[:-1])) == int(rounds[-1])
    assert rounds[-1] in tables.nth(0).locator("tfoot td").all_inner_texts()
    assert score in tables.nth(0).locator("tfoot td").all_inner_texts()


def test_both_droplets_can_be_tapped_and_say_what_they_bring(page: Page) -> None:
    prefer(page.context)
    sit_down(page, TUBES)
    targets = page.locator("main .pot [data-legal], main .rack [data-legal]")
    for _ in range(200):
        assert situation(page) == "asked"
        if page.locator("[data-answer=tube]").count():
            break
        answer(page, random.Random(3))
    expect(page.locator(".decision [data-answer=droplet] .num").last).to_contain_text("→")
    expect(targets).to_have_count(2)
    targets.last.click()
    expect(page.locator("[data-piece^=tube-]")).to_have_count(1)


def english() -> set[str]:
    """Sentences of the English texts without variables."""
    text = files("stammtisch.games.quacks").joinpath("texts", "en.ftl").read_text("utf-8")
    return {line for line in re.findall(r"(?m)^[a-z][\w-]* = (.{6,})$", text) if "{" not in line}


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_no_word_of_the_board_is_left_untranslated(language: str, page: Page) -> None:
    prefer(page.context, language=language)
    sit_down(page, TUBES)
    expect(page.locator("html")).to_have_attribute("lang", language)
    foreign = english()

    def look(now: str) -> None:
        words = page.locator(".quacks").inner_text().replace("Anna", "")
        assert RAW.search(words) is None, now
        assert not foreign & set(words.splitlines()), now
        assert language != "uk" or not re.search("[A-Za-z]{2,}", words), words

    assert play(page, 4, look, answers=24) >= {"market", "brewing"}


@pytest.mark.parametrize(("theme", "answers"), [("day", 400), ("night", 16)])
def test_axe_finds_nothing_in_any_look(theme: str, answers: int, page: Page) -> None:
    prefer(page.context, theme=theme)
    sit_down(page, TABLE)
    assert play(page, 5, faultless_looks(page), answers) >= {"market", "brewing"}
    if theme == "day":
        assert faults(page) == [], "end"
        page.get_by_role("button", name="The table").click()
        page.locator(".corner.books").click()
        assert faults(page) == [], "books"


def test_the_odds_panel_says_what_the_odds_module_says(page: Page) -> None:
    prefer(page.context)
    table = sit_down(page, TABLE)
    brew_until(page, "brewing")
    game = replay(page.request.get(f"/api/tables/{table}/log").text()).game
    assert isinstance(game, Quacks)
    known = odds(game, 0)
    percent = [f"{100 * chip['chance']:.1f}%".replace(".0%", "%") for chip in known["chips"]]
    rows = page.locator("li[data-odds]").all()
    shown = [re.split(r"\s+", row.inner_text().strip())[-2:] for row in rows]
    counts = [str(chip["count"]) for chip in known["chips"]]
    assert shown == [list(pair) for pair in zip(counts, percent, strict=True)]
    expect(page.locator("[data-odds=explode]")).to_contain_text(
        f"{known['explosive']} of {known['bag']}"
    )


def test_the_basket_counts_the_purse_down_and_locks_say_why(page: Page) -> None:
    prefer(page.context)
    sit_down(page, {**TABLE, "options": {"cards": False}})
    brew_until(page, "market")
    coins = int(page.locator(".purse .coins").inner_text())
    price = page.locator(".price.open").first
    cost = int(price.locator(".cost b").inner_text())
    assert page.locator("footer .btn.go").count() == 0  # to buy nothing is not the next step
    price.click()
    expect(price).to_have_attribute("aria-pressed", "true")
    words = page.locator(".purse .coins").inner_text()
    assert [int(number) for number in re.findall(r"\d+", words)] == [coins, coins - cost]
    expect(page.locator(".lock").last).to_contain_text("from round 3")
    assert page.locator(".price.locked").count() > 0
    assert page.locator(".price.dear").count() > 0
    expect(page.locator("footer .btn.go")).to_have_attribute("data-option", re.compile("^buy"))
    at = page.locator(".app").get_attribute("data-at")
    page.keyboard.press("Enter")  # with the focus on the price: it pays, and puts nothing back
    moved_on(page, at)
    expect(page.locator("footer [data-option^=buy]")).to_have_count(0)


@pytest.mark.timed
def test_a_draw_rests_within_four_tenths_of_a_second_and_blocks_nothing(page: Page) -> None:
    prefer(page.context, speed="normal")
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, {**TABLE, "options": {"cards": False}})
    page.locator("footer [data-option=draw]").click()
    page.wait_for_function(f"() => ({LONG})().length > 0")
    assert max(page.evaluate(LONG)) <= 400
    press(page, "draw")


def remembered(wire: WebSocketRoute) -> None:
    """Every frame of this wire tells of a doubling that waits and of a chance that was taken."""
    server = wire.connect_to_server()

    def told(text: str | bytes) -> None:
        frame = json.loads(text)
        for player in frame.get("view", {}).get("players", []):
            player |= {"doubled": True, "chance": {"placed": 2, "safe": 5, "restarted": True}}
        wire.send(json.dumps(frame))

    server.on_message(told)


def test_what_a_brew_remembers_is_drawn_beside_the_pot(page: Page) -> None:
    page.route_web_socket(re.compile("/api/tables/"), remembered)
    prefer(page.context)
    sit_down(page, {**TABLE, "options": {"cards": False}})
    situation(page)
    expect(page.locator("[data-mark=doubled]")).to_contain_text("moves twice its number")
    expect(page.locator("[data-mark=chance].spent")).to_contain_text("placed 2 of 5")
    assert faults(page) == []


def test_the_board_adds_little_to_what_is_loaded(page: Page, scripts: dict[str, int]) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    expect(page.locator(".quacks")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < size_of_board(scripts) < MOST_BOARD
