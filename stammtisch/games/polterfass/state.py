"""The components: barrels and cup, the orders on the table, the score sheet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import NOBODY, Game, Phase, Pile

from .choices import DOUBLE, LYING, Order
from .setup import PolterfassSetup

NO_SERVICE: Final = -1  # nothing counted: the tap still runs, or the service broke down
BUST: Final = "bust"
ENOUGH: Final = "enough"
GREEDY: Final = "greedy"


@mypyc_attr(acyclic=True)
class Bill:
    """One line of the score sheet. Once written it never changes, so copies of a game share it."""

    def __init__(self, innkeeper: i64, service: i64, orders: list[Order | None]) -> None:
        self.innkeeper: Final[i64] = innkeeper
        self.service: Final[i64] = service
        self.orders: Final = orders
        ordered: i64 = 0
        highest: i64 = -1
        lowest: i64 = -1
        for order in orders:
            if order is not None:
                ordered += order.total
                highest = max(highest, order.total)
                lowest = order.total if lowest < 0 else min(lowest, order.total)
        self.ordered: Final[i64] = ordered
        self.highest: Final[i64] = highest
        self.lowest: Final[i64] = lowest
        self.case = BUST
        self.fined = False  # whether the greediest lose, and the most modest gain
        self.treated = False
        self.points: list[int] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Polterfass(Game):
    """A round has one innkeeper; the barrels show what is poured, the cards what is ordered."""

    def __init__(self, setup: PolterfassSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup: Final = setup
        self.innkeeper: i64 = NOBODY
        # The lists are shared, which costs a copy nothing: new_game and copy() put in their own.
        self.faces: list[int] = setup.all_lying  # by barrel, numbered ones first
        self.numbers: i64 = 0  # standing number barrels, doubles and cancels
        self.doubles: i64 = 0
        self.cancels: i64 = 0
        self.service: i64 = 0  # what the standing numbers are worth
        self.cup: Pile = NO_BARRELS  # those that have not yet come to rest, the next one on top
        self.opening: i64 = 0  # what the first throw left on the bar, and how many barrels lying
        self.opening_lying: i64 = 0
        self.throws: i64 = 0
        self.stands: i64 = 0  # of this throw: percent that a barrel stands, how many do
        self.upright: i64 = 0
        self.bust = False
        self.cancelled: i64 = 0  # at the count: a bit for each barrel that a special took
        self.doubled: i64 = 0
        self.to_name: i64 = 0  # targets that are still to come
        self.orders: list[Order | None] = setup.no_orders
        self.points: list[int] = setup.no_points
        self.bills: list[Bill] = NO_BILLS

    def lying(self) -> i64:
        """Barrels that do not stand, in the cup or beside it."""
        return self.setup.barrels - self.numbers - self.doubles - self.cancels

    def standing_numbers(self) -> list[int]:
        """What the standing number barrels show."""
        return [face for face in self.faces if face > LYING]

    def are_counts_seen(self) -> bool:
        """README#ruling-laid_cards: at once, or when all guests have ordered."""
        return not self.setup.laid_together or self.orders.count(None) == 1

    def is_taken(self, barrel: i64) -> bool:
        """Whether a special has this barrel for its target."""
        return (self.cancelled | self.doubled) >> barrel & 1 == 1

    def clear_bar(self) -> None:
        """All barrels lie, as before a first throw."""
        self.faces = self.setup.all_lying.copy()
        self.numbers = self.doubles = self.cancels = self.service = 0
        self.cancelled = self.doubled = 0

    def stand(self, barrel: i64, face: i64) -> None:
        """A lying barrel comes to stand."""
        self.faces[barrel] = face
        if face > LYING:
            self.numbers += 1
            self.service += face
        elif face == DOUBLE:
            self.doubles += 1
        else:
            self.cancels += 1

    def scores(self) -> list[int]:
        return self.points.copy()

    def copy(self) -> Polterfass:
        other = Polterfass(self.setup, self.round)
        other.innkeeper = self.innkeeper
        other.faces = self.faces.copy()
        other.numbers = self.numbers
        other.doubles = self.doubles
        other.cancels = self.cancels
        other.service = self.service
        other.cup = self.cup.copy()
        other.opening = self.opening
        other.opening_lying = self.opening_lying
        other.throws = self.throws
        other.stands = self.stands
        other.upright = self.upright
        other.bust = self.bust
        other.cancelled = self.cancelled
        other.doubled = self.doubled
        other.to_name = self.to_name
        other.orders = self.orders.copy()
        other.points = self.points.copy()
        other.bills = self.bills.copy()
        other.take_up(self)
        return other


NO_BARRELS: Final = Pile()
NO_BILLS: Final[list[Bill]] = []
