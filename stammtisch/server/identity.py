"""Who somebody is, without sign-up: a signed id in a cookie, a name, and one-time tickets."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
import unicodedata
from pathlib import Path
from typing import Final

from .refusals import Refused

COOKIE: Final = "stammtisch"
KEY_NAME: Final = "STAMMTISCH_KEY"
LONGEST_NAME: Final = 24
ALPHABET: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # nothing that is misread aloud or on paper
TICKET_SECONDS: Final = 600
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
JOINER: Final = "\u200d"  # holds emoji together


def read_key(folder: Path) -> bytes:
    """The signing key: from the environment, else made once and kept in this folder."""
    given = os.environ.get(KEY_NAME)
    if given:
        return hashlib.sha256(given.encode()).digest()
    path = folder / "stammtisch.key"
    if not path.exists():
        make_key(path)
    return path.read_bytes()


def make_key(path: Path) -> None:
    """Write a new key whole or not at all, readable by its owner alone."""
    handle, draft = tempfile.mkstemp(dir=path.parent)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(32))
    with contextlib.suppress(FileExistsError):
        os.link(draft, path)
    os.unlink(draft)


def signature(key: bytes, player: str) -> str:
    """What only this house can write behind a player id."""
    digest = hmac.digest(key, f"player {player}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def token(key: bytes, player: str) -> str:
    """The cookie's value."""
    return f"{player}.{signature(key, player)}"


def read_token(key: bytes, value: str | None) -> str | None:
    """The player id of a cookie, if we signed it."""
    player, _, signed = (value or "").partition(".")
    good = hmac.compare_digest(signature(key, player).encode(), signed.encode())
    return player if good and player else None


def new_id() -> str:
    """An id that nobody guesses."""
    return secrets.token_urlsafe(16)


def new_code() -> str:
    """A short join code, to be read aloud."""
    return "".join([secrets.choice(ALPHABET) for _ in range(6)])


def read_code(text: str) -> str:
    """A join code as a person typed it."""
    return "".join([c for c in text.upper() if c.isalnum()])[:8]


def read_name(text: str) -> str:
    """A display name: 1 to 24 characters, none that hides or reorders others."""
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    for character in name:
        if character != JOINER and unicodedata.category(character) in UNSEEN:
            raise Refused("bad-name", f"a name cannot hold U+{ord(character):04X}")
    return name


def ticket_digest(ticket: str) -> str:
    """Tickets are stored as digests: a read database moves no seat."""
    return hashlib.sha256(ticket.encode()).hexdigest()
