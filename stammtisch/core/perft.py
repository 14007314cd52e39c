"""Perft: in how many ways a game can go on from a position, as chess engines count their moves.

Any change of a rule that can be reached changes a number. Open seats answer lowest first.
"""

from __future__ import annotations

from typing import Final

from .choice import Choice
from .game import Game
from .rng import Rng
from .step import Chance, Step, weighted


class Ways:
    """By depth: how many sequences of answers there are, and the sum of what they weigh.

    A sequence weighs the product of the weights of its outcomes of fate; an answer weighs 1.
    """

    def __init__(self, depth: int) -> None:
        self.sequences: Final[list[int]] = [0] * depth
        self.weights: Final[list[int]] = [0] * depth


def perft(game: Game, depth: int) -> Ways:
    """Count what can be answered from here, to this depth; the game stays as it is."""
    ways = Ways(depth)
    if not game.over:
        count(game, 0, 1, ways)
    return ways


def count(game: Game, depth: int, weight: int, ways: Ways) -> None:
    """Add what can be answered next, and what can follow each of these answers."""
    step = game.open()[0]
    weights = weighed(game, step)
    ways.sequences[depth] += len(weights)
    ways.weights[depth] += weight * sum([each for _, each in weights])
    if depth + 1 == len(ways.sequences):
        return
    for choice, each in weights:
        after = game.copy()
        after.apply(step.seat, choice)
        if not after.over:
            count(after, depth + 1, weight * each, ways)


def weighed(game: Game, step: Step) -> list[tuple[Choice, int]]:
    """Every answer with its weight."""
    if isinstance(step, Chance):
        return step.weights(game)
    return [(choice, 1) for choice in step.options(game)]


def go_on_at_random(game: Game, rng: Rng, answers: int) -> int:
    """Give so many answers, each by its weight, or as many as there are; returns how many."""
    for given in range(answers):
        if game.over:
            return given
        step = game.open()[0]
        weights = weighed(game, step)
        number = rng.below(sum([each for _, each in weights]))
        game.apply(step.seat, weighted(weights, number))
    return answers
