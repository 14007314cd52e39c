"""The guest book: who signs which line, and what the signatures bring."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Pack

from .cards import ALL_BONUSES, Bonus, Card
from .figures import GUESTS

MONK_LINE: Final = "monk"
LINES: Final = [
    "regular_1",
    "regular_2",
    *[f"guest_{beers}" for beers, _ in GUESTS],
    "noble",
    MONK_LINE,
]
NO_LINE: Final = -1


class GuestBook:
    """Its lines, and the bonus for so many signatures."""

    def __init__(self, pack: Pack) -> None:
        self.lines: Final = pack.words("lines", LINES)
        if len(set(self.lines)) < len(self.lines):
            raise pack.refuse("lines", f"every line once, got {self.lines}")
        words = pack.words("bonuses", list(ALL_BONUSES), len(LINES))
        self.bonuses: Final[list[Bonus]] = [ALL_BONUSES[word] for word in words]
        pack.done()

    def line_of(self, card: Card) -> int:
        """The number of the line that this card signs."""
        amount = card.price if card.sort == "guest" else card.pays
        word = card.sort if card.sort == "noble" else f"{card.sort}_{amount}"
        return self.lines.index(word) if word in self.lines else NO_LINE

    def monk_line(self) -> int:
        return self.lines.index(MONK_LINE) if MONK_LINE in self.lines else NO_LINE
