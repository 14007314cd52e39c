"""Positions as text: what the villages have, and how late in the year it is."""

from __future__ import annotations

import pytest

from stammtisch.core.errors import BadPosition
from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.state.table import BeerAndBread

from .tables import names, options, question, told

HANDS = "0: hand BE01 BE02 BE03 BR01 BR02; 1: hand BE04 BE05 BR03 BR04 BR05"


def laid(text: str) -> BeerAndBread:
    game = TITLE.new_game(TITLE.setup(2))
    assert isinstance(game, BeerAndBread)
    TITLE.lay_out(game, text)
    game.begin()
    return game


def test_with_full_hands_a_year_begins_with_the_windmill_s_turn() -> None:
    game = laid(f"windmill 1; {HANDS}")
    assert (int(game.year), int(game.turn), question(game)) == (1, 1, (1, "PlayCard"))
    assert told(game.fields)["wheat"] == 7
    assert "harvest BR03" in options(game, 1)


def test_a_dry_year_has_its_exchange() -> None:
    game = laid(f"year 2; exchange BE06 BR06 BR07; {HANDS}")
    assert (int(game.year), len(game.exchange), question(game)) == (2, 3, (0, "PlayCard"))
    assert told(game.fields)["wheat"] == 5


@pytest.mark.parametrize("year", [1, 2])
def test_turn_5_is_the_last_pair_of_turns(year: int) -> None:
    game = laid(f"year {year}; turn 5; exchange BE06 BR06 BR07; 0: hand BE01; 1: hand BE02")
    assert (int(game.year), int(game.turn)) == (year, 5)
    assert options(game, 0)[:2] == ["harvest BE01", "upgrade BE01"]


def test_a_village_has_what_the_clauses_say() -> None:
    game = laid(
        "turn 5; deck BE10; 1: hand BE05; 0: hand BR02; upgrades BE06; sold BE07 BR08\n"
        "houses BE09 BR09; column BE20; store wheatx3 water"
    )
    village = game.villages[0]
    assert [names(village.upgrades), names(village.sold)] == [["BE06"], ["BE07", "BR08"]]
    assert [int(village.beers), int(village.breads), len(village.column)] == [1, 1, 1]
    assert told(village.storage) == {"water": 1, "wheat": 3}
    assert [len(game.beers), len(game.breads)] == [1, 0]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("harvest BE01", "'harvest': expected one of year, turn"),
        ("0: hand BE01; column BE01", "'column': expected each card once, got 'BE01'"),
        ("store hopsx30 hopsx30", "'store': expected tokens that the supply has, got 'hops'"),
        ("year 7", "'year': expected a number from 1 to 6, got '7'"),
    ],
)
def test_what_cannot_be_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        laid(text)
