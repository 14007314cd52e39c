"""Every sentence that can be said, in five languages, read as a careful reader would."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

import pytest

from stammtisch.core import Facts
from stammtisch.games import title
from stammtisch.terminal.wording import Texts
from tests.texts.books import ME, OTHER, PLAIN, Book, books, keys, ways
from tests.texts.grammar import (
    FAMILIAR,
    NEEDED,
    SLAVIC,
    WRONG_MARKS,
    WRONG_NUMBERS,
    choices,
    plural,
    unbent,
)

Sentence = tuple[str, Facts, str]
SENTENCES = ("step", "event", "events", "rule", "error", "notice", "waiting", "effect", "power")
every_book = pytest.mark.parametrize("book", books(), ids=str)


@cache
def renderings(book: Book) -> list[tuple[str, Facts, str, list[Exception]]]:
    return [
        (message, facts, *book.render(message, facts))
        for message in book.messages
        for facts in ways(book, message)
    ]


@cache
def sentences(book: Book) -> list[Sentence]:
    """Each message in all its ways; a piece of other messages is read where they quote it."""
    return [
        (message, facts, text)
        for message, facts, text, _ in renderings(book)
        if message not in book.quoted and not message.startswith("icon-")
    ]


def none_is(book: Book, wrong: Callable[[str, str], object]) -> None:
    """No sentence is wrong; else one example per message is shown."""
    found: dict[str, str] = {}
    for message, _, text in sentences(book):
        if message not in found and wrong(message, text):
            found[message] = f"{message}: {text}"
    none_of(found.values())


def none_of(found: Iterable[str]) -> None:
    assert "\n".join(found) == ""


@every_book
def test_every_message_finds_all_that_it_names(book: Book) -> None:
    found = [
        f"{message} {facts}: {errors}" for message, facts, _, errors in renderings(book) if errors
    ]
    none_of(found)


@every_book
def test_no_id_is_shown(book: Book) -> None:
    """An id is told by its own message; one that has none is only chosen by."""
    none_is(book, lambda _, text: re.search(r"[_{}$]|\b[A-Z]{1,2}\d+(-\d+)?\b", text))


@every_book
def test_no_latin_word_stands_among_cyrillic_ones(book: Book) -> None:
    known = {ME, OTHER, *PLAIN.values(), "Stammtisch", "stammtisch", "QR", "toml", "play", "resume"}
    foreign = re.compile(r"[A-Za-z]{2,}")

    def wrong(_: str, text: str) -> bool:
        for word in known:
            text = text.replace(word, "")
        return foreign.search(text) is not None

    if book.tongue in ("uk", "ru"):
        none_is(book, wrong)


@every_book
def test_spaces_stand_where_they_belong(book: Book) -> None:
    wrong = re.compile(r"[ \u00a0]{2}|(?<!·)[ \u00a0][,;:!?)»]|[ \u00a0]\.(?!toml)|^\s|\s$")
    none_is(book, lambda _, text: wrong.search(text))


@every_book
def test_sentences_begin_with_a_capital(book: Book) -> None:
    def wrong(message: str, text: str) -> bool:
        sentence = message.partition("-")[0] in SENTENCES or re.search(r"[.!?]$", text)
        small = re.match(r"[«„“(]*[^\W\d_]", text)
        lower = small is not None and small[0][-1].islower()
        return bool((sentence and lower) or re.search(r"[^\W\d_]{2}[.!?] [«„“]?[a-zа-яґєії]", text))

    none_is(book, wrong)


@every_book
def test_marks_are_those_of_the_language(book: Book) -> None:
    wrong = re.compile(WRONG_MARKS[book.tongue] + r"|\.\.\.")
    none_is(book, lambda _, text: wrong.search(text))


@every_book
def test_the_reader_is_addressed_in_one_way(book: Book) -> None:
    if book.tongue in FAMILIAR:
        wrong = re.compile(FAMILIAR[book.tongue])
        none_is(book, lambda _, text: wrong.search(text))


@every_book
def test_numbers_are_written_as_the_reader_writes_them(book: Book) -> None:
    wrong = re.compile(WRONG_NUMBERS[book.tongue])
    none_is(book, lambda _, text: wrong.search(text))


@every_book
def test_a_share_is_written_with_the_comma_and_the_space_of_the_language(book: Book) -> None:
    right = "16.7%" if book.tongue == "en" else "16,7\u00a0%"
    for message in (one for one in book.messages if "percent" in keys(book, one)):
        pattern = book.bundle.get_message(message).value
        assert pattern is not None
        facts = {**next(ways(book, message)), "percent": 16.7}
        assert right in str(book.bundle.format_pattern(pattern, facts)[0])


@every_book
def test_words_bend_to_their_numbers(book: Book) -> None:
    none_of([f"{message}: {place}" for message in book.messages for place in unbent(book, message)])


@every_book
def test_a_plural_has_every_form(book: Book) -> None:
    none_of(
        f"{name}: {sorted(forms)}"
        for name, message in book.messages.items()
        for forms in map(plural, choices(message))
        if forms and not NEEDED[book.tongue] <= forms
    )


@every_book
def test_twenty_one_is_not_one(book: Book) -> None:
    """In Slavic languages 21 takes the form of 1, so that form must show its number."""
    shown: dict[tuple[str, str], dict[int, bool]] = {}
    for message, facts, text in sentences(book):
        for key, value in facts.items():
            if isinstance(value, int) and value in (5, 21):
                says = re.search(rf"\b{value}\b", text) is not None
                once = shown.setdefault((message, key), {})
                once[value] = once.get(value, True) and says
    lost = [message for (message, _), seen in shown.items() if seen.get(5) and not seen.get(21)]
    none_of(lost if book.tongue in SLAVIC else [])


@every_book
def test_whoever_looks_is_called_you(book: Book) -> None:
    named = {
        message
        for message, facts, text in sentences(book)
        if message.startswith("event-") and message not in book.told.to_others
        if facts.get("seat") == 0 and ME in text
        if all(value != 0 for key, value in facts.items() if key.endswith("_seat"))
    }
    none_of(sorted(named))


def test_a_minus_is_no_hyphen() -> None:
    texts = Texts(title("polterfass"), "uk", viewer=0)
    facts: Facts = {"seat": 0, "points": -5, "reason": "greediest", "total": 12}
    assert texts.say("event-scored", facts) == "Ви: −5 (найбільше замовлення), разом 12."
