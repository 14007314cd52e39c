"""Advice held against a longer search, and how often it says why."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.advice import Estimate, advise
from stammtisch.bots.advice.decisions import decisions
from stammtisch.core import Rng, Table, Title
from stammtisch.games import title

from .judging import ME, Place, Wanted, game_of, long_look, table_at

SECONDS: Final = 1.0  # of an advice
BRIEF: Final = 0.2  # seconds, where reasons are counted


def held(game: str, places: list[Place], wanted: Wanted) -> dict[str, float]:
    """How many errors of an advice hold what a long search tells."""
    known, told = title(game), {"asked": 0.0, "held": 0.0, "error": 0.0}
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        at = places[seed % len(places)]
        best, chance = first_and_truth(known, at, seed, wanted)
        told["asked"] += 1
        told["held"] += abs(chance - best.mean) <= best.error
        told["error"] += 100 * best.error
    error = round(told["error"] / max(told["asked"], 1), 1)
    return told | {"error": error, "look": wanted.look}


def first_and_truth(known: Title, at: Place, seed: int, wanted: Wanted) -> tuple[Estimate, float]:
    """The chance of the answer that an advice puts first, and what a long search tells of it."""
    table, _ = game_of(known, at, ["thrifty"], seed, most=0)
    made = decisions(table, [ME])
    before = table_at(table, made[Rng(seed).below(len(made))].line)
    best = advise(before, ME, SECONDS, seed, wanted.clock).options[0]
    return best.win, long_look(before, best.choice, wanted, seed + 1000)


def reasons(game: str, places: list[Place], wanted: Wanted) -> dict[str, float]:
    """How often the game's own texts say why, of all advice that puts one answer above others."""
    known, told = title(game), dict.fromkeys(("asked", "equal", "better", "told"), 0.0)
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        at, level = places[seed % len(places)], "random" if seed % 2 else "thrifty"
        table, _ = game_of(known, at, [level], seed, most=0)
        for before in some_questions(table, wanted.sample, seed):
            found = advise(before, ME, BRIEF, seed, wanted.clock)
            is_equal = found.verdict == "equal"
            told["asked"] += 1
            told["equal"] += is_equal
            told["better"] += not is_equal
            told["told"] += not is_equal and found.why is not None
    return told


def some_questions(table: Table, most: int, seed: int) -> list[Table]:
    """The table before decisions of the first seat, all over a game."""
    made = decisions(table, [ME])
    apart = max(1, len(made) // most)
    return [table_at(table, one.line) for one in made[seed % apart :: apart]]
