"""`stammtisch games`: what can be played, and in which of the two modes."""

from __future__ import annotations

import json
import platform
from typing import Any

from stammtisch import __version__
from stammtisch.core import Option, Title, compiled
from stammtisch.games import titles
from stammtisch.terminal.wording import Texts


def version_line() -> str:
    """Which version, at which of the two speeds, on which Python."""
    mode = "compiled" if compiled() else "interpreted"
    return f"stammtisch {__version__}, {mode}, Python {platform.python_version()}"


def show_games(as_json: bool) -> None:
    """List every title."""
    listed = [describe(title) for title in titles().values()]
    if as_json:
        print(json.dumps(listed))
    else:
        show(listed)


def describe(title: Title) -> dict[str, Any]:
    """What --json prints of one game."""
    return {
        "id": title.id,
        "name": Texts(title, "en").name,
        "seats": list(title.seats),
        "rules": title.rules_version,
        "tutorial": title.tutorial,
        "options": [describe_option(option) for option in title.options],
        "compiled": compiled(),
    }


def describe_option(option: Option) -> dict[str, Any]:
    """One option: its default and what it takes."""
    return {
        "key": option.key,
        "default": option.default,
        "takes": option.expected,
        "ruling": option.ruling,
        "when": None if option.when is None else "{}={}".format(*option.when),
    }


def show(listed: list[dict[str, Any]]) -> None:
    """The same for people."""
    from rich.console import Console
    from rich.table import Table

    table = Table("game", "name", "seats", "options (default): what they take")
    for game in listed:
        low, high = game["seats"]
        options = "\n".join(
            f"{option['key']} ({option['default']}): {option['takes']}"
            + (f", with {option['when']}" if option["when"] else "")
            for option in game["options"]
        )
        table.add_row(game["id"], game["name"], f"{low}-{high}", options or "none")
    Console().print(table, f"The rules run {'compiled' if compiled() else 'interpreted'}.")
