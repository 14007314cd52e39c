"""A start: where a table begins that does not begin with the first answer of its game.

start {"ahead":["0 *die 6","0 hold"],"given":["0 roll"],"lesson":"first"}
start {"given":["0 roll","0 *die 4"],"parent":"7902699be42c8a8e46fbbb4501726517e86b22c5"}
"""

from __future__ import annotations

import json
from typing import Any, Final

from .errors import BadLog

LINE: Final = 9  # where it stands in a log
TEXTS: Final = ["lesson", "parent", "position"]
LISTS: Final = ["ahead", "given"]


class Start:
    """The components may lie otherwise than at set-up, and some lines may be behind already.

    `position` is a game's own short text, `given` are the lines that were carried out before the
    table began. `ahead` is how the game goes on if nobody strays: fate keeps to it, and so do
    bots. `parent` is the commitment of the log that `given` was taken from; `lesson` a lesson's id.
    """

    def __init__(
        self,
        position: str = "",
        given: list[str] | None = None,
        ahead: list[str] | None = None,
        parent: str = "",
        lesson: str = "",
    ) -> None:
        self.position: Final = position
        self.given: Final = given or []
        self.ahead: Final = ahead or []
        self.parent: Final = parent
        self.lesson: Final = lesson

    def told(self) -> dict[str, Any]:
        """The start as JSON writes it, without what is empty."""
        every = {
            "position": self.position,
            "given": self.given,
            "ahead": self.ahead,
            "parent": self.parent,
            "lesson": self.lesson,
        }
        return {key: value for key, value in every.items() if value}


def read_start(text: str) -> Start:
    """The start that a head names as JSON, or what is wrong with it."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise BadLog(LINE, f"expected start as JSON, got {text[:40]!r}")
    for key, value in told.items():
        if key not in TEXTS and key not in LISTS:
            raise BadLog(LINE, f"expected no {key[:40]!r} in the start")
        if key in TEXTS and not isinstance(value, str):
            raise BadLog(LINE, f"expected a text as {key} of the start")
        if key in LISTS and not is_lines(value):
            raise BadLog(LINE, f"expected a list of lines as {key} of the start")
    texts = {key: str(told.get(key, "")) for key in TEXTS}
    return Start(
        texts["position"],
        told.get("given", []),
        told.get("ahead", []),
        texts["parent"],
        texts["lesson"],
    )


def is_lines(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(line, str) for line in value)
