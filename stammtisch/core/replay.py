"""Rebuilding a table from its log: to look at it, to play on, or to prove its luck."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from .choice import Choice
from .errors import BadLog, ForgedLog, WrongVersion
from .log import UNDO, Head, Line, Record
from .luck import Dealer, commitment
from .pack import Figures, difference, merge
from .step import Chance, Step, step_name
from .table import Table
from .title import Title


def open_table(
    title: Title,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Figures | None = None,
    nonces: Sequence[str] = (),
    sealed: bool = False,
    source: str = "pack",
) -> Table:
    """A new table. Without a seed, or with `sealed`, its luck is sealed by the commitment."""
    setup = title.setup(seats, options, pack, source)
    unsealed = seed is not None and not sealed
    text = secrets.token_hex(32) if seed is None else str(seed)
    given = [*nonces, *[""] * (seats - len(nonces))]
    shipped = title.shipped_pack()
    changed = difference(shipped, merge(shipped, pack or {}, source))
    head = Head(
        title.id,
        title.rules_version,
        setup.options,
        changed,
        seats,
        commitment(text),
        given,
        unsealed,
    )
    table = Table(title, setup, head, Dealer(text, given))
    table.deal()
    table.settle()
    return table


def rebuild(title: Title, record: Record, dealer: Dealer | None) -> Table:
    """Answer everything as the log says; with a dealer, every outcome of fate is checked."""
    head = record.head
    if head.rules != title.rules_version:
        found, now = head.rules, title.rules_version
        raise WrongVersion(3, f"{title.id}: recorded under rules {found}, these are rules {now}")
    setup = title.setup(head.seats, head.options, head.pack, "the log's pack")
    table = Table(title, setup, head, dealer)
    for number, line in record.lines:
        carry_out(table, number, line)
    return table


def carry_out(table: Table, number: int, line: Line) -> None:
    """Do what a line of a log says, or tell what is wrong with it."""
    if line.text != UNDO:
        table.replayed(line.seat, choice_of(table, number, line), line.fate)
    elif not table.took_back(line.seat):
        raise BadLog(number, f"seat {line.seat} has no answer to take back here")


def choice_of(table: Table, number: int, line: Line) -> Choice:
    """The option that a line names, or what is wrong with the line."""
    step = table.game.question(line.seat) if not table.over else None
    if step is None or step.is_chance != line.fate:
        opened = ", ".join([f"{s.seat} {step_name(s)}" for s in table.game.open()]) or "nothing"
        raise BadLog(number, f"{line.full!r} does not fit: open is {opened}")
    if isinstance(step, Chance) and table.dealer is not None:
        return proved(table, step, number, line)
    return named(step, table, number, line)


def named(step: Step, table: Table, number: int, line: Line) -> Choice:
    for choice in step.options(table.game):
        if choice.text == line.text:
            return choice
    raise BadLog(number, f"{line.full!r} does not answer {step_name(step)}")


def proved(table: Table, step: Chance, number: int, line: Line) -> Choice:
    assert table.dealer is not None
    outcome = table.dealer.outcome(table.game, step)
    if outcome.text != line.text:
        raise ForgedLog(number, f"{line.full!r} is forged: the seed gives {outcome.text!r}")
    return outcome


def replay_record(title: Title, record: Record) -> Table:
    """The table as the log leaves it; a finished log carries its seed, so its luck is checked."""
    dealer = None if record.seed is None else Dealer(record.seed, record.head.nonces)
    return rebuild(title, record, dealer)


def resume_record(title: Title, record: Record, seed: str) -> Table:
    """The table as the log leaves it, ready to go on with the seed kept beside the log."""
    if commitment(seed) != record.head.commitment:
        raise BadLog(7, "the seed does not fit the commitment")
    table = rebuild(title, record, Dealer(seed, record.head.nonces))
    table.deal()
    table.settle()
    return table


def verify_record(title: Title, record: Record) -> Table:
    """Prove every outcome of a finished game by its revealed seed."""
    end = record.lines[-1][0] if record.lines else 1
    if record.seed is None:
        raise BadLog(end, "the seed is revealed at the end; this game is not over")
    table = rebuild(title, record, Dealer(record.seed, record.head.nonces))
    if not table.over:
        raise BadLog(end, "the seed is there, but the game is not over")
    return table
