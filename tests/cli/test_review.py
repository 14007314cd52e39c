"""`stammtisch review`: a recorded game in words, or as a page."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch import new_table
from stammtisch.cli.review import review_log
from stammtisch.core.errors import BadOption


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A short game in which everybody holds as soon as possible."""
    table = new_table("pig", 2, seed=4, options={"target": 10})
    while not table.over:
        seat, question = next(iter(table.open.items()))
        table.answer(seat, "hold" if "hold" in question.options else "roll")
    path = tmp_path / "pig.log"
    path.write_text(table.log, "utf-8")
    return path


def test_each_seat_gets_its_sum(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    review_log(log, "en", None, 0.2, None)
    told = capsys.readouterr().out
    assert "Seat 1" in told
    assert "Seat 2" in told
    assert "At the end 100%" in told


def test_a_page_needs_nothing_else(log: Path, tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    review_log(log, "uk", 1, 0.2, page)
    text = page.read_text("utf-8")
    assert '<html lang="uk">' in text
    assert "<svg" in text
    assert "невезіння" in text
    assert ">100\N{NO-BREAK SPACE}%</text>" in text
    assert "src=" not in text
    assert "href=" not in text


def test_a_seat_that_is_not_there_is_named(log: Path) -> None:
    with pytest.raises(BadOption, match="expected 1 to 2"):
        review_log(log, "en", 3, 0.2, None)
