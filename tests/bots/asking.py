"""Positions of random games, and what bots that search say in them."""

from __future__ import annotations

from stammtisch.bots import Budget, bot, imagining
from stammtisch.bots.runner import Put
from stammtisch.core import Choice, Game, Rng, Step, Title
from tests.contract.play import positions


def ask(
    known: Title, game: Game, step: Step, seed: int, budget: Budget, level: str = "regular"
) -> Choice:
    """What a bot says to an open question."""
    seat = int(step.seat)
    return bot(level, known).choose(
        lambda: known.view(game, seat),
        Put(seat, step.options(game)),
        imagining(known, game, seat),
        Rng(seed),
        budget,
    )


def decisions(
    known: Title, seats: int, seed: int, every: int, options: dict[str, object] | None = None
) -> list[tuple[Game, Step]]:
    """Some positions of a random game in which a seat has a choice and fate has none."""
    found = []
    for number, (game, _) in enumerate(positions(known, known.setup(seats, options), seed)):
        steps = game.open()
        if number % every or any(step.is_chance for step in steps):
            continue
        found += [(game.copy(), step) for step in steps if len(step.options(game)) > 1]
    return found
