"""`stammtisch pack`: a template for an owner's figures, and what is wrong with a filled-in one."""

from __future__ import annotations

from pathlib import Path

from stammtisch.core import Figures, Title
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import merge, parse_pack
from stammtisch.games import title, titles
from stammtisch.packs.shipped import PRINTED, confidences, leaves, template

from .job import read_text


def new_pack(game: str) -> None:
    """Print the shipped figures with every line commented out, in the order to fill them in."""
    print(template(title(game)), end="")


def check_pack(path: Path, game: str | None) -> None:
    """Say what the file changes, or refuse it with the key and what was expected."""
    own = parse_pack(read_text(path), str(path))
    known = title(game) if game else game_of(own, str(path))
    for seats in sorted(set(known.seats)):
        known.setup(seats, {}, own, str(path))
    shipped = known.shipped_pack()
    merged = merge(shipped, own, str(path))
    changed = {key for key, value in leaves(merged) if dict(leaves(shipped)).get(key) != value}
    given = {key for key, _ in leaves(own)}
    doubtful = {key for key, word in confidences(shipped).items() if word not in PRINTED}
    print(f"{path}: good for {known.id}.")
    print(f"figures in the file: {len(given)}, different from the shipped ones: {len(changed)}")
    print(f"stand-ins of the shipped pack that are left: {len(doubtful - given)}")


def game_of(own: Figures, source: str) -> Title:
    """The game whose pack has most of these tables and of the names in them."""
    alike = {game: shared(known.shipped_pack(), own) for game, known in titles().items()}
    best = max(alike, key=lambda game: alike[game])
    if not alike[best]:
        names = ", ".join(sorted({key for t in titles().values() for key in t.shipped_pack()}))
        raise BadPack(source, "the file", f"a table of one of our packs: {names}")
    return titles()[best]


def shared(shipped: Figures, own: Figures) -> int:
    """How many tables, and names of tables in them, both have."""
    tables = shipped.keys() & own.keys()
    inner = [(shipped[key], own[key]) for key in tables]
    both = [
        len(a.keys() & b.keys()) for a, b in inner if isinstance(a, dict) and isinstance(b, dict)
    ]
    return len(tables) + sum(both)
