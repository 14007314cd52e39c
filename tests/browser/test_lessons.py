"""Guided first games, whole, on a phone in Ukrainian; and what happens to whoever strays."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.core.lesson import Lesson, Turn
from stammtisch.games import titles

from .guests import choose, prefer
from .test_pages import PHONE, SCROLLS, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
TAUGHT = [title.id for title in titles().values() if "first" in title.lessons()]
NOTE = ".lesson-note"
GO = f"{NOTE} .btn.go"
MOST_TAPS = 40
RING = """() => {
  const ring = document.querySelector('.lesson-ring')?.getBoundingClientRect();
  if (!ring) return null;
  const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
  for (let thing = document.elementFromPoint(x, y); thing; thing = thing.parentElement) {
    const box = thing.getBoundingClientRect();
    const apart = [box.left - ring.left, box.top - ring.top, ring.right - box.right];
    if (apart.every((pixels) => Math.abs(pixels) < 9)) return { x, y };
  }
  return null;  // it has not yet followed its thing
}"""
UNDRAWN = """() => [...document.querySelectorAll('.piece use')]
  .map((use) => use.getAttribute('href'))
  .filter((drawing) => !document.querySelector(drawing))"""
LED_ON = """([at, { x, y }]) => {
  if (document.querySelector('.app').dataset.at !== at) return true;
  const ring = document.querySelector('.lesson-ring')?.getBoundingClientRect();
  return ring && Math.hypot(ring.x + ring.width / 2 - x, ring.y + ring.height / 2 - y) > 2;
}"""


def name_of(page: Page, game: str) -> str:
    known = page.request.get("/api/games").json()["games"]
    return str(next(info["names"]["uk"] for info in known if info["id"] == game))


def sit_down_to(page: Page, game: str) -> Lesson:
    """Tap Learn on the game's card."""
    page.goto("/")
    choose(page, name := name_of(page, game))
    page.get_by_role("button", name=f"Навчання {name}").click()
    return titles()[game].lessons()["first"]


def words_of(game: str) -> dict[str, str]:
    text = files(titles()[game].package).joinpath("lessons", "uk.ftl").read_text("utf-8")
    return dict(line.split(" = ", 1) for line in text.splitlines())


def read_on(page: Page, turn: Turn, words: dict[str, str]) -> int:
    """Read the notes of a turn: a button leads on, or putting away what a note is about."""
    for number, note in enumerate(turn.notes):
        expect(page.locator(f"{NOTE} p")).to_have_text(words[note.say])
        if note.stays:
            expect(page.locator(GO)).to_have_count(0)
            page.locator("footer .btn.go").last.click()
        elif number + 1 < len(turn.notes):
            page.locator(GO).click()
    return max(0, len(turn.notes) - 1)


def act(page: Page, turn: Turn) -> int:
    """Tap what is ringed until it is an answer: a card is picked first, and then laid."""
    at = page.locator(".app").get_attribute("data-at")
    for taps in range(1, MOST_TAPS):
        ring = page.wait_for_function(RING).json_value()
        page.mouse.click(ring["x"], ring["y"])
        page.wait_for_function(LED_ON, arg=[at, ring])
        if page.locator(".app").get_attribute("data-at") != at:
            return taps
    raise AssertionError(f"no way to {turn.wants}")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_whole_lesson_on_a_phone_in_ukrainian(game: str, new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="uk")
    page, words = context.new_page(), words_of(game)
    lesson = sit_down_to(page, game)
    taps = 0
    for turn in lesson.turns[:-1]:
        taps += read_on(page, turn, words)
        assert page.evaluate(SCROLLS) == [0, 0]
        taps += act(page, turn)
    assert taps + read_on(page, lesson.turns[-1], words) < MOST_TAPS
    assert faults(page) == []
    expect(page.locator(GO)).to_have_text("Грати далі без підказок")
    page.locator(GO).click()
    expect(page.locator(NOTE)).to_have_count(0)
    page.reload()
    expect(page.locator(".app[data-at]")).to_be_visible()
    expect(page.locator(NOTE)).to_have_count(0)


def test_another_move_is_answered_and_may_be_taken_back(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="en")
    page = context.new_page()
    page.goto("/")
    choose(page, "Quacks").locator(".learn").first.click()
    before = page.url
    expect(page.locator("#tab-hint")).to_have_count(0)
    page.locator("footer [data-option=stop]").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("That is allowed too.")
    expect(page.locator("#tab-hint")).to_be_visible()
    expect(page.locator(f"{NOTE} p")).to_contain_text("could have paid much more")
    page.locator(GO).click()
    expect(page.locator("footer [data-option=stop]")).to_be_visible()
    expect(page.locator(f"{NOTE} p")).not_to_contain_text("That is allowed too.")
    assert page.url.startswith(before.rsplit("/", 1)[0])


@pytest.mark.parametrize("game", TAUGHT)
def test_how_to_play_in_pictures_by_keyboard(game: str, new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="uk")
    page, how = context.new_page(), words_of(game)
    page.goto("/")
    choose(page, name := name_of(page, game))
    page.get_by_role("button", name=f"Як грати: {name}").click()
    text = files(titles()[game].package).joinpath("lessons", "how.pages").read_text("utf-8")
    for id in [line.split()[1] for line in text.splitlines() if line.startswith("page ")]:
        expect(page.locator(f".how[data-page={id}] h3")).to_have_text(how[f"how-{id}"])
        assert page.evaluate(UNDRAWN) == []
        page.keyboard.press("ArrowRight")
    expect(page.locator(".how[data-page=forgets] li")).not_to_have_count(0)
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".how")).to_have_count(0)


def test_a_step_of_a_game_has_a_lesson_about_what_is_new(new_context: NewContext) -> None:
    context = new_context(**PHONE)
    prefer(context, language="uk")
    page = context.new_page()
    page.goto("/")
    page.locator(".games .game", has_text=name_of(page, "tiefenthal")).click()
    page.locator("aside label", has_text="Шнапс").click()
    page.get_by_role("button", name="Дізнатися, що тут нового").click()
    expect(page.locator(f"{NOTE} p")).not_to_be_empty()
    tries = titles()["tiefenthal"].tries()
    first = next(lesson for lesson in tries.values() if lesson.options.get("module") == 2)
    page.wait_for_function(RING)
    assert page.evaluate("JSON.parse(localStorage['try-series'])[0]") == first.id
