"""The docs page and the README speak of every option, answer and event."""

from __future__ import annotations

import re
from pathlib import Path

from stammtisch.games.quacks import TITLE

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/reference/games/quacks.md").read_text("utf-8")
FOLDER = ROOT / "stammtisch/games/quacks"
README = (FOLDER / "README.md").read_text("utf-8")


def test_the_page_names_every_option_and_the_readme_every_ruling() -> None:
    for option in TITLE.options:
        assert f"`{option.key}`" in PAGE, option.key
        if option.ruling:
            assert f'id="ruling-{option.key}"' in README, option.key


def test_the_page_names_every_event() -> None:
    source = (FOLDER / "events.py").read_text("utf-8")
    for name in re.findall(r'Event\(\s*"([a-z-]+)"', source):
        assert f"`{name}`" in PAGE, name


def test_every_rule_that_a_choice_cites_stands_in_the_readme() -> None:
    setup = TITLE.setup(4)
    for choice in [*setup.catalogue.choices, *setup.outcomes.choices]:
        assert f'id="{choice.rule}"' in README, choice.text
