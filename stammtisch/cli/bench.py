"""`stammtisch bench`: how fast the games run on one core."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from stammtisch.bots.speed import measure
from stammtisch.core import compiled
from stammtisch.games import title, titles

from .job import Job, read_job

SECONDS = 1.0


def run_bench(
    game: str | None, seats: int | None, options: list[str], pack: Path | None, as_json: bool
) -> None:
    """Measure one game, or all that take this many seats."""
    jobs = [job_of(name, seats, options, pack) for name in chosen(game, seats)]
    results = [result(job) for job in jobs]
    if as_json:
        print(json.dumps(results))
    else:
        show(results)


def chosen(game: str | None, seats: int | None) -> list[str]:
    """The game named, or every game that takes this many seats."""
    if game is not None:
        return [game]
    return [
        known.id
        for known in titles().values()
        if seats is None or known.seats[0] <= seats <= known.seats[1]
    ]


def job_of(game: str, seats: int | None, options: list[str], pack: Path | None) -> Job:
    """By default as many seats as the game takes."""
    return read_job(game, title(game).seats[1] if seats is None else seats, None, options, pack)


def result(job: Job) -> dict[str, Any]:
    """What --json prints of one game."""
    setup = job.setup()
    speed = measure(job.title(), setup, SECONDS)
    return {
        "game": job.game,
        "seats": job.seats,
        "options": dict(setup.options),
        "games_per_s": round(speed.games, 1),
        "decisions_per_s": round(speed.decisions),
        "answers_per_s": round(speed.answers),
        "copy_ns": round(speed.copy_ns),
        "playouts_per_s": round(speed.playouts, 1),
        "playouts_per_s_last_third": round(speed.playouts_late, 1),
        "compiled": compiled(),
    }


def show(results: list[dict[str, Any]]) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "seats", *COLUMNS.values(), box=None, padding=(0, 2, 0, 0))
    for line in results:
        table.add_row(line["game"], str(line["seats"]), *[short(line[key]) for key in COLUMNS])
    Console(highlight=False).print(
        table,
        "All per second on one core; playouts by the game's own policy from the start,\n"
        "late ones from the last third of a game. "
        f"The rules run {'compiled' if compiled() else 'interpreted'}.",
    )


def short(number: float) -> str:
    """Millions as such, all others in full."""
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number:,.0f}"


COLUMNS = {
    "games_per_s": "games",
    "decisions_per_s": "decisions",
    "answers_per_s": "answers",
    "copy_ns": "copy ns",
    "playouts_per_s": "playouts",
    "playouts_per_s_last_third": "late",
}
