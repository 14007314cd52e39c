"""`stammtisch puzzles`: found in games of bots, written as they come, gone on with later."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.bots.advice import Advised, Estimate
from stammtisch.bots.puzzles import Found, Place
from stammtisch.bots.puzzles.judging import Judged
from stammtisch.cli import puzzles
from stammtisch.cli.job import read_job
from stammtisch.core import Choice
from stammtisch.core.puzzles import read_puzzles

SURE = Estimate(0.7, 0.05)


def look(work: puzzles.Work) -> Found:
    """Every second game has one, a level after the other."""
    _, number = work
    answers = [Advised(Choice(text), SURE, SURE, 1, False) for text in ("hold", "roll")]
    judged = Judged(answers, SURE, (f"why{number % 4}", {"risk": 17}), number // 2 % 3)
    places = [Place(2, 0, "Roll", judged)] if number % 2 else []
    return Found(number, 2, {"target": "50"}, ["0 roll", "0 *die 4", "0 hold"], places)


def make(out: Path, count: int, seed: int = 1) -> list[str]:
    job = read_job("pig", 2, "thrifty", ["target=50"], None)
    puzzles.make_puzzles(job, count, out, seed)
    return [*read_puzzles(out.read_text("utf-8"))]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "look_through", look)
    at_once = make(tmp_path / "whole", 6)
    make(tmp_path / "parts", 6)
    text = (tmp_path / "parts").read_text("utf-8")
    (tmp_path / "parts").write_text(text[: text.index("game 7")], "utf-8")
    assert make(tmp_path / "parts", 6) == at_once
    assert len(at_once) == 6


def test_no_level_and_no_reason_has_more_than_half(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "look_through", look)
    make(tmp_path / "some", 6)
    found = read_puzzles((tmp_path / "some").read_text("utf-8")).values()
    assert sorted([one.level for one in found]) == ["easy"] * 2 + ["hard"] * 2 + ["medium"] * 2
    reasons = [one.why[0] for one in found if one.why]
    assert max([reasons.count(reason) for reason in reasons]) == 3


def test_where_there_are_none_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "look_through", lambda work: look((work[0], 2)))
    with pytest.raises(puzzles.NoneFound, match="games held no puzzle that is wanted"):
        make(tmp_path / "none", 6)
