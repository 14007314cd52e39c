"""A lesson at a table: how far it has come, and what its bots have learned by heart."""

from __future__ import annotations

from functools import cache

from stammtisch.core import Table
from stammtisch.core.lesson import LEARNER, Lesson, is_own
from stammtisch.core.log import UNDO
from stammtisch.games import title

from ..protocol.heard import Coached


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """All lessons of a game and then its tries, read once."""
    return {**title(game).lessons(), **title(game).tries()}


def answers_of(table: Table, seat: int) -> list[str]:
    """What a seat has answered and not taken back."""
    answers: list[str] = []
    for line in table.lines:
        if line.seat != seat or line.fate:
            continue
        if line.text == UNDO:
            answers.pop()
        else:
            answers.append(line.text)
    return answers


def coached(table: Table, seat: int | None) -> Coached | None:
    """How far the lesson has come, for whoever learns."""
    start, script = table.head.start, table.script
    if seat != LEARNER or start is None or script is None or not start.lesson or not start.ahead:
        return None
    behind = len([line for line in start.given if is_own(line)])
    shown = script.answers.get(LEARNER, [])
    free = wordless(table.title.id, start.lesson)
    left: list[str] = []
    for number, text in enumerate(answers_of(table, LEARNER)[: len(shown)]):
        if not left:
            end = number + 1
            while end < len(shown) and behind + end in free:
                end += 1
            left = shown[number:end]
        if text not in left:
            return Coached(behind + number, text)
        left.remove(text)
    return Coached(behind + min(len(answers_of(table, LEARNER)), len(shown)), None)


def wordless(game: str, id: str) -> set[int]:
    """The turns of a lesson that nothing is said to: they go with the one before, in any order."""
    lesson = lessons(game).get(id)
    if lesson is None or lesson.trial is not None:
        return set()
    return {number for number, turn in enumerate(lesson.turns) if not turn.notes}


def by_heart(table: Table, seat: int) -> str | None:
    """What a bot says here if it keeps to the lesson, and still can."""
    question = table.open.get(seat)
    if table.script is None or question is None:
        return None
    said = table.script.answer(seat, len(answers_of(table, seat)))
    return said if said in question.options else None
