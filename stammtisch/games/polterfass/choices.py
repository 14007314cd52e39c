"""What the innkeeper and the guests can say, and how a barrel can come to rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice

LYING: Final = 0  # the faces of a barrel: lying, a number above 0, or one of the specials
DOUBLE: Final = -1
CANCEL: Final = -2


def face_name(face: i64) -> str:
    """A face as texts and boards know it: `lying`, `7`, `double`, `cancel`."""
    if face > LYING:
        return str(face)
    return "lying" if face == LYING else "double" if face == DOUBLE else "cancel"


class Throw(Choice):
    """Throw again: all lying barrels, and as many of the standing specials as it says."""

    def __init__(self, doubles: int, cancels: int) -> None:
        words = ["throw", *["double"] * doubles, *["cancel"] * cancels]
        facts: dict[str, int | str] = {"doubles": doubles, "cancels": cancels}
        super().__init__(" ".join(words), "service", facts)
        self.doubles: Final[i64] = doubles
        self.cancels: Final[i64] = cancels


class Order(Choice):
    """One card or two, face down; together they are the order."""

    def __init__(self, cards: list[int]) -> None:
        written = " ".join([str(card) for card in cards])
        summed = " + ".join([str(card) for card in cards])
        total = sum(cards)
        facts: dict[str, int | str] = {"cards": summed, "count": len(cards), "total": total}
        facts.update(zip(("first", "second"), cards, strict=False))
        super().__init__(f"order {written}", "orders", facts)
        self.cards: Final = cards
        self.count: Final[i64] = len(cards)
        self.total: Final[i64] = total


class Target(Choice):
    """The number barrel that a special takes: barrels of one number are all the same."""

    def __init__(self, face: int, number: int) -> None:
        name = face_name(face)
        super().__init__(f"{name} {number}", f"count-{name}", {"number": number})
        self.number: Final[i64] = number


class Landing(Choice):
    """A barrel comes to rest: lying, or with one end up."""

    def __init__(self, barrel: int, face: int) -> None:
        name = face_name(face)
        text = f"barrel {barrel} {'lies' if face == LYING else 'stands ' + name}"
        super().__init__(text, "throw", {"barrel": barrel, "face": name})
        self.face: Final[i64] = face


class Generous(Choice):
    """The most generous of the players is the first innkeeper."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"innkeeper {seat}", "innkeeper", {"seat": seat})
        self.chosen: Final[i64] = seat


CLOSE: Final = Choice("close", "service")
THROWS: Final = [Throw(doubles, cancels) for doubles in range(3) for cancels in range(3 - doubles)]


def service_options(lying: bool, doubles: int, cancels: int) -> list[Choice]:
    """Close, or throw with any of the standing specials; an empty cup cannot be thrown."""
    throws: list[Choice] = [
        throw
        for throw in THROWS
        if throw.doubles <= doubles and throw.cancels <= cancels
        if lying or throw.doubles + throw.cancels > 0
    ]
    return [CLOSE, *throws]
