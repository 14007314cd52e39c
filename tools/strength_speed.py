"""How many iterations of a search a second of the processor has, over a whole game."""

from __future__ import annotations

from collections.abc import Mapping
from time import process_time
from typing import Any, Final

from stammtisch.bots.nets import learned_policy
from stammtisch.bots.playout import ENDLESS, policy_out, policy_part
from stammtisch.bots.runner import imagining
from stammtisch.bots.search.ismcts import Search
from stammtisch.core import Game, Policy, Rng, Setup, Step, Tally, Title
from stammtisch.games import title

GAMES: Final = [
    ("quacks", 2, {}),
    ("quacks", 4, {}),
    ("beer_and_bread", 2, {}),
    ("polterfass", 3, {}),
    ("tiefenthal", 2, {"module": 1}),
    ("tiefenthal", 4, {"module": 1}),
    ("tiefenthal", 2, {"module": 5}),
]
POSITIONS: Final = 6
ITERATIONS: Final = 400

HEAD = """## Iterations

Of the search, in a second of one core, over questions from beginning to end of a game; `before` is
what they were when Tiefenthal still looked for the best placement in every playout.

| game | seats | regular | master | before |
| --- | --- | --- | --- | --- |"""
BEFORE: Final = {
    "quacks 2": "158,000 / 107,000",
    "quacks 4": "122,000 / 65,000",
    "beer_and_bread 2": "75,000",
    "polterfass 3": "133,000",
    "tiefenthal module=1 2": "14,600",
    "tiefenthal module=1 4": "5,100",
    "tiefenthal module=5 2": "10,000",
}


def rates() -> dict[str, dict[str, Any]]:
    """By game and seats."""
    found = {}
    for game, seats, options in GAMES:
        known = title(game)
        setup = known.setup(seats, options)
        names = [game, *[f"{key}={value}" for key, value in options.items()], str(seats)]
        found[" ".join(names)] = {
            "regular": round(speed(known, setup, known.policy)),
            "master": round(speed(known, setup, learned_policy(known))),
        }
    return found


def speed(known: Title, setup: Setup, policy: Policy) -> float:
    """The mean over some questions of one game."""
    tally, spent = Tally(), 0.0
    policy_out(known.start(setup), known.policy, Rng(4), ENDLESS, tally)
    for part in range(POSITIONS):
        game = known.start(setup)
        policy_part(game, known.policy, Rng(4), tally.decisions * part // POSITIONS)
        step = next_question(game)
        imagine, rng = imagining(known, game, step.seat), Rng(7)
        search = Search(policy, step.seat, rng)
        began = process_time()
        for _ in range(ITERATIONS):
            search.iterate(imagine(rng))
        spent += process_time() - began
    return POSITIONS * ITERATIONS / spent


def next_question(game: Game) -> Step:
    """Go on to where somebody has a choice."""
    step = game.open()[0]
    while step.is_chance or len(step.options(game)) == 1:
        game.apply(step.seat, step.draw(game, Rng(5)) if step.is_chance else step.options(game)[0])
        step = game.open()[0]
    return step


def speeds(kept: Mapping[str, dict[str, Any]]) -> str:
    """The table."""
    rows = []
    for name, told in kept.items():
        game, _, seats = name.rpartition(" ")
        figures = f"{told['regular']:,} | {told['master']:,} | {BEFORE.get(name, '')}"
        rows.append(f"| {game} | {seats} | {figures} |")
    return "\n".join([HEAD, *rows, ""])
