"""The odds are what playing out every possible throw by the rules gives."""

from __future__ import annotations

import json
from collections import defaultdict

import pytest

from stammtisch.core import Chance
from stammtisch.games.polterfass.choices import Throw
from stammtisch.games.polterfass.odds import extremes, odds, throw_odds
from stammtisch.games.polterfass.powers import totals
from stammtisch.games.polterfass.state import Polterfass

from .tables import asked, land, new_game, order, say, served


def thrown(game: Polterfass, text: str) -> Throw:
    found = game.setup.catalogue.by_text[text]
    assert isinstance(found, Throw)
    return found


def by_the_rules(game: Polterfass, text: str) -> tuple[float, dict[str, float], dict[str, float]]:
    """Bust chance and the shares of least and most, out of every way the barrels can land."""
    found: dict[bool, dict[str, float]] = {True: defaultdict(float), False: defaultdict(float)}
    bust = 0.0
    begun = game.copy()
    say(begun, 0, text)
    front = [(begun, 1.0)]
    while front:
        position, share = front.pop()
        step = position.question(0)
        if isinstance(step, Chance) and not position.bills:
            weights = step.weights(position)
            for outcome, weight in weights:
                after = position.copy()
                after.apply(0, outcome)
                front.append((after, share * weight / 200))
        elif position.bills:
            bust += share
        else:
            numbers = position.standing_numbers()
            share_allowed = position.setup.may_share
            reach = totals(numbers, position.doubles, position.cancels, share_allowed)
            found[True][str(reach[-1])] += share
            found[False][str(reach[0])] += share
    return bust, found[True], found[False]


@pytest.mark.parametrize(
    ("faces", "text"),
    [
        (["9", "8", "8", "7", "7", "6", "double", "double"], "throw"),
        (["9", "8", "8", "7", "7", "6", "double", "double"], "throw double double"),
        (["9", "8", "3", "7", "5", "double", "cancel"], "throw cancel"),
        (["2", "8", "8", "4", "7", "6"], "throw"),
    ],
)
@pytest.mark.parametrize("may_share", [False, True])
def test_the_odds_of_a_throw_are_exact(faces: list[str], text: str, may_share: bool) -> None:
    game = served(*faces, specials_may_share_target=may_share)
    bust, most, least = by_the_rules(game, text)
    found = throw_odds(game, thrown(game, text))
    assert found["bust"] == pytest.approx(bust)
    assert found["most"] == pytest.approx(most)
    assert found["least"] == pytest.approx(least)
    assert found["mean"] == pytest.approx(sum(int(key) * most[key] for key in most))


def test_bust_and_totals_add_up_to_one() -> None:
    for barrels in ("box", "leaflet"):
        game = served(9, "double", barrels=barrels)
        for throw in odds(game, 0)["throws"].values():
            assert throw["bust"] + sum(throw["most"].values()) == pytest.approx(1)
            assert throw["bust"] + sum(throw["least"].values()) == pytest.approx(1)


def test_every_throw_that_the_innkeeper_may_make_has_its_odds() -> None:
    found = odds(served(9, 6, "double", "cancel"), 0)
    assert list(found["throws"]) == ["throw", "throw cancel", "throw double", "throw double cancel"]
    assert [throw["barrels"] for throw in found["throws"].values()] == [5, 6, 6, 7]
    assert found["close"] == [12, 18]


def test_where_nothing_can_be_thrown_there_is_only_closing() -> None:
    game = served(9, 8, 8, 7, 7, 6, 6)
    for barrel in (7, 8):
        game.stand(barrel, game.setup.ends[barrel][0])
    assert "throw" not in odds(game, 0)["throws"]
    assert odds(game, 0)["close"][-1] == 51 + 9 + 8


def test_odds_are_ready_for_json() -> None:
    found = odds(served(9, 6, "double"), 1)
    assert json.loads(json.dumps(found)) == found


def test_a_guest_knows_his_own_order_and_the_bounds_of_the_others() -> None:
    game = new_game()
    land(game, 9)
    order(game, [5], [6, 7], [0])
    assert odds(game, 0)["ordered"] == {"least": 0 + 1 + 0, "most": 7 + 13 + 7}
    assert odds(game, 1)["ordered"] == {"least": 5 + 1 + 0, "most": 5 + 13 + 7}
    assert odds(game, 2)["ordered"] == {"least": 0 + 13 + 0, "most": 7 + 13 + 7}


def test_the_odds_do_not_depend_on_what_is_hidden() -> None:
    games = []
    for hidden in ([6, 7], [0, 1]):
        game = new_game()
        land(game, 9)
        order(game, [5], hidden, [0])
        games.append(game)
    assert odds(games[0], 0) == odds(games[1], 0)


@pytest.mark.parametrize("may_share", [False, True])
def test_the_extremes_are_those_of_all_totals(may_share: bool) -> None:
    for numbers in ([2], [2, 9], [3, 3, 5, 9], [2, 5, 6, 7, 8, 8]):
        for doubles in range(3):
            for cancels in range(3 - doubles):
                listed = totals(numbers, doubles, cancels, may_share)
                ends = (listed[0], listed[-1])
                assert extremes(numbers, doubles, cancels, may_share) == ends


def test_the_odds_know_the_question_that_is_open() -> None:
    game = served(9, 6, "double")
    texts = [choice.text for choice in asked(game, 0).options(game)]
    assert ["close", *odds(game, 0)["throws"]] == texts
