"""The log: a game as text, one answer a line. Replay, bug report and test fixture in one.

stammtisch 1
game pig
rules 1
options {"target":100}
pack {}
seats 2
commitment 7902699be42c8a8e46fbbb4501726517e86b22c56a189f7625a6da49081b2451
nonces ["",""]
unsealed

0 roll
0 *die 4
0 hold
0 <undo
seed 7
"""

from __future__ import annotations

import json
from typing import Any, Final

from .errors import BadLog
from .luck import commitment, seat_text
from .pack import Figures
from .setup import Options
from .start import LINE, Start, read_start
from .step import NOBODY

FORMAT: Final = "stammtisch 1"
KEYS: Final = ["game", "rules", "options", "pack", "seats", "commitment", "nonces"]
UNDO: Final = "<undo"


class Head:
    """All that must be known to begin the same game again."""

    def __init__(
        self,
        game: str,
        rules: int,
        options: Options,
        pack: Figures,
        seats: int,
        commitment: str,
        nonces: list[str],
        unsealed: bool,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = options
        self.pack: Final = pack
        self.seats: Final = seats
        self.commitment: Final = commitment
        self.nonces: Final = nonces
        self.unsealed: Final = unsealed
        self.start: Start | None = None  # set before a table is laid; such a head is unsealed

    def text(self) -> str:
        """The head as a log begins with it."""
        return self._text(None if self.start is None else self.start.told())

    def shown(self) -> str:
        """What seats may read before the end: that there is a start, but not what it holds."""
        return self._text(None if self.start is None else {})

    def _text(self, start: dict[str, Any] | None) -> str:
        lines = [
            FORMAT,
            f"game {self.game}",
            f"rules {self.rules}",
            f"options {compact(self.options)}",
            f"pack {compact(self.pack)}",
            f"seats {self.seats}",
            f"commitment {self.commitment}",
            f"nonces {compact(self.nonces)}",
        ]
        named = [] if start is None else [f"start {compact(start)}"]
        return "\n".join([*lines, *named, *(["unsealed"] if self.unsealed else []), "", ""])


class Line:
    """One answer: who gave it, fate or the seat, its text, and what others may read of it."""

    def __init__(self, seat: int, text: str, fate: bool, shown: dict[int, str] | None) -> None:
        self.seat: Final = seat
        self.text: Final = text
        self.fate: Final = fate
        self.shown: Final = shown  # by viewer, where it is not `text`; None: all may read it
        self.private = False  # half said, or taken back: only its own seat knows that it was said

    def is_open_to(self, viewer: int | None) -> bool:
        """Whether this viewer may read the line at all."""
        return not self.private or viewer == self.seat

    def read_by(self, viewer: int | None) -> str:
        """The line as this viewer may read it."""
        seat = NOBODY if viewer is None else viewer
        text = self.text if self.shown is None else self.shown.get(seat, self.text)
        return f"{seat_text(self.seat)} {'*' if self.fate else ''}{text}"

    @property
    def full(self) -> str:
        return f"{seat_text(self.seat)} {'*' if self.fate else ''}{self.text}"


class Record:
    """A log taken apart: its head, its numbered lines and, once over, the seed."""

    def __init__(self, head: Head, lines: list[tuple[int, Line]], seed: str | None) -> None:
        self.head: Final = head
        self.lines: Final = lines
        self.seed: Final = seed


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def read_log(text: str) -> Record:
    """Take a log apart, or say which line is damaged."""
    lines = [line.rstrip("\r") for line in text.split("\n")]  # people's words may hold other breaks
    if lines[0].strip() != FORMAT:
        raise BadLog(1, f"expected {FORMAT!r}, got {lines[0][:40] or 'nothing'!r}")
    blank = next((i for i, line in enumerate(lines) if not line.strip()), len(lines))
    head = read_head(lines[1:blank])
    seed: str | None = None
    answers: list[tuple[int, Line]] = []
    for i in range(blank, len(lines)):
        if seed is not None and lines[i].strip():
            raise BadLog(i + 1, "expected nothing after the seed")
        if lines[i].startswith("seed "):
            seed = lines[i][5:]
            if commitment(seed) != head.commitment:
                raise BadLog(i + 1, "the seed does not fit the commitment")
        elif lines[i].strip():
            answers.append((i + 1, read_line(lines[i], i + 1, head.seats)))
    return Record(head, answers, seed)


def read_head(lines: list[str]) -> Head:
    found: dict[str, str] = {}
    for i, key in enumerate(KEYS):
        word, _, rest = lines[i].partition(" ") if i < len(lines) else ("nothing", "", "")
        if word != key:
            raise BadLog(i + 2, f"expected {key!r}, got {word!r}")
        found[key] = rest
    more = lines[len(KEYS) :]
    start = read_start(more[0][6:]) if more and more[0].startswith("start ") else None
    unsealed = more if start is None else more[1:]
    if unsealed != ["unsealed"] and (unsealed or start is not None):
        got = unsealed[0] if unsealed else "nothing"
        number = LINE + len(more) - len(unsealed)
        raise BadLog(number, f"expected 'unsealed' or an empty line, got {got!r}")
    head = Head(
        found["game"],
        whole(found, "rules"),
        json_of(found, "options", dict),
        json_of(found, "pack", dict),
        whole(found, "seats"),
        found["commitment"],
        json_of(found, "nonces", list),
        bool(unsealed),
    )
    head.start = start
    return head


def cannot_be(line: Line) -> BadLog:
    """A start goes on with a line that cannot be said there."""
    return BadLog(LINE, f"the start cannot go on with {line.full!r}")


def whole(found: dict[str, str], key: str) -> int:
    if not is_number(found[key]):
        raise BadLog(KEYS.index(key) + 2, f"expected a whole number, got {found[key][:40]!r}")
    return int(found[key])


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10


def json_of(found: dict[str, str], key: str, kind: type) -> Any:
    try:
        value = json.loads(found[key])
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, kind):
        raise BadLog(KEYS.index(key) + 2, f"expected {key} as JSON, got {found[key][:40]!r}")
    return value


def read_line(text: str, number: int, seats: int) -> Line:
    who, _, said = text.strip().partition(" ")
    if who == "-":
        seat = NOBODY
    elif is_number(who) and int(who) < seats:
        seat = int(who)
    else:
        raise BadLog(number, f"expected a seat from 0 to {seats - 1} or '-', got {who[:40]!r}")
    fate = said.startswith("*")
    said = said[1:] if fate else said
    if not said or (seat == NOBODY and not fate):
        raise BadLog(number, f"expected an answer, got {text[:40]!r}")
    return Line(seat, said, fate, None)
