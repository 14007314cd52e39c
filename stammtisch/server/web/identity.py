"""Who somebody is, without sign-up: a signed id in a cookie."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import Final

COOKIE: Final = "stammtisch"
KEY_NAME: Final = "STAMMTISCH_KEY"


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
