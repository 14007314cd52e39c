"""What an innkeeper can say, and what fate can answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stammtisch.core import Choice

from .setup.cards import Card
from .setup.entertainers import Side
from .setup.start_cards import StartCard
from .setup.tiles import FIRST_SEAT, SPACES, TILES

MOST_SEATS: Final = 4
KEEP: Final = Choice("keep", "redraw")
REDRAW: Final = Choice("redraw", "redraw")
ACCEPT: Final = Choice("accept", "bonus")
DECLINE: Final = Choice("decline", "bonus")
SEND: Final = Choice("send", "counter-guest")
CLOSE: Final = Choice("close", "close")


@final
class Choose(Choice):
    """One of the two bonuses that the round track shows."""

    def __init__(self, word: str) -> None:
        super().__init__(f"choose {word}", "round-bonus", {"gift": word})
        self.word: Final = word


@final
class Turn(Choice):
    """Turn a tile for nothing."""

    def __init__(self, tile: int) -> None:
        super().__init__(f"turn {TILES[tile]}", "round-bonus", {"tile": TILES[tile]})
        self.tile: Final[i64] = tile


@final
class Take(Choice):
    """Take a white die from the coaster."""

    def __init__(self, face: int) -> None:
        super().__init__(f"take {face}", "draft", {"die": face})
        self.face: Final[i64] = face


@final
class Use(Choice):
    """Remove a die from a space and take what it gives."""

    def __init__(self, face: int, space: int) -> None:
        super().__init__(f"use {face} {space_text(space)}", "use", use_facts(face, space))
        self.face: Final[i64] = face
        self.space: Final[i64] = space


@final
class Place(Choice):
    """Lay a die on a space, where it will stay."""

    def __init__(self, face: int, space: int) -> None:
        super().__init__(
            f"place {face} {space_text(space)}", "binding-plan", use_facts(face, space)
        )
        self.face: Final[i64] = face
        self.space: Final[i64] = space


@final
class Leave(Choice):
    """Lay a die nowhere, and all others that show the same."""

    def __init__(self, face: int) -> None:
        super().__init__(f"leave {face}", "binding-plan", {"die": face})
        self.face: Final[i64] = face


@final
class Forgo(Choice):
    """Remove a die from the monk without a step."""

    def __init__(self, face: int) -> None:
        super().__init__(f"forgo {face}", "use", {"die": face})
        self.face: Final[i64] = face


@final
class Buy(Choice):
    """Buy a tavern card."""

    def __init__(self, card: Card) -> None:
        facts: dict[str, int | str] = {"card": card.name, "price": int(card.price)}
        super().__init__(f"buy {card.name}", "buy", facts)
        self.kind: Final[i64] = card.kind
        self.price: Final[i64] = card.price


@final
class Upgrade(Choice):
    """Turn a tile for thalers; how many cards are given back is asked then."""

    def __init__(self, tile: int, price: int) -> None:
        super().__init__(f"upgrade {TILES[tile]}", "upgrade", {"tile": TILES[tile], "price": price})
        self.tile: Final[i64] = tile


@final
class Give(Choice):
    """So many matching cards go back to the supply for the special offer."""

    def __init__(self, count: int) -> None:
        super().__init__(f"give {count}", "special-offer", {"count": count})
        self.count: Final[i64] = count


@final
class OfGuest(Choice):
    """A verb with a guest: `recruit G4-1`, `pick G3-1`."""

    def __init__(self, verb: str, rule: str, card: Card) -> None:
        super().__init__(f"{verb} {card.name}", rule, guest_facts(card))
        self.kind: Final[i64] = card.kind
        self.beers: Final[i64] = card.price


@final
class TakeNobles(Choice):
    """One, two or three nobles for beer."""

    def __init__(self, count: int, beers: int) -> None:
        super().__init__(f"nobles {count}", "nobles", {"count": count, "beers": beers})
        self.count: Final[i64] = count
        self.beers: Final[i64] = beers


@final
class Refuse(Choice):
    """Who sits on this seat is served no more."""

    def __init__(self, place: int) -> None:
        super().__init__(f"refuse {place + 1}", "refuse", {"place": place + 1})
        self.place: Final[i64] = place


@final
class TakeSide(Choice):
    """Which side of an entertainer lies up, for good."""

    def __init__(self, side: Side) -> None:
        super().__init__(f"side {side.entertainer} {side.side}", "entertainers", side.facts())
        self.number: Final[i64] = side.number


@final
class Drink(Choice):
    """Pay schnapps for what an entertainer does."""

    def __init__(self, side: Side) -> None:
        super().__init__(f"drink {side.entertainer} {side.side}", "schnapps", side.facts())
        self.number: Final[i64] = side.number


@final
class Lift(Choice):
    """A die that will be rolled again."""

    def __init__(self, face: int) -> None:
        super().__init__(f"lift {face}", "juggler", {"die": face})
        self.face: Final[i64] = face


@final
class Start(Choice):
    """The start card that is kept."""

    def __init__(self, card: StartCard) -> None:
        super().__init__(f"start {card.name}", "start-cards", card.facts())
        self.number: Final[i64] = card.number


@final
class Deal(Choice):
    """A start card is dealt."""

    def __init__(self, card: StartCard) -> None:
        super().__init__(f"deal {card.name}", "start-cards", card.facts())
        self.number: Final[i64] = card.number


@final
class Mug(Choice):
    """Who has the mug on the first evening."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"mug {seat}", "mug", {"first_seat": seat})
        self.chosen: Final[i64] = seat


