"""What an answer writes, for any number of them in one step: hardly anything else is written."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.json import encode

from ..tables.needs import AddMoment, Change, Expect, MoveOn

Row = tuple[Any, ...]


class AnswerRows(Struct, frozen=True, gc=False):
    """The rows of an answer, with their values as they are now."""

    expect: Expect | None
    moment: Row
    moved: Row | None


class Answers(Struct, frozen=True):
    """All rows of a kind as one JSON text, and what other processes are told."""

    moments: str  # [[table, moment, lines], …]
    moved: str | None  # [[table, status, waiting, touched, result], …]
    expects: str  # [[table, revision, moments], …], where several processes write
    notices: list[str]


def answer_of(changes: tuple[Change, ...]) -> AnswerRows | None:
    """Changes that belong together, if they are those of an answer."""
    expect, moment, moved = None, None, None
    for change in changes:
        if isinstance(change, AddMoment) and moment is None:
            moment = change.table, change.moment, "\n".join(change.lines)
        elif isinstance(change, MoveOn):
            record = change.record
            waiting = [*record.waiting]
            moved = record.id, record.status, waiting, record.touched, record.result
        elif isinstance(change, Expect):
            expect = change
        else:
            return None
    return None if moment is None else AnswerRows(expect, moment, moved)


def together(answers: list[AnswerRows], is_shared: bool) -> Answers:
    """Many answers as one text of each kind."""
    moved = [answer.moved for answer in answers if answer.moved is not None]
    expects = [(answer.expect, answer.moment) for answer in answers if is_shared]
    known = [(expect, moment[1] + 1) for expect, moment in expects if expect is not None]
    return Answers(
        text([answer.moment for answer in answers]),
        text(moved) if moved else None,
        text([(e.table, e.revision, e.moments) for e, _ in known]),
        [f"{e.table} {moments} {e.revision}" for e, moments in known],
    )


def text(rows: list[Any]) -> str:
    return encode(rows).decode()
