"""The page that tells how well advice and reviews judge."""

from __future__ import annotations

import pytest

from stammtisch.bots import Budget
from stammtisch.games import title
from tests.bots.test_advice import ticking
from tools import judgement
from tools.judgement import MEASURES, PLACES, TOLD, page
from tools.judging import Place, Wanted

BRIEF = Wanted(1, 2, 0.03, 4, Budget(seconds=0.1, iterations=8), ticking())


def test_every_table_can_be_laid() -> None:
    for game, places in PLACES.items():
        assert all(title(game).setup(at.seats, at.options).seats == at.seats for at in places)


@pytest.mark.parametrize("measure", [one for one in MEASURES if one != "named"])
def test_each_measure_fills_its_line_of_the_page(measure: str) -> None:
    figures = MEASURES[measure]("pig", [Place(2, {"target": 15})], BRIEF)
    text = page({measure: {"pig": figures}})
    assert f"## {measure.capitalize()}" in text
    assert text.splitlines()[-1].count("|") == len(TOLD[measure][1]) + 2


def test_the_page_is_what_was_kept() -> None:
    kept = judgement.read()
    assert judgement.PAGE.read_text("utf-8") == page(kept)
