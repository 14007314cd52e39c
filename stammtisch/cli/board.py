"""The table on the terminal: a game's own drawing if it has one, else its view as a tree."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from stammtisch.core import Title, View

from .wording import Texts


def board(title: Title, view: View, seat: int, texts: Texts) -> RenderableType:
    """What this seat sees of the table."""
    drawing = f"{title.package}.terminal"
    if find_spec(drawing) is not None:
        drawn: RenderableType = import_module(drawing).table(view, seat, texts.say)
        return drawn
    tree = Tree(Text(texts.name, style="bold"), guide_style="dim")
    grow(tree, view, texts)
    return tree


def grow(tree: Tree, view: View, texts: Texts) -> None:
    """A branch for each part of the view that has parts, a leaf for the others."""
    for key, value in view.items():
        label = texts.say(f"view-{key}") or str(key)
        if is_flat(value):
            tree.add(Text.assemble((f"{label}: ", "cyan"), flat(value)))
        else:
            branch = tree.add(Text(label, style="cyan"))
            grow(branch, value if isinstance(value, dict) else numbered(value, texts), texts)


def numbered(values: list[Any], texts: Texts) -> View:
    """A list of tables, most often one a seat, by number."""
    return {str(place): value for place, value in enumerate(values)}


def is_flat(value: Any) -> bool:
    """Whether a value fits on one line."""
    if isinstance(value, dict):
        return not value
    return not isinstance(value, list) or not any(isinstance(part, dict | list) for part in value)


def flat(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, list):
        return "  ".join(flat(part) for part in value) or "–"
    if isinstance(value, dict) or value is None:
        return "–"
    return str(value)
