"""The end as a scene, what is heard, and looking back by an address."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tools import frontend

from .guests import begin, lay_table, play_on, prefer, sit_down, situation
from .test_games import sit_by_code
from .test_pace import NewContext, pass_turn

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "thrifty"}
POLTERFASS: dict[str, Any] = {
    "game": "polterfass",
    "options": {"target": 40},
    "seed": "4",
    "seats": [{"kind": "me"}, BOT, BOT],
}
PIG: dict[str, Any] = {
    "game": "pig",
    "options": {"target": 20},
    "seed": "2",
    "seats": [{"kind": "me"}, BOT],
}
COUNT_SOUNDS = """
window.sounds = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.sounds += 1;
  return start.apply(this, when);
};
"""
CUES = ("draw", "place", "throw", "coin", "turn", "last", "bust", "boom", "win")
RENDER = """async ([url, cues]) => {
  let luck = 1, heard;
  Math.random = () => (luck = (luck * 16807) % 2147483647) / 2147483647;
  window.AudioContext = function () {
    heard = new OfflineAudioContext(1, 96000, 48000);
    return Object.defineProperty(heard, 'state', { value: 'running' });
  };
  const loudest = (samples) => Math.max(...samples.map(Math.abs));
  const found = {};
  for (const cue of cues) {
    const { play } = await import(`${url}?${cue}`);  // each in a context of its own
    heard = null;
    void play(cue, 1);
    do await new Promise((done) => setTimeout(done)); while (!heard);
    const all = [...(await heard.startRendering()).getChannelData(0)];
    const last = all.findLastIndex((sample) => Math.abs(sample) > 0.0001);
    const [begins, ends] = [all.slice(0, 10), all.slice(last - 9, last + 1)].map(loudest);
    found[cue] = { seconds: last / 48000, peak: loudest(all), begins, ends };
  }
  return found;
}"""


def test_the_end_is_a_scene_that_leads_back_to_each_best_moment(page: Page) -> None:
    prefer(page.context)
    sit_down(page, POLTERFASS)
    play_on(page, seed=5)
    expect(page.locator(".scene .column")).to_have_count(3)
    moments = page.locator(".scene .moments button")
    expect(moments.first).to_contain_text("+")
    moments.first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#moment=\d+(&seat=0)?$"))
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".scene")).to_be_visible()
    page.get_by_role("button", name="The table").click()
    expect(page.locator(".bill")).to_be_visible()


def test_the_address_of_a_moment_shows_it_to_whoever_opens_it(
    page: Page, context: BrowserContext
) -> None:
    prefer(context)
    sit_down(page, POLTERFASS)
    play_on(page, seed=5)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the next round").click()
    step = page.locator(".step")
    expect(step).to_contain_text("innkeeper")
    expect(page.locator("#panel [aria-current]").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"#moment=[1-9]\d*&seat=0$"))
    other = context.new_page()
    other.goto(page.url)
    expect(other.locator(".step")).to_have_text(step.inner_text())
    expect(other.locator("#panel [aria-current]").first).to_be_visible()


def test_sound_is_asked_for_once_and_silent_until_it_is_switched_on(page: Page) -> None:
    prefer(page.context, sound="ask")
    page.context.add_init_script(COUNT_SOUNDS)
    lay_table(page, "Anna", PIG)
    begin(page)
    page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_text("Play with sound?")).to_have_count(0)
    page.reload()
    situation(page)
    expect(page.get_by_text("Play with sound?")).to_have_count(0)
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Sound on").click()
    page.get_by_role("button", name="Sound: Medium").click()
    expect(page.get_by_role("button", name="Sound: Loud")).to_be_visible()
    play_on(page, seed=6)
    page.wait_for_function("window.sounds > 0")
    page.get_by_role("button", name="Mute").click()
    expect(page.get_by_role("button", name="Sound on")).to_be_visible()


def test_each_sound_is_short_and_neither_clips_nor_clicks(page: Page) -> None:
    """At its loudest, worked out sample by sample: nobody has to listen."""
    (chunk,) = (frontend.ROOT / frontend.STATIC / "assets").glob("sound-*.js")
    page.goto("/")
    found = page.evaluate(RENDER, [f"/assets/{chunk.name}", list(CUES)])
    assert set(found) == set(CUES)
    for cue, heard in found.items():
        assert 0.05 < heard["seconds"] < 0.9, cue
        assert 0.2 < heard["peak"] < 0.95, cue
        assert heard["begins"] < 0.05 * heard["peak"] + 0.02, cue
        assert heard["ends"] < 0.01, cue


def test_whoever_looks_back_is_called_when_it_is_their_turn(
    page: Page, new_context: NewContext
) -> None:
    prefer(page.context, sound="on")
    page.context.add_init_script(COUNT_SOUNDS)
    lay_table(page, "Anna", {**PIG, "options": {}, "seats": [{"kind": "me"}, {"kind": "friend"}]})
    friend = sit_by_code(new_context(locale="uk"), page.locator(".code").inner_text())
    begin(page)
    situation(page)
    pass_turn(page, page, "Богдан")
    page.locator("#panel li button").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    before = page.evaluate("window.sounds")
    pass_turn(friend, friend, "Anna")
    page.wait_for_function("before => window.sounds > before", arg=before)
    expect(page.get_by_role("slider")).to_be_visible()
