"""The components on the table: bags, pots, rubies, the supply, the fortune cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr, u8

from stammtisch.core import Game, Phase, Pile

from .chips import BLACK, CHIPS, KINDS
from .effects import NO_CARD, Card, Power
from .figures import LAST_SPACE
from .setup import QuacksSetup
from .shelf import Shelf

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

NOT_SAID: Final = 0
HAND_WITH_CHIP: Final = 1
EMPTY_HAND: Final = 2

NO_BREW_CARD: Final = 0
SECOND_CHANCE: Final = 1
WELL_STIRRED: Final = 2
LAST_START: Final = LAST_SPACE - 1  # the droplet leaves room for a chip
NONE: Final = Pile()  # stands for a pile that was never used; never pushed to


@mypyc_attr(acyclic=True)
class Player:
    """One seat's pot, bag and counters."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.bag: Pile = NONE
        self.pot: Pile = NONE  # kinds, in the order of placing
        self.places: Pile = NONE  # the space of each chip in the pot
        self.looked: Pile = NONE  # drawn, and not yet placed or put back
        self.aside: Pile = NONE  # red chips beside the pot
        self.tally: Pile = NONE  # points by source, then by round
        self.points: i64 = 0
        self.rubies: i64 = 0
        self.droplet: i64 = 0
        self.glass: i64 = 0  # where the droplet of the test tubes stands
        self.flask = True
        self.tails: i64 = 0  # rat tails this round
        self.rats: i64 = 0  # how many of them swim in the pot
        self.start: i64 = 0  # droplet and rats
        self.position: i64 = 0  # of the last chip, or the start
        self.whites: i64 = 0
        self.limit: i64 = 0
        self.placed: i64 = 0  # chips put into the pot this round, also those taken out again
        self.oranges: i64 = 0
        self.actors: i64 = 0  # chips in the pot that act in step B
        self.yellows: i64 = 0
        self.reds: i64 = 0
        self.window: i64 = 0  # chips still insured against explosion
        self.strong_at: i64 = -1  # where in the pot the Strong Ingredient lies
        self.kept: i64 = 0  # red chips beside the pot since an earlier round
        self.coins: i64 = 0
        self.bought: i64 = -1  # the kind of the first chip bought this round
        self.hand: i64 = NOT_SAID  # what the hand will show when all reveal together
        self.must_draw = True
        self.brewing = False
        self.exploded = False
        self.insured = False
        self.doubled = False
        self.fresh_white = False  # the last chip drawn is white and lies in the pot
        self.had_chance = False  # the Second Chance was offered
        self.restarted = False
        self.stirred = False  # the first white of a Well Stirred round is behind
        self.took_points = False

    def copy(self) -> Player:
        other = Player(self.seat)
        self._copy_piles(other)
        self._copy_round(other)
        other.points = self.points
        other.rubies = self.rubies
        other.droplet = self.droplet
        other.glass = self.glass
        other.flask = self.flask
        other.kept = self.kept
        return other

    def _copy_piles(self, other: Player) -> None:
        other.bag = self.bag.copy()
        other.pot = self.pot.copy()
        other.places = self.places.copy()
        other.tally = self.tally.copy()
        if self.looked.n > 0:
            other.looked = self.looked.copy()
        if self.aside.n > 0:
            other.aside = self.aside.copy()

    def _copy_round(self, other: Player) -> None:
        other.tails = self.tails
        other.rats = self.rats
        other.start = self.start
        other.position = self.position
        other.whites = self.whites
        other.limit = self.limit
        other.placed = self.placed
        other.oranges = self.oranges
        other.actors = self.actors
        other.yellows = self.yellows
        other.reds = self.reds
        other.window = self.window
        other.strong_at = self.strong_at
        other.coins = self.coins
        other.bought = self.bought
        other.hand = self.hand
        other.must_draw = self.must_draw
        other.brewing = self.brewing
        other.exploded = self.exploded
        other.insured = self.insured
        other.doubled = self.doubled
        other.fresh_white = self.fresh_white
        other.had_chance = self.had_chance
        other.restarted = self.restarted
        other.stirred = self.stirred
        other.took_points = self.took_points

    def look_at(self, kind: i64) -> None:
        """Lay a drawn chip before the player."""
        if self.looked is NONE:
            self.looked = Pile()
        self.looked.push(kind)

    def lay_aside(self, kind: i64) -> None:
        """Lay a red chip beside the pot."""
        if self.aside is NONE:
            self.aside = Pile()
        self.aside.push(kind)

    def count(self, colour: i64) -> i64:
        """Chips of a colour in the pot that act in step B."""
        found: i64 = 0
        for place in range(self.pot.n):
            if CHIPS[self.pot.at(place)].colour == colour and place != self.strong_at:
                found += 1
        return found

    def blacks(self) -> i64:
        return self.count(BLACK)


@mypyc_attr(acyclic=True)
class Quacks(Game):
    """The fair: everybody's pot, the supply, the fortune cards, whose turn it is."""

    def __init__(self, setup: QuacksSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup: Final = setup
        self.powers: Final[list[Power]] = setup.powers
        self.players: list[Player] = []
        self.supply: Pile = NONE  # how many chips of each kind
        self.sold_out: i64 = 0  # a bit for each kind
        self.shelf: Shelf = setup.shelf(setup.closed[1])
        self.deck: Pile = NONE  # the fortune cards not yet read, in no order
        self.card: Card = NO_CARD
        self.number: i64 = 0  # of the round
        self.starter: i64 = 0  # the start player
        self.stage: i64 = 0  # which of STAGES runs
        self.colour: i64 = 0  # how far a player's chips have acted in step B
        self.turn: i64 = 0  # how far the running phase has gone round the table
        self.together = False  # whether all draw at the same time
        self.limit: i64 = 0  # for white chips, before a player's own chips raise it
        self.orange_bonus: i64 = 0
        self.brew_card: i64 = NO_BREW_CARD

    def copy(self) -> Quacks:
        other = Quacks(self.setup, self.round)
        other.players = [player.copy() for player in self.players]
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
        other.limit = self.limit
        other.orange_bonus = self.orange_bonus
        other.brew_card = self.brew_card
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

    def nth(self, turn: i64) -> Player:
        """The player so many places after the start player."""
        seat = self.starter + turn
        return self.players[seat if seat < self.seats else seat - self.seats]

    def around(self) -> list[Player]:
        """All players, from the start player on."""
        return [self.nth(turn) for turn in range(self.seats)]

    def asks_again(self) -> bool:
        """In a phase that goes round the table: after a question it runs once more."""
        if self.first == self.seats:
            return False
        self.phase = (self.phase if self.phase > 0 else len(self.round)) - 1
        return True

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

    def is_safe(self, player: Player) -> bool:
        """While the Second Chance is open, chips cannot explode the pot."""
        if self.brew_card != SECOND_CHANCE or player.restarted:
            return False
        return player.placed <= self.card.numbers[0]

    def can_draw(self, player: Player) -> bool:
        """A chip is in the bag and, by the ruling, there is room in the pot."""
        if player.bag.n == 0:
            return False
        return player.position < LAST_SPACE or not self.setup.full_stops


assert KINDS < 63, "the kinds are bits of a machine word"
