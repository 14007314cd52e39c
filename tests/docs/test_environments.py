"""The pages of the environments tell what the games are."""

from __future__ import annotations

import re

import pytest

from tools.environments import HEADINGS, PAGES, layout, learnable, page

ANEW = "python -m tools.environments writes the pages anew"


@pytest.mark.parametrize("game", learnable())
def test_a_page_tells_what_its_game_is(game: str) -> None:
    told = (PAGES / f"{game}.md").read_text("utf-8")
    assert tuple(re.findall(r"^## (.*)$", told, re.M)) == HEADINGS
    assert told.startswith(page(learnable()[game])), ANEW


@pytest.mark.parametrize("game", learnable())
def test_a_changed_observation_or_action_is_told_under_changes(game: str) -> None:
    title = learnable()[game]
    told = (PAGES / f"{game}.md").read_text("utf-8").partition("## Changes")[2]
    line = f"- `{game}_v{title.environment_version}`, layout `{layout(title)}`: "
    assert line in told, f"raise environment_version and say why, or before a release: {ANEW}"


def test_there_is_a_page_for_every_game_and_for_no_other() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == set(learnable())
