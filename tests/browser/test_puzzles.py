"""The puzzle of the day, on a phone in Ukrainian: asked, answered, told why, and the next one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.core.puzzles import Puzzle
from stammtisch.games import titles

from .guests import choose, prefer
from .test_pages import PHONE, SCROLLS, faults

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
NOTE = ".lesson-note"
GAME = "polterfass"
PUZZLES = titles()[GAME].puzzles()
BY_BUTTON = [
    one for one in PUZZLES.values() if {a.choice for a in one.answers} == {"close", "throw"}
]


def sit_down_to(page: Page, puzzle: Puzzle) -> None:
    """A puzzle as the shelf opens it: on the day that is its own."""
    day = [*PUZZLES].index(puzzle.id)
    page.clock.install(time=day * 86_400 + 40_000)
    page.goto("/")
    choose(page, "Господар таверни").locator(".puzzle-button").click()
    page.locator(".shelf-of-puzzles .go").click()
    expect(page.locator(f"{NOTE} p")).to_have_text(
        "Яка відповідь тут найкраща? Дайте її, як у грі."
    )


def guest(new_context: NewContext) -> Page:
    context = new_context(**PHONE, timezone_id="UTC")
    prefer(context, language="uk")
    return context.new_page()


def test_the_best_answer_is_praised_and_its_chances_are_told(new_context: NewContext) -> None:
    page, puzzle = guest(new_context), BY_BUTTON[0]
    sit_down_to(page, puzzle)
    assert page.evaluate(SCROLLS) == [0, 0]
    page.locator(f"footer [data-option={puzzle.best.choice}]").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("Так, найкраще:")
    page.get_by_role("button", name="Шанси").click()
    expect(page.locator("dialog li")).to_have_count(len(puzzle.answers))
    expect(page.locator("dialog li.chosen")).to_have_count(1)
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator(f"{NOTE} .go").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("Яка відповідь")
    solved = page.evaluate(f"JSON.parse(localStorage['{GAME}-puzzles'])")
    assert solved == [puzzle.id]
    assert page.evaluate("JSON.parse(localStorage['puzzle-streak']).days") == 1


def test_another_answer_is_possible_and_the_better_one_is_named(new_context: NewContext) -> None:
    page, puzzle = guest(new_context), BY_BUTTON[-1]
    sit_down_to(page, puzzle)
    page.locator(f"footer [data-option={puzzle.answers[1].choice}]").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("Можна й так, але краще:")
    page.get_by_role("button", name="Ще раз").click()
    expect(page.locator(f"{NOTE} p")).to_contain_text("Яка відповідь")
    assert page.evaluate(f"localStorage['{GAME}-puzzles']") is None
