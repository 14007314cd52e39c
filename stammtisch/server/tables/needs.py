"""What a house is given: somebody who reads, somebody who writes, and somebody who thinks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec import Struct

from ..protocol.heard import Verified
from .records import PlayerRecord, ReportRecord, TableRecord, Ticket


class NotWritten(Exception):
    """The writer could not; the disk is as it was, or must be read to know."""


class Behind(NotWritten):
    """Another process has gone on with the table; nothing was written."""


class NotRead(Exception):
    """The reader could not: the database is gone, locked or broken."""


class NoThought(Exception):
    """The thinker failed; the caller must do without."""


class SaveTable(Struct, frozen=True):
    """A table with its seats, new or changed."""

    record: TableRecord


class AddMoment(Struct, frozen=True):
    """The lines of a game's next moment."""

    table: str
    moment: int
    lines: list[str]


class MoveOn(Struct, frozen=True):
    """Whose turn it is, and whether it is over."""

    record: TableRecord


class Expect(Struct, frozen=True):
    """How far the writer believes a table to be; what is written with this holds only then."""

    table: str
    revision: int
    moments: int  # as many as there are


class SavePlayer(Struct, frozen=True):
    """A player's name and language."""

    player: PlayerRecord
    seen: int


class AddTicket(Struct, frozen=True):
    """A ticket was made."""

    ticket: Ticket


class DropTicket(Struct, frozen=True):
    """A ticket was used."""

    digest: str


class AddReport(Struct, frozen=True):
    """Somebody reported something."""

    report: ReportRecord


class KeepReview(Struct, frozen=True):
    """The review of a game that is over, as JSON."""

    table: str
    review: str


class DropOld(Struct, frozen=True):
    """Delete finished tables untouched since `before`, reports as old, and tickets past `now`.

    Tables that were closed before they had begun have nothing to tell: `unbegun` is sooner.
    """

    before: int
    unbegun: int
    now: int


Change = (
    Expect
    | SaveTable
    | AddMoment
    | MoveOn
    | SavePlayer
    | AddTicket
    | DropTicket
    | AddReport
    | KeepReview
    | DropOld
)


class Writer(Protocol):
    """Puts changes on disk."""

    async def write(self, *changes: Change) -> None:
        """All of them or none; returns once they are on disk, or raises NotWritten."""


class Reader(Protocol):
    """Finds what is on disk, or raises NotRead."""

    async def table(self, table: str) -> TableRecord | None:
        """A table with its seats."""

    async def records(self, tables: Sequence[str]) -> dict[str, TableRecord]:
        """Those of these tables that there are, each with its seats."""

    async def moments(self, table: str) -> list[list[str]]:
        """The log of a game, moment by moment."""

    async def moments_since(self, known: Mapping[str, int]) -> dict[str, dict[int, list[str]]]:
        """Of each table the moments from this number on, by their numbers."""

    async def player(self, player: str) -> PlayerRecord:
        """A player; one who never gave a name is known by the id alone."""

    async def tables_of(self, player: str, since: int) -> list[str]:
        """A player's tables that matter now, newest first."""

    async def open_tables_of(self, player: str) -> list[str]:
        """The tables that have not begun where a player sits."""

    async def table_by_code(self, code: str) -> str | None:
        """The open table with this join code."""

    async def awaiting_bots(self) -> list[str]:
        """The running tables where a bot is asked."""

    async def abandoned(self, open_before: int, playing_before: int) -> list[str]:
        """Tables that nobody has touched for long."""

    async def ticket(self, digest: str, now: int) -> Ticket | None:
        """A ticket that still holds."""

    async def reports_of(self, table: str) -> int:
        """How many reports there are of a table."""

    async def review(self, table: str) -> str | None:
        """The review that was kept of a table."""

    async def is_well(self) -> bool:
        """Whether what is written now would be there tomorrow."""


class Neighbours(Protocol):
    """The other processes that serve tables out of the same database."""

    async def hold(self, table: str) -> bool:
        """Whether this process, and no other, lets the bots of a table think."""

    def let_go(self, table: str) -> None:
        """Its bots are done here."""

    def note_guests(self, table: str, players: Mapping[str, int]) -> None:
        """How many connections each player has here; whoever has no cookie is called ``."""

    async def guests(self, table: str) -> dict[str, int]:
        """How many connections each player has elsewhere."""


class Alone:
    """A process that has the database for itself."""

    async def hold(self, table: str) -> bool:
        return True

    def let_go(self, table: str) -> None:
        pass

    def note_guests(self, table: str, players: Mapping[str, int]) -> None:
        pass

    async def guests(self, table: str) -> dict[str, int]:
        return {}


@dataclass(frozen=True)
class Written:
    """A game as its log tells it: all that a thinker needs to know."""

    table: str
    head: str
    moments: list[list[str]]


Odds = dict[str, Any]


@dataclass(frozen=True)
class Agreed:
    """What the wishes for a new table come to: all options, and the pack's differences as JSON."""

    options: dict[str, int | str | bool]
    pack: str | None


class Thinker(Protocol):
    """Works out what takes long, somewhere else. Raises NoThought where it fails."""

    async def choose(self, game: Written, seat: int, level: str, seed: int) -> str:
        """The choice of a bot whose chance begins with that seed."""

    async def odds(self, game: Written, seats: list[int]) -> dict[int, Odds]:
        """What each of these seats could work out."""

    async def replay(
        self, game: Written, seat: int | None, span: range, odds: bool, words: bool
    ) -> bytes:
        """Some moments through a viewer's eyes, as the JSON of a `Replay`."""

    async def chronicle(self, game: Written, seat: int | None) -> bytes:
        """A game in retrospect, as the JSON of a `Chronicle`."""

    async def advise(self, game: Written, seat: int, seconds: float) -> bytes:
        """Advice for a seat, as the JSON of an `Advice`."""

    async def review(self, game: Written, seats: list[int], told: Callable[[float], None]) -> bytes:
        """A game that is over, graded, as the JSON of a `GameReview`; it tells how far it is."""

    async def prove(self, game: Written, seed: str) -> Verified:
        """Whether the revealed seed gives every outcome."""

    async def agree(
        self, game: str, seats: int, options: Mapping[str, object], pack: str | None
    ) -> Agreed:
        """Try out the set-up of a new table; raises what the core refuses, or Refused."""
