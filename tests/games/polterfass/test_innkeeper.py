"""The innkeeper who reckons with every state of the barrels that can still come."""

from __future__ import annotations

import pytest

from stammtisch.core import Chance, Rng, Step
from stammtisch.games.polterfass import TITLE
from stammtisch.games.polterfass.choices import THROWS
from stammtisch.games.polterfass.policy.innkeeper import Reckoning, exact_service, state_of
from stammtisch.games.polterfass.policy.player import throw_worth
from stammtisch.games.polterfass.policy.prospects import (
    Prospects,
    lead_prospects,
    most_service,
    share_prospects,
)
from stammtisch.games.polterfass.rules.service import CloseOrThrow
from stammtisch.games.polterfass.state import Polterfass

from .tables import asked, say, served

STATES: list[tuple[int | str, ...]] = [
    (9, 8, 8, 7, "double", "cancel"),
    (9, 8, 8, 7, 7, 6, "double"),
    (2, 3, 3, 4, 4, 5),
    (9, 8, 8, 7, 7, 6, 6, "cancel"),
]


def reckoned(game: Polterfass) -> Reckoning:
    reckoning = Reckoning(game, lead_prospects(game))
    reckoning.run()
    return reckoning


def by_the_rules(game: Polterfass, reckoning: Reckoning) -> float:
    """What a throw under way leads to, barrel by barrel as the rules have it."""
    step: Step = game.open()[0]
    if game.bills:
        return reckoning.prospects.bust
    if isinstance(step, CloseOrThrow):
        state = state_of(reckoning.kinds, game)
        return reckoning.values[state * 9 + game.doubles * 3 + game.cancels]
    assert isinstance(step, Chance)
    total, weights = 0.0, step.weights(game)
    for outcome, weight in weights:
        after = game.copy()
        after.apply(step.seat, outcome)
        total += weight * by_the_rules(after, reckoning)
    return total / sum([weight for _, weight in weights])


@pytest.mark.parametrize("faces", STATES, ids=str)
def test_a_throw_is_worth_what_the_rules_make_of_it(faces: tuple[int | str, ...]) -> None:
    game = served(*faces)
    reckoning = reckoned(game)
    for option in asked(game, 0).options(game)[1:]:
        after = game.copy()
        after.apply(0, option)
        worth = reckoning.throws[after.doubles * 3 + after.cancels]
        assert worth == pytest.approx(by_the_rules(after, reckoning), abs=1e-6)


def test_going_on_as_long_as_it_pays_is_worth_more_than_one_throw() -> None:
    game = served(2, 3, 4)
    prospects = Prospects([float(service) for service in range(100)], 0.0)
    reckoning = Reckoning(game, prospects)
    reckoning.run()
    assert reckoning.throws[0] > throw_worth(game, THROWS[0], prospects) > 9


def test_who_would_lose_otherwise_throws_on() -> None:
    game = served(9, 8, 8, 7, 7, seats=3)
    game.points = [30, 74, 30]
    prospects = share_prospects([game], 0)
    assert prospects.worths[37] < prospects.worths[45] == 1.0
    found = exact_service(game, prospects)
    assert found is not None
    assert found.verb == "throw"


def test_closing_wins_at_once_where_the_target_is_reached() -> None:
    game = served(9, 8, 8, seats=3)
    game.points = [60, 40, 40]
    assert exact_service(game, share_prospects([game], 0)) is asked(game, 0).options(game)[0]


@pytest.mark.parametrize(("tie", "worth"), [("shared", 0.5), ("play_another_round", 0.5)])
def test_a_tie_at_the_target_is_shared_or_played_on(tie: str, worth: float) -> None:
    game = served(9, seats=3, final_tie=tie)
    game.points = [66, 75, 0]
    found = share_prospects([game], 0).worths[9]
    assert (found == worth) == (tie == "shared")
    assert found == pytest.approx(worth, abs=0.01)


def test_very_many_states_are_left_to_the_search() -> None:
    game = served(9, barrels="leaflet")
    assert exact_service(game, lead_prospects(game)) is None


def test_no_service_is_more_than_all_barrels_give() -> None:
    assert most_service(served(9).setup) == 51 + 17


def test_targets_are_named_for_the_share_of_the_victory() -> None:
    game = served(9, 8, 7, "cancel", seats=3)
    say(game, 0, "close")
    games = [TITLE.imagine(game, 0, Rng(seed), TITLE.policy.guess) for seed in range(20)]
    step = asked(game, 0)
    assert TITLE.policy.exact(game, step, lambda: games) in step.options(game)
