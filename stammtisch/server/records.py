"""The rows of the database as the server holds them in memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from stammtisch.core import Options

from .messages import Rules, Status


@dataclass
class Player:
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
    pack: str | None = None
    rules: Rules = field(default_factory=Rules)
    status: Status = "open"
    notice: str | None = None
    unsealed: bool = False
    head: str | None = None
    rematch: str | None = None
    waiting: list[int] = field(default_factory=list)
    touched: int = 0
    chairs: list[Chair] = field(default_factory=list)
