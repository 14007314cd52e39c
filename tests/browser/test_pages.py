"""What every page promises: nobody is shut out, no page scrolls in play, little is loaded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, expect

from stammtisch.games import titles
from tests.sizes import sized

from .guests import begin, choose, lay_table, play_on, prefer, situation
from .screens import SCREENS, Screen, Window
from .test_games import wish

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = sized(ci=[(390, 844)], full=[(360, 640), (390, 844), (430, 932), (844, 390), (820, 1180)])
FIVE = ("en", "uk", "pl", "ru", "de")
LANGUAGES = sized(
    ci=[("uk", False), ("de", True)],
    full=[
        (language, plain) for language in ("en", "uk", "pl", "ru", "de") for plain in (False, True)
    ],
)
SCROLLS = """() => {
  const { scrollHeight, scrollWidth } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""
SMALL = """() => [...document.querySelectorAll('main [data-legal], footer .btn, .tabs .tool')]
  .map(element => [element, element.getBoundingClientRect()])
  .filter(([_, box]) => box.width > 0 && (box.height < 44 || box.width < 44))
  .map(([element, box]) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)"""
MOST_SCRIPT = 100_000
OVERFLOWS = """() => [...document.querySelectorAll('.games li')].flatMap((card) => {
  const box = (thing) => thing.getBoundingClientRect();
  const edge = box(card.querySelector('.game'));
  const words = [...card.querySelectorAll('.name, .meta')].filter((one) => box(one).height > 0);
  const buttons = [...card.querySelectorAll('.learn')].filter((one) => box(one).height > 0);
  const over = (one, other) => one.bottom > other.top + 1 && other.bottom > one.top + 1;
  return words
    .filter((one) => box(one).bottom > edge.bottom || box(one).right > edge.right ||
      buttons.some((button) => over(box(button), box(one))))
    .map((one) => one.textContent);
})"""


def faults(page: Page) -> list[str]:
    """What axe finds, each with the first place."""
    found = Axe().run(page).response["violations"]
    return [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in found]


def faultless_looks(page: Page) -> Callable[[str], None]:
    """Looks at a page in play: whatever is seen for the first time has no fault."""
    seen: set[str] = set()

    def look(now: str) -> None:
        if now not in seen:
            assert faults(page) == [], now
        seen.add(now)

    return look


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_in_the_lobby(theme: str, page: Page) -> None:
    prefer(page.context, theme=theme)
    page.goto("/")
    expect(page.locator(".games li").first).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name="More options").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    assert faults(page) == []


def test_an_option_that_changes_nothing_is_not_asked(page: Page) -> None:
    prefer(page.context)
    page.goto("/")
    page.locator(".games .game", has_text="Polterfass").click()
    page.get_by_role("button", name="More options").click()
    asked = page.get_by_role("dialog").get_by_role("combobox")
    percent = asked.and_(page.get_by_label("A barrel stands with"))
    expect(percent).to_have_count(0)
    asked.and_(page.get_by_label("Throws:")).select_option(label="always the same chance")
    expect(percent).to_be_visible()


def test_own_figures_are_chosen_and_refused_in_sight(page: Page) -> None:
    """The dialog stays where it is, and what is wrong with the file stands above the button."""
    prefer(page.context)
    page.goto("/")
    choose(page, "Tiefenthal")
    page.get_by_role("button", name="More options").click()
    chooser = page.locator("input[type=file]")
    chooser.focus()
    expect(page.get_by_role("heading", name="How we play").last).to_be_in_viewport()
    wrong = b"[guests.G3-1]\nbeers = 4\n"
    chooser.set_input_files({"name": "own.toml", "mimeType": "text/plain", "buffer": wrong})
    expect(page.get_by_text("own.toml")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("guests.beers")).to_be_in_viewport(ratio=1)


def test_whoever_joins_reads_what_was_agreed(page: Page) -> None:
    prefer(page.context)
    seats = [{"kind": "me"}, {"kind": "friend"}]
    lay_table(page, "Anna", {"game": "quacks", "options": {"set": 3}, "seats": seats})
    said = page.get_by_role("region", name="How we play")
    expect(said.get_by_text("Ingredient books: set 3")).to_be_visible()


def test_a_rematch_against_bots_begins_at_once_and_the_last_game_is_told(page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", wish("pig"))
    begin(page)
    play_on(page, seed=23)
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".app:not([data-over])")).to_be_visible()
    page.goto("/")
    expect(page.locator("li", has=page.locator("time")).filter(has_text="won with")).to_be_visible()


@pytest.mark.screens
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_games_seats_and_the_way_in_are_in_the_lobby_on_every_screen(
    screen: Screen, page: Page
) -> None:
    prefer(page.context, language="de")
    Window(page).resize(screen)
    for game in ("pig", "quacks"):
        lay_table(page, "Anna", wish(game))  # one's own tables leave room for a new one
    page.goto("/")
    expect(page.locator(".games li")).to_have_count(4)
    expect(page.locator("aside .btn.go")).to_be_in_viewport(ratio=0.9)
    expect(page.locator("aside .seat-row").first).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.scrollingElement.scrollWidth") <= screen.width
    assert page.evaluate(OVERFLOWS) == []


@pytest.mark.parametrize("game", sorted(titles()))
def test_axe_finds_nothing_at_a_table(game: str, page: Page) -> None:
    prefer(page.context, theme="night")
    lay_table(page, "Anna", wish(game, {"kind": "friend"}))
    expect(page.locator(".code")).to_be_visible()
    assert faults(page) == []
    lay_table(page, "Anna", wish(game))
    begin(page)
    play_on(page, seed=20, answers=3)
    situation(page)
    assert faults(page) == []
    page.get_by_role("button", name="Day or night").click()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert faults(page) == []


def test_axe_finds_nothing_at_the_end(page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", wish("pig"))
    begin(page)
    play_on(page, seed=21)
    assert faults(page) == []
    page.get_by_role("button", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert faults(page) == []


@pytest.mark.screens
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize(("language", "plain"), LANGUAGES)
@pytest.mark.parametrize("game", sorted(titles()))
def test_on_a_phone_no_page_scrolls_in_play_and_fingers_fit(
    game: str, language: str, plain: bool, width: int, height: int, new_context: NewContext
) -> None:
    context = new_context(**{**PHONE, "viewport": {"width": width, "height": height}})
    prefer(context, language=language, plain=plain)
    page = context.new_page()
    lay_table(page, "Анна", wish(game))
    begin(page)
    for turn in range(sized(ci=6, full=40)):
        if situation(page) == "over":
            break
        assert page.evaluate(SCROLLS) == [0, 0]
        assert page.evaluate(SMALL) == []
        play_on(page, seed=turn, answers=1)


def test_lobby_and_generic_board_load_little_script(page: Page, scripts: dict[str, int]) -> None:
    prefer(page.context, plain=True)
    lay_table(page, "Anna", wish("pig"))
    begin(page)
    situation(page)
    assert 10_000 < sum(scripts.values()) < MOST_SCRIPT


def test_the_page_keeps_to_its_own_policy(page: Page) -> None:
    """Nothing inline, nothing foreign: the browser would complain in its console."""
    complaints: list[Any] = []
    page.on("console", lambda line: complaints.append(line.text) if line.type == "error" else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    prefer(page.context)
    lay_table(page, "Anna", wish("polterfass"))
    begin(page)
    play_on(page, seed=22, answers=2)
    assert complaints == []
