"""Ids that nobody guesses, codes to be read aloud, tickets."""

from __future__ import annotations

import hashlib
import re
import secrets
import zlib
from typing import Final

ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is misread aloud or on paper
TICKET_SECONDS: Final = 600
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}", re.ASCII)


def new_id() -> str:
    """An id that nobody guesses; with a dash before it, a command would take it for an option."""
    while (found := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return found


def place_of(table: str, workers: int) -> int:
    """The one of so many workers to whom a table's guests are brought."""
    return zlib.crc32(table.encode()) % workers


def new_table_id(workers: int, place: int) -> str:
    """An id whose guests are brought to this worker: whoever makes a table has it in memory."""
    while place_of(found := new_id(), workers) != place:
        pass
    return found


def is_id(text: str) -> bool:
    """Whether this may be an id: what is none is not looked for."""
    return ID.fullmatch(text) is not None


def new_code() -> str:
    """A short join code, to be read aloud."""
    return "".join([secrets.choice(ALPHABET) for _ in range(6)])


def read_code(text: str) -> str:
    """A join code as a person typed it."""
    return "".join([c for c in text.upper() if c.isascii() and c.isalnum()])[:8]


def new_ticket() -> str:
    """A text that moves seats, once."""
    return secrets.token_urlsafe(24)


def ticket_digest(ticket: str) -> str:
    """Tickets are stored as digests: a read database moves no seat."""
    return hashlib.sha256(ticket.encode(errors="replace")).hexdigest()
