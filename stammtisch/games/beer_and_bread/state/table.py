"""The components: two villages, the fields and the river between them, the deck of cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Game, Phase, Pile

from ..powers.scoring import Account
from ..setup.shared import BeerAndBreadSetup
from .score_pad import account_of, result_of
from .village import Village

NONE: Final = -1
NO_CARDS: Final = Pile()  # stands where a table lays its own piles; never pushed to


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class BeerAndBread(Game):
    """The table. Sets of cards are numbers with a bit per card; tokens are heaps (see tokens.py).

    The deck is what anybody may know of it: the row of its backs, and for each product the cards
    that have such a back. From `chosen` on, the fields belong to the open question.
    """

    def __init__(self, setup: BeerAndBreadSetup, round: list[Phase], both: list[Village]) -> None:
        super().__init__(2, round)
        self.setup: Final = setup
        self.villages: Final = both
        self.village_0: Final = both[0]  # read much faster than an entry of the list
        self.village_1: Final = both[1]
        self.fields: i64 = 0  # the river is the field of water
        self.supply: i64 = 0
        self.year: i64 = 0
        self.turn: i64 = 0
        self.windmill: i64 = NONE
        self.beers: Pile = NO_CARDS
        self.breads: Pile = NO_CARDS
        self.backs: i64 = 0  # a bit per card of the deck, the bottom first; 1 is bread
        self.backs_known: i64 = 0
        self.beer_backs: i64 = 0
        self.discard: i64 = 0
        self.discard_top: i64 = NONE
        self.exchange: Pile = NO_CARDS
        self.laid_by: i64 = 0  # a heap: for each exchange space 0, or who laid its card + 1
        self.chosen: i64 = 0
        self.from_kind: i64 = 0
        self.left: i64 = 0
        self.bits: i64 = 0
        self.card: i64 = NONE
        self.use: i64 = 0
        self.offer: i64 = 0
        self.follow: i64 = 0
        self.follower: i64 = 0

    def account(self, seat: i64) -> Account:
        """A village's score pad as it stands."""
        return account_of(self.setup, self.villages[seat], self.villages[1 - seat])

    def scores(self) -> list[int]:
        return [result_of(self.account(seat))[0] for seat in range(2)]

    def winners(self) -> list[int]:
        """The higher final score, then the higher other total, then who is without the windmill."""
        first, second = [result_of(self.account(seat)) for seat in range(2)]
        if first != second:
            return [0] if first > second else [1]
        return [1 - int(self.windmill)] if self.windmill != NONE else [0, 1]

    def copy(self) -> BeerAndBread:
        both = [self.village_0.copy(), self.village_1.copy()]
        other = BeerAndBread(self.setup, self.round, both)
        other.fields = self.fields
        other.supply = self.supply
        other.year = self.year
        other.turn = self.turn
        other.windmill = self.windmill
        other.beers = self.beers.copy()
        other.breads = self.breads.copy()
        other.backs = self.backs
        other.backs_known = self.backs_known
        other.beer_backs = self.beer_backs
        other.discard = self.discard
        other.discard_top = self.discard_top
        other.exchange = self.exchange.copy()
        other.laid_by = self.laid_by
        self._copy_question(other)
        other.take_up(self)
        return other

    def _copy_question(self, other: BeerAndBread) -> None:
        other.chosen = self.chosen
        other.from_kind = self.from_kind
        other.left = self.left
        other.bits = self.bits
        other.card = self.card
        other.use = self.use
        other.offer = self.offer
        other.follow = self.follow
        other.follower = self.follower


def village_of(game: BeerAndBread, seat: i64) -> Village:
    """One side of the board."""
    return game.village_1 if seat == 1 else game.village_0
