"""The board in words: chapters of phrases, each a message of the game's texts with its facts."""

from __future__ import annotations

from typing import TypedDict


class Phrase(TypedDict):
    """A message and its facts; a list of phrases is told one after the other, with commas."""

    id: str
    facts: dict[str, int | str | list[Phrase]]


class Chapter(TypedDict):
    """A part of the table under its heading."""

    heading: Phrase
    lines: list[Phrase]


Fact = int | str | list[Phrase]


def phrase(id: str, **facts: Fact) -> Phrase:
    return Phrase(id=id, facts=facts)


def chapter(heading: Phrase, *lines: Phrase | None) -> Chapter:
    """What is not there is not told."""
    return Chapter(heading=heading, lines=[line for line in lines if line is not None])


def list_of(id: str, key: str, parts: list[Phrase]) -> Phrase | None:
    """A sentence about several things; about none there is nothing to say."""
    return phrase(id, **{key: parts}) if parts else None
