"""The components on the table: bags, pots, rubies, the supply, the fortune cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from stammtisch.core import Game, Phase, Pile

from ..cards.card import NO_CARD, Card
from ..powers.power import Power
from ..setup.figures import LAST_SPACE
from ..setup.shared import QuacksSetup
from ..setup.shelf import Shelf
from .chips import KINDS
from .player import NONE, Player

SOURCES: Final = [
    "pot", "die", "black", "green", "blue", "purple", "fortune", "tube", "coins", "rubies",
]  # fmt: skip
"""Where points come from, in the order of the tally."""
FROM_POT: Final = 0
FROM_DIE: Final = 1
FROM_BLACK: Final = 2
FROM_GREEN: Final = 3
FROM_BLUE: Final = 4
FROM_PURPLE: Final = 5
FROM_FORTUNE: Final = 6
FROM_TUBE: Final = 7
FROM_COINS: Final = 8
FROM_RUBIES: Final = 9

STAGES: Final = [
    "fortune", "rats", "brew", "after_brew", "die", "chips", "score", "buy", "end", "rubies",
]  # fmt: skip
"""The parts of a round as a board names them."""
FORTUNE: Final = 0
RATS_STAGE: Final = 1
BREW_STAGE: Final = 2
AFTER_BREW: Final = 3
DIE_STAGE: Final = 4
CHIPS_STAGE: Final = 5
SCORE_STAGE: Final = 6
BUY_STAGE: Final = 7
END_STAGE: Final = 8
RUBIES_STAGE: Final = 9


@mypyc_attr(acyclic=True)
class Quacks(Game):
    """The fair: everybody's pot, the supply, the fortune cards, whose turn it is."""

    def __init__(self, setup: QuacksSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup: Final = setup
        self.powers: Final[list[Power]] = setup.powers
        self.players: list[Player] = []
        self.tally: Pile = NONE  # by seat: points by source, then by round that is over
        self.supply: Pile = NONE  # how many chips of each kind
        self.sold_out: i64 = 0  # a bit for each kind
        self.shelf: Shelf = setup.first_shelf
        self.deck: Pile = NONE  # the fortune cards not yet read, in no order
        self.card: Card = NO_CARD
        self.number: i64 = 0  # of the round
        self.starter: i64 = 0  # the start player
        self.stage: i64 = 0  # which of STAGES runs
        self.colour: i64 = 0  # how far a player's chips have acted in step B
        self.turn: i64 = 0  # how far the running phase has gone round the table
        self.together = False  # whether all draw at the same time

    def copy(self) -> Quacks:
        other = Quacks(self.setup, self.round)
        other.players = [player.copy() for player in self.players]
        other.tally = self.tally.copy()
        other.supply = self.supply.copy()
        other.sold_out = self.sold_out
        other.shelf = self.shelf
        other.deck = self.deck.copy()
        other.card = self.card
        other.number = self.number
        other.starter = self.starter
        other.stage = self.stage
        other.colour = self.colour
        other.turn = self.turn
        other.together = self.together
        other.take_up(self)
        return other

    def scores(self) -> list[int]:
        return [int(player.points) for player in self.players]

    def winners(self) -> list[int]:
        """Most points; among equals the fuller pot of the last round; then shared."""
        best = max(self.scores())
        level = [player for player in self.players if player.points == best]
        fullest = max([player.position for player in level])
        return [int(player.seat) for player in level if player.position == fullest]

    def in_turn(self, turn: i64) -> Player:
        """The player who comes so many turns after the start player."""
        seat = self.starter + turn
        return self.players[seat if seat < self.seats else seat - self.seats]

    def next_in_turn(self) -> Player | None:
        """Whose turn it is in a phase that goes round the table; None when all have had theirs."""
        if self.turn == self.seats:
            self.turn = 0
            return None
        self.turn += 1
        return self.in_turn(self.turn - 1)

    def order(self) -> list[Player]:
        """The players from the start player on."""
        return [self.in_turn(turn) for turn in range(self.seats)]

    def tally_of(self, player: Player) -> i64:
        """Where a player's part of the tally begins."""
        return player.seat * (len(SOURCES) + self.setup.rounds)

    def scoring(self, player: Player) -> i64:
        """The scoring space: the one after the last chip, exploded or not."""
        if player.position == player.start and not self.setup.empty_scores_next:
            return player.position
        return player.position + 1

    def left(self, kind: i64) -> i64:
        """How many chips of a kind the supply holds."""
        return self.supply.at(kind)

    def is_closed(self, kind: i64) -> bool:
        """Whether the book of this kind is not out yet."""
        closed: i64 = self.setup.closed[self.number]
        return bool(closed >> kind & 1)

    def is_sold_out(self, kind: i64) -> bool:
        return bool(self.sold_out >> kind & 1)

    def take_out(self, kind: i64) -> bool:
        """Take a chip from the supply, if there is one."""
        if not self.setup.supply_limited:
            return True
        if self.is_sold_out(kind):
            return False
        self.change_supply(kind, -1)
        return True

    def put_back(self, kind: i64) -> None:
        """A chip returns to the supply."""
        if self.setup.supply_limited:
            self.change_supply(kind, 1)

    def change_supply(self, kind: i64, by: i64) -> None:
        left = self.supply.at(kind) + by
        self.supply.kinds[kind] = u8(left)
        bit = i64(1) << kind
        if left == 0:
            self.sold_out |= bit
            self.stock_shelf()
        elif by > 0 and self.sold_out & bit:
            self.sold_out &= ~bit
            self.stock_shelf()

    def stock_shelf(self) -> None:
        """What is on sale has changed."""
        closed: i64 = self.setup.closed[self.number]
        self.shelf = self.setup.shelf(closed | self.sold_out)

    def limit(self, player: Player) -> i64:
        """Above this sum white chips explode the pot; the card and yellow chips may raise it."""
        limit = self.card.white_limit
        if limit < 0:
            limit = self.setup.white_limit
        return limit if player.yellows == 0 else self.setup.raised(limit, player.yellows)

    def is_safe(self, player: Player) -> bool:
        """While the Second Chance is open, chips cannot explode the pot."""
        return player.placed <= self.card.safe_chips and not player.restarted

    def next_is_safe(self, player: Player) -> bool:
        """Whether the next chip is one of those that the Second Chance protects."""
        return player.placed < self.card.safe_chips and not player.restarted

    def can_draw(self, player: Player) -> bool:
        """A chip is in the bag and, by the ruling, there is room in the pot."""
        return player.bag.n > 0 and self.has_room(player)

    def has_room(self, player: Player) -> bool:
        """By the ruling a chip on the last space fills the pot."""
        return player.position < LAST_SPACE or not self.setup.full_stops


assert KINDS < 63, "the kinds are bits of a machine word"
