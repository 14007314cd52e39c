"""First-time tips of every game: at their moment, beside what they are about, each once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .guests import begin, lay_table, prefer, situation
from .test_games import BOARDS, wish

pytestmark = pytest.mark.browser
TIP = ".hint p"
COVERED = """() => {
  const box = (thing) => thing.getBoundingClientRect();
  const tip = box(document.querySelector('.hint'));
  return [...document.querySelectorAll('[data-legal], [data-about]')]
    .filter((one) => box(one).left < tip.right && box(one).right > tip.left)
    .filter((one) => box(one).top < tip.bottom && box(one).bottom > tip.top)
    .map((one) => one.outerHTML.slice(0, 120));
}"""
SWITCHED = """([game, tips]) => {
  localStorage.removeItem(`${game}-tips`);
  localStorage.settings = JSON.stringify({ ...JSON.parse(localStorage.settings), tips });
}"""


def again(page: Page) -> None:
    page.reload()
    situation(page)


@pytest.mark.parametrize("game", BOARDS)
def test_a_tip_comes_once_covers_nothing_and_can_be_switched_off(game: str, page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", wish(game))
    begin(page)
    situation(page)
    words = page.locator(TIP).inner_text()
    assert page.evaluate(COVERED) == []
    page.get_by_role("button", name="Got it").click()
    expect(page.get_by_text(words)).to_have_count(0)
    again(page)
    expect(page.get_by_text(words)).to_have_count(0)
    page.evaluate(SWITCHED, [game, False])
    again(page)
    expect(page.locator(TIP)).to_have_count(0)
    page.evaluate(SWITCHED, [game, True])
    again(page)
    expect(page.locator(TIP)).to_have_text(words)
