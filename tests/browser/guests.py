"""People in real browsers: they lay tables, sit down and play what glows."""

from __future__ import annotations

import json
import random
import time
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

PATIENCE = 90.0
ACTIONABLE = """() => {
  const app = document.querySelector('.app');
  const ready = app && !document.querySelector('.stage:empty');
  if (ready && app.dataset.over !== undefined) return 'over';
  if (document.querySelector('.curtain')) return 'curtain';
  const drawn = document.querySelector('.stage');
  return drawn && document.querySelector('[data-legal]') ? 'asked' : null;
}"""

MOVED_ON = """at => {
  const app = document.querySelector('.app');
  const open = document.querySelector('[data-legal]') && app.dataset.over === undefined;
  return !open || app.dataset.at !== at;
}"""
OPEN = """() => ({
  page: document.body.innerText,
  at: document.querySelector('.app')?.dataset.at,
  focus: document.activeElement?.outerHTML.slice(0, 200),
  legal: [...document.querySelectorAll('[data-legal]')].map(one => one.outerHTML.slice(0, 200)),
})"""


def prefer(context: BrowserContext, **settings: Any) -> None:
    """What this browser's person has chosen in the settings before."""
    chosen = json.dumps(json.dumps({"speed": "off", "sound": "off", **settings}))
    context.add_init_script(
        f"localStorage.getItem('settings') || localStorage.setItem('settings', {chosen})"
    )


def choose(page: Page, name: str) -> Locator:
    """Pick a game in the lobby; its card."""
    card = page.locator(".games li", has_text=name)
    card.locator(".game").click()
    return card


def lay_table(page: Page, name: str, wish: dict[str, Any]) -> str:
    """Ask for a table as the lobby would, and go there; returns its id.

    Its luck and its bots are the same every time, so that a test is.
    """
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    page.request.put("/api/me", data={"name": name})
    answer = page.request.post("/api/tables", data={"seed": "7", **wish})
    assert answer.ok, answer.text()
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    return table


def begin(page: Page) -> None:
    """The host presses the one button."""
    page.locator("main .btn.go").click()
    expect(page.locator(".app")).to_be_visible()


def sit_down(page: Page, wish: dict[str, Any]) -> str:
    """Lay a table and begin at once; returns its id."""
    table = lay_table(page, "Anna", wish)
    begin(page)
    return table


def situation(page: Page, patience: float = PATIENCE) -> str:
    """Wait until there is something to do: `asked`, `curtain` or `over`."""
    handle = page.wait_for_function(ACTIONABLE, timeout=patience * 1000)
    return str(handle.json_value())


def answer(page: Page, rng: random.Random) -> None:
    """Press anything that glows until it is an answer, and wait for the next question.

    What can be pressed down (a card of the hand) only picks, and the bar or the board's one
    amber button confirms; all else that glows must answer by itself. What is picked stays so.
    """
    at = page.locator(".app").get_attribute("data-at")
    for _ in range(50):
        situation(page)  # behind a curtain, all is drawn anew
        bar = page.locator("footer [data-option], .app .btn.go[data-legal]")
        free = page.locator("[data-legal]:not([aria-pressed=true])")
        glowing = bar if bar.count() and (not free.count() or rng.random() < 0.5) else free
        thing = glowing.nth(rng.randrange(glowing.count()))
        picks = thing.get_attribute("aria-pressed") is not None
        thing.click()
        if not picks:
            moved_on(page, at)
            return
    raise AssertionError("everything picks, nothing answers")


def moved_on(page: Page, at: str | None) -> None:
    """Wait until the question that `at` counts is no longer open; if not, say what is."""
    assert has_moved_on(page, at, 30_000), page.evaluate(OPEN)


def has_moved_on(page: Page, at: str | None, patience: float) -> bool:
    """Whether a key was an answer: one may also pick, or be nothing's key."""
    try:
        page.wait_for_function(MOVED_ON, arg=at, timeout=patience)
    except TimeoutError:
        return False
    return True


def open_curtain(page: Page) -> None:
    page.locator(".curtain .btn").click()
    expect(page.locator(".curtain")).to_have_count(0)


def play_on(page: Page, seed: int, answers: int = 10_000) -> int:
    """Play at random until the end or so many answers; returns how many were given."""
    rng = random.Random(seed)
    end = time.monotonic() + PATIENCE
    for given in range(answers):
        assert time.monotonic() < end, f"{given} answers, and no end"
        what = situation(page)
        if what == "over":
            return given
        if what == "curtain":
            open_curtain(page)
        else:
            answer(page, rng)
    return answers


def size_of_board(scripts: dict[str, int]) -> int:
    """How much of what was loaded is the board's own."""
    return sum(size for url, size in scripts.items() if "/Board-" in url)
