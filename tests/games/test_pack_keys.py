"""What every key of a pack takes: the refusal of a wrong value tells it, the docs write it down.

python -m tests.games.test_pack_keys     write docs/reference/packs.md anew; then look at the diff
"""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core import Figures, Title
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import NOTES
from stammtisch.games import title, titles

PAGE = Path(__file__).resolve().parents[2] / "docs/reference/packs.md"
GAMES = [game for game, known in titles().items() if known.shipped_pack()]
HEAD = """# The keys of a pack

A pack is a TOML file with any of these keys; what it leaves out stays as shipped ([how to write
one](../how-to/enter-your-own-cards.md)). `*` stands for every name of a table, `[]` for every place
of a list. A value of another kind or beyond its bounds is refused with its file, its key and what
was expected. What several keys have to fulfil together is told by the refusal.
"""
TOO_MUCH = 1_000_000
INSTANCES = 3  # of a key that stands in many tables: the first, the middle and the last

Route = tuple[str | int, ...]


def leaves(value: Any, route: Route = ()) -> Iterator[tuple[Route, Any]]:
    """Every single figure or word of a pack, and the way to it."""
    parts: Any = ()
    if isinstance(value, dict):
        parts = [(key, part) for key, part in value.items() if key not in NOTES]
    elif isinstance(value, list):
        parts = enumerate(value)
    else:
        yield route, value
    for key, part in parts:
        yield from leaves(part, (*route, key))


def key_of(pack: Figures, route: Route) -> str:
    """The way to a figure as people write it, the same for all cards of a table of cards."""
    siblings = [part for key, part in pack[str(route[0])].items() if key not in NOTES]
    alike = len(siblings) > 2 and all(isinstance(part, dict) for part in siblings)
    words = [
        "[]" if isinstance(step, int) else ".*" if alike and place == 1 else f".{step}"
        for place, step in enumerate(route)
    ]
    return "".join(words)[1:]


def with_value(pack: Figures, route: Route, value: object) -> Figures:
    changed = copy.deepcopy(pack)
    at: Any = changed
    for step in route[:-1]:
        at = at[step]
    at[route[-1]] = value
    return changed


def takes(known: Title, pack: Figures, route: Route, value: object) -> str:
    """What the refusal of a wrong value says was expected."""
    wrong = TOO_MUCH if type(value) is int else "nonsense"
    with pytest.raises(BadPack) as refused:
        known.setup(known.seats[0], {}, with_value(pack, route, wrong))
    told = re.fullmatch(r".*: expected (.*), got .*", str(refused.value))
    assert told is not None, str(refused.value)
    return told[1]


def table(game: str) -> dict[str, str]:
    """By key: what it takes."""
    known = title(game)
    pack = known.shipped_pack()
    found: dict[str, list[tuple[Route, Any]]] = {}
    for route, value in leaves(pack):
        found.setdefault(key_of(pack, route), []).append((route, value))
    return {key: "; ".join(told(known, pack, every)) for key, every in found.items()}


def told(known: Title, pack: Figures, every: list[tuple[Route, Any]]) -> list[str]:
    """What a key takes, here and there."""
    some = {place * (len(every) - 1) // (INSTANCES - 1) for place in range(INSTANCES)}
    return sorted({takes(known, pack, *every[place]) for place in some})


def section(game: str) -> str:
    rows = [f"| `{key}` | {words} |" for key, words in table(game).items()]
    return "\n".join(["", f"## {game}", "", "| key | takes |", "|---|---|", *rows, ""])


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_tells_what_every_key_takes(game: str) -> None:
    page = PAGE.read_text("utf-8")
    assert section(game) in page, "python -m tests.games.test_pack_keys writes the page anew"


if __name__ == "__main__":
    PAGE.write_text(HEAD + "".join([section(game) for game in GAMES]), "utf-8")
