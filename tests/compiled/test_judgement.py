"""Reviews and advice held against a longer look: blunders are found, equals left alone."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

import pytest

from stammtisch.bots import Budget
from stammtisch.bots.advice import advise, review
from stammtisch.bots.advice.decisions import decisions
from stammtisch.bots.advice.grading import Graded
from stammtisch.core import Rng, Title, compiled
from stammtisch.games import title
from tests.sizes import FULL, sized

from .judging import ME, game_of, long_look, table_at, truth

pytestmark = [
    pytest.mark.arena,
    pytest.mark.timeout(sized(ci=120, full=14_400)),
    pytest.mark.skipif(not compiled(), reason="interpreted it takes minutes"),
]
Record = Callable[[str, object], None]
GAMES = sized(ci=["polterfass"], full=["beer_and_bread", "polterfass", "quacks", "tiefenthal"])
USUAL = sized(ci=Budget(seconds=4.0, iterations=600), full=Budget(seconds=20.0, iterations=600))
LOOK = sized(ci=0.4, full=4.0)  # seconds for the truth about a decision
SEEDS = range(sized(ci=2, full=8))


def graded(known: Title, seed: int, levels: list[str]) -> tuple[list[tuple[Graded, bool]], float]:
    """The first seat's decisions as a review grades them, each with whether it was planted."""
    table, planted = game_of(known, known.seats[0], levels, seed, most=2)
    found = review(table, USUAL, seats=[ME], seed=seed)
    return [(moment, moment.line in planted) for moment in found.moments], found.seconds


@pytest.mark.parametrize("game", GAMES)
def test_of_ten_planted_blunders_nine_are_found(game: str, record_property: Record) -> None:
    known, planted, longest = title(game), list[Graded](), 0.0
    for seed in SEEDS:
        moments, seconds = graded(known, seed, ["thrifty"])
        planted += [moment for moment, is_planted in moments if is_planted]
        longest = max(longest, seconds)
    found = len([moment for moment in planted if not moment.is_sound])
    record_property(f"{game}: planted blunders found", f"{found} of {len(planted)}")
    record_property(f"{game}: seconds of a review, at most", round(longest, 1))
    assert planted
    assert found >= 0.9 * len(planted)
    assert longest < 30


@pytest.mark.parametrize("game", GAMES)
def test_of_twenty_equal_decisions_one_at_most_is_called_a_mistake(
    game: str, record_property: Record
) -> None:
    known, equal, called = title(game), 0, 0
    for seed in range(100, 100 + len(SEEDS)):
        table, _ = game_of(known, known.seats[0], ["thrifty"], seed, most=0)
        found = review(table, USUAL, seats=[ME], seed=seed)
        made = decisions(table, [ME])
        for place in range(0, len(made), max(1, len(made) // 12)):
            ahead = truth(known, made[place], LOOK, seed + place)
            if not ahead.is_above(0.0):
                equal += 1
                called += not found.moments[place].is_sound
    record_property(f"{game}: equal decisions called mistakes", f"{called} of {equal}")
    assert equal
    assert called <= max(0.05 * equal, 0 if FULL else 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_in_a_game_of_random_against_master_was_a_blunder(
    game: str, record_property: Record
) -> None:
    known, named, real = title(game), 0, 0
    for seed in range(200, 200 + sized(ci=1, full=3)):
        table, _ = game_of(known, known.seats[0], ["random", "master:60"], seed, most=0)
        found = review(table, USUAL, seats=[ME], seed=seed)
        made = decisions(table, [ME])
        for place in found.seats[0].costliest:
            named += 1
            real += truth(known, made[place], 2 * LOOK, seed).mean > 0
    record_property(f"{game}: costliest of random that a long look confirms", f"{real} of {named}")
    assert real >= 0.9 * named


def held(known: Title, seed: int) -> bool:
    """Whether the error of an advice somewhere in a game holds what a long search tells."""
    table, _ = game_of(known, known.seats[0], ["thrifty"], seed, most=0)
    made = decisions(table, [ME])
    before = table_at(table, made[Rng(seed).below(len(made))].line)
    seconds = sized(ci=0.2, full=1.0)
    best = advise(before, ME, seconds, seed, process_time).options[0]
    chance = long_look(before, best.choice, sized(ci=1.0, full=60.0), seed + 1000)
    return abs(chance - best.win.mean) <= best.win.error


def test_the_error_of_an_advice_holds_the_truth_nine_times_of_ten(record_property: Record) -> None:
    """The truth about the answer that it puts first is a search of sixty seconds of a processor."""
    seeds, all_held = range(300, 300 + sized(ci=4, full=12)), 0
    for game in GAMES:
        found = [held(title(game), seed) for seed in seeds]
        record_property(f"{game}: errors that hold their truth", f"{sum(found)} of {len(found)}")
        all_held += sum(found)
    assert all_held >= 0.9 * len(GAMES) * len(seeds) - (0 if FULL else 1)
