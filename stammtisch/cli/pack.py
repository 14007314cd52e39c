"""`stammtisch pack`: a template for an owner's figures, and what is wrong with a filled-in one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from stammtisch.core import Figures, Title
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import NOTES, merge, parse_pack
from stammtisch.games import title, titles

from .job import read_text

PRINTED: Final = ("sure", "cross-checked", "derived", "single")
HEAD: Final = """# Figures of your own for {name}. What stands behind a # stays as shipped.
# Try the file with: stammtisch pack check FILE
"""


def new_pack(game: str) -> None:
    """Print the shipped figures with every line commented out, in the order to fill them in."""
    print(template(title(game)), end="")


def template(known: Title) -> str:
    """Tables stay open, so that an owner only takes the # off the lines that differ."""
    path = files(known.package).joinpath("pack.toml")
    if not path.is_file():
        raise BadPack(known.id, "pack", "a game with figures of its own")
    lines = [commented(line) for line in without_notes(path.read_text("utf-8").splitlines())]
    return HEAD.format(name=known.id) + "\n".join([*lines, ""])


def without_notes(lines: list[str]) -> Iterator[str]:
    """What is known of the shipped figures says nothing of the owner's."""
    for line in lines:
        if not re.match(rf"({'|'.join(NOTES)}) = ", line):
            yield re.sub(r"confidence = (\{[^}]*\}|\"[^\"]*\"), ", "", line)


def commented(line: str) -> str:
    """Figures are commented out; tables, comments and empty lines stay."""
    return line if not line.strip() or line.startswith(("[", "#")) else f"# {line}"


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


def leaves(figures: Figures, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every figure with the way to it."""
    for key, value in figures.items():
        if key in NOTES:
            continue
        if isinstance(value, dict):
            yield from leaves(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value


def confidences(figures: Figures, path: str = "", above: Any = "sure") -> dict[str, str]:
    """How well each figure is known: by the nearest note, which may name figures one by one."""
    note = figures.get("confidence", above)
    found: dict[str, str] = {}
    for key, value in figures.items():
        if isinstance(value, dict) and key not in NOTES:
            found |= confidences(value, f"{path}{key}.", note)
        elif key not in NOTES:
            word = note.get(key, note.get("others", "sure")) if isinstance(note, dict) else note
            found[f"{path}{key}"] = str(word)
    return found
