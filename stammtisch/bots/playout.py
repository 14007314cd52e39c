"""Playing a position on by a game's own fast policy: the inner loop of every search."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.game import Game, Tally
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng


def policy_out(game: Game, policy: Policy, rng: Rng, limit: i64, tally: Tally) -> None:
    """Play by the policy until the game is over or `limit` questions have been answered."""
    decisions: i64 = 0
    outcomes: i64 = 0
    while not game.over and decisions < limit:
        agenda = game.interrupts if game.interrupts.depth > 0 else game.agendas[game.first]
        while agenda.depth > 0:
            step = agenda.top
            if step.is_chance:
                choice = step.draw(game, rng)
                outcomes += 1
            else:
                choice = policy.playout(game, step, rng)
                decisions += 1
            agenda.pop()
            step.answer(game, choice)
            if game.interrupts.depth > 0 and agenda is not game.interrupts:
                break
            if decisions >= limit:
                break
        game.go_on()
    tally.decisions += decisions
    tally.outcomes += outcomes


def copies(game: Game, times: i64) -> None:
    """Copy a position again and again, to time it."""
    for _ in range(times):
        game.copy()
