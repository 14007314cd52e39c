"""Whole games of every title, played by what the accessibility tree tells and by nothing else."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from stammtisch.games import title

from .guests import answer, begin, lay_table, moved_on, prefer, situation
from .test_games import GAMES, sit_by_code, wish
from .tree import Heard, heard, since, words_of_the_shell

pytestmark = [pytest.mark.browser, pytest.mark.timeout(600)]
MOST = 1000
CHAPTERS = 2
"""At least so many headings has a board in words."""

RAW = re.compile(r"[a-z]_[a-z]|[{}$]|\b[A-Z]{1,2}\d+(-\d+)?\b|\b(undefined|null|NaN)\b")
SPOKEN = {"beer_and_bread": "pl", "polterfass": "ru", "quacks": "uk", "tiefenthal": "de"}
"""Each title is told in a language of its own; a new one in English."""

TOLD: list[tuple[str, str, dict[str, Any]]] = [
    *((game, SPOKEN.get(game, "en"), {}) for game in GAMES),
    ("tiefenthal", "uk", {"module": 5}),
]
WAITED = 3


def complaints(now: Heard, before: Heard | None) -> list[str]:
    """Whose turn it is, what is asked, what each answer means, and what has changed."""
    twice = {answer for answer in now.answers if now.answers.count(answer) > 1}
    raw = {one for one in [now.asked, *now.answers, *now.log, *now.board] if RAW.search(one)}
    wrong = {
        "not said that it is my turn": not now.mine,
        "nothing is asked": not now.asked,
        "the question is not spoken last": now.log[-1:] != [now.asked],
        "no answers": not now.answers,
        "answers without a name": not all(now.answers),
        f"answers of one name: {twice}": bool(twice),
        f"ids: {raw}": bool(raw),
        "no board": not all(now.board) or len(now.chapters) < CHAPTERS,
        "no change is spoken": before is not None and now.log == before.log,
    }
    return [what for what, found in wrong.items() if found]


@pytest.mark.parametrize(("game", "language", "options"), TOLD)
def test_a_whole_game_by_the_accessibility_tree_alone(
    game: str, language: str, options: dict[str, Any], page: Page
) -> None:
    """Told, not drawn: an answer is picked among the names read out, and Enter gives it."""
    prefer(page.context, plain=True, language=language)
    told = wish(game)
    lay_table(page, "Anna", {**told, "options": {**told["options"], **options}})
    begin(page)
    rng, before = random.Random(1), None
    for _ in range(MOST):
        if situation(page) == "over":
            break
        at = page.locator(".app").get_attribute("data-at")
        now = heard(page, language)
        assert complaints(now, before) == [], now
        group = page.get_by_role("group", name=now.asked, exact=True)
        group.get_by_role("button", name=rng.choice(now.answers), exact=True).press("Enter")
        moved_on(page, at)
        before = now
    results = page.get_by_role("region", name=words_of_the_shell(language)("results"), exact=True)
    expect(results.get_by_role("listitem").first).to_be_visible()
    assert results.get_by_role("listitem").count() >= title(game).seats[0]


@pytest.mark.parametrize("game", ["beer_and_bread", "pig"])
def test_whoever_waits_hears_for_whom_and_what_was_done(
    game: str, page: Page, new_context: Any
) -> None:
    prefer(page.context, plain=True)
    lay_table(page, "Anna", wish(game, {"kind": "friend"}))
    friend = sit_by_code(new_context(locale="uk"), page.locator(".code").inner_text())
    begin(page)
    rng, waited = random.Random(2), 0
    while waited < WAITED:
        friend.wait_for_timeout(20)
        if page.locator("[data-legal]").count():
            answer(page, rng)
        elif friend.locator("[data-legal]").count():
            assert_waits_for_him(page)
            before = heard(page).log
            answer(friend, rng)
            expect(page.get_by_role("log")).not_to_have_text("".join(before))
            assert any("Богдан" in line for line in since(before, heard(page).log))
            waited += 1


def assert_waits_for_him(page: Page) -> None:
    """Whose turn it is; nothing is asked of whoever waits, and there is nothing to answer."""
    expect(page.get_by_role("region", name="What is awaited")).to_contain_text("Богдан")
    expect(page.get_by_role("main").get_by_role("listitem").first).to_be_visible()
    now = heard(page)
    assert not now.mine
    assert now.answers == []
