"""Odds are what a player could work out from what that seat has seen."""

from __future__ import annotations

import pytest

from stammtisch.core import Rng
from stammtisch.games.beer_and_bread.odds import odds
from stammtisch.games.beer_and_bread.rules.hands import TURN_UP
from stammtisch.games.beer_and_bread.state.tokens import KINDS, count
from stammtisch.games.beer_and_bread.view import imagine

from .tables import HANDS, number, year


def test_unseen_cards_are_counted_by_product_and_type() -> None:
    unseen = odds(year(1), 0)["unseen"]
    assert unseen[0] == {"product": "beer", "total": 27, "types": [7, 10, 10]}
    assert unseen[1] == {"product": "bread", "total": 28, "types": [8, 10, 10]}


def test_the_backs_ahead_are_those_of_the_row() -> None:
    game = year(1, later=["BE20", "BR20", "BR21"])
    found = odds(game, 0)
    assert found["ahead"] == 5
    assert found["beers_ahead"] + found["breads_ahead"] == 5
    assert found["next_harvests"] != found["soon_harvests"]


def test_a_chance_of_the_next_card_is_the_share_of_unseen_cards_with_that_back() -> None:
    game = year(1, later=["BE20"])
    cards = [c for c in game.setup.cards[:30] if c.number not in map(number, HANDS[0])]
    hops = [card for card in cards if count(card.symbols, 4) > 0]
    assert odds(game, 0)["next_harvests"]["hops"] == pytest.approx(len(hops) / len(cards))


def test_the_chances_fit_what_imagined_decks_bring() -> None:
    game = year(1, later=["BE20"])
    rng = Rng(3)
    drawn = [TURN_UP.draw(imagine(game, 0, rng, None), rng) for _ in range(1500)]
    for kind, name in enumerate(KINDS):
        shown = [
            o for o in drawn if count(game.setup.cards[number(str(o.facts["card"]))].symbols, kind)
        ]
        chance = odds(game, 0)["next_harvests"][name]
        assert len(shown) / 1500 == pytest.approx(chance, abs=0.05)


def test_with_an_empty_deck_nothing_is_ahead() -> None:
    game = year(1)
    game.backs_known = 0
    assert odds(game, 0)["soon_harvests"] == dict.fromkeys(KINDS, 0.0)
