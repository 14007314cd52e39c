"""What the modules add to the box, read and checked whether it is played or not."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Options, Pack

from .cards import WINTER_BONUSES, Card
from .entertainers import ENTERTAINERS, check_ring, read_schnapps, read_sides
from .figures import GIFTS, read_ring, read_rounds
from .guest_book import NO_LINE, GuestBook
from .modules import MODULES
from .reputation import Reputation, read_cube_guests
from .start_cards import read_dealing, read_start_cards


class Parts:
    """Winter side, entertainers, reputation, start cards and guest book."""

    def __init__(
        self, pack: Pack, bard: Pack, options: Options, supply: list[int], kinds: int, seats: int
    ) -> None:
        self.module: Final = MODULES[int(options["module"])]
        self.rounds: Final = read_rounds(pack.table("winter_rounds"), [*GIFTS, *ENTERTAINERS])
        ring, positions = pack.table("winter_monastery"), int(options["monastery_positions"])
        self.ring: Final = read_ring(ring, positions, WINTER_BONUSES)
        self.schnapps, self.tokens = read_schnapps(pack.table("schnapps"))
        self.sides: Final = read_sides(pack.table("entertainers"))
        check_ring(ring, self.ring, positions, self.sides)
        self.reputation: Final = Reputation(pack.table("reputation"))
        self.bard_steps: Final[i64] = bard.whole("reputation", 0, 9)
        bard.done()
        self.cube_guests: Final = read_cube_guests(pack.table("cube_guests"), kinds)
        self.start_cards: Final = read_start_cards(pack.table("start_cards"), supply, seats)
        self.dealt: Final[i64] = read_dealing(pack.table("dealing"))
        self.book: Final = GuestBook(pack.table("guest_book"))

    def line_of(self, card: Card) -> int:
        """The line of the guest book that a card signs, where there is one."""
        return self.book.line_of(card) if self.module.guest_book else NO_LINE

    def monk_line(self) -> int:
        return self.book.monk_line() if self.module.guest_book else NO_LINE
