"""The reference page of each game lists every option with its values, the default first."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from stammtisch.core import Option
from stammtisch.core.errors import BadOption
from stammtisch.games import title, titles

ROOT = Path(__file__).resolve().parents[2]
GAMES = [game for game, known in titles().items() if not known.tutorial]
EACH = pytest.mark.parametrize("game", GAMES)


WORDS = ["zero", "one", "two", "three", "four", "five", "six"]


def page_of(game: str) -> str:
    return (ROOT / "docs/reference/games" / f"{game}.md").read_text("utf-8")


def documented(game: str) -> dict[str, list[str]]:
    """By key: the values of an option, as its page writes them."""
    section = page_of(game).split("## Options")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.+?) \| (.+?) \| .+ \|$", section, re.M)
    return {
        key: re.findall(r"[\w-]+", values)
        for keys, values in rows
        for key in re.findall(r"`(\w+)`", keys)
    }


def written(option: Option) -> list[str]:
    """What the page must begin with: the default, then what else there is."""
    if option.kind == "flag":
        return [str(option.default).lower(), str(not option.default).lower()]
    rest = [value for value in option.values if value != option.default]
    return [str(value) for value in (option.default, *rest)]


@EACH
def test_the_page_begins_with_players_and_minutes(game: str) -> None:
    known = title(game)
    players = " to ".join([WORDS[seats] for seats in sorted({*known.seats})])
    begins = f"{players} players, about {known.minutes} minutes."
    assert begins in page_of(game).lower()


@EACH
def test_the_page_gives_every_option_its_values_and_default(game: str) -> None:
    pages = documented(game)
    assert {*pages} == {option.key for option in title(game).options}
    for option in title(game).options:
        found = pages[option.key]
        if option.kind == "whole":
            assert found[0] == str(option.default), option.key
            bounds = [int(word) for word in found if word.isdigit()][1:]
            assert bounds in ([option.low, option.high], [option.high]), option.key
        elif len(option.values) > 5:
            assert found[0] == option.default, option.key
        else:
            assert found == written(option), option.key


@EACH
def test_the_readme_gives_a_reason_for_every_ruling_and_no_other_option(game: str) -> None:
    readme = (ROOT / "stammtisch/games" / game / "README.md").read_text("utf-8")
    for option in title(game).options:
        assert (f'id="ruling-{option.key}"' in readme) == option.ruling, option.key


@EACH
def test_a_number_beyond_its_bounds_is_no_option(game: str) -> None:
    for option in title(game).options:
        if option.kind == "whole":
            assert option.read(option.low) == option.low < option.high == option.read(option.high)
            for outside in (option.low - 1, option.high + 1):
                with pytest.raises(BadOption, match=option.key):
                    option.read(outside)
