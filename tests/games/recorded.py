"""Recorded games: for every number of seats a log, for each game one tale of a whole game.

python -m tests.games.recorded polterfass     play and write them anew; then look at the diff
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from stammtisch import new_table, replay
from stammtisch.core import Event, Question, Rng, Table
from stammtisch.core.log import Line, read_log
from stammtisch.games import title

HERE = Path(__file__).parent
SCORES = "scores.json"
GOLDEN = "golden.txt"


def replays(game: str) -> Path:
    """The folder of a game's logs."""
    return HERE / game / "replays"


def recorded_games() -> list[str]:
    """The games recorded here; a game with variants of its own may record them in its tests."""
    return sorted({path.parent.parent.name for path in HERE.glob("*/replays/[0-9]_seats.log")})


def play(game: str, seats: int) -> Table:
    """A game of thrifty players, the same every time."""
    table, rng = new_table(game, seats, seed=seats), Rng(seats)
    known = table.title
    while not table.over:
        seat, question = next(iter(table.open.items()))
        imagined = known.imagine(table.game, seat, rng, known.policy.guess)
        step = imagined.question(seat)
        assert step is not None, question.step
        table.answer(seat, known.policy.thrifty(imagined, step, rng).text)
    return table


def write(game: str) -> None:
    """Play with every number of seats; tell the smallest game."""
    low, high = title(game).seats
    folder = replays(game)
    folder.mkdir(exist_ok=True)
    scores = {}
    for seats in range(low, high + 1):
        table = play(game, seats)
        name = f"{seats}_seats.log"
        (folder / name).write_text(table.log, "utf-8")
        scores[name] = table.scores
    (folder / SCORES).write_text(json.dumps(scores, indent=1) + "\n", "utf-8")
    log = (folder / f"{low}_seats.log").read_text("utf-8")
    (HERE / game / GOLDEN).write_text(tale(log), "utf-8")


def tale(log: str) -> str:
    """The whole game as text: what was asked and answered, and what the table told."""
    record = read_log(log)
    head = record.head
    table = new_table(head.game, head.seats, record.seed, head.options, head.pack)
    lines = [*told(table.news)]
    for _, line in record.lines:
        if not line.fate:
            lines.append(asked(table.open[line.seat], line))
            lines += told(table.answer(line.seat, line.text))
    assert replay(log).scores == table.scores
    return "\n".join([*lines, f"scores {table.scores} winners {table.winners}", ""])


def asked(question: Question, line: Line) -> str:
    about = written(dict(question.about))
    return f"{line.full}  <- {question.step}{about}, {len(question.options)} options"


def told(news: list[Event]) -> list[str]:
    return [f"    {event.name}{written(dict(event.facts))}" for event in news]


def written(facts: dict[str, int | str]) -> str:
    return "".join([f" {key}={value}" for key, value in facts.items()])


if __name__ == "__main__":
    write(sys.argv[1])
