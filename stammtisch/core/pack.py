"""Packs: every printed figure of a game as data, read with the key it came from.

A game ships `pack.toml`; an owner's file may replace any part of it. Tables are merged key by
key, everything else is replaced whole. The keys `confidence` and `source` are notes for people.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final

from .errors import BadPack

Figures = dict[str, Any]
NOTES: Final = ("confidence", "source")


def parse_pack(text: str, source: str) -> Figures:
    """TOML text as figures; a byte-order mark, as some editors put it there, is no part of it."""
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BadPack(source, "the file", f"TOML ({error})") from None


def merge(shipped: Figures, own: Figures, source: str, path: str = "") -> Figures:
    """The shipped figures, an owner's in their place; a key not in the shipped pack is refused."""
    merged = dict(shipped)
    for key, value in own.items():
        name = f"{path}{key}"
        if key in NOTES:
            continue
        if key not in shipped:
            raise BadPack(source, name, "a key of the shipped pack: " + ", ".join(sorted(shipped)))
        if isinstance(shipped[key], dict):
            if not isinstance(value, dict):
                raise BadPack(source, name, f"a table, got {value!r}")
            merged[key] = merge(shipped[key], value, source, name + ".")
        else:
            merged[key] = value
    return merged


def difference(shipped: Figures, merged: Figures) -> Figures:
    """The smallest pack that merges `shipped` into `merged`."""
    changed: Figures = {}
    for key, value in merged.items():
        if value != shipped[key]:
            both = isinstance(value, dict)
            changed[key] = difference(shipped[key], value) if both else value
    return changed


class Pack:
    """A table of figures that knows its place, so that every complaint names source and key."""

    def __init__(self, figures: Figures, source: str, path: str = "") -> None:
        self.figures: Final = figures
        self.source: Final = source
        self.path: Final = path
        self.unread: Final = {key for key in figures if key not in NOTES}

    def refuse(self, key: str, expected: str) -> BadPack:
        """The complaint about a key of this table: raise it."""
        return BadPack(self.source, f"{self.path}{key}", expected)

    def _take(self, key: str, expected: str) -> Any:
        if key not in self.figures:
            raise self.refuse(key, f"{expected}, but it is missing")
        self.unread.discard(key)
        return self.figures[key]

    def _checked(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.refuse(key, f"a whole number from {low} to {high}, got {value!r}")
        return int(value)

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self._checked(
            key, self._take(key, f"a whole number from {low} to {high}"), low, high
        )

    def wholes(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        """A list of whole numbers, of a given length if `count` says so."""
        values = self._list(key, count)
        return [self._checked(f"{key}[{i}]", value, low, high) for i, value in enumerate(values)]

    def word(self, key: str, among: list[str]) -> str:
        """One of a few words."""
        expected = "one of " + ", ".join(among)
        value = self._take(key, expected)
        if value not in among:
            raise self.refuse(key, f"{expected}, got {value!r}")
        return str(value)

    def words(self, key: str, among: list[str], count: int | None = None) -> list[str]:
        """A list of words, each one of a few."""
        values = self._list(key, count)
        for i, value in enumerate(values):
            if value not in among:
                raise self.refuse(f"{key}[{i}]", f"one of {', '.join(among)}, got {value!r}")
        return [str(value) for value in values]

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self._take(key, "true or false")
        if not isinstance(value, bool):
            raise self.refuse(key, f"true or false, got {value!r}")
        return value

    def table(self, key: str) -> Pack:
        """A table within this one."""
        value = self._take(key, "a table")
        if not isinstance(value, dict):
            raise self.refuse(key, f"a table, got {value!r}")
        return Pack(value, self.source, f"{self.path}{key}.")

    def tables(self, key: str, count: int | None = None) -> list[Pack]:
        """A list of tables."""
        values = self._list(key, count)
        for i, value in enumerate(values):
            if not isinstance(value, dict):
                raise self.refuse(f"{key}[{i}]", f"a table, got {value!r}")
        return [
            Pack(value, self.source, f"{self.path}{key}[{i}].") for i, value in enumerate(values)
        ]

    def keyed(self, key: str) -> dict[str, Pack]:
        """A table of tables, such as cards by their id."""
        outer = self.table(key)
        return {name: outer.table(name) for name in outer.figures if name not in NOTES}

    def _list(self, key: str, count: int | None) -> list[Any]:
        expected = "a list" if count is None else f"a list of {count}"
        values = self._take(key, expected)
        if not isinstance(values, list):
            raise self.refuse(key, f"{expected}, got {values!r}")
        if count is not None and len(values) != count:
            raise self.refuse(key, f"{expected}, got {len(values)}")
        return values

    def done(self) -> None:
        """Refuse what nobody has read: a misspelt key is an error, not a silence."""
        for key in sorted(self.unread):
            raise self.refuse(key, "no such key")
