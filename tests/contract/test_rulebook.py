"""The rules panel of every game follows its rulebook: each paragraph with its name, in order."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from stammtisch.core import Title
from stammtisch.games import titles
from stammtisch.terminal.wording import LANGUAGES

GAMES = [title for title in titles().values() if not title.tutorial]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_paragraphs_stand_in_the_order_of_the_readme(title: Title, language: str) -> None:
    readme = files(title.package).joinpath("README.md").read_text("utf-8")
    anchors = re.findall(r'<a id="([^"]+)"', readme)
    wanted = [anchor for anchor in anchors if not anchor.startswith("ruling-")]
    text = files(title.package).joinpath("texts", f"{language}.ftl").read_text("utf-8")
    assert re.findall(r"^rule-([\w-]+) =", text, re.MULTILINE) == wanted
    assert re.findall(r"^paragraph-([\w-]+) =", text, re.MULTILINE) == wanted
