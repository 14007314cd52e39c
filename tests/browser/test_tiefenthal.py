"""The tavern: Tiefenthal to its end through its own board, by everybody, in every look."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Response, expect

from stammtisch import replay

from .guests import answer, has_moved_on, moved_on, prefer, sit_down, situation
from .test_pages import PHONE, SCROLLS, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
BOT = {"kind": "bot", "level": "thrifty"}
TABLE: dict[str, Any] = {
    "game": "tiefenthal",
    "seed": "7",
    "options": {"module": 1},
    "rules": {"odds": "full"},
    "seats": [{"kind": "me"}, BOT],
}
MOST_BOARD = 70_000
RAW = re.compile(
    r"\b(board|odds|phase|source|event|step|choice|card|tile|gift|bonus|tab)-[a-z]|\{ ?\$"
)


def step(page: Page) -> str | None:
    return page.locator(".app").get_attribute("data-step")


def until(page: Page, wanted: str, seed: int = 1) -> None:
    """Play at random until this question."""
    rng = random.Random(seed)
    for _ in range(200):
        assert situation(page) == "asked"
        if step(page) == wanted:
            return
        answer(page, rng)
    raise AssertionError(f"no {wanted}")


def play(page: Page, seed: int, look: Callable[[str], None], answers: int = 600) -> set[str]:
    """A whole game at random; every position is looked at before it is answered."""
    rng = random.Random(seed)
    seen: set[str] = set()
    for _ in range(answers):
        if situation(page) == "over":
            break
        now = str(step(page))
        look(now)
        seen.add(now)
        if now in ("serve", "place-die") and page.locator(".cell.fits").count():
            page.get_by_role("button", name="Best income").or_(
                page.locator(".tray .help")
            ).first.click()
        answer(page, rng)
    return seen


def log_of(page: Page, table: str) -> list[str]:
    return page.request.get(f"/api/tables/{table}/log").text().splitlines()


@pytest.mark.parametrize("language", ["uk", "pl"])
def test_a_whole_game_speaks_the_language_and_never_scrolls_the_phone(
    language: str, new_context: NewContext
) -> None:
    context = new_context(**PHONE)
    prefer(context, language=language)
    page = context.new_page()
    sit_down(page, TABLE)

    def look(_: str) -> None:
        assert page.evaluate(SCROLLS) == [0, 0]
        expect(page.locator(".app")).not_to_contain_text(RAW)

    assert play(page, 1, look) >= {"serve", "take-die"}
    expect(page.locator("[data-over]")).to_be_visible()


@pytest.mark.parametrize("module", [2, 5])
def test_a_whole_game_of_the_modules(module: int, page: Page) -> None:
    prefer(page.context)
    table = sit_down(page, {**TABLE, "options": {"module": module}})
    seen = play(page, 4, lambda _: None)
    assert seen >= ({"choose-side"} if module == 2 else {"keep-start-card", "place-die"})
    assert any(line.startswith("0 use ") for line in log_of(page, table))
    expect(page.locator("[data-over]")).to_be_visible()


def test_start_cards_lie_whole_on_a_phone(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context)
    page = context.new_page()
    sit_down(page, {**TABLE, "options": {"module": 4}})
    situation(page)
    cards = page.locator(".choosing button")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


@pytest.mark.timeout(240)
def test_a_whole_game_by_keyboard_alone_uses_dice(page: Page) -> None:
    """Digits take dice up, Enter lays them, then serves them, then closes."""
    prefer(page.context)
    table = sit_down(page, TABLE)
    rng = random.Random(3)
    for _ in range(2000):
        if situation(page) == "over":
            break
        at = page.locator(".app").get_attribute("data-at")
        page.keyboard.press(rng.choice("123456"))
        page.keyboard.press("Enter")
        has_moved_on(page, at, 80)
    used = [line for line in log_of(page, table) if line.startswith("0 use ")]
    assert len(used) > 20
    expect(page.locator("section[aria-label=Results]")).to_be_visible()


def test_dice_are_laid_moved_and_called_back_without_an_answer(page: Page) -> None:
    prefer(page.context)
    table = sit_down(page, TABLE)
    until(page, "serve")
    said = log_of(page, table)
    dice = page.locator(".cell").count()
    register = page.locator(".cash_register .front")
    register.click()
    expect(page.locator(".cell")).to_have_count(dice - 1)
    expect(register.locator(".order")).to_have_text("1")
    page.keyboard.press("Backspace")
    expect(page.locator(".cell")).to_have_count(dice)
    page.locator(".cell.fits").first.drag_to(page.locator(".barrel .front"))
    expect(page.locator(".barrel .front .order")).to_have_text("1")
    assert log_of(page, table) == said


def test_the_sketch_outlives_a_refresh(page: Page) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    until(page, "serve")
    page.locator(".tray .help").click()
    placed = page.locator("main .order").count()
    assert placed > 0
    page.reload()
    situation(page)
    expect(page.locator("main .order")).to_have_count(placed)


def test_the_best_income_is_what_the_view_says_and_the_rest_is_served_in_order(page: Page) -> None:
    prefer(page.context)
    table = sit_down(page, TABLE)
    until(page, "serve")
    log = "\n".join(log_of(page, table))
    view = replay(log).view(0)["taverns"][0]
    page.locator(".tray .help").click()
    then = page.locator(".purse .then").all_inner_texts()
    plan = view["plan"]
    for words, sum_ in zip(then, (plan["thalers_then"], plan["beers_then"]), strict=True):
        assert re.findall(r"\d+", words) in ([], [str(sum_)])
    page.locator(".tray .rest").click()
    wanted = [f"0 {use['choice']}" for use in plan["uses"]]
    expect(page.locator("main .order")).to_have_count(0)
    said = [line for line in log_of(page, table) if line.startswith("0 use ")]
    assert said == wanted[: len(said)]
    assert said
    page.locator("section.body .card[data-legal]").first.click()
    at = page.locator(".app").get_attribute("data-at")
    page.keyboard.press("Enter")  # with the focus on the card: it is bought, not put back
    moved_on(page, at)
    assert any(line.startswith(("0 buy", "0 recruit")) for line in log_of(page, table))


def test_the_own_turn_is_taken_back_use_by_use(page: Page) -> None:
    """Two dice are served and taken back: the purse is as before, and both dice lie free again."""
    prefer(page.context)
    table = sit_down(page, TABLE)
    until(page, "serve")
    purses = page.locator(".purse .num").all_inner_texts()
    dice = page.locator(".cell").count()
    for space in ("cash_register", "barrel"):
        page.locator(f".{space} .front").click()
        at = page.locator(".app").get_attribute("data-at")
        page.locator("footer .btn.go[data-legal]").click()
        moved_on(page, at)
    expect(page.locator(".coaster.done")).to_have_count(2)
    assert page.locator(".purse .num").all_inner_texts() != purses
    for left in (1, 0):
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".coaster.done")).to_have_count(left)
    assert page.locator(".purse .num").all_inner_texts() == purses
    expect(page.locator(".cell")).to_have_count(dice)
    assert log_of(page, table).count("0 <undo") == 2


def test_an_entertainer_is_paid_where_he_stands(page: Page) -> None:
    prefer(page.context)
    table = sit_down(page, {**TABLE, "options": {"module": 2}})
    rng = random.Random(2)
    drinks = page.locator(".troupe .drinks")
    for _ in range(200):
        assert situation(page) == "asked"
        if step(page) == "serve" and drinks.count():
            break
        answer(page, rng)
    expect(page.locator("footer [data-option^=drink]")).to_have_count(0)
    said = str(drinks.first.get_attribute("data-answer"))
    at = page.locator(".app").get_attribute("data-at")
    drinks.first.click()
    moved_on(page, at)
    assert f"0 {said}" in log_of(page, table)


def test_closing_warns_of_what_is_lost_and_the_warning_can_be_switched_off(page: Page) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    until(page, "serve")
    button = page.locator("footer [data-option=close]")
    expect(button).to_contain_text("dice")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Dice would stay unused").uncheck()
    page.keyboard.press("Escape")
    expect(button).not_to_contain_text("dice")


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_in_any_look(theme: str, page: Page) -> None:
    prefer(page.context, theme=theme)
    sit_down(page, TABLE)
    seen: set[str] = set()

    def look(now: str) -> None:
        if now not in seen:
            assert faults(page) == [], now
        seen.add(now)

    play(page, 5, look, 400 if theme == "day" else 30)
    assert faults(page) == [], "last"


def test_a_tap_on_a_player_shows_their_tavern(page: Page) -> None:
    prefer(page.context)
    sit_down(page, {**TABLE, "seats": [{"kind": "me"}, BOT, BOT, BOT]})
    until(page, "serve")
    for seat in (1, 2, 3):
        page.locator(f"[data-place=seat-{seat}] button").click()
        expect(page.get_by_role("tabpanel")).to_contain_text(
            page.locator(f"[data-place=seat-{seat}] b").first.inner_text()
        )
        assert faults(page) == [], seat


def test_the_board_adds_little_to_what_is_loaded(page: Page) -> None:
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if "/Board-" in response.url:
            loaded[response.url] = len(gzip.compress(response.body()))

    page.on("response", note)
    prefer(page.context)
    sit_down(page, TABLE)
    expect(page.locator(".tief")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 10_000 < sum(loaded.values()) < MOST_BOARD


def test_an_answer_by_the_bar_moves_on(page: Page) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    until(page, "serve")
    page.locator(".tray .help").click()
    at = page.locator(".app").get_attribute("data-at")
    page.locator("footer .btn.go[data-legal]").click()
    moved_on(page, at)
