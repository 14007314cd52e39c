"""`stammtisch replay` and `verify`: a recorded game told again, or proved."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from stammtisch import replay, verify
from stammtisch.core import Event, Table
from stammtisch.core.log import UNDO, Line, Record, read_log
from stammtisch.core.replay import choice_of, lay_table
from stammtisch.terminal.wording import Texts, language

from .job import read_text


def tell_log(path: Path, tongue: str | None, as_json: bool) -> None:
    """Check the log, then tell the game sentence by sentence."""
    text, spoken = read_text(path), language(tongue)
    end = replay(text)
    if as_json:
        print(json.dumps(result(end)))
        return
    from rich.console import Console

    console = Console(highlight=False)
    texts = Texts(end.title, spoken)
    console.rule(texts.name)
    for line, events in walk(end, read_log(text)):
        told = [sentence for sentence in map(texts.event, events) if sentence]
        console.print(f"[dim]{line.full}[/dim]")
        for sentence in told:
            console.print(f"    {sentence}", markup=False)
    console.print(scores(end, texts), markup=False)


def walk(end: Table, record: Record) -> Iterator[tuple[Line, list[Event]]]:
    """Every line of a log that has been checked, with what it led to."""
    table = lay_table(end.title, end.setup, record.head, None)
    for number, line in record.lines:
        table.news.clear()
        if line.text == UNDO:
            table.took_back(line.seat)
        else:
            table.replayed(line.seat, choice_of(table, number, line), line.fate)
        yield line, list(table.news)


def scores(table: Table, texts: Texts) -> str:
    """The scores, and who has won."""
    points = ", ".join(f"{texts.player(seat)}: {score}" for seat, score in enumerate(table.scores))
    if not table.over:
        return f"{points}. {texts.own('not-over')}"
    winners = ", ".join(texts.player(seat) for seat in table.winners)
    return f"{points}. {texts.own('won', winners=winners, count=len(table.winners))}"


def result(table: Table) -> dict[str, object]:
    """What --json prints."""
    return {
        "game": table.title.id,
        "seats": table.setup.seats,
        "options": dict(table.setup.options),
        "over": table.over,
        "scores": table.scores,
        "winners": table.winners,
    }


def verify_log(path: Path) -> None:
    """Prove the luck of a finished game, or name the forged line."""
    table = verify(read_text(path))
    outcomes = sum(line.fate for line in table.lines)
    print(f"{path}: all {outcomes} outcomes come from the sealed seed; scores {table.scores}")
    if table.head.unsealed:
        print("The seed was chosen by whoever made the table: this proves the log, not the luck.")
