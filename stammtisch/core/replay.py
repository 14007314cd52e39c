"""Rebuilding a table from its log: to look at it, to play on, or to prove its luck."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from .choice import Choice
from .errors import BadLog, ForgedLog, WrongVersion
from .log import UNDO, Head, Line, Record, read_line
from .luck import Dealer, commitment
from .pack import Figures, difference, merge
from .script import read_script
from .setup import Setup
from .start import LINE, Start
from .step import Chance, Step, step_name
from .table import Table
from .title import Title


def open_table(  # noqa: PLR0913, PLR0917 (all that a table depends on)
    title: Title,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Figures | None = None,
    nonces: Sequence[str] = (),
    sealed: bool = False,
    source: str = "pack",
    start: Start | None = None,
) -> Table:
    """A new table. Without a seed, or with `sealed`, its luck is sealed by the commitment.

    One that does not begin at the beginning is unsealed always.
    """
    setup = title.setup(seats, options, pack, source)
    text = secrets.token_hex(32) if seed is None else str(seed)
    shipped = title.shipped_pack()
    changed = difference(shipped, merge(shipped, pack or {}, source))
    unsealed = start is not None or (seed is not None and not sealed)
    head = new_head(title, setup, changed, text, nonces, unsealed)
    head.start = start
    return begin(title, setup, head, text)


def new_head(
    title: Title, setup: Setup, pack: Figures, seed: str, nonces: Sequence[str], unsealed: bool
) -> Head:
    """The head of a table that begins; a seat that gave no nonce has an empty one."""
    given = [*nonces, *[""] * (setup.seats - len(nonces))]
    return Head(
        title.id,
        title.rules_version,
        setup.options,
        pack,
        setup.seats,
        commitment(seed),
        given,
        unsealed,
    )


def begin(title: Title, setup: Setup, head: Head, seed: str) -> Table:
    """Lay the table, and let fate say what comes before the first question."""
    table = lay_table(title, setup, head, seed)
    table.deal()
    table.settle()
    return table


def lay_table(title: Title, setup: Setup, head: Head, seed: str | None) -> Table:
    """The table before its first line; with a seed it can go on."""
    table = Table(title, setup, head, None if seed is None else Dealer(seed, head.nonces))
    if head.start is not None:
        for line in lines_of(head.start.given, head.seats):
            carry_out(table, LINE, line, given=True)
        table.begin_here()
        script = read_script(table.game.copy(), lines_of(head.start.ahead, head.seats))
        table.script = script
        if table.dealer is not None:
            table.dealer.foreseen = {label: [*luck] for label, luck in script.luck.items()}
    return table


def lines_of(texts: list[str], seats: int) -> list[Line]:
    return [read_line(text, LINE, seats) for text in texts]


def play_on_from(head: Head, lines: list[str], line: int) -> Start:
    """The start of a table that goes on after so many lines of another one's log."""
    before = head.start or Start()
    return Start(before.position, [*before.given, *lines[:line]], parent=head.commitment)


def rebuild(title: Title, record: Record, seed: str | None) -> Table:
    """Answer everything as the log says; with a seed, every outcome of fate is checked."""
    head = record.head
    if head.rules != title.rules_version:
        found, now = head.rules, title.rules_version
        raise WrongVersion(3, f"{title.id}: recorded under rules {found}, these are rules {now}")
    setup = title.setup(head.seats, head.options, head.pack, "the log's pack")
    table = lay_table(title, setup, head, seed)
    for number, line in record.lines:
        carry_out(table, number, line)
    return table


def carry_out(table: Table, number: int, line: Line, given: bool = False) -> None:
    """Do what a line of a log says, or tell what is wrong with it; given luck needs no proof."""
    if line.text != UNDO:
        table.replayed(line.seat, choice_of(table, number, line, given), line.fate)
    elif not table.took_back(line.seat):
        raise BadLog(number, f"seat {line.seat} has no answer to take back here")


def choice_of(table: Table, number: int, line: Line, given: bool = False) -> Choice:
    """The option that a line names, or what is wrong with the line."""
    step = table.game.question(line.seat) if not table.over else None
    if step is None or step.is_chance != line.fate:
        opened = ", ".join([f"{s.seat} {step_name(s)}" for s in table.game.open()]) or "nothing"
        raise BadLog(number, f"{line.full!r} does not fit: open is {opened}")
    if isinstance(step, Chance) and table.dealer is not None and not given:
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
    return rebuild(title, record, record.seed)


def resume_record(title: Title, record: Record, seed: str) -> Table:
    """The table as the log leaves it, ready to go on with the seed kept beside the log."""
    if commitment(seed) != record.head.commitment:
        raise BadLog(7, "the seed does not fit the commitment")
    table = rebuild(title, record, seed)
    table.deal()
    table.settle()
    return table


def verify_record(title: Title, record: Record) -> Table:
    """Prove every outcome of a finished game by its revealed seed."""
    end = record.lines[-1][0] if record.lines else 1
    if record.seed is None:
        raise BadLog(end, "the seed is revealed at the end; this game is not over")
    table = rebuild(title, record, record.seed)
    if not table.over:
        raise BadLog(end, "the seed is there, but the game is not over")
    return table
