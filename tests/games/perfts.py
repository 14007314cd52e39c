"""Perft tables: for every option of a game, a random game and in how many ways it can go on.

python -m tests.games.perfts quacks     count and write them anew; then look at the diff

Each line can be had on the command line too:
stammtisch perft quacks --option set=2 --after 40 --seed 1 --depth 3
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from stammtisch.core import Event, Facts, Rng, Title
from stammtisch.core.perft import go_on_at_random, perft
from stammtisch.games import title
from tests.contract.play import LONGEST, variants

TABLES = Path(__file__).with_name("perft")
SEED = 1
PARTS = 8  # of a random game: counted from the beginning of each
MOST = 1500  # sequences at the greatest depth; what comes before it has to be played
DEEPEST = 12

Row = dict[str, Any]


def sets(known: Title) -> list[tuple[int, dict[str, object]]]:
    """The smallest table with every option, the largest with the defaults and with all modules."""
    low, high = known.seats
    modules = [option.values[-1] for option in known.options if option.key == "module"]
    whole: list[dict[str, object]] = [{"module": value} for value in modules]
    largest = [(high, options) for options in [{}, *whole]] if high > low else []
    return [*[(low, in_play(options)) for options in variants(known)], *largest]


def in_play(options: dict[str, object]) -> dict[str, object]:
    """A ruling of a module changes nothing below that module."""
    found = re.search(r"\bmodule(\d)_", " ".join(options))
    return {**options, "module": int(found[1])} if found else options


def row(known: Title, seats: int, options: dict[str, object], depths: list[int] | None) -> Row:
    """A random game: its scores, what it told, and the ways to go on from each of its parts."""
    setup = known.setup(seats, options)
    game = known.new_game(setup)
    game.news = []
    game.begin()
    length = go_on_at_random(game, Rng(SEED), LONGEST)
    counts = []
    for part in range(PARTS):
        after = length * part // PARTS
        counts.append(count(known, seats, options, after, None if depths is None else depths[part]))
    told, digest = heard(game.news)
    return {
        "seats": seats,
        "options": options,
        "scores": game.scores(),
        "counts": counts,
        "told": told,
        "facts": digest,
    }


def heard(news: list[Event]) -> tuple[dict[str, int], str]:
    """How often each event was told, and a digest of all their facts and of who heard them."""
    facts = [(event.name, event.facts, event.audience, twin_of(event)) for event in news]
    digest = hashlib.sha256(repr(facts).encode()).hexdigest()[:16]
    return dict(sorted(Counter(event.name for event in news).items())), digest


def twin_of(event: Event) -> tuple[str, Facts] | None:
    return None if event.twin is None else (event.twin.name, event.twin.facts)


def count(
    known: Title, seats: int, options: dict[str, object], after: int, depth: int | None
) -> list[int]:
    """After so many answers, to a depth: the sequences, and the sum of their weights."""
    game = known.start(known.setup(seats, options))
    go_on_at_random(game, Rng(SEED), after)
    if depth is None:
        depth = 1
        while depth < DEEPEST and perft(game, depth + 1).sequences[-1] <= MOST:
            depth += 1
    ways = perft(game, depth)
    return [after, depth, ways.sequences[-1], ways.weights[-1]]


def recorded(game: str) -> list[Row]:
    """The table of a game; a new game has none."""
    path = TABLES / f"{game}.json"
    rows: list[Row] = json.loads(path.read_text("utf-8")) if path.exists() else []
    return rows


def record(game: str) -> None:
    known = title(game)
    rows = [json.dumps(row(known, seats, options, None)) for seats, options in sets(known)]
    TABLES.mkdir(exist_ok=True)
    (TABLES / f"{game}.json").write_text("[\n" + ",\n".join(rows) + "\n]\n", "utf-8")


if __name__ == "__main__":
    record(sys.argv[1])
