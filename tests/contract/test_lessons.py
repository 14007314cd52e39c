"""Lessons of every game, played against the rules: none can go stale."""

from __future__ import annotations

import random
import re
from importlib.resources import files

import pytest

from stammtisch.core import Rng, Table, Title
from stammtisch.core.lesson import LEARNER, Lesson
from stammtisch.core.log import read_line, read_log
from stammtisch.core.replay import open_table, replay_record
from stammtisch.games import titles
from stammtisch.terminal.wording import LANGUAGES

LESSONS = [
    pytest.param(title, lesson, id=f"{title.id}-{lesson.id}")
    for title in titles().values()
    for lesson in title.lessons().values()
]
every_lesson = pytest.mark.parametrize(("title", "lesson"), LESSONS)
MOST_TAPS = 40
MOST_LINES = 150


def laid(title: Title, lesson: Lesson, step: int = 0) -> Table:
    return open_table(title, lesson.seats, 7, lesson.options, start=lesson.start(step))


def go_on(table: Table, lesson: Lesson) -> None:
    """Whoever is asked answers as the path shows, once."""
    lines = [line for line in lesson.lines if "*" not in line]
    done = len([line for line in table.lines if not line.fate])
    answer = read_line(lines[done], 1, lesson.seats)
    table.answer(answer.seat, answer.text)


@every_lesson
def test_the_shown_path_is_legal_and_fate_keeps_to_it(title: Title, lesson: Lesson) -> None:
    table = laid(title, lesson)
    for _ in [line for line in lesson.lines if "*" not in line]:
        go_on(table, lesson)
    said = [line.full for line in table.lines]
    assert sorted(said[: len(lesson.lines)]) == sorted(lesson.lines)
    assert replay_record(title, read_log(table.log)).scores == table.scores


@every_lesson
def test_whoever_follows_it_is_ahead_at_its_end(title: Title, lesson: Lesson) -> None:
    table = laid(title, lesson)
    for _ in [line for line in lesson.lines if "*" not in line]:
        go_on(table, lesson)
    assert table.scores[LEARNER] == max(table.scores)


@every_lesson
def test_every_turn_can_begin_again_and_wants_what_can_be_answered(
    title: Title, lesson: Lesson
) -> None:
    for step, turn in enumerate(lesson.turns[:-1]):
        table = laid(title, lesson, step)
        while LEARNER not in table.open:
            seat = table.awaited[0]
            assert table.script is not None
            done = len([line for line in table.lines if line.seat == seat and not line.fate])
            table.answer(seat, str(table.script.answer(seat, done)))
        options = table.open[LEARNER].options
        assert turn.wants in options
        assert {*turn.others} < {*options}
        seen = title.view(table.game, LEARNER)
        assert title.view(title.imagine(table.game, LEARNER, Rng(step), None), LEARNER) == seen


@every_lesson
def test_who_strays_plays_on_to_the_end(title: Title, lesson: Lesson) -> None:
    rng, table = random.Random(3), laid(title, lesson)
    while not table.over:
        seat = table.awaited[0]
        table.answer(seat, rng.choice(table.open[seat].options))
    assert replay_record(title, read_log(table.log)).scores == table.scores


@every_lesson
def test_its_words_are_there_in_every_language_and_none_is_idle(
    title: Title, lesson: Lesson
) -> None:
    said = {note.say for turn in lesson.turns for note in turn.notes}
    said |= {message for turn in lesson.turns for message in turn.others.values()}
    for language in LANGUAGES:
        text = files(title.package).joinpath("lessons", f"{language}.ftl").read_text("utf-8")
        known = {*re.findall(rf"^({lesson.id}-[\w-]+) =", text, re.MULTILINE)}
        assert known == {*said, f"{lesson.id}-title"}


@every_lesson
def test_it_is_short(title: Title, lesson: Lesson) -> None:
    taps = sum(max(1, len(turn.notes)) for turn in lesson.turns)
    path = files(title.package).joinpath("lessons", f"{lesson.id}.lesson")
    assert taps <= MOST_TAPS
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES
