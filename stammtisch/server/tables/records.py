"""What is kept of a house: tables with their seats, players, tickets, reports."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from stammtisch.core import Options
from stammtisch.core.start import read_start

from ..protocol.heard import Result, Rules, Status


@dataclass
class PlayerRecord:
    """One browser, by the id in its signed cookie."""

    id: str
    name: str = ""
    language: str | None = None


@dataclass
class Chair:
    """A seat: free, a bot's, or a person's; where the person is away, a bot of `level` plays."""

    kind: Literal["person", "bot", "free"] = "free"
    player: str | None = None
    name: str = ""
    level: str | None = None
    away: bool = False
    nonce: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away


@dataclass
class TableRecord:
    """A table of the house: what was agreed, and how far it has come."""

    id: str
    game: str
    options: Options
    host: str
    seed: str
    code: str | None = None
    pack: str | None = None  # the figures that differ from the shipped ones, as JSON
    start: str | None = None  # where it begins, if not at the beginning, as JSON
    rules: Rules = field(default_factory=Rules)
    status: Status = "open"
    notice: str | None = None
    unsealed: bool = False
    head: str | None = None
    rematch: str | None = None
    waiting: list[int] = field(default_factory=list)
    touched: int = 0
    result: Result | None = None
    revision: int = 0  # how often all but the game itself has changed
    chairs: list[Chair] = field(default_factory=list)

    def copy(self) -> TableRecord:
        """A draft that can be changed and thrown away."""
        return replace(
            self, chairs=[replace(chair) for chair in self.chairs], waiting=[*self.waiting]
        )

    @property
    def lesson(self) -> str | None:
        """The lesson that is taught here."""
        return None if self.start is None else read_start(self.start).lesson or None

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds."""
        return (
            [] if player is None else [i for i, c in enumerate(self.chairs) if c.player == player]
        )


@dataclass(frozen=True)
class Ticket:
    """Moves a player's seats to whoever brings it, once; only its digest is kept."""

    digest: str
    table_id: str
    player: str
    expires: int


@dataclass(frozen=True)
class ReportRecord:
    """What somebody told the developers, with the log as it stood."""

    id: str
    table_id: str
    player: str | None
    seat: int | None
    words: str
    log: str
    made: int
