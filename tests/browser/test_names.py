"""What a screen reader says: names that are seen, in the reader's language, and no raw ids."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from .guests import begin, lay_table, play_on, prefer, situation
from .test_games import BOARDS, wish

pytestmark = pytest.mark.browser
AMISS = Path(__file__).with_name("names.js").read_text("utf-8").partition("\n")[2]
LANGUAGES = {"beer_and_bread": "uk", "polterfass": "ru", "quacks": "uk", "tiefenthal": "ru"}
LOOKS = 6


@pytest.mark.parametrize("plain", [False, True], ids=["drawn", "told"])
@pytest.mark.parametrize("game", BOARDS)
def test_names_are_those_that_are_seen(game: str, plain: bool, new_context: Any) -> None:
    context = new_context(locale="uk")
    prefer(context, language=LANGUAGES[game], plain=plain)
    page = context.new_page()
    lay_table(page, "Anna", wish(game))
    begin(page)
    amiss: set[str] = set()
    for turn in range(LOOKS):
        if situation(page) == "over":
            break
        amiss |= set(page.evaluate(AMISS, True))
        play_on(page, seed=turn, answers=4)
    assert "\n".join(sorted(amiss)) == ""
