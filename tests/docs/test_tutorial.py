"""The tutorial shows the files of Pig as they are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs/tutorial/add-a-game.md"
BLOCK = re.compile(r"^`(stammtisch/[^`]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_file_in_the_tutorial_is_the_file_itself() -> None:
    shown = dict(BLOCK.findall(TUTORIAL.read_text("utf-8")))
    assert len(shown) == 12
    for path, text in shown.items():
        assert (ROOT / path).read_text("utf-8") == text, f"{path} differs from the tutorial"


def test_the_tutorial_shows_the_whole_folder() -> None:
    shown = {path for path, _ in BLOCK.findall(TUTORIAL.read_text("utf-8"))}
    folder = ROOT / "stammtisch/games/pig"
    files = {*folder.glob("*.py"), *folder.glob("texts/*.ftl")}
    assert {path.relative_to(ROOT).as_posix() for path in files} == shown
