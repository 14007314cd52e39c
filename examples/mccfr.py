"""Outcome-sampling MCCFR of OpenSpiel on one round of a small Polterfass, for three players.

    pip install "stammtisch[research]"
    python examples/mccfr.py --iterations 20000

Prints how many information states were met, and how the average strategy fares against random.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

from stammtisch.research.openspiel import load

PACK = Path(__file__).with_name("small_polterfass.toml")
OPTIONS = {"throw_model": "flat", "flat_percent": 50}


def small_game() -> Any:
    """Three players, few barrels, one round: worth the lead in points."""
    return load("polterfass", 3, OPTIONS, PACK, rounds=1)


def solve(game: Any, iterations: int) -> Any:
    """A solver after so many iterations; each plays one game for every player."""
    solver = OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    return solver


def information_states(solver: Any) -> int:
    """How many the solver has met."""
    return len(solver._infostates)


def lead_over_random(game: Any, policy: Any, games: int, seed: int) -> float:
    """The mean lead of the strategy over two random players, at each seat in turn."""
    rng, lead = random.Random(seed), 0.0
    for number in range(games):
        state, seat = game.new_initial_state(), number % game.num_players()
        while not state.is_terminal():
            state.apply_action(chosen(state, seat, policy, rng))
        lead += state.returns()[seat]
    return lead / games


def chosen(state: Any, seat: int, policy: Any, rng: random.Random) -> int:
    """Fate by its weights, the strategy at its seat, all others at random."""
    if state.is_chance_node():
        chances: dict[int, float] = dict(state.chance_outcomes())
    elif state.current_player() == seat:
        chances = policy.action_probabilities(state)
    else:
        chances = dict.fromkeys(state.legal_actions(), 1.0)
    return rng.choices(list(chances), list(chances.values()))[0]


def main() -> None:
    """Solve, and tell what came of it."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--iterations", type=int, default=20_000)
    read.add_argument("--games", type=int, default=3_000, help="to measure the strategy")
    read.add_argument("--seed", type=int, default=1)
    wanted = read.parse_args()
    np.random.seed(wanted.seed)
    game = small_game()
    solver = solve(game, wanted.iterations)
    lead = lead_over_random(game, solver.average_policy(), wanted.games, wanted.seed)
    print(
        f"{information_states(solver):,} information states after {wanted.iterations:,} iterations"
    )
    print(f"{lead:+.2f} points a round ahead of two random players")


if __name__ == "__main__":
    main()
