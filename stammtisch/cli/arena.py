"""`stammtisch arena`: bots rated against each other."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from time import perf_counter
from typing import Any

from stammtisch.bots.arena import Lineup, Round, empty, lineups, play_round
from stammtisch.bots.ratings import Ranking, fit, intervals
from stammtisch.bots.runner import seed_of
from stammtisch.core import Rng, compiled

from .job import Job, told
from .work import progress, spread

Task = tuple[str, Lineup, int, int]


def run_arena(
    job: Job, games: int, seed: int, as_json: bool, jobs: int = 1, ray: str | None = None
) -> None:
    """Rate, and show it."""
    result = rate(job, games, seed, jobs, ray)
    if as_json:
        print(json.dumps(result))
    else:
        show(result)


def rate(job: Job, games: int, seed: int, jobs: int, ray: str | None = None) -> dict[str, Any]:
    """Play whole deals until there are enough games, then rate."""
    began = perf_counter()
    meetings = lineups(len(job.bots), job.seats)
    deals = -(-games // (len(meetings) * job.seats))
    total = empty(len(job.bots))
    by_deal: list[Counter[Ranking]] = [Counter() for _ in range(deals)]
    work = spread(play_task, tasks(job, meetings, deals, seed), jobs, ray)
    for deal, done in progress(work, deals * len(meetings) * job.seats, lambda part: part[1].games):
        total.add(done)
        by_deal[deal].update(done.rankings)
    return summary(job, total, by_deal, perf_counter() - began)


def tasks(job: Job, meetings: list[Lineup], deals: int, seed: int) -> Iterator[Task]:
    for deal in range(deals):
        for lineup in meetings:
            yield job.text(), lineup, deal, seed_of(seed, deal)


def play_task(task: Task) -> tuple[int, Round]:
    """In a worker: one line-up with the luck of one deal."""
    text, lineup, deal, seed = task
    job, setup = told(text)
    return deal, play_round(job.title(), setup, job.bots, lineup, seed)


def summary(
    job: Job, total: Round, by_deal: list[Counter[Ranking]], seconds: float
) -> dict[str, Any]:
    """What --json prints."""
    return {
        "game": job.game,
        "seats": job.seats,
        "options": dict(job.setup().options),
        "games": total.games,
        "deals": len(by_deal),
        "seconds": round(seconds, 3),
        "bots": rated(job, total, by_deal),
        "head_to_head": head_to_head(job, total),
        "compiled": compiled(),
    }


def rated(job: Job, total: Round, by_deal: list[Counter[Ranking]]) -> list[dict[str, Any]]:
    """One entry a bot, best first."""
    ratings = fit(total.rankings, len(job.bots))
    bounds = intervals(by_deal, len(job.bots), Rng(1))
    entries = []
    for i, (name, sums) in enumerate(zip(job.bots, total.bots, strict=True)):
        entry = {
            "name": name,
            "rating": round(ratings[i], 1),
            "rating_low": round(bounds[i][0], 1),
            "rating_high": round(bounds[i][1], 1),
            "games": sums.games,
            "win_rate": round(sums.win_rate, 6),
            "win_error": round(sums.win_error, 6),
            "mean_score": round(sums.mean, 4),
            "ms_per_decision": round(sums.ms_per_decision, 4),
            "ms_slowest": round(1000 * sums.times.slowest, 4),
        }
        entries.append(entry)
    return sorted(entries, key=lambda entry: -float(str(entry["rating"])))


def head_to_head(job: Job, total: Round) -> dict[str, dict[str, float]]:
    """How often one finished before the other."""
    table: dict[str, dict[str, float]] = {name: {} for name in job.bots}
    for (i, j), met in sorted(total.met.items()):
        table[job.bots[i]][job.bots[j]] = round(total.beat[i, j] / 2 / met, 6)
    return table


def show(result: dict[str, Any]) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.table import Table

    names = [bot["name"] for bot in result["bots"]]
    ratings = Table("bot", "rating", "95 %", "wins", "score", "ms", "slowest")
    for bot in result["bots"]:
        ratings.add_row(
            bot["name"],
            f"{bot['rating']:.0f}",
            f"{bot['rating_low']:.0f} to {bot['rating_high']:.0f}",
            f"{bot['win_rate']:.1%} ± {bot['win_error']:.1%}",
            f"{bot['mean_score']:.2f}",
            f"{bot['ms_per_decision']:.2f}",
            f"{bot['ms_slowest']:.0f}",
        )
    duels = Table("finishes before", *names)
    for name in names:
        row = result["head_to_head"][name]
        duels.add_row(name, *[f"{row[other]:.1%}" if other in row else "–" for other in names])
    told_of = f"{result['games']:,} games of {result['game']} with {result['seats']} seats"
    tail = f"{told_of}, {result['deals']:,} deals, in {result['seconds']:.1f} s"
    Console(highlight=False).print(ratings, duels, tail)
