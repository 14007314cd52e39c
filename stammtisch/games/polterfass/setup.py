"""The typed pack, validated, and all that games of one combination share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Options, Pack, Setup

from .choices import (
    CANCEL,
    CLOSE,
    DOUBLE,
    LYING,
    THROWS,
    Generous,
    Landing,
    Order,
    Target,
    service_options,
)

MOST_SEATS: Final = 6
SPECIALS: Final = 2  # the dark barrels, alike in every edition
CARDS: Final = 8  # in each hand, of which one or two are an order


class Targets:
    """Lists of targets by the set of their numbers, each made when it is first asked for."""

    def __init__(self, targets: list[Target]) -> None:
        self.all: Final = targets
        self.made: Final[dict[int, list[Choice]]] = {}

    def among(self, bits: i64) -> list[Choice]:
        """The targets whose number has its bit."""
        found = self.made.get(bits)
        if found is None:
            found = [target for target in self.all if bits >> target.number & 1]
            self.made[bits] = found
        return found


class Hand:
    """The cards that every player holds, and every order that can be laid from them."""

    def __init__(self, cards: list[int]) -> None:
        pairs = [[low, high] for low in cards for high in cards if low < high]
        self.cards: Final = cards
        self.orders: Final = [Order(laid) for laid in [*[[card] for card in cards], *pairs]]
        self.options: Final[list[Choice]] = [*self.orders]
        self.highest: Final[i64] = self.orders[-1].total
        self.by_total: Final[list[list[Choice]]] = [
            [order for order in self.orders if order.total == total]
            for total in range(self.highest + 1)
        ]

    def place(self, order: Choice) -> i64:
        """Where an order stands in `orders`."""
        return order.code - self.orders[0].code


class PolterfassSetup(Setup):
    """The barrels and how they fall, the orders, the options of the innkeeper, the rulings."""

    def __init__(
        self,
        options: Options,
        seats: int,
        numbered: list[list[int]],
        cards: list[int],
        stands: list[int],
    ) -> None:
        self.ends: Final = [*numbered, *[[DOUBLE, CANCEL] for _ in range(SPECIALS)]]
        self.numbered: Final[i64] = len(numbered)
        self.barrels: Final[i64] = len(self.ends)
        self.all_lying: Final = [LYING] * self.barrels
        self.stands: Final = stands  # percent, by how many barrels are thrown
        self.landings: Final = all_landings(self.ends)
        self.hand: Final = Hand(cards)
        self.ladders: Final[dict[int, list[float]]] = {}  # kept by the guests' policy
        self.reaches: Final[dict[int, list[int]]] = {}  # and by the innkeeper's
        self.no_orders: Final[list[Order | None]] = [None] * seats
        self.no_points: Final = [0] * seats
        numbers = sorted({number for ends in numbered for number in ends})
        self.cancels: Final = Targets([Target(CANCEL, number) for number in numbers])
        self.doubles: Final = Targets([Target(DOUBLE, number) for number in [0, *numbers]])
        self.services: Final = all_services()
        self.target: Final[i64] = int(options["target"])
        self.final_tie: Final = str(options["final_tie"])
        self.all_equal: Final = str(options["all_guests_equal_when_greedy"])
        self.laid_together: Final = options["laid_cards"] == "together"
        self.may_share: Final = bool(options["specials_may_share_target"])
        asked = [CLOSE, *THROWS, *self.hand.orders, *self.cancels.all, *self.doubles.all]
        super().__init__(seats, options, asked, [*map(Generous, range(seats)), *self.landings])


def all_landings(ends: list[list[int]]) -> list[Landing]:
    """Three for each barrel: lying, one end up, the other end up."""
    return [
        Landing(barrel, face)
        for barrel, (first, second) in enumerate(ends)
        for face in (LYING, first, second)
    ]


def all_services() -> list[list[Choice]]:
    """What the innkeeper may do, by whether barrels lie and which specials stand."""
    return [
        service_options(lying == 1, doubles, cancels)
        for lying in range(2)
        for doubles in range(SPECIALS + 1)
        for cancels in range(SPECIALS + 1)
    ]


def read_setup(pack: Pack, options: Options, seats: int) -> PolterfassSetup:
    """Read the whole pack, whichever half of it the options ask for."""
    sets = read_barrels(pack)
    cards = read_cards(pack.table("cards"))
    most = max([len(barrels) for barrels in sets.values()]) + SPECIALS
    crowd = read_crowd(pack.table("crowd"), most)
    flat = [int(options["flat_percent"])] * len(crowd)
    stands = crowd if options["throw_model"] == "crowd" else flat
    return PolterfassSetup(options, seats, sets[str(options["barrels"])], cards, stands)


def read_barrels(pack: Pack) -> dict[str, list[list[int]]]:
    """The ends of every numbered barrel, in the box and in the leaflet."""
    totals = pack.table("barrels")
    sets: dict[str, list[list[int]]] = {"box": [], "leaflet": []}
    for kind in pack.keyed("numbered").values():
        ends = kind.wholes("ends", 1, 20, 2)
        if ends[0] == ends[1]:
            raise kind.refuse("ends", f"two different numbers, got {ends}")
        for name in sets:
            sets[name] += [ends] * kind.whole(name, 0, 13)
        kind.done()
    for name, barrels in sets.items():
        total = totals.whole(name, 1, 13)
        if len(barrels) != total:
            raise totals.refuse(name, f"{total} numbered barrels in all, got {len(barrels)}")
    totals.done()
    return sets


def read_cards(pack: Pack) -> list[int]:
    """The cards of a hand, each value once."""
    values = pack.wholes("values", 0, 20, CARDS)
    if sorted(set(values)) != values:
        raise pack.refuse("values", f"{CARDS} different values, rising, got {values}")
    pack.done()
    return values


def read_crowd(pack: Pack, most: int) -> list[int]:
    """Percent that a barrel stands, by how many are thrown: a full cup props them up."""
    alone = pack.whole("alone", 1, 99)
    each = pack.whole("each", 0, 10)
    if alone + each * most > 99:
        raise pack.refuse("each", f"at most 99 percent with {most} barrels in the cup")
    pack.done()
    return [alone + each * thrown for thrown in range(most + 1)]
