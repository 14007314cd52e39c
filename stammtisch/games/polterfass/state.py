"""The components: barrels and cup, the orders on the table, the score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Game, Phase, Pile

from .bill import NO_SERVICE, Bill
from .choices import CANCEL, DOUBLE, LYING, Order
from .setup import PolterfassSetup

UNTOUCHED: Final = 0  # the marks of a standing number barrel at the count; they can add up
CANCELLED: Final = 1
DOUBLED: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Polterfass(Game):
    """A round has one innkeeper; the barrels show what is poured, the cards what is ordered."""

    def __init__(self, setup: PolterfassSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup: Final = setup
        self.innkeeper: i64 = -1
        self.faces: list[int] = []  # by barrel, numbered ones first: LYING, a number or a special
        self.marks: list[int] = []  # by barrel, what specials did to it
        self.numbers: i64 = 0  # standing number barrels, doubles and cancels
        self.doubles: i64 = 0
        self.cancels: i64 = 0
        self.cup = Pile()  # the barrels that have not yet come to rest, the next one on top
        self.thrown: i64 = 0  # how many the last throw had, and how many of them stand
        self.upright: i64 = 0
        self.throws: i64 = 0
        self.orders: list[Order | None] = []
        self.bust = False
        self.service: i64 = NO_SERVICE
        self.points: list[int] = []
        self.bills: list[Bill] = []

    def lying(self) -> i64:
        """Barrels that do not stand, in the cup or beside it."""
        return self.setup.barrels - self.numbers - self.doubles - self.cancels

    def standing_numbers(self) -> list[int]:
        """What the standing number barrels show."""
        return [face for face in self.faces if face > LYING]

    def worth(self, barrel: i64) -> i64:
        """What a standing number barrel counts."""
        mark: i64 = self.marks[barrel]
        number: i64 = self.faces[barrel]
        return 0 if mark & CANCELLED else number * 2 if mark == DOUBLED else number

    def marked(self, mark: i64) -> i64:
        """How many barrels bear a mark."""
        found: i64 = 0
        for other in self.marks:
            if other & mark:
                found += 1
        return found

    def turn(self, barrel: i64, face: i64) -> None:
        """A barrel shows another face than before."""
        self.count_face(self.faces[barrel], -1)
        self.count_face(face, 1)
        self.faces[barrel] = face

    def count_face(self, face: i64, change: i64) -> None:
        """Keep the counts of what stands."""
        if face > LYING:
            self.numbers += change
        elif face == DOUBLE:
            self.doubles += change
        elif face == CANCEL:
            self.cancels += change

    def scores(self) -> list[int]:
        return self.points.copy()

    def copy(self) -> Polterfass:
        other = Polterfass(self.setup, self.round)
        other.innkeeper = self.innkeeper
        other.faces = self.faces.copy()
        other.marks = self.marks.copy()
        other.numbers = self.numbers
        other.doubles = self.doubles
        other.cancels = self.cancels
        other.cup = self.cup.copy()
        other.thrown = self.thrown
        other.upright = self.upright
        other.throws = self.throws
        other.orders = self.orders.copy()
        other.bust = self.bust
        other.service = self.service
        other.points = self.points.copy()
        other.bills = self.bills.copy()
        other.take_up(self)
        return other
