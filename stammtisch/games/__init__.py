"""The games: one folder each, found by walking this package and by the entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from stammtisch.core.errors import UnknownGame
from stammtisch.core.title import Title


@cache
def titles() -> dict[str, Title]:
    """Every title by its id: our own first, then those of other packages."""
    found = {}
    for module in iter_modules(__path__):
        title = import_module(f"{__name__}.{module.name}").TITLE
        found[title.id] = title
    for entry in entry_points(group="stammtisch.games"):
        found.setdefault(entry.name, entry.load())
    return found


def title(game: str) -> Title:
    """The title with this id."""
    if game not in titles():
        raise UnknownGame(f"unknown game {game!r}; known: {', '.join(sorted(titles()))}")
    return titles()[game]
