"""The checks themselves: what was not run is never called passed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.sizes import PARTS
from tools import long, running

SKIPPED = '"""Tests."""\n\nimport pytest\n\n\ndef test_one():\n    pytest.skip("no browser")\n'
REPORT = '<testsuites><testsuite tests="{}" skipped="{}"/></testsuites>'


@pytest.fixture
def people(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a person runs them; CI is stricter."""
    monkeypatch.setattr(running, "CI", False)


def verdict(monkeypatch: pytest.MonkeyPatch, code: int, *counts: int) -> str:
    """What is said of tests that end with this code, so many in all and so many skipped."""

    def call(*command: str, **env: str) -> int:
        (report,) = [part for part in command if part.startswith("--junitxml=")]
        Path(report.partition("=")[2]).write_text(REPORT.format(*counts))
        return code

    monkeypatch.setattr(running, "call", call)
    return running.verdict(running.pytest)


@pytest.mark.slow
def test_a_check_whose_tests_were_all_skipped_is_shown_as_skipped(
    tmp_path: Path, people: None
) -> None:
    path = tmp_path / "test_sample.py"
    path.write_text(SKIPPED)
    told = running.verdict(lambda: running.pytest(str(path), "--rootdir", str(tmp_path)))
    assert told == "SKIPPED"


def test_one_test_that_ran_decides(people: None, monkeypatch: pytest.MonkeyPatch) -> None:
    assert verdict(monkeypatch, 0, 5, 5) == "SKIPPED"
    assert verdict(monkeypatch, 0, 5, 4) == "passed"
    assert verdict(monkeypatch, 1, 5, 4) == "FAILED"


def test_a_check_without_any_test_is_not_passed(
    people: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verdict(monkeypatch, running.NO_TESTS, 0, 0) == "SKIPPED"


def test_in_ci_what_is_skipped_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CI", True)
    assert verdict(monkeypatch, 0, 5, 5) == "FAILED"


def test_every_part_of_the_long_suite_has_its_mark() -> None:
    assert tuple(part.replace("-", "_") for part in long.PARTS) == PARTS
    assert set(long.ALONE) | set(long.COMPILED) <= set(long.PARTS)


def test_an_unknown_part_is_told_with_the_known_ones() -> None:
    with pytest.raises(SystemExit, match="no part 'pax'; there are packs, kills"):
        long.choose(["pax"])
