"""One bot against a table of lower ones, or a table of equals: wins, points and time."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any

from stammtisch.bots.totals import Sums, Totals
from stammtisch.cli.job import read_job
from stammtisch.cli.simulate import batches, play_batch, summary
from stammtisch.cli.work import progress, spread

MATCHES: dict[str, tuple[str, int, list[str], str]] = {
    "polterfass-regular": ("polterfass", 3, [], "regular:1000,thrifty"),
    "polterfass-master": ("polterfass", 3, [], "master:3000,regular:1000"),
    "quacks-master": ("quacks", 4, [], "master:3000,regular:1000"),
    "quacks-masters": ("quacks", 4, [], "master:1000"),
    "beer_and_bread-masters": ("beer_and_bread", 2, [], "master:3000"),
    "tiefenthal-masters": ("tiefenthal", 2, ["module=1"], "master:1000"),
}
"""By name: game, seats, options, bots; the last bot takes the seats that are left."""

HEAD = """## One against the others, and equals

The first bot against a table of the other; where there is no other, all are equal, and the points
are what counts. Seats rotate.

| game | seats | bot | others | games | wins | par | points | others' | ms a decision |"""


def play_match(field: str, games: int, jobs: int) -> dict[str, Any]:
    """As `stammtisch simulate` does."""
    game, seats, options, bots = MATCHES[field]
    job = read_job(game, seats, bots, options, None)
    totals, began = Totals([Sums() for _ in job.bots]), perf_counter()
    work = spread(play_batch, batches(job, 1, games), jobs)
    for done in progress(work, games, lambda part: part.games):
        totals.add(done)
    return summary(job, totals, perf_counter() - began)


def matches(kept: Mapping[str, dict[str, Any]]) -> str:
    """The table of all that were played."""
    rows = [row(field, kept[field]) for field in MATCHES if field in kept]
    return "\n".join([HEAD, "| --- " * 10 + "|", *rows, ""])


def row(field: str, told: dict[str, Any]) -> str:
    """One match."""
    game, seats, options, _ = MATCHES[field]
    first, *others = told["bots"]
    name = " ".join([game, *options])
    equal = first["name"] == others[0]["name"]
    points = [bot["mean_score"] for bot in told["bots"]]
    figures = [
        first["name"],
        "–" if equal else others[0]["name"],
        str(told["games"]),
        "–" if equal else f"{first['win_rate']:.1%} ± {first['win_error']:.1%}",
        f"{1 / seats:.0%}",
        f"{mean(points) if equal else points[0]:.1f}",
        "–" if equal else f"{mean(points[1:]):.1f}",
        f"{first['ms_per_decision']:.1f}",
    ]
    return f"| {name} | {seats} | " + " | ".join(figures) + " |"


def mean(points: list[float]) -> float:
    return sum(points) / len(points)
