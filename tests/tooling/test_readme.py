"""The Python in the papers at the root runs as printed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def block(paper: str) -> str:
    """The one block of Python in a paper."""
    text = (ROOT / paper).read_text("utf-8")
    (found,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return str(found)


def test_bots_play_in_twelve_lines(capsys: pytest.CaptureFixture[str]) -> None:
    lines = block("README.md")
    assert len(lines.strip().splitlines()) <= 13
    exec(lines, {})
    scores = capsys.readouterr().out.splitlines()[0]
    assert re.fullmatch(r"\[\d+, \d+\] \[[01]\]", scores)


def test_the_example_of_a_test_passes() -> None:
    names: dict[str, Any] = {}
    exec(block("CONTRIBUTING.md"), names)
    tests = [names[name] for name in names if name.startswith("test_")]
    assert len(tests) == 1
    tests[0]()
