"""The games of the house, with their options and their texts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from stammtisch import bots
from stammtisch.core import Option, Title
from stammtisch.core.lesson import Lesson
from stammtisch.games import titles
from stammtisch.packs.shipped import known_figures, template

from ..protocol.bodies import GameInfo, GameOption, Games, OptionNeed
from ..protocol.learning import (
    LessonInfo,
    LessonNote,
    Lessons,
    LessonTurn,
    PuzzleInfo,
    Puzzles,
    ShownEvent,
    TryInfo,
)
from ..protocol.refusals import Refused
from ..tables.coach import lessons
from ..tables.puzzles import level_of, puzzles

LANGUAGES: Final = ("en", "uk", "pl", "ru", "de")


@cache
def texts(game: str, language: str, folder: str = "texts") -> str | None:
    """A Fluent file of a game in a language, if there is one."""
    path = files(titles()[game].package).joinpath(folder, f"{language}.ftl")
    return path.read_text("utf-8") if path.is_file() else None


def texts_or_english(game: str, language: str, folder: str = "texts") -> tuple[str, str]:
    """The Fluent file and its language; English where there is no other."""
    if game not in titles():
        raise Refused("unknown-game", f"no game {game[:40]!r}")
    if language in LANGUAGES:
        found = texts(game, language, folder)
        if found is not None:
            return found, language
    return texts(game, "en", folder) or "", "en"


@cache
def pack_template(game: str) -> str:
    """A file of own figures, to be filled in."""
    if game not in titles() or not titles()[game].shipped_pack():
        raise Refused("unknown-game", f"no game {game[:40]!r} with figures of its own")
    return template(titles()[game])


def lessons_in(game: str, language: str) -> Lessons:
    """What is taught: no luck, and nothing of what bots will say."""
    words, _ = texts_or_english(game, language, "lessons")
    return Lessons([lesson_info(lesson) for lesson in lessons(game).values()], words)


def puzzles_of(game: str) -> Puzzles:
    """What there is to be solved."""
    if game not in titles():
        raise Refused("unknown-game", f"no game {game[:40]!r}")
    return Puzzles([PuzzleInfo(one.id, level_of(one)) for one in puzzles(game).values()])


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A lesson as the browser shows it."""
    turns = [
        LessonTurn(
            [LessonNote(note.say, note.at, note.stays) for note in turn.notes],
            turn.wants,
            turn.others,
        )
        for turn in lesson.turns
    ]
    trial = lesson.trial
    shown = [ShownEvent(*event) for event in trial.shows] if trial is not None else []
    tries = None
    if trial is not None:
        tries = TryInfo(trial.rule, trial.about, lesson.first, shown, lesson.options)
    return LessonInfo(lesson.id, turns, tries)


def message(game: str, language: str, key: str) -> str:
    """One message without variables; the rest of the file is not read, since that takes long."""
    found = re.search(rf"^{key} =.*(?:\n[ \t].*)*", texts(game, language) or "", re.MULTILINE)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(found[0] if found else ""))
    if not bundle.has_message(key):
        return ""
    value = bundle.get_message(key).value
    return str(bundle.format_pattern(value, {})[0]) if value is not None else ""


def option_info(option: Option) -> GameOption:
    """An option as the lobby shows it."""
    return GameOption(
        option.key,
        "flag" if option.kind == "flag" else "choice" if option.values else "whole",
        option.default,
        [*option.values],
        option.low,
        option.high,
        option.ruling,
        option.seldom,
        None if option.when is None else OptionNeed(*option.when),
    )


def game_info(title: Title) -> GameInfo:
    """A game as the lobby shows it."""
    known = [language for language in LANGUAGES if texts(title.id, language) is not None]
    return GameInfo(
        id=title.id,
        names={language: message(title.id, language, "game-name") for language in known},
        taglines={language: message(title.id, language, "game-tagline") for language in known},
        languages=known,
        seats=title.seats,
        minutes=title.minutes,
        tutorial=title.tutorial,
        rules=title.rules_version,
        odds=title.odds is not None,
        options=[option_info(option) for option in title.options],
        lessons=[*title.lessons()],
        puzzles=title.has_puzzles,
        figures=known_figures(title),
    )


@cache
def games() -> Games:
    """All of them, and the bots by strength."""
    return Games([game_info(title) for title in titles().values()], bots.levels())
