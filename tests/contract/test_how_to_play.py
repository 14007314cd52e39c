"""How to play every game: pictures and words for two minutes, the goal first."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from stammtisch.core import Title
from stammtisch.games import titles
from stammtisch.terminal.wording import LANGUAGES

SHOWN = [
    pytest.param(title, id=title.id) for title in titles().values() if "first" in title.lessons()
]
every_game = pytest.mark.parametrize("title", SHOWN)
A_MINUTE = 160  # words that one reads


def lines_of(title: Title, word: str) -> list[str]:
    text = files(title.package).joinpath("lessons", "how.pages").read_text("utf-8")
    return re.findall(rf"^{word} (.+)$", text, re.MULTILINE)


def words_of(title: Title, language: str) -> dict[str, str]:
    text = files(title.package).joinpath("lessons", f"{language}.ftl").read_text("utf-8")
    return dict(re.findall(r"^how-([\w-]+) = (.+)$", text, re.MULTILINE))


@every_game
def test_the_goal_comes_first_and_every_page_has_a_picture(title: Title) -> None:
    text = files(title.package).joinpath("lessons", "how.pages").read_text("utf-8")
    pages = re.split(r"^page ", text.partition("forgets ")[0], flags=re.MULTILINE)[1:]
    assert pages[0].startswith("goal\n")
    assert 5 <= len(pages) <= 7
    assert all("\ndraw " in page for page in pages)


@every_game
def test_what_people_forget_are_rules(title: Title) -> None:
    rules = files(title.package).joinpath("README.md").read_text("utf-8")
    forgotten = lines_of(title, "forgets")
    assert len(forgotten) >= 3
    assert all(f'<a id="{rule}"></a>' in rules for rule in forgotten)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_and_take_two_minutes(title: Title, language: str) -> None:
    pages, words = lines_of(title, "page"), words_of(title, language)
    wanted = {*pages, *(f"{page}-text" for page in pages)}
    assert {*words} == wanted | {f"forgets-{rule}" for rule in lines_of(title, "forgets")}
    assert len(" ".join(words.values()).split()) <= 2 * A_MINUTE
