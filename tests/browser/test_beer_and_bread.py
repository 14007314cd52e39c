"""The two villages: Beer & Bread through its own board, by everybody, in every look."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from stammtisch import replay
from stammtisch.games.beer_and_bread.choices import CARD_IDS
from stammtisch.games.beer_and_bread.odds import odds
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.state.tokens import KINDS

from .guests import answer, moved_on, play_on, prefer, sit_down, situation, size_of_board
from .test_pages import PHONE, SCROLLS, SMALL, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
BOT = {"kind": "bot", "level": "random"}
TABLE: dict[str, Any] = {"game": "beer_and_bread", "seats": [{"kind": "me"}, BOT]}
MOST_BOARD = 60_000
RAW = re.compile(r"\b(board|odds|phase|waiting|source|event|step|choice|kind|card|tip)-[a-zA-Z]")
LENGTHS = """() => document.getAnimations()
  .filter(one => one.effect.target.closest('.village-board'))
  .map(one => one.effect.getComputedTiming().endTime)"""


def alike(recipe: list[str], harvest: list[str], upgrade: str) -> dict[str, Any]:
    """A table at which all sixty cards are the same, and the bot leaves me to my questions."""
    face = f"recipe = {recipe}\nharvest = {harvest}\nupgrade = '{upgrade}'"
    return {**TABLE, "seed": "1", "pack": "\n".join(f"[cards.{card}]\n{face}" for card in CARD_IDS)}


def lift(page: Page) -> None:
    """Wait for my turn and lift the first card of the hand."""
    page.wait_for_selector(".hand .face[data-legal]")
    page.locator(".hand .face[data-legal]").first.click()
    expect(page.locator(".lifted")).to_be_visible()


def play(page: Page, use: str) -> None:
    """Play a card of the hand for one of its uses, and wait until the table has moved on."""
    lift(page)
    at = page.locator(".app").get_attribute("data-at")
    page.locator(f".use[data-legal]:has(.print.{use})").click()
    moved_on(page, at)


def tokens(page: Page) -> Locator:
    """The tokens of a question that glow."""
    return page.locator("footer .tokens [data-legal]")


def look_through(page: Page, seed: int, look: Callable[[], None]) -> None:
    """Play to the end; every position is looked at before it is answered."""
    rng = random.Random(seed)
    for _ in range(300):
        if situation(page) == "over":
            return
        look()
        answer(page, rng)
    raise AssertionError("no end in 300 answers")


def words(page: Page) -> str:
    return page.locator("body").inner_text()


def test_a_whole_game_on_a_phone_in_ukrainian(new_context: NewContext) -> None:
    """The page never scrolls, fingers fit, and every word is Ukrainian."""
    context = new_context(**PHONE)
    prefer(context, language="uk")
    page = context.new_page()
    sit_down(page, TABLE)
    expect(page.locator("html")).to_have_attribute("lang", "uk")

    def look() -> None:
        assert page.evaluate(SCROLLS) == [0, 0]
        assert page.evaluate(SMALL) == []
        assert RAW.search(words(page)) is None

    look_through(page, 1, look)
    page.get_by_role("tab", name="Підсумки").click()
    expect(page.locator("#panel").get_by_text("у залік").first).to_be_visible()


def test_a_whole_game_in_polish_ends_on_the_score_pads(page: Page) -> None:
    """On the way the odds panel says what the odds module says; the log is whole at the end."""
    prefer(page.context, language="pl")
    table = sit_down(page, {**TABLE, "rules": {"odds": "full"}})
    situation(page)
    shown, so_far = shown_odds(page), len(log_of(page, table))
    look_through(page, 2, lambda: expect(page.locator(".village-board")).to_be_visible())
    expect(page.locator(".pads section")).to_have_count(2)
    assert RAW.search(words(page)) is None
    assert faults(page) == []
    pads = page.locator(".pads section").all()
    totals = [pad.locator("td.counts b").first.inner_text() for pad in pads]
    assert totals == page.locator("[data-place] .points").all_inner_texts()
    game = replay("\n".join(log_of(page, table)[:so_far])).game
    assert isinstance(game, BeerAndBread)
    assert shown == pytest.approx(known_odds(game), abs=0.06)  # rounded by server and panel


def log_of(page: Page, table: str) -> list[str]:
    return page.request.get(f"/api/tables/{table}/log").text().splitlines()


def shown_odds(page: Page) -> dict[str, float]:
    """Every number of the odds panel, by its key."""
    expect(page.locator("[data-odds]").first).to_be_visible()
    numbers = page.locator("[data-odds]").all()
    return {str(number.get_attribute("data-odds")): read(number.inner_text()) for number in numbers}


def read(shown: str) -> float:
    """A number as a Polish reader sees it: with a comma, and a space before the percent sign."""
    return float(shown.removesuffix("%").replace(",", ".").strip())


def known_odds(game: BeerAndBread) -> dict[str, float]:
    """The same keys from the odds module, chances as percent."""
    found = odds(game, 0)
    known = {f"next-{kind}": 100 * chance for kind, chance in found["next_harvests"].items()}
    known |= {f"soon-{kind}": 100 * chance for kind, chance in found["soon_harvests"].items()}
    for group in found["unseen"]:
        for place, count in enumerate(group["types"], start=1):
            known[f"{group['product']}-{place}"] = count
    return known


@pytest.mark.parametrize("theme", ["day", "night"])
def test_a_lifted_card_shows_what_each_use_would_do(theme: str, page: Page) -> None:
    prefer(page.context, theme=theme)
    sit_down(page, TABLE)
    lift(page)
    expect(page.locator(".lifted .use")).to_have_count(3)
    taken = sum(int(chip.inner_text()[1:]) for chip in page.locator(".less").all())
    assert page.locator(".mine li.comes").count() == taken > 0
    expect(page.locator(".strip.new")).to_be_visible()
    assert faults(page) == []
    page.locator(".use:has(.print.upgrade)").hover()
    expect(page.locator(".mine .slot.next")).to_have_count(1)
    expect(page.locator(".strip.new")).to_have_count(0)


def test_a_payment_in_several_ways_is_asked_once_and_paid_by_one_tap(page: Page) -> None:
    prefer(page.context)
    sit_down(page, alike(["rye"], ["rye", "hops", "hops"], "swap_hops"))
    play(page, "upgrade")
    play(page, "harvest")
    play(page, "sell")
    ways = page.locator("footer button[data-legal]")
    expect(ways).to_have_count(2)
    assert faults(page) == []
    ways.last.click()
    lift(page)
    kept = page.locator(".mine .store .vh").all_inner_texts()
    assert len([kind for kind in kept if kind in ("rye", "hops")]) in (1, 2)


def test_too_many_tokens_are_said_before_and_picked_in_any_order(page: Page) -> None:
    prefer(page.context)
    crops = [kind for kind in KINDS[1:] for _ in range(2)]
    sit_down(page, alike(["wheat"], crops, "score_low"))
    play(page, "harvest")
    lift(page)
    said = re.findall(r"\d+", page.locator(".use .note.warn").inner_text())
    assert said == [page.locator(".mine .over b").inner_text()]
    page.locator(".use[data-legal]:has(.print.harvest)").click()
    expect(page.locator("footer .btn:disabled")).to_contain_text(said[0])
    assert faults(page) == []
    for place in range(int(said[0])):
        tokens(page).nth(-1 - place).click()
    expect(page.locator(".mine li.goes")).to_have_count(int(said[0]))
    page.locator("footer .btn.go").click()
    lift(page)
    expect(page.locator(".mine .store h3 span")).to_have_text("9/9")


@pytest.mark.parametrize("memory", [True, False])
def test_the_table_remembers_the_cards_passed_on_if_it_may(memory: bool, page: Page) -> None:
    prefer(page.context)
    sit_down(page, {**alike(["rye"], ["rye"], "score_low"), "options": {"memory": memory}})
    play(page, "upgrade")
    page.wait_for_function(
        "() => document.querySelectorAll('.hand .face[data-legal]').length === 4"
    )
    seen = page.locator(".area-rival i.seen").count()
    assert seen > 0 if memory else seen == 0
    page.locator(".area-rival button[data-place]").click()
    expect(page.locator("dialog li")).to_have_count(seen)


def test_the_windmill_tells_its_rule(page: Page) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    situation(page)
    page.locator(".mill").click()
    expect(page.get_by_role("dialog")).to_contain_text("fewer tokens")
    assert faults(page) == []


@pytest.mark.timed
def test_the_pieces_move_for_less_than_a_second_and_block_nothing(page: Page) -> None:
    prefer(page.context, speed="normal")
    page.emulate_media(reduced_motion="no-preference")
    sit_down(page, TABLE)
    play(page, "harvest")
    page.wait_for_function(f"() => ({LENGTHS})().length > 0")
    assert max(page.evaluate(LENGTHS)) <= 800
    play_on(page, seed=4, answers=2)


def test_the_board_is_small(page: Page, scripts: dict[str, int]) -> None:
    prefer(page.context)
    sit_down(page, TABLE)
    situation(page)
    assert 5_000 < size_of_board(scripts) < MOST_BOARD
