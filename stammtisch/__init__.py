"""Four tavern games, complete and exact, for people in the browser and for bots in bulk.

table = new_table("pig", seats=2, seed=7)
while not table.over:
    for seat, question in table.open.items():
        table.answer(seat, question.options[0])
        break
assert replay(table.log).scores == table.scores
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from .core.errors import BadPack
from .core.log import read_log
from .core.pack import Figures, parse_pack
from .core.replay import (
    open_table,
    play_on_from,
    replay_record,
    resume_record,
    verify_record,
)
from .core.start import Start
from .core.table import Table
from .games import title, titles

__version__ = "0.1.0"
__all__ = ["new_table", "play_on", "replay", "resume", "titles", "verify"]


def new_table(
    game: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Figures | Path | str | None = None,
    nonces: Sequence[str] = (),
    start: Start | None = None,
) -> Table:
    """A table of the game, ready for its first answer.

    Without a seed its luck is sealed. `pack` is a file of own figures, or those figures; `start`
    is where the table begins, if not at the beginning.
    """
    source = str(pack) if isinstance(pack, Path | str) else "pack"
    figures = read_pack(pack) if isinstance(pack, Path | str) else pack
    kind = title(game)
    return open_table(kind, seats, seed, options, figures, nonces, source=source, start=start)


def play_on(log: str, line: int, seed: int | str | None = None) -> Table:
    """A table that begins where a log stood after so many of its lines, with luck of its own."""
    record = read_log(log)
    head, lines = record.head, [answer.full for _, answer in record.lines]
    start = play_on_from(head, lines, line)
    return new_table(head.game, head.seats, seed, head.options, head.pack, start=start)


def read_pack(path: Path | str) -> Figures:
    """The figures of a person's own pack file."""
    try:
        return parse_pack(Path(path).read_text("utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise BadPack(str(path), "the file", f"a readable TOML file ({error})") from None


def replay(log: str) -> Table:
    """The table that a log describes, to look at; a log that does not fit raises BadLog."""
    record = read_log(log)
    return replay_record(title(record.head.game), record)


def resume(log: str, seed: str) -> Table:
    """The table that a log describes, ready to go on."""
    record = read_log(log)
    return resume_record(title(record.head.game), record, seed)


def verify(log: str) -> Table:
    """Prove that every outcome of a finished log came from its sealed seed."""
    record = read_log(log)
    return verify_record(title(record.head.game), record)
