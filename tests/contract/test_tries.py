"""Tries of every game, played against the rules: each shows what it promises."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from stammtisch.core import Event, Rng, Table, Title
from stammtisch.core.lesson import LEARNER, Lesson
from stammtisch.core.log import read_line, read_log
from stammtisch.core.replay import open_table, replay_record, resume_record
from stammtisch.games import titles
from stammtisch.terminal.wording import LANGUAGES

TAUGHT = [title for title in titles().values() if title.tries()]
TRIES = [
    pytest.param(title, lesson, id=f"{title.id}-{lesson.id}")
    for title in TAUGHT
    for lesson in title.tries().values()
]
every_try = pytest.mark.parametrize(("title", "lesson"), TRIES)
every_game = pytest.mark.parametrize("title", TAUGHT, ids=lambda title: title.id)
MOST_LINES = 9
LONGEST = 160  # letters: what fits into the note on a phone
SET_UP = {"setup", "start", "deck", "modules"}
"""Anchors of what lies ready before the first answer."""
EACH = {
    "quacks": r"(power-\w+|card-\w+)(?:-text)? =",
    "beer_and_bread": r"(upgrade-(?!redraw|selective_pickup|last_turn_draw|reserve_card)\w+) =",
    "tiefenthal": r"(board-sign-(?!price|upgraded)\w+|board-name-\w+|entertainer-\w+) =",
}
"""By game: the messages about single cards, books, tiles and upgrades, each of which has a try."""


def texts(title: Title, language: str, folder: str = "texts") -> str:
    return files(title.package).joinpath(folder, f"{language}.ftl").read_text("utf-8")


def laid(title: Title, lesson: Lesson, seed: int) -> Table:
    return open_table(title, lesson.seats, seed, lesson.options, start=lesson.start(lesson.first))


def follow(table: Table, lesson: Lesson) -> list[Event]:
    """Answer as the path shows, and hear what it leads to."""
    heard: list[Event] = []
    for text in lesson.lines[lesson.given :]:
        line = read_line(text, 1, lesson.seats)
        if not line.fate:
            table.answer(line.seat, line.text)
            heard += table.news
    return heard


def is_shown(heard: list[Event], name: str, facts: dict[str, str]) -> bool:
    """Whether whoever learns hears of it."""
    seen = [event.seen_by(LEARNER) for event in heard]
    named = [event.facts for event in seen if event is not None and event.name == name]
    texts = [{key: str(value) for key, value in told.items()} for told in named]
    return any(facts.items() <= told.items() for told in texts)


@every_try
@pytest.mark.parametrize("seed", [7, 8])
def test_what_it_promises_happens_whatever_the_luck(
    title: Title, lesson: Lesson, seed: int
) -> None:
    table = laid(title, lesson, seed)
    heard = follow(table, lesson)
    assert lesson.trial is not None
    for name, facts in lesson.trial.shows:
        assert is_shown(heard, name, facts), (name, facts, heard)
    for name, facts in lesson.trial.never:
        assert not is_shown(heard, name, facts), (name, facts, heard)


@every_try
def test_its_table_is_unsealed_replays_goes_back_and_goes_on(title: Title, lesson: Lesson) -> None:
    table = laid(title, lesson, 7)
    view = table.view(LEARNER)
    assert table.head.unsealed
    assert title.view(title.imagine(table.game, LEARNER, Rng(1), None), LEARNER) == view
    wants = lesson.turns[lesson.first].wants
    assert wants in table.open[LEARNER].options
    table.answer(LEARNER, wants)
    again = resume_record(title, read_log(table.log), "7")
    assert again.view(None) == table.view(None)
    if table.can_undo(LEARNER):
        table.undo(LEARNER)
        assert replay_record(title, read_log(table.log)).view(LEARNER) == view


@every_try
def test_it_is_a_few_lines_about_a_rule_that_there_is(title: Title, lesson: Lesson) -> None:
    trial = lesson.trial
    assert trial is not None
    for language in LANGUAGES:
        words = texts(title, language)
        assert f"\nrule-{trial.rule} =" in words
        assert not trial.about or f"\n{trial.about} =" in words
    text = files(title.package).joinpath("lessons", "rules.tries").read_text("utf-8")
    block = text.split(f"\ntry {lesson.id.removeprefix('try-')}")[1].split("\n\n")[0]
    assert len(block.splitlines()) <= MOST_LINES


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_short_and_none_is_idle(title: Title, language: str) -> None:
    said = {
        note.say
        for lesson in title.tries().values()
        for turn in lesson.turns
        for note in turn.notes
    }
    known = dict(re.findall(r"^(try-[\w-]+) = (.*)", texts(title, language, "lessons"), re.M))
    assert {*known} == said
    assert {id: len(text) for id, text in known.items() if len(text) > LONGEST} == {}


@every_game
def test_every_paragraph_but_set_up_and_rulings_has_one(title: Title) -> None:
    readme = files(title.package).joinpath("README.md").read_text("utf-8")
    anchors = re.findall(r'<a id="([^"]+)"', readme)
    wanted = {id for id in anchors if not id.startswith("ruling-")} - SET_UP
    assert wanted - {one.trial.rule for one in title.tries().values() if one.trial} == set()


@every_game
def test_every_card_book_and_upgrade_has_one(title: Title) -> None:
    pattern = EACH.get(title.id, r"(nothing) =")
    wanted = {*re.findall(rf"^{pattern}", texts(title, "en"), re.MULTILINE)}
    tried = {one.trial.about for one in title.tries().values() if one.trial}
    assert wanted - tried == set()
