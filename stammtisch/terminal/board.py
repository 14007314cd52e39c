"""The table on the terminal: a game's own drawing if it has one, else its view as a tree."""

from __future__ import annotations

from collections.abc import Callable
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
    draw = drawing(title, "table")
    return draw(view, seat, texts.say) if draw else as_tree(texts.name, view, texts)


def told(title: Title, view: View, seat: int, texts: Texts) -> RenderableType:
    """The same in words, for those who do not see a drawing; a game without them is drawn."""
    if title.words is None:
        return board(title, view, seat, texts)
    page = Text()
    for chapter in title.words(view, seat):
        page.append(texts.phrase(chapter["heading"]) + "\n", "bold")
        page.append("".join([f"{texts.phrase(line)}\n" for line in chapter["lines"]]) + "\n")
    return page


def chances(title: Title, odds: View, texts: Texts) -> RenderableType:
    """What a player could work out."""
    draw = drawing(title, "odds")
    return draw(odds, texts.say) if draw else as_tree(texts.own("odds"), rounded(odds), texts)


def drawing(title: Title, name: str) -> Callable[..., RenderableType] | None:
    """A function of the game's `terminal.py`, if it has one."""
    module = f"{title.package}.terminal"
    if find_spec(module) is None:
        return None
    found: Callable[..., RenderableType] | None = getattr(import_module(module), name, None)
    return found


def as_tree(heading: str, view: View, texts: Texts) -> Tree:
    """Keys and values, where nobody has drawn anything better."""
    tree = Tree(Text(heading, style="bold"), guide_style="dim")
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


def rounded(value: object) -> dict[str, object]:
    """Odds to read: three digits are enough."""

    def short(part: object) -> object:
        if isinstance(part, float):
            return f"{part:.3g}"
        if isinstance(part, list | tuple):
            return [short(inner) for inner in part]
        if isinstance(part, dict):
            return {str(key): short(inner) for key, inner in part.items()}
        return part

    made = short(value)
    return made if isinstance(made, dict) else {"": made}
