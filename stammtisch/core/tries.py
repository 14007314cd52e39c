"""Small positions to try a rule in: one file, some lines for each. A try is a short lesson.

seats 2
options {"target":20}

try hold of hold
position points 5
given 0 roll; *die 6
0 hold
shows held points=6

try wheel of cards about card-wheel module=2
...
"""

from __future__ import annotations

from typing import Final

from .errors import BadLog
from .lesson import HEAD, Lesson, Note, Trial, each_of, is_own, read_lines, take, take_answer
from .log import compact, json_of
from .setup import Options, Value

MARK: Final = "try-"


def read_tries(text: str) -> dict[str, Lesson]:
    """All tries of a file by their ids, or which line is no part of one."""
    head = dict(HEAD)
    tries: list[Lesson] = []
    for number, line in read_lines(text):
        word, _, rest = line.partition(" ")
        if word == "try":
            tries.append(new_try(number, rest, head))
        elif not tries and word in HEAD:
            head[word] = rest
        elif not tries:
            raise BadLog(number, f"expected 'try', got {word[:40]!r}")
        else:
            take_part(tries[-1], number, line)
    for one in tries:
        check(one)
    return {one.id: one for one in tries}


def new_try(number: int, text: str, head: dict[str, str]) -> Lesson:
    """`flask`, or `green-2 of green about power-green2 set=2`: its rule has its name or another."""
    words = text.split()
    options: Options = {}
    said = {"of": words[0] if words else "", "about": ""}
    rest = words[1:]
    while rest:
        word = rest.pop(0)
        if word in said and rest:
            said[word] = rest.pop(0)
        elif "=" in word:
            key, _, value = word.partition("=")
            options[key] = read_value(value)
        else:
            raise BadLog(number, f"expected 'of', 'about' or an option, got {word[:40]!r}")
    if not words:
        raise BadLog(number, "expected the name of a try")
    everywhere: Options = json_of(head, "options", dict)
    own = {**head, "seats": str(options.pop("seats", head["seats"]))}
    own["options"] = compact({**everywhere, **options})
    lesson = Lesson(MARK + words[0], own)
    lesson.trial = Trial(said["of"], said["about"])
    return lesson


def take_part(lesson: Lesson, number: int, line: str) -> None:
    """One line of a try: how it lies, what was before, what is to be seen, or as in a lesson."""
    assert lesson.trial is not None
    word, _, rest = line.partition(" ")
    if word == "position":
        lesson.position = f"{lesson.position}\n{rest}".strip()
    elif word == "given":
        seat, _, said = rest.partition(" ")
        for one in each_of(seat, said):
            take_answer(lesson, number, one)
        lesson.given = len(lesson.lines)
        lesson.first = len(lesson.turns) - 1
    elif word in ("shows", "never"):
        name, *facts = rest.split()
        events = lesson.trial.shows if word == "shows" else lesson.trial.never
        events.append((name, read_facts(facts)))
    else:
        take(lesson, number, line)


def read_facts(words: list[str]) -> dict[str, str]:
    pairs = [word.partition("=") for word in words]
    return {key: value for key, _, value in pairs}


def read_value(text: str) -> Value:
    """What an option is set to: yes or no, a number or a word."""
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def check(lesson: Lesson) -> None:
    """A try wants something done and shows something; its first words have its own name."""
    assert lesson.trial is not None
    if not [line for line in lesson.lines[lesson.given :] if is_own(line)]:
        raise BadLog(1, f"{lesson.id} wants nothing done")
    if not lesson.trial.shows:
        raise BadLog(1, f"{lesson.id} shows nothing")
    first = lesson.turns[lesson.first]
    if not first.notes and not lesson.trial.about:
        first.notes.append(Note(lesson.id, "", False))
