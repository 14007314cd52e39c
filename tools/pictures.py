"""Take the pictures of README and docs from the running page.

    python -m tools.pictures http://127.0.0.1:8000                all
    python -m tools.pictures http://127.0.0.1:8000 lobby quacks   these

Start `python3 dev.py serve --no-open` first. A Chromium of the system is used if there is one.
"""

from __future__ import annotations

import random
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.guests import answer, begin, lay_table, prefer, situation

HERE = Path(__file__).resolve().parents[1] / "docs" / "pictures"
WIDE, PHONE = (1440, 900), (390, 844)
SHOTS: list[tuple[str, str | None, int, int, tuple[int, int], str, str]] = [
    ("lobby", None, 0, 0, WIDE, "uk-UA", "light"),
    ("polterfass", "polterfass", 4, 4, WIDE, "en-GB", "light"),
    ("polterfass-phone", "polterfass", 4, 1, PHONE, "uk-UA", "dark"),
    ("quacks", "quacks", 4, 18, WIDE, "en-GB", "light"),
    ("quacks-phone", "quacks", 4, 17, PHONE, "uk-UA", "dark"),
    ("beer_and_bread", "beer_and_bread", 2, 16, WIDE, "en-GB", "light"),
    ("beer_and_bread-phone", "beer_and_bread", 2, 9, PHONE, "uk-UA", "dark"),
    ("tiefenthal", "tiefenthal", 4, 35, WIDE, "en-GB", "light"),
    ("tiefenthal-phone", "tiefenthal", 4, 20, PHONE, "uk-UA", "dark"),
    ("tiefenthal-rival", "tiefenthal", 4, 9, WIDE, "en-GB", "light"),
    ("tiefenthal-rival-phone", "tiefenthal", 3, 9, PHONE, "uk-UA", "dark"),
]
"""Name, game, seats, answers before the picture, window, language, theme."""


def wish(game: str, seats: int) -> dict[str, Any]:
    bots = [{"kind": "bot", "level": "thrifty"}] * (seats - 1)
    return {"game": game, "seed": "7", "rules": {"odds": "full"}, "seats": [{"kind": "me"}, *bots]}


def pose(page: Page) -> None:
    """No first-time tip lies over the board, and a card of the hand is lifted where one can be."""
    tip = page.locator(".tip-now button")
    for _ in range(4):
        if tip.count():
            tip.first.click()
    card = page.locator(".hand .face[data-legal][aria-pressed]")
    if card.count():
        card.last.click()
    best = page.locator(".tray .help:only-of-type")
    if best.count():
        best.click()


def serve_all(page: Page) -> None:
    """In a tavern the dice are served first, so that there is something to spend."""
    help_, rest = page.locator(".tray .help"), page.locator(".tray .rest")
    if help_.count() and not rest.count():
        help_.click()
    if rest.count():
        rest.click()
        page.locator("main .order").first.wait_for(state="detached")
        situation(page)


def play_on(page: Page, answers: int) -> None:
    """Begin, and give so many answers by chance."""
    begin(page)
    rng = random.Random(3)
    for _ in range(answers):
        if situation(page) == "asked":
            serve_all(page)
            answer(page, rng)
    situation(page)
    pose(page)


def take(browser: Browser, url: str, shot: tuple[Any, ...]) -> None:
    """One picture, in a browser of its own."""
    name, game, seats, answers, (width, height), language, theme = shot
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce",
    )
    prefer(context)
    page = context.new_page()
    page.goto("/")
    page.locator(".games li").first.wait_for()
    if game is not None:
        lay_table(page, "Oksana", wish(game, seats))
        play_on(page, answers)
        if width > height:
            page.keyboard.press("Escape")  # the table, not the last round's bill
        if "rival" in name:
            page.locator("[data-place=seat-1] button").click()
    page.wait_for_timeout(800)
    page.screenshot(path=HERE / f"{name}.png")
    context.close()


def main(url: str, wanted: list[str]) -> None:
    HERE.mkdir(exist_ok=True)
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments
        )
        for shot in SHOTS:
            if not wanted or shot[0] in wanted:
                take(browser, url, shot)
                print(f"docs/pictures/{shot[0]}.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000", sys.argv[2:])
