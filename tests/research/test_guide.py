"""What the guide shows runs as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

GUIDE = Path(__file__).parents[2] / "docs/how-to/learn-from-the-games.md"
SHOWN = re.findall(r"^## (.*?)$|^```python\n(.*?)^```$", GUIDE.read_text("utf-8"), re.M | re.S)


def programs() -> list[tuple[str, str]]:
    """Each program of the guide, with its chapter."""
    found, chapter = [], ""
    for heading, program in SHOWN:
        chapter = heading or chapter
        if program:
            found.append((chapter, program))
    return found


@pytest.mark.parametrize(("chapter", "program"), programs())
def test_a_program_of_the_guide_runs_as_it_stands(chapter: str, program: str) -> None:
    exec(compile(program, f"{GUIDE}, {chapter}", "exec"), {})


def test_every_way_in_has_a_program() -> None:
    chapters = {chapter for chapter, _ in programs()}
    assert chapters == {"PettingZoo", "Gymnasium", "OpenSpiel", "Batches"}
