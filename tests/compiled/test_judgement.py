"""Reviews and advice held against a longer look: blunders are found, equals left alone.

`python -m tools.judgement` measures the same at length.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from stammtisch.bots import Budget
from stammtisch.core import compiled
from tests.bots.test_advice import ticking
from tests.sizes import FULL, sized
from tools.judgement import PLACES
from tools.judging import USUAL, Wanted
from tools.judging_advice import held
from tools.judging_reviews import named, reviews

pytestmark = [
    pytest.mark.arena,
    pytest.mark.timeout(sized(ci=120, full=14_400)),
    pytest.mark.skipif(not compiled(), reason="interpreted it takes minutes"),
]
Record = Callable[[str, object], None]
GAMES = sized(ci=["polterfass"], full=[*PLACES])
LESS = 0 if FULL else 1  # of a few one may go wrong


def wanted(games: int, sample: int, look: float, seed: int) -> Wanted:
    """How much is measured: in the small size games are counted, so that it always is the same."""
    clock = sized(ci=ticking(), full=process_time)
    budget = sized(ci=Budget(seconds=4.0, iterations=600), full=USUAL)
    return Wanted(games, sample, look, seed, budget, clock)


@pytest.mark.parametrize("game", GAMES)
def test_blunders_are_found_and_equal_decisions_are_no_mistakes(
    game: str, record_property: Record
) -> None:
    """At least 9 of 10 planted blunders, and of decisions that are equal at most 1 in 20."""
    size = sized(ci=wanted(2, 12, 0.4, seed=0), full=wanted(8, 20, 4.0, seed=0))
    told = reviews(game, PLACES[game], size)
    for figure, number in told.items():
        record_property(f"{game}: {figure}", number)
    assert told["planted"] > 0
    assert told["found"] >= 0.9 * told["planted"]
    assert told["equal"] > 0
    assert told["called"] <= max(0.05 * told["equal"], LESS)
    assert told["seconds"] < 30


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_in_a_game_of_random_against_master_was_a_blunder(
    game: str, record_property: Record
) -> None:
    size = sized(ci=wanted(1, 0, 0.8, seed=200), full=wanted(3, 0, 8.0, seed=200))
    told = named(game, PLACES[game], size)
    record_property(f"{game}: costliest of random that a long look confirms", told["real"])
    assert told["real"] >= 0.9 * told["named"]


@pytest.mark.parametrize("game", GAMES)
def test_the_error_of_an_advice_holds_the_truth_nine_times_of_ten(
    game: str, record_property: Record
) -> None:
    """The truth about the answer that it puts first is a search of sixty seconds of a processor."""
    size = sized(ci=wanted(4, 0, 4.0, seed=300), full=wanted(20, 0, 60.0, seed=300))
    told = held(game, PLACES[game], size)
    record_property(f"{game}: errors that hold their truth of {told['asked']:g}", told["held"])
    assert told["held"] >= 0.9 * told["asked"] - LESS
