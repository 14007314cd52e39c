"""Puzzles are found in games of bots: who played, and two searches, must agree on the best."""

from __future__ import annotations

import pytest

from stammtisch.bots import contender
from stammtisch.bots.puzzles import Found, find, judging, tell
from stammtisch.core.puzzles import LEVELS, read_puzzles
from stammtisch.core.replay import open_table
from stammtisch.games import title

TITLE = title("polterfass")
SEATS = 3


@pytest.fixture(scope="module")
def found() -> Found:
    setup = TITLE.setup(SEATS)
    players = [contender("thrifty", TITLE)] * SEATS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "PROOF", 150)
        games = (find(TITLE, setup, players, number, {}) for number in range(1, 40))
        return next(game for game in games if game.places)


def test_what_is_found_can_be_read_and_played(found: Found) -> None:
    puzzles = read_puzzles(tell(found)).values()
    assert len(puzzles) == len(found.places)
    for puzzle, place in zip(puzzles, found.places, strict=True):
        assert puzzle.level == LEVELS[place.judged.level]
        table = open_table(TITLE, SEATS, 7, start=puzzle.start())
        assert puzzle.best.choice in table.open[puzzle.seat].options


def test_the_best_leads_by_more_than_its_error(found: Found) -> None:
    for place in found.places:
        best, other = place.judged.answers[:2]
        assert best.win.mean - other.win.mean >= judging.LEAST
        assert place.judged.lead.is_above(judging.SURELY)


def test_the_same_number_finds_the_same(found: Found) -> None:
    setup = TITLE.setup(SEATS)
    players = [contender("thrifty", TITLE)] * SEATS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judging, "PROOF", 150)
        again = find(TITLE, setup, players, found.number, {})
    assert tell(again) == tell(found)
