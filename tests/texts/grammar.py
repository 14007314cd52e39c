"""How each language is set: its marks, its plurals, the small words that may follow a number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from fluent.syntax import ast

from tests.texts.books import NUMBERS, PLURALS, Book, keys, values

SLAVIC: Final = ("uk", "pl", "ru")
NEEDED: Final = {tongue: {"one", "few", "other"} for tongue in SLAVIC} | {
    tongue: {"one", "other"} for tongue in ("en", "de")
}
"""The plurals that whole numbers need; what `many` says is said by `other`."""

WRONG_MARKS: Final = {
    "en": r"['\"„«»—]| - ",
    "uk": r"['\"“”„]| [-–] ",
    "pl": r"['\"“«»—]| - ",
    "ru": r"['\"“”„’]| [-–] ",
    "de": r"['\"”«»—]| - ",
}
"""One dash, one apostrophe, one pair of quotation marks in each language."""

WRONG_NUMBERS: Final = dict.fromkeys(("uk", "pl", "ru", "de"), r"\d[.]\d|\d%|\d %") | {
    "en": r"\d,\d\b|\d[ \u00a0]%"
}
"""16.7% in English, 16,7 % with a space that does not break elsewhere."""

FAMILIAR: Final = {
    "uk": r"(?i)\bт(?:и|ебе|обі|обою|вій|во(?:я|є|ї|їх|їй|єї|го|му|ю))\b",
    "ru": r"(?i)\bт(?:ы|ебя|ебе|обой|вой|во(?:я|ё|и|их|ей|его|ему|ю))\b",
}
"""Where the reader is told everything in the polite plural, one word in the singular is a slip."""

NO_COUNTS: Final = {
    "round",
    "year",
    "turn",
    "space",
    "slot",
    "glass",
    "face",
    "whites",
    "total",
    "least",
    "most",
    "service",
    "die",
    "stored",
    "position",
}
"""Numbers that say which one, or sums and bounds: not how many."""

LINKS: Final = {
    "en": "of in and or to at for by on from with ahead each more less too off min is counts "
    "poured ordered left a signed lies",
    "uk": "із з і й та або чи на до від в у за по хв проти знищено подвоєно однією",
    "pl": "z i a lub albo czy na do od w za po min zniszczona podwojona jedną",
    "ru": "из и или на до от в с за по мин против уничтожен удвоен одной",
    "de": "von pro und oder zu auf bis in im mit für zum aus nach ohne Min",
}
"""Words after a number that do not count with it."""

Place = tuple[str, str, str]
"""A number in a message: the text before it, its name, the text after it."""


def unbent(book: Book, message: str) -> Iterator[str]:
    """Places where a noun stands beside a number and does not bend to it."""
    value = book.messages[message].value
    assert value is not None, message
    for before, name, after in places(value, frozenset()):
        if not counts(book, message, name):
            continue
        if noun := noun_at(after, book.tongue):
            yield f"{name} {noun}"
        label = re.search(r"([^\W\d_]+):?[ \u00a0]$", before)
        if label and label[1].lower() in counted(book) and not message.startswith("table-"):
            yield f"{label[1]} {name}"


def places(pattern: ast.Pattern, bent: frozenset[str]) -> Iterator[Place]:
    """Every number that is put in where no plural was chosen by it."""
    texts = [one.value if isinstance(one, ast.TextElement) else "" for one in pattern.elements]
    for at, element in enumerate(pattern.elements):
        inner = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(inner, ast.SelectExpression):
            by = inner.selector
            more = {by.id.name} if isinstance(by, ast.VariableReference) else set()
            for variant in inner.variants:
                yield from places(variant.value, bent | more)
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in bent:
            yield ["", *texts][at], inner.id.name, [*texts, ""][at + 1]


def counts(book: Book, message: str, name: str) -> bool:
    if (
        name.removeprefix("other_") in NO_COUNTS
        or name.endswith("seat")
        or name not in keys(book, message)
    ):
        return False
    return values(book, message, name) is NUMBERS


def noun_at(text: str, tongue: str) -> str:
    """The noun that a text begins with, perhaps after an adjective; German writes nouns large."""
    found = re.match(r"[ \u00a0]([^\W\d_]+)(?:[ \u00a0]([^\W\d_]+))?", text)
    if found is None or found[1] in LINKS[tongue].split():
        return ""
    if tongue == "de":
        return next((word for word in found.groups("") if word[:1].isupper()), "")
    return str(found[1])


@cache
def counted(book: Book) -> set[str]:
    """The nouns that bend to numbers somewhere in a book, in their plural."""
    found: set[str] = set()
    for message in book.messages.values():
        for choice in choices(message):
            for variant in choice.variants if plural(choice) else []:
                texts = [t.value for t in variant.value.elements if isinstance(t, ast.TextElement)]
                words = re.findall(r"[^\W\d_]{4,}", " ".join(texts))
                if isinstance(variant.key, ast.Identifier) and variant.key.name != "one":
                    found.update(word.lower() for word in words[:2])
    return found


def plural(choice: ast.SelectExpression) -> set[str]:
    """The forms of a choice by plural; none of a choice by words."""
    found = {v.key.name for v in choice.variants if isinstance(v.key, ast.Identifier)}
    return found if found & (PLURALS - {"other"}) else set()


def choices(node: ast.BaseNode) -> Iterator[ast.SelectExpression]:
    if isinstance(node, ast.SelectExpression):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from choices(child)
