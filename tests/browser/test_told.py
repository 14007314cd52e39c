"""Whole games of every title, played by what the accessibility tree tells and by nothing else."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games import title

from .guests import begin, lay_table, moved_on, prefer, situation
from .test_games import GAMES, wish
from .tree import Heard, heard

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
MOST = 1000
CHAPTERS = 2
"""At least so many headings has a board in words."""


def complaints(now: Heard, before: Heard | None) -> list[str]:
    """Whose turn it is, what is asked, what each answer means, and what has changed."""
    twice = {answer for answer in now.answers if now.answers.count(answer) > 1}
    wrong = {
        "not said that it is my turn": not now.mine,
        "nothing is asked": not now.asked,
        "the question is not spoken last": now.log[-1:] != [now.asked],
        "no answers": not now.answers,
        "answers without a name": not all(now.answers),
        f"answers of one name: {twice}": bool(twice),
        "no board": not all(now.board) or len(now.chapters) < CHAPTERS,
        "no change is spoken": before is not None and now.log == before.log,
    }
    return [what for what, found in wrong.items() if found]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_the_accessibility_tree_alone(game: str, page: Page) -> None:
    """Told, not drawn: an answer is picked among the names read out, and Enter gives it."""
    prefer(page.context, plain=True)
    lay_table(page, "Anna", wish(game))
    begin(page)
    rng, before = random.Random(1), None
    for _ in range(MOST):
        if situation(page) == "over":
            break
        at = page.locator(".app").get_attribute("data-at")
        now = heard(page)
        assert complaints(now, before) == [], now
        group = page.get_by_role("group", name=now.asked, exact=True)
        group.get_by_role("button", name=rng.choice(now.answers), exact=True).press("Enter")
        moved_on(page, at)
        before = now
    results = page.get_by_role("region", name="Results")
    expect(results.get_by_role("listitem").first).to_be_visible()
    assert results.get_by_role("listitem").count() >= title(game).seats[0]
