"""Playing a position on by a game's own fast policy: the inner loop of every search."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.game import Game, Tally
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng

ENDLESS: Final = 1 << 40


def policy_out(game: Game, policy: Policy, rng: Rng, rounds: i64, tally: Tally) -> None:
    """Play by the policy until the game is over or so many more rounds have begun."""
    decisions: i64 = 0
    outcomes: i64 = 0
    last = game.begun + rounds
    while not game.over and game.begun < last:
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
        game.go_on()
    tally.decisions += decisions
    tally.outcomes += outcomes


def policy_on(game: Game, policy: Policy, lucks: list[Rng], rounds: i64) -> None:
    """The same with luck and whim of each seat from a stream of its own, nobody's from the last."""
    last = game.begun + rounds
    while not game.over and game.begun < last:
        agenda = game.interrupts if game.interrupts.depth > 0 else game.agendas[game.first]
        while agenda.depth > 0:
            step = agenda.top
            rng = lucks[step.seat]
            choice = step.draw(game, rng) if step.is_chance else policy.playout(game, step, rng)
            agenda.pop()
            step.answer(game, choice)
            if game.interrupts.depth > 0 and agenda is not game.interrupts:
                break
        game.go_on()


def policy_part(game: Game, policy: Policy, rng: Rng, answers: i64) -> None:
    """Play by the policy until so many questions are answered, fate's not counted."""
    while not game.over and answers > 0:
        step = game.open()[0]
        if step.is_chance:
            game.apply(step.seat, step.draw(game, rng))
        else:
            game.apply(step.seat, policy.playout(game, step, rng))
            answers -= 1


def copies(game: Game, times: i64) -> None:
    """Copy a position again and again, to time it."""
    for _ in range(times):
        game.copy()
