"""Every game can say everything, in every language, and says nothing in vain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast

from stammtisch.core import Title
from stammtisch.games import title, titles
from tests.texts.books import Book, books, keys
from tests.texts.told import said

GAMES = sorted(titles())


def english(name: str) -> Book:
    return next(book for book in books() if book.name == name and book.tongue == "en")


@pytest.mark.parametrize("book", books(), ids=str)
def test_every_line_is_understood_and_every_message_stands_once(book: Book) -> None:
    entries = FluentParser().parse(book.source).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    counted = Counter(entry.id.name for entry in entries if isinstance(entry, ast.Message))
    assert [message for message, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("book", books(), ids=str)
def test_all_languages_hold_the_same_messages_and_variables(book: Book) -> None:
    original = english(book.name)
    assert book.messages.keys() == original.messages.keys()
    for message in original.messages:
        assert keys(book, message) == keys(original, message), message


def declared(known: Title) -> set[str]:
    """What the title itself promises: its name, its options and their values."""
    ids = {"game-name", "game-tagline"}
    for option in known.options:
        ids |= {f"option-{option.key}", f"option-{option.key}-help"}
        ids |= {f"option-{option.key}-{value}" for value in option.values if isinstance(value, str)}
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_said_has_a_message(game: str) -> None:
    wanted = declared(title(game)) | said(game).facts.keys()
    assert wanted - english(game).messages.keys() == set()


@pytest.mark.parametrize("book", [book for book in books() if book.title], ids=str)
def test_every_message_finds_its_facts(book: Book) -> None:
    for message, given in book.told.facts.items():
        for facts in given:
            sentence, errors = book.render(message, facts)
            assert not errors, f"{message} {facts}: {errors}"
            assert sentence.strip(), message


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str) -> None:
    known = title(game)
    used = declared(known) | said(game).facts.keys()
    sources = "\n".join(texts_of(files(known.package), ".py"))
    readme = files(known.package).joinpath("README.md").read_text("utf-8")
    for message in english(game).messages.keys() - used:
        kind, _, rest = message.partition("-")
        if kind == "step":
            camel = "".join(word.capitalize() for word in rest.split("-"))
            assert f"class {camel}(" in sources, message
        elif kind in ("event", "why"):
            assert f'"{rest}"' in sources, message
        elif kind == "rule":
            assert f'id="{rest}"' in readme, message
        elif kind == "option":
            assert any(rest.startswith(f"{option.key}-") for option in known.options), message
        else:
            assert kind not in ("choice", "game"), message


def texts_of(folder: Traversable, ending: str) -> Iterator[str]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from texts_of(path, ending)
        elif path.name.endswith(ending):
            yield path.read_text("utf-8")
