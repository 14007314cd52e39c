"""A book: one file of messages in one language, and all the ways in which its messages are said."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stammtisch.core import Facts, Title
from stammtisch.games import titles
from stammtisch.terminal.wording import LANGUAGES, Texts
from tests.texts.told import LISTED, Said, said

ROOT = Path(__file__).resolve().parents[2]
NUMBERS: list[int | str] = [0, 1, 2, 5, 21, 22]
MANY = 150
"""So many ways of one message are tried all; of more, each value by itself."""

ME, OTHER = "Rosalinde", "Balthasar"
NAMES = [ME, OTHER, "Kunigunde", "Ottokar", "Adelheid", "Wendelin", "Theobald"]
PLAIN = {
    "aim": "12 / 15",
    "cards": "3 + 4",
    "ends": "9/2",
    "game": "Pig",
    "id": "b7",
    "level": "Pig",
    "link": "https://pig.example/t/7",
    "name": OTHER,
    "names": OTHER,
    "path": "pig.log",
    "text": "Pig",
    "winners": OTHER,
}
"""What is put in as it is: names of people, links, sums; whatever else has no words counts."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Parts(Visitor):
    """The variables of a message, the messages that it quotes, and the words that it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.quoted: set[str] = set()
        self.chosen: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.quoted.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            words = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            self.chosen.setdefault(node.selector.id.name, set()).update(words - PLURALS)
        self.generic_visit(node)


@dataclass(eq=False)
class Book:
    """The words of the shell, of the command line or of a game, in one language."""

    name: str
    tongue: str
    source: str
    title: Title | None = None
    told: Said = field(default_factory=Said)

    def __str__(self) -> str:
        return f"{self.name}-{self.tongue}"

    @cached_property
    def messages(self) -> dict[str, ast.Message]:
        entries = FluentParser().parse(self.source).body
        return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}

    @cached_property
    def quoted(self) -> set[str]:
        """Messages that are only pieces of others."""
        return set().union(*(parts(self, message).quoted for message in self.messages))

    @cached_property
    def bundle(self) -> FluentBundle:
        made = FluentBundle([self.tongue], use_isolating=False)
        made.add_resource(FluentResource(self.source))
        return made

    @cached_property
    def texts(self) -> Texts | None:
        return Texts(self.title, self.tongue, NAMES, viewer=0) if self.title else None

    @cached_property
    def forms(self) -> set[str]:
        """Other cases of words: `.acc` of a chip is put in as `$chip_acc`."""
        named = (message.attributes for message in self.messages.values())
        return {"id"} | {attribute.id.name for attribute in itertools.chain(*named)}

    def ids(self, key: str) -> list[str]:
        """What a variable can name: `chip` is any of `chip-white-1`, `chip-white-2`."""
        found = [message for message in self.messages if message.startswith(f"{key}-")]
        inner = [one for one in found if one.rpartition("-")[0] not in self.messages]
        return [message.removeprefix(f"{key}-") for message in inner]

    def render(self, message: str, facts: Facts) -> tuple[str, list[Exception]]:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, message
        filled = self.texts.filled(self._named(message, facts)) if self.texts else facts
        text, errors = self.bundle.format_pattern(pattern, filled)
        return str(text), errors

    def _named(self, message: str, facts: Facts) -> Facts:
        """The value of an option is said by its own message, as the lobby does it."""
        value = f"{message}-{facts.get('value')}"
        if not message.startswith("option-") or value not in self.messages:
            return facts
        return facts | {"value": self.render(value, {})[0]}


@cache
def parts(book: Book, message: str) -> Parts:
    """The parts of a message and of those that it quotes."""
    found = Parts()
    found.visit(book.messages[message])
    for quoted in sorted(found.quoted):
        inner = parts(book, quoted)
        found.variables |= inner.variables
        for key, words in inner.chosen.items():
            found.chosen.setdefault(key, set()).update(words)
    return found


@cache
def keys(book: Book, message: str) -> frozenset[str]:
    """The facts that a message needs; `me` comes from `seat`, `chip_acc` from `chip`."""
    found = parts(book, message).variables
    if book.title is None:
        return frozenset(found)
    return frozenset(stem(book, key) for key in found) - {"me"}


def stem(book: Book, key: str) -> str:
    word, _, form = key.rpartition("_")
    return word if word and form in book.forms else key


@cache
def values(book: Book, message: str, key: str) -> list[int | str]:
    """Every value that a fact can have: seats, ids, words chosen by, words put in, numbers."""
    if key == "me":
        return ["yes", "no"]
    if key == "seat" or key.endswith("_seat"):
        return [0, 1]
    plain: list[int | str] = [PLAIN[key]] if key in PLAIN else NUMBERS
    if book.title is None:
        return plain
    seen = {facts[key] for facts in book.told.facts.get(message, ()) if key in facts}
    if LISTED in seen:
        return [LISTED]
    if any(isinstance(value, int) for value in seen):
        return NUMBERS
    return [*words(book, message, key)] or sorted(map(str, seen)) or plain


def words(book: Book, message: str, key: str) -> list[str]:
    """The ids that have a message of their own, else the words that a message chooses by."""
    if message.startswith("option-") and key == "value":
        own = (one for one in book.messages if one.startswith(f"{message}-"))
        named = [one.removeprefix(f"{message}-") for one in own if not one.endswith("-help")]
    else:
        named = book.ids(key)
    chosen = parts(book, message).chosen
    return named or sorted(chosen.get(key, set()) | chosen.get(f"{key}_id", set()))


def ways(book: Book, message: str) -> Iterator[Facts]:
    """All facts that are tried on a message: every combination if they are few."""
    domains = {key: values(book, message, key) for key in sorted(keys(book, message))}
    if math.prod(map(len, domains.values())) <= MANY:
        for combined in itertools.product(*domains.values()):
            yield dict(zip(domains, combined, strict=True))
        return
    usual = {key: domain[-1] for key, domain in domains.items()}
    for key, value in ((key, value) for key, domain in domains.items() for value in domain):
        yield usual | {key: value}
        yield usual | {one: 0 for one in usual if one == "seat"} | {key: value}
    for number in NUMBERS:
        yield usual | {key: number for key, domain in domains.items() if domain is NUMBERS}


def book_of(name: str, folder: Path, tongue: str, title: Title | None = None) -> Book:
    source = folder.joinpath(f"{tongue}.ftl").read_text("utf-8")
    return Book(name, tongue, source, title, said(title.id) if title else Said())


@cache
def books() -> tuple[Book, ...]:
    """The shell, the command line, every game and its lessons, in each of its languages."""
    found = [
        book_of(name, ROOT / folder / "texts", tongue)
        for name, folder in (("web", "web"), ("terminal", "stammtisch/terminal"))
        for tongue in LANGUAGES
    ]
    for game, title in sorted(titles().items()):
        folder = Path(str(files(title.package))) / "texts"
        spoken = ("en",) if title.tutorial else LANGUAGES
        found += [book_of(game, folder, tongue, title) for tongue in spoken]
        lessons = folder.with_name("lessons")
        taught = spoken if lessons.is_dir() else ()
        found += [book_of(f"{game}-lessons", lessons, tongue) for tongue in taught]
    return tuple(found)
