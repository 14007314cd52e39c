"""A table as the accessibility tree tells it: names and texts by role, nothing that is drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

TEXTS = Path(__file__).resolve().parents[2] / "web" / "texts"

LINE = re.compile(
    r"(?P<deep> *)- (?P<quote>'?)(?P<role>[a-z]+)(?: (?P<name>\"(?:[^\"\\]|\\.)*\"))?"
)


class Node(NamedTuple):
    """A line of the tree: how deep it stands, its role, its name or its text."""

    deep: int
    role: str
    said: str


def tree(page: Page) -> list[Node]:
    """The whole page, line by line."""
    lines = page.locator("body").aria_snapshot().split("\n")
    return [node for line in lines if (node := read(line)) is not None]


def read(line: str) -> Node | None:
    """`- button "Draw a chip"`, or `- paragraph: Your turn`."""
    found = LINE.match(line)
    if found is None:
        return None
    deep, role, name = len(found["deep"]), found["role"], found["name"]
    if name is not None:
        return Node(
            deep, role, str(json.loads(name.replace("''", "'") if found["quote"] else name))
        )
    text = line[found.end() :].partition(": ")[2]
    return Node(deep, role, str(json.loads(text)) if text.startswith('"') else text)


def within(nodes: list[Node], role: str, name: str) -> list[Node]:
    """What stands inside of the first thing of this role and name."""
    for number, node in enumerate(nodes):
        if (node.role, node.said) == (role, name):
            inside = []
            for one in nodes[number + 1 :]:
                if one.deep <= node.deep:
                    break
                inside.append(one)
            return inside
    return []


def said(nodes: list[Node], role: str) -> list[str]:
    return [node.said for node in nodes if node.role == role]


class Heard(NamedTuple):
    """What somebody hears who sees nothing."""

    mine: bool
    asked: str
    answers: list[str]
    log: list[str]
    chapters: list[str]
    board: list[str]


def heard(page: Page, language: str = "en") -> Heard:
    nodes, own = tree(page), words_of_the_shell(language)
    board = within(nodes, "main", own("board"))
    awaited = within(nodes, "region", own("awaited"))
    asked = next(iter(said(awaited, "heading")), "")
    return Heard(
        own("your-turn") in said(awaited, "paragraph"),
        asked,
        said(within(nodes, "group", asked), "button"),
        said(within(nodes, "log", ""), "paragraph"),
        said(board, "heading"),
        said(board, "listitem"),
    )


def since(before: list[str], log: list[str]) -> list[str]:
    """The lines that have come; the oldest may have gone."""
    stay = next(n for n in range(len(before), -1, -1) if before[len(before) - n :] == log[:n])
    return log[stay:]


def words_of_the_shell(language: str) -> Callable[[str], str]:
    """The frame's own messages in a language."""
    spoken = FluentBundle([language], use_isolating=False)
    spoken.add_resource(FluentResource((TEXTS / f"{language}.ftl").read_text("utf-8")))

    def own(message: str) -> str:
        pattern = spoken.get_message(message).value
        assert pattern is not None
        return str(spoken.format_pattern(pattern)[0])

    return own
