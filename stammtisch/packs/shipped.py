"""What a shipped pack says of itself: a template for owners, and how well each figure is known."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from stammtisch.core import Figures, Title
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import NOTES

PRINTED: Final = ("sure", "cross-checked", "derived", "single")
HEAD: Final = """# Figures of your own for {name}. What stands behind a # stays as shipped.
# Try the file with: stammtisch pack check FILE
"""


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


def known_figures(known: Title) -> tuple[int, int]:
    """How many shipped figures are printed ones, and how many stand-ins."""
    words = confidences(known.shipped_pack()).values()
    printed = sum(word in PRINTED for word in words)
    return printed, len(words) - printed
