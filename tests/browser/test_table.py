"""What a table promises besides the game: comings and goings, curtains, languages, proofs."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.people import Server

from .guests import answer, begin, lay_table, open_curtain, play_on, prefer, situation

pytestmark = pytest.mark.browser
NewContext = Callable[..., BrowserContext]
BOT = {"kind": "bot", "level": "thrifty"}
PIG = {"game": "pig", "seats": [{"kind": "me"}, BOT]}
POLTERFASS = {"game": "polterfass", "seats": [{"kind": "me"}, BOT, BOT]}


def at(page: Page) -> str | None:
    return page.locator(".app").get_attribute("data-at")


def test_from_the_lobby_to_the_first_question_with_one_press(page: Page) -> None:
    prefer(page.context)
    page.goto("/")
    page.locator("aside .btn.go").click()
    assert situation(page, 10) == "asked"
    expect(page).to_have_title(re.compile("Your turn"))
    icon = page.locator("link[rel=icon]").get_attribute("href")
    assert icon == "/logo-turn.svg"


@pytest.mark.timed
def test_the_first_question_comes_within_a_second_of_the_press(page: Page) -> None:
    """On an idle machine at its first try; a busy one has three."""
    prefer(page.context)
    took = []
    for _ in range(3):
        page.goto("/")
        start = page.locator("aside .btn.go")
        expect(start).to_be_enabled()
        begun = time.perf_counter()
        start.click()
        page.wait_for_selector("[data-legal]")
        took.append(time.perf_counter() - begun)
    print("lobby to first question, seconds:", [round(each, 2) for each in took])
    assert min(took) < 1


def test_hot_seat_draws_a_curtain_before_each_hand(page: Page) -> None:
    prefer(page.context)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Oma"}, {"kind": "here", "name": "Opa"}]
    lay_table(page, "Anna", {"game": "polterfass", "options": {"target": 40}, "seats": seats})
    begin(page)
    assert situation(page) == "curtain"
    expect(page.locator(".stage")).to_have_count(0)
    expect(page.locator("[data-legal]")).to_have_count(0)
    expect(page.locator("#panel")).to_have_count(0)
    play_on(page, seed=5)
    assert situation(page) == "over"


def test_after_a_refresh_a_shared_device_shows_the_curtain_first(page: Page) -> None:
    prefer(page.context)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Oma"}]
    lay_table(page, "Anna", {"game": "pig", "seats": seats})
    begin(page)
    play_on(page, seed=6, answers=3)
    page.reload()
    assert situation(page) == "curtain"


def test_a_spectator_sees_the_table_and_can_do_nothing(page: Page, new_context: NewContext) -> None:
    prefer(page.context)
    lay_table(page, "Anna", POLTERFASS)
    begin(page)
    situation(page)
    watcher = new_context().new_page()
    watcher.goto(page.url)
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.locator("[data-legal]")).to_have_count(0)
    play_on(page, seed=7, answers=2)
    expect(watcher.locator("#panel li").first).to_be_visible()


def test_a_refresh_changes_nothing(page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", PIG)
    begin(page)
    play_on(page, seed=8, answers=4)
    situation(page)
    before = (at(page), page.locator("#panel li").count())
    page.reload()
    situation(page)
    assert (at(page), page.locator("#panel li").count()) == before


def test_the_game_goes_on_by_itself_after_the_server_was_killed(
    built: None, tmp_path: Path, browser: Browser
) -> None:
    server = Server(f"sqlite:///{tmp_path / 'house.db'}", tmp_path)
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    prefer(context)
    page = context.new_page()
    lay_table(page, "Anna", {**PIG, "options": {"target": 30}})
    begin(page)
    play_on(page, seed=9, answers=2)
    situation(page)
    before = at(page)
    server.kill()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0, timeout=15_000)
    assert at(page) == before
    play_on(page, seed=10)
    assert situation(page) == "over"
    context.close()
    server.stop()


def test_the_language_changes_at_any_moment_and_the_game_stays(page: Page) -> None:
    prefer(page.context, language="uk")
    lay_table(page, "Оксана", POLTERFASS)
    begin(page)
    situation(page)
    expect(page.locator(".turn")).to_have_text("Ваш хід")
    before = at(page)
    for language, words in {"pl": "Twój ruch", "de": "Du bist dran", "en": "Your turn"}.items():
        page.get_by_role("combobox").first.select_option(language)
        expect(page.locator(".turn")).to_have_text(words)
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert at(page) == before


def test_an_answer_is_taken_back_where_nothing_followed_it(page: Page) -> None:
    prefer(page.context, plain=True)
    seats = [{"kind": "me"}, {"kind": "here", "name": "Oma"}]
    lay_table(page, "Anna", {"game": "beer_and_bread", "seats": seats})
    begin(page)
    undo = page.get_by_role("button", name="Undo")
    for turn in range(60):
        if situation(page) == "curtain":
            open_curtain(page)
            situation(page)
        before = page.locator(".generic").inner_text()
        answer(page, random.Random(turn))
        situation(page)
        if undo.count():
            break
    expect(page.locator(".generic")).not_to_have_text(before, use_inner_text=True)
    page.keyboard.press("u")
    expect(undo).to_have_count(0)
    expect(page.locator(".generic")).to_have_text(before, use_inner_text=True)


def test_the_log_leads_back_to_a_moment_and_the_slider_through_all(page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", {**PIG, "options": {"target": 20}})
    begin(page)
    play_on(page, seed=11)
    page.get_by_role("tab", name="Log").click()
    page.locator("#panel li button").last.click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("1")
    page.get_by_role("combobox", name="Through whose eyes").select_option("1")
    slider.fill("0")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="Back to now").click()
    expect(slider).to_have_count(0)


def test_after_the_end_the_luck_is_proved_and_a_rematch_is_one_press_away(page: Page) -> None:
    prefer(page.context)
    table = lay_table(page, "Anna", {**PIG, "options": {"target": 20}})
    begin(page)
    play_on(page, seed=12)
    page.get_by_role("button", name="Verify this game").click()
    expect(page.get_by_text("Proved:")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page.get_by_text("Malz").first).to_be_visible()


def test_a_leaver_is_played_by_a_bot_and_takes_the_seat_back(page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", PIG)
    begin(page)
    situation(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Leave the table").click()
    expect(page).to_have_url(re.compile("/$"))
    page.locator("main li a.btn").first.click()
    page.get_by_role("button", name="Take your seat back").click()
    assert situation(page) in ("asked", "over")


def test_a_seat_moves_to_another_device_by_a_link(page: Page, new_context: NewContext) -> None:
    prefer(page.context)
    lay_table(page, "Anna", PIG)
    begin(page)
    situation(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="To another device").click()
    link = page.get_by_label("Link", exact=True).input_value()
    phone = new_context(viewport={"width": 390, "height": 844}).new_page()
    phone.goto(link)
    assert situation(phone) == "asked"
    play_on(phone, seed=13, answers=1)


def test_a_bug_is_reported_with_one_press(page: Page) -> None:
    prefer(page.context)
    lay_table(page, "Anna", PIG)
    begin(page)
    situation(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a bug").click()
    page.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Thank you!")).to_be_visible()


def test_whoever_comes_back_reads_what_the_others_did(page: Page, new_context: NewContext) -> None:
    prefer(page.context)
    lay_table(page, "Anna", {"game": "pig", "seats": [{"kind": "me"}, {"kind": "friend"}]})
    code = page.locator(".code").inner_text()
    friend = new_context().new_page()
    friend.goto(f"/join/{code}")
    friend.locator("main .btn.go").click()
    expect(friend.get_by_text("Player", exact=True)).to_be_visible()
    begin(page)
    waiting = page.get_by_role("heading", name="Waiting for Player")
    while not waiting.count():
        if page.locator("[data-legal]").count():
            answer(page, random.Random(14))
    play_on(friend, seed=15, answers=1)
    page.reload()
    expect(
        page.get_by_role("region", name="Since your last turn").get_by_text("Player", exact=True)
    ).to_be_visible()
