"""One seat's pot, bag and counters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Pile

from ..setup.figures import LAST_START
from .chips import CHIPS, RED_1


def roomy_pile(places: int) -> Pile:
    pile = Pile()
    pile.reserve(places)
    return pile


NOT_SAID: Final = 0
HAND_WITH_CHIP: Final = 1
EMPTY_HAND: Final = 2
NONE: Final = Pile()  # stands for a pile that was never used; never pushed to
FEW: Final = roomy_pile(8)  # an empty pile to copy, with room for the chips one looks at
MANY: Final = roomy_pile(32)  # and for those of a bag or a pot


@mypyc_attr(acyclic=True)
class Player:
    """One seat's pot, bag and counters."""

    points: i64 = 0
    points_before: i64 = 0  # when the round began
    rubies: i64 = 0
    droplet: i64 = 0
    glass: i64 = 0  # where the droplet of the test tubes stands
    flask: bool = True
    tails: i64 = 0  # rat tails this round
    rats: i64 = 0  # how many of them swim in the pot
    start: i64 = 0  # droplet and rats
    position: i64 = 0  # of the last chip, or the start
    whites: i64 = 0
    placed: i64 = 0  # chips put into the pot this round, also those taken out again
    oranges: i64 = 0
    colours: i64 = 0  # a bit for each colour placed this round
    yellows: i64 = 0
    window: i64 = 0  # chips still insured against explosion
    looks: i64 = 0  # chips still to be drawn to look at
    strong_at: i64 = -1  # where in the pot the Strong Ingredient lies
    kept: i64 = 0  # red chips beside the pot since an earlier round
    coins: i64 = 0
    bought: i64 = -1  # the kind of the first chip bought this round
    hand: i64 = NOT_SAID  # what the hand will show when all reveal together
    brewing: bool = False
    exploded: bool = False
    insured: bool = False
    doubled: bool = False
    fresh_white: bool = False  # the last chip drawn is white and lies in the pot
    had_chance: bool = False  # the Second Chance was offered
    restarted: bool = False
    stirred: bool = False  # the first white of a Well Stirred round is behind
    took_points: bool = False

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat
        self.bag: Pile = NONE
        self.pot: Pile = NONE  # kinds, in the order of placing
        self.places: Pile = NONE  # the space of each chip in the pot
        self.looked: Pile = NONE  # drawn, and not yet placed or put back
        self.aside: Pile = NONE  # red chips beside the pot
        self.draft: Player | None = None  # the pot with red chips that are placed in secret
        self.decided: Pile = NONE  # of them: kind and spaces, 0 for the bag, of one after the other

    def copy(self) -> Player:
        other = Player(self.seat)
        self._copy_piles(other)
        self._copy_round(other)
        other.points = self.points
        other.points_before = self.points_before
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
        if self.looked.n > 0:
            other.looked = self.looked.copy()
        if self.aside.n > 0:
            other.aside = self.aside.copy()
        if self.draft is not None:
            other.draft = self.draft.copy()
        if self.decided.n > 0:
            other.decided = self.decided.copy()

    def _copy_round(self, other: Player) -> None:
        other.tails = self.tails
        other.rats = self.rats
        other.start = self.start
        other.position = self.position
        other.whites = self.whites
        other.placed = self.placed
        other.oranges = self.oranges
        other.colours = self.colours
        other.yellows = self.yellows
        other.window = self.window
        other.looks = self.looks
        other.strong_at = self.strong_at
        other.coins = self.coins
        other.bought = self.bought
        other.hand = self.hand
        other.brewing = self.brewing
        other.exploded = self.exploded
        other.insured = self.insured
        other.doubled = self.doubled
        other.fresh_white = self.fresh_white
        other.had_chance = self.had_chance
        other.restarted = self.restarted
        other.stirred = self.stirred
        other.took_points = self.took_points

    def start_space(self) -> i64:
        """Where the pot begins: at the droplet or the rats, with room for a chip."""
        return min(self.droplet + self.rats, i64(LAST_START))

    def look_at(self, kind: i64) -> None:
        """Lay a drawn chip before the player."""
        if self.looked is NONE:
            self.looked = FEW.copy()
        self.looked.push(kind)

    def lay_aside(self, kind: i64) -> None:
        """Lay a red chip beside the pot."""
        if self.aside is NONE:
            self.aside = FEW.copy()
        self.aside.push(kind)

    def at_work(self) -> Player:
        """The pot that the player decides on: the draft, while red chips are placed in secret."""
        return self if self.draft is None else self.draft

    def decide(self, kind: i64, spaces: i64) -> None:
        """Note in secret where a red chip goes: so many spaces on, or into the bag."""
        if self.decided is NONE:
            self.decided = FEW.copy()
        self.decided.push(kind)
        self.decided.push(spaces)

    def reds_beside(self) -> i64:
        """A bit for each red kind that lies beside the pot."""
        found: i64 = 0
        for place in range(self.aside.n):
            found |= i64(1) << (self.aside.at(place) - RED_1)
        return found

    def count(self, colour: i64) -> i64:
        """Chips of a colour in the pot that act in step B."""
        found: i64 = 0
        for place in range(self.pot.n):
            if CHIPS[self.pot.at(place)].colour == colour and place != self.strong_at:
                found += 1
        return found
