"""Every title at its smallest and largest table, and with each of its variants in turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.core import Title
from stammtisch.games import titles
from tests.contract.play import variants

Case = tuple[str, int, dict[str, Any]]
TITLES: list[Title] = [title for title in titles().values() if title.features is not None]


def tables() -> list[Case]:
    """The smallest and the largest table by default, and the largest with the most in the box."""
    usual: list[Case] = [
        (title.id, seats, {}) for title in TITLES for seats in sorted(set(title.seats))
    ]
    return usual + [
        (title.id, title.seats[1], fullest(title)) for title in TITLES if fullest(title)
    ]


def small_tables() -> list[Case]:
    """The smallest table by default and with the most in the box, for what writes down a lot."""
    usual: list[Case] = [(title.id, title.seats[0], {}) for title in TITLES]
    full = [(title.id, title.seats[0], fullest(title)) for title in TITLES]
    return usual + [case for case in full if case[2]]


def fullest(title: Title) -> dict[str, Any]:
    """Sets and modules at their highest number."""
    numbered = [option for option in title.options if option.values and not option.ruling]
    return {option.key: option.values[-1] for option in numbered if type(option.values[-1]) is int}


def everything() -> Iterator[Case]:
    """Each variant of each title, at seats that take turns."""
    for title in TITLES:
        low, high = title.seats
        for number, options in enumerate(variants(title)):
            yield title.id, low + number % (high - low + 1), dict(options)


def name(case: object) -> str:
    """How a case is called in a report."""
    return "-".join(str(part) for part in case) if isinstance(case, tuple) else str(case)
