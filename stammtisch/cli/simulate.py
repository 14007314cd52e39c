"""`stammtisch simulate`: many games of bots, in processes, with a progress bar."""

from __future__ import annotations

import json
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from stammtisch.bots.totals import Sums, Totals, simulate
from stammtisch.core import compiled

from .job import Job, told
from .work import progress, spread

Batch = tuple[str, int, range]


def run_simulation(
    job: Job, games: int, seed: int, as_json: bool, jobs: int = 1, ray: str | None = None
) -> None:
    """Play, add up, show."""
    began = perf_counter()
    totals = Totals([Sums() for _ in job.bots])
    work = spread(play_batch, batches(job, seed, games), jobs, ray)
    for done in progress(work, games, lambda part: part.games):
        totals.add(done)
    result = summary(job, totals, perf_counter() - began)
    if as_json:
        print(json.dumps(result))
    else:
        show(result)


def batches(job: Job, seed: int, games: int) -> Iterator[Batch]:
    """Portions small enough for the bar to move and large enough to be worth a message.

    They are the same for any number of workers, and so is what they add up to.
    """
    fast = set(job.bots) == {"random"}
    size = max(1, min(2000 if fast else 8, games // 16))
    for first in range(0, games, size):
        yield job.text(), seed, range(first, min(games, first + size))


def play_batch(batch: Batch) -> Totals:
    """In a worker: play these games."""
    text, seed, numbers = batch
    job, setup = told(text)
    return simulate(job.title(), setup, job.bots, seed, numbers)


def summary(job: Job, totals: Totals, seconds: float) -> dict[str, Any]:
    """What --json prints."""
    return {
        "game": job.game,
        "seats": job.seats,
        "options": dict(job.setup().options),
        "games": totals.games,
        "decisions": totals.decisions,
        "seconds": round(seconds, 3),
        "bots": [entry(name, sums) for name, sums in zip(job.bots, totals.bots, strict=True)],
        "compiled": compiled(),
    }


def entry(name: str, sums: Sums) -> dict[str, Any]:
    """One bot's line."""
    return {
        "name": name,
        "mean_score": round(sums.mean, 4),
        "win_rate": round(sums.win_rate, 6),
        "win_error": round(sums.win_error, 6),
        "score_deviation": round(sums.deviation, 4),
        "ms_per_decision": round(sums.ms_per_decision, 4),
        "ms_slowest": round(1000 * sums.times.slowest, 4),
    }


def show(result: dict[str, Any]) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.table import Table

    rate = result["games"] / max(result["seconds"], 1e-9)
    mode = "compiled" if result["compiled"] else "interpreted"
    table = Table("bot", "wins", "mean score", "± score", "ms", "slowest")
    for bot in result["bots"]:
        wins = f"{bot['win_rate']:.1%} ± {bot['win_error']:.1%}"
        score, spread_ = f"{bot['mean_score']:.2f}", f"{bot['score_deviation']:.2f}"
        times = f"{bot['ms_per_decision']:.2f}", f"{bot['ms_slowest']:.0f}"
        table.add_row(bot["name"], wins, score, spread_, *times)
    console = Console()
    console.print(table)
    console.print(
        f"{result['games']:,} games of {result['game']} with {result['seats']} seats in "
        f"{result['seconds']:.2f} s: {rate:,.0f} games/s, {mode}",
        highlight=False,
    )
