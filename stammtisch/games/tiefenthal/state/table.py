"""The components on the table: taverns, supply, guests on offer, mug and moon."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from stammtisch.core import Game, Phase, Pile

from ..setup.cards import NOBLE, TABLE
from ..setup.shared import TiefenthalSetup
from ..setup.tiles import TABLES_TILE
from .tavern import NONE, Tavern

EVENING: Final = 0  # the phases of a round as a board names them
FILLING: Final = 1
BARMAIDS: Final = 2
DRAFT: Final = 3
SERVING: Final = 4
CLOSING: Final = 5
STAGES: Final = ["evening", "filling", "barmaids", "draft", "serving", "closing"]


@mypyc_attr(acyclic=True)
class Tiefenthal(Game):
    """The village: everybody's tavern, the cards in the middle, whose turn it is."""

    def __init__(self, setup: TiefenthalSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup: Final = setup
        self.taverns: list[Tavern] = []
        self.supply: Pile = NONE  # how many tavern cards and nobles, by kind
        self.stocked: i64 = 0  # a bit for each tavern card of which there is one
        self.guest_deck: Pile = NONE  # in no order
        self.stack: Pile = NONE  # the guests for 3 beers below the top one, in no order
        self.offers: Pile = NONE  # open guests by place, the top of the stack first
        self.counter_guests: i64 = 0  # in the supply
        self.number: i64 = 0  # of the round
        self.mug: i64 = 0
        self.turn: i64 = 0  # how far the running phase has gone round the table
        self.stage: i64 = EVENING

    def copy(self) -> Tiefenthal:
        other = Tiefenthal(self.setup, self.round)
        other.taverns = [tavern.copy() for tavern in self.taverns]
        other.supply = self.supply.copy()
        other.stocked = self.stocked
        other.guest_deck = self.guest_deck.copy()
        other.stack = self.stack.copy()
        other.offers = self.offers.copy()
        other.counter_guests = self.counter_guests
        other.number = self.number
        other.mug = self.mug
        other.turn = self.turn
        other.stage = self.stage
        other.take_up(self)
        return other

    def scores(self) -> list[int]:
        return [int(self.points_of(tavern)) for tavern in self.taverns]

    def points_of(self, tavern: Tavern) -> i64:
        """On all cards, and on the host for reputation."""
        return tavern.points + self.setup.host_points[tavern.reputation]

    def winners(self) -> list[int]:
        """Most points; among equals more stored thalers and beers together; then shared."""
        best = max(self.scores())
        level = [tavern for tavern in self.taverns if self.points_of(tavern) == best]
        most = max([tavern.thalers + tavern.beers for tavern in level])
        return [int(tavern.seat) for tavern in level if tavern.thalers + tavern.beers == most]

    def in_turn(self, turn: i64) -> Tavern:
        """The tavern that comes so many turns after the mug."""
        seat = self.mug + turn
        return self.taverns[seat if seat < self.seats else seat - self.seats]

    def turn_of(self, tavern: Tavern) -> i64:
        """How many have their turn before this tavern."""
        turn = tavern.seat - self.mug
        return turn if turn >= 0 else turn + self.seats

    def is_to_serve(self, tavern: Tavern) -> bool:
        """Whether the tavern's turn of this round has not begun yet."""
        return self.stage < SERVING or (self.stage == SERVING and self.turn_of(tavern) >= self.turn)

    def figure(self, tavern: Tavern, tile: i64) -> i64:
        """What a tile gives or holds on the side that lies up."""
        side = self.setup.tiles[tile]
        return side.upgraded if tavern.is_upgraded(tile) else side.basic

    def seats_of(self, tavern: Tavern) -> i64:
        """Seats at the tables on this evening, taken or not."""
        return self.figure(tavern, TABLES_TILE) + tavern.in_play(TABLE)

    def left(self, kind: i64) -> i64:
        """How many of a tavern card, or nobles, the supply holds."""
        return self.supply.at(kind)

    def change_supply(self, kind: i64, by: i64) -> None:
        left = self.supply.at(kind) + by
        self.supply.kinds[kind] = u8(left)
        if kind < NOBLE:
            bit = i64(1) << kind
            self.stocked = self.stocked | bit if left > 0 else self.stocked & ~bit

    def lay_on_pile(self, tavern: Tavern, kind: i64) -> None:
        """A gained card lies on top of the draw pile, and everybody saw it."""
        tavern.known.push(kind)
        tavern.points += self.setup.points[kind]

    def gain(self, tavern: Tavern, kind: i64) -> None:
        """A tavern card or a noble comes from the supply."""
        self.change_supply(kind, -1)
        self.lay_on_pile(tavern, kind)

    def gain_schnapps(self, tavern: Tavern, count: i64) -> i64:
        """As many as there are, and how many that was; by ruling the box holds enough for all."""
        if self.setup.schnapps_is_limited:
            count = min(count, self.schnapps_left())
        tavern.schnapps += count
        return count

    def schnapps_left(self) -> i64:
        """Tokens that nobody has."""
        left: i64 = self.setup.parts.tokens
        for tavern in self.taverns:
            left -= tavern.schnapps
        return left
