"""What a player or fate can say: each thing exists once per Setup, with a number and a text."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

Facts = dict[str, int | str]
C = TypeVar("C", bound="Choice")


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """An answer. Within one Setup each exists once, so choices are compared with `is`.

    `text` is its form in the log, its first word the verb; `rule` is the anchor of its paragraph
    in the game's README; `facts` are the ids and numbers that its translated sentence needs.
    """

    def __init__(self, text: str, rule: str = "", facts: Facts | None = None) -> None:
        self.code: i64 = -1  # its number, once a catalogue holds it
        self.text: Final = text
        self.rule: Final = rule
        self.facts: Final[Facts] = {} if facts is None else facts

    @property
    def verb(self) -> str:
        """The first word of the text: `choice-<verb>` is its message."""
        return self.text.split(" ", 1)[0]

    def __repr__(self) -> str:
        return f"<{self.text}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Catalogue:
    """All choices of a Setup, or all outcomes of its fate, numbered from 0."""

    def __init__(self, choices: list[Choice]) -> None:
        self.choices: list[Choice] = []
        self.by_text: dict[str, Choice] = {}
        for choice in choices:
            self.add(choice)

    def add(self, choice: C) -> C:
        """Number a choice. A constant that several Setups share must get the same number in all."""
        code = len(self.choices)
        assert choice.code in (-1, code), f"{choice.text} is number {choice.code}, not {code}"
        assert choice.text not in self.by_text, f"{choice.text} is there already"
        choice.code = code
        self.choices.append(choice)
        self.by_text[choice.text] = choice
        return choice

    def __len__(self) -> int:
        return len(self.choices)
