"""One seat's tavern: its piles, who sits at the tables, its dice, thalers and beers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Pile

from ..setup.cards import NOBLE

NONE: Final = Pile()  # stands for a pile that was never used; never pushed to
EMPTY: Final = 255  # a seat whose guest was refused; a place without a guest
WHOLE_STACK: Final = 254  # the place of a stack whose every guest is on offer
NOWHERE: Final = -1
UNPLANNED: Final = 0  # how far the plan of this turn has come
COUNTED: Final = 1  # reputation was counted, and dice may go elsewhere
BOUND: Final = 2  # dice stay where they lie


@mypyc_attr(acyclic=True)
class Tavern:
    """What lies before one player; small counts of cards and dice share one number."""

    thalers: i64 = 0  # in the safe, on the own turn also what was earned
    beers: i64 = 0
    points: i64 = 0  # on all own cards
    position: i64 = 0  # on the monastery track
    steps: i64 = 0  # still to be walked there
    offered: i64 = 0  # the card that a bonus brings, until it is taken or not
    upgrading: i64 = 0  # the tile of the upgrade whose special offer is asked
    tiles: i64 = 0  # a bit for each upgraded tile
    counter_guests: i64 = 0
    staff: i64 = 0  # tavern cards in play: 8 bits for each kind
    nobles: i64 = 0  # in play, all on one seat
    noble_place: i64 = NOWHERE
    served: i64 = 0  # a bit for each seat where a die was used
    closed: i64 = 0  # a bit for each space for one die that was used, beside the seats
    coaster: i64 = 0  # white dice on the own coaster: 4 bits for each number
    white: i64 = 0  # dice before the tavern, likewise
    own: i64 = 0
    own_taken: i64 = 0  # own dice taken this round
    rolling: i64 = 0  # dice still to be rolled
    washers: i64 = 0  # uses of dishwashers left
    washed: i64 = 0  # and made
    bought: i64 = 0  # a bit for each tavern card bought this round
    recruited: bool = False  # whether a guest was recruited this round
    took_nobles: bool = False  # whether nobles were taken for beer this round
    schnapps: i64 = 0
    sides: i64 = 0  # a bit for each side of an entertainer that lies up
    drinks: i64 = 0  # how often each was used this round: 4 bits for each side
    lifted: i64 = 0  # dice that will be rolled again
    reputation: i64 = 0
    climbing: i64 = 0  # steps of reputation still to be made
    climbs_first: bool = False  # before the steps still to be walked
    plan: i64 = UNPLANNED
    settled: i64 = 0  # dice of the plan that lie somewhere, or will nowhere
    covered: i64 = 0  # a bit for each space for one die where one lies
    leaning: i64 = 0  # uses of dishwashers by dice that lie on spaces
    start_card: i64 = NOWHERE  # the one kept
    signatures: i64 = 0  # a bit for each line of the guest book

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.deck: Pile = NONE  # the draw pile as far as nobody knows its order
        self.known: Pile = NONE  # cards laid on it since it was shuffled
        self.discard: Pile = NONE
        self.seated: Pile = NONE  # by seat from the left, EMPTY where a guest was refused
        self.laid: Pile = NONE  # dice as planned, each with its space: see `laid_die`
        self.dealt: Pile = NONE  # start cards to choose from

    def copy(self) -> Tavern:
        other = Tavern(self.seat)
        self._copy_round(other)
        other.deck = self.deck.copy()
        other.known = self.known.copy()
        other.discard = self.discard.copy()
        other.seated = self.seated.copy()
        other.thalers = self.thalers
        other.beers = self.beers
        other.points = self.points
        other.position = self.position
        other.steps = self.steps
        other.offered = self.offered
        other.upgrading = self.upgrading
        other.tiles = self.tiles
        other.counter_guests = self.counter_guests
        self._copy_parts(other)
        return other

    def _copy_round(self, other: Tavern) -> None:
        other.staff = self.staff
        other.nobles = self.nobles
        other.noble_place = self.noble_place
        other.served = self.served
        other.closed = self.closed
        other.coaster = self.coaster
        other.white = self.white
        other.own = self.own
        other.own_taken = self.own_taken
        other.rolling = self.rolling
        other.washers = self.washers
        other.washed = self.washed
        other.bought = self.bought
        other.recruited = self.recruited
        other.took_nobles = self.took_nobles

    def _copy_parts(self, other: Tavern) -> None:
        """What the modules bring; piles that nobody uses stay the shared empty one."""
        other.schnapps = self.schnapps
        other.sides = self.sides
        other.drinks = self.drinks
        other.lifted = self.lifted
        other.reputation = self.reputation
        other.climbing = self.climbing
        other.climbs_first = self.climbs_first
        other.plan = self.plan
        other.settled = self.settled
        other.covered = self.covered
        other.leaning = self.leaning
        other.start_card = self.start_card
        other.signatures = self.signatures
        if self.laid is not NONE:
            other.laid = self.laid.copy()
        if self.dealt is not NONE:
            other.dealt = self.dealt.copy()

    def in_play(self, kind: i64) -> i64:
        """How many tavern cards of a kind lie beside the tavern."""
        return self.staff >> kind * 8 & 255

    def add_staff(self, kind: i64, count: i64) -> None:
        self.staff += count << (kind * 8)

    def is_upgraded(self, tile: i64) -> bool:
        return bool(self.tiles >> tile & 1)

    def sit(self, kind: i64) -> None:
        """Put a card of the own pile at its place."""
        if kind < NOBLE:
            self.add_staff(kind, 1)  # a literal would be shifted within 32 bits
        elif kind == NOBLE:
            self.nobles += 1
            if self.noble_place == NOWHERE:
                self.noble_place = self.seated.n
                self.seated.push(NOBLE)
        else:
            self.seated.push(kind)

    def clear_tables(self) -> None:
        """All cards in play go on the discard pile."""
        for place in range(self.seated.n):
            kind = self.seated.at(place)
            if kind not in (EMPTY, NOBLE):
                self.discard.push(kind)
        for _noble in range(self.nobles):
            self.discard.push(NOBLE)
        for kind in range(NOBLE):
            for _card in range(self.in_play(kind)):
                self.discard.push(kind)
        self.seated.clear()
        self.staff = 0
        self.nobles = 0
        self.noble_place = NOWHERE

    def cards(self) -> list[int]:
        """Every card of the player: in the piles and in play."""
        piles = [*self.deck.to_list(), *self.known.to_list(), *self.discard.to_list()]
        seated = [kind for kind in self.seated.to_list() if kind not in (EMPTY, NOBLE)]
        staff = [kind for kind in range(NOBLE) for _ in range(self.in_play(kind))]
        return [*piles, *seated, *staff, *[NOBLE] * int(self.nobles)]


def laid_die(face: i64, space: i64) -> i64:
    """A die on a space as one small number."""
    return space << 3 | face


def faces_of(dice: i64) -> i64:
    """A bit for each number that some of these dice show."""
    found: i64 = 0
    bit: i64 = 2
    dice >>= 4
    while dice > 0:
        if dice & 15:
            found |= bit
        bit <<= 1
        dice >>= 4
    return found


def one_die(face: i64) -> i64:
    """A die that shows this number, in a count of 4 bits for each."""
    die: i64 = 1
    return die << (face * 4)


def listed(dice: i64) -> list[int]:
    """The numbers that these dice show, rising."""
    return [face for face in range(1, 7) for _ in range(dice >> (face * 4) & 15)]