@final
class Face(Choice):
    """A die comes to rest."""

    def __init__(self, face: int) -> None:
        super().__init__(f"die {face}", "draft", {"die": face})
        self.face: Final[i64] = face


@final
class Drawn(Choice):
    """A card is turned up: `card merchant` from an own pile, `guest G4-1` for all to recruit."""

    def __init__(self, verb: str, rule: str, card: Card) -> None:
        super().__init__(f"{verb} {card.name}", rule, card_facts(card))
        self.kind: Final[i64] = card.kind


def space_text(space: int) -> str:
    """A space as the log writes it; seats count from 1."""
    return SPACES[space] if space < FIRST_SEAT else f"seat {space - FIRST_SEAT + 1}"


def use_facts(face: int, space: int) -> dict[str, int | str]:
    """A die and where it lies."""
    name, place = space_text(space).split(" ")[0], max(space - FIRST_SEAT + 1, 0)
    return {"die": face, "space": name, "place": place}


def guest_facts(card: Card) -> dict[str, int | str]:
    """All that a sentence may want to say of a guest."""
    return {
        "print": card.name,
        "beers": int(card.price),
        "die": int(card.die),
        "thalers": int(card.pays),
        "points": int(card.points),
        **card.bonus.facts(),
    }


def card_facts(card: Card) -> dict[str, int | str]:
    """Any card: its sort, its id, and for those who take a seat what they want and pay."""
    return {
        "card": card.sort,
        "print": card.name,
        "die": int(card.die),
        "thalers": int(card.pays),
    }


WORDS: Final = [KEEP, REDRAW, ACCEPT, DECLINE, SEND, CLOSE]
TAKES: Final = [Take(face) for face in range(7)]  # by number; there is no 0
FACES: Final = [Face(face) for face in range(7)]
MUGS: Final = [Mug(seat) for seat in range(MOST_SEATS)]
KEEP_REDRAW: Final[list[Choice]] = [KEEP, REDRAW]
ACCEPT_DECLINE: Final[list[Choice]] = [ACCEPT, DECLINE]
TAKES_BY_FACES: Final[list[list[Choice]]] = [
    [TAKES[face] for face in range(1, 7) if faces >> face & 1] for faces in range(128)
]
"""What may be taken, by a bit for each number that is there."""
