"""`stammtisch perft`: in how many ways a game can go on, to hold two versions of it together."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Any

from stammtisch.core import Rng, compiled
from stammtisch.core.perft import go_on_at_random, perft

from .job import Job


def run_perft(job: Job, depth: int, after: int, seed: int, as_json: bool) -> None:
    """Count from the start, or from a position of a random game."""
    result = counted(job, depth, after, seed)
    if as_json:
        print(json.dumps(result))
    else:
        show(result)


def counted(job: Job, depth: int, after: int, seed: int) -> dict[str, Any]:
    """What --json prints."""
    setup = job.setup()
    game = job.title().start(setup)
    given = go_on_at_random(game, Rng(seed), after)
    began = perf_counter()
    ways = perft(game, depth)
    return {
        "game": job.game,
        "seats": job.seats,
        "options": dict(setup.options),
        "after": given,
        "seed": seed,
        "sequences": ways.sequences,
        "weights": ways.weights,
        "seconds": round(perf_counter() - began, 3),
        "compiled": compiled(),
    }


def show(result: dict[str, Any]) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table("depth", "sequences", "weights", box=None, padding=(0, 2, 0, 0))
    rows = zip(result["sequences"], result["weights"], strict=True)
    for depth, (sequences, weights) in enumerate(rows, 1):
        table.add_row(str(depth), f"{sequences:,}", f"{weights:,}")
    Console(highlight=False).print(
        table,
        f"{result['game']} with {result['seats']} seats, {result['after']} answers played; "
        f"{result['seconds']} s {'compiled' if result['compiled'] else 'interpreted'}.",
    )
