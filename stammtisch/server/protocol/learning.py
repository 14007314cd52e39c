"""What there is to learn, over HTTP: lessons, tries of a rule, puzzles."""

from __future__ import annotations

from msgspec import Struct

from .bodies import Value
from .heard import Level


class LessonNote(Struct):
    """A message of the lesson, and what it points at; `stays` while that lies there."""

    say: str
    at: str
    stays: bool


class LessonTurn(Struct):
    """What is said before an answer, the one that is shown, and what is said to others."""

    notes: list[LessonNote]
    wants: str
    others: dict[str, str]


class ShownEvent(Struct):
    """An event that a try is there to show: its name, and the facts that count, as text."""

    name: str
    facts: dict[str, str]


class TryInfo(Struct):
    """The rule that is tried, the game's message about it, turns behind, and what will be seen."""

    rule: str
    about: str
    first: int
    shows: list[ShownEvent]
    options: dict[str, Value]


class LessonInfo(Struct):
    """A lesson, turn by turn; the last turn ends it. A try is a short one, about one rule."""

    id: str
    turns: list[LessonTurn]
    tries: TryInfo | None


class Lessons(Struct):
    """All lessons and tries of a game, and their words in one language, as Fluent."""

    lessons: list[LessonInfo]
    texts: str


class PuzzleInfo(Struct):
    """A puzzle: nothing of its position, and nothing of its answer."""

    id: str
    level: Level


class Puzzles(Struct):
    """All puzzles of a game, in the order in which days take them."""

    puzzles: list[PuzzleInfo]
