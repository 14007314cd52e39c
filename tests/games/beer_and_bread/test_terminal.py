"""The two villages in the terminal: what a card would do is told before it is played."""

from __future__ import annotations

import re

import pytest

from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.odds import odds as chances
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.terminal import odds, table
from stammtisch.games.beer_and_bread.view import view
from stammtisch.terminal.wording import LANGUAGES, Texts

from .tables import store, year


def texts(tongue: str = "en") -> Texts:
    return Texts(TITLE, tongue, ["Anna", "Boris[x]"], viewer=0)


def plain(markup: str) -> str:
    """The text without its colours."""
    return re.sub(r"(?<!\\)\[[^\]]*\]", "", markup)


def drawn(game: BeerAndBread, tongue: str = "en", seat: int | None = 0) -> str:
    return plain(table(view(game, seat), seat, texts(tongue).say))


def test_the_rival_lies_above_the_fields_and_the_own_village_below() -> None:
    shown = drawn(year(1))
    places = [shown.index(name) for name in ("Boris\\[x]", "River and fields", "\nAnna ")]
    assert places == sorted(places)
    assert "Year 1 · Fruitful" in shown


def test_a_harvest_says_what_comes_and_how_much_is_too_many() -> None:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    shown = drawn(game)
    assert "Storage 8/9: wheat 4 · rye 4" in shown
    harvest = "Harvest: water 1 · wheat 1 · barley 1 · rye 1"
    assert f"{harvest} (3 tokens too many: you will offer them)" in shown


def test_a_sale_says_what_is_missing_and_when_the_cost_is_met() -> None:
    game = year(1)
    assert "tokens missing)" in drawn(game)
    store(game, 0, water=3, wheat=1, barley=3, hops=2)
    assert "(cost met)" in drawn(game)


def test_an_upgrade_says_what_it_does_and_what_is_cleaned() -> None:
    game = year(1)
    assert "Upgrade & clean: " in drawn(game)
    assert "cleans: " not in drawn(game)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_line_is_told_in_every_language(tongue: str, number: int) -> None:
    game = year(number)
    told: set[str] = set()

    def say(message: str, facts: dict[str, int | str]) -> str:
        told.add(message)
        return texts(tongue).say(message, facts)

    table(view(game, 0), 0, say)
    table(view(game, None), None, say)
    odds(chances(game, 0), say)
    assert [message for message in told if not texts(tongue).messages.has_message(message)] == []


def test_the_chances_are_told_by_type_and_kind() -> None:
    shown = plain(odds(chances(year(1), 0), texts().say))
    assert re.search(r"beer \d+: light beer \d+, amber beer \d+, dark beer \d+", shown)
    assert re.search(r"The next card harvests: water \d+%", shown)
