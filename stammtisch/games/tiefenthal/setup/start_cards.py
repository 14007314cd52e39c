"""Start cards: what a tavern opens with instead of barmaid, table and brewer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Pack

from .cards import TAVERN_CARDS
from .tiles import TILES

START_CARDS: Final = 13
MOST_DEALT: Final = 3  # so that there are enough for four


class StartCard:
    """A package: tavern cards, tiles turned already, schnapps and counter guests."""

    def __init__(self, number: int, pack: Pack) -> None:
        self.number: Final[i64] = number
        self.name: Final = f"S{number + 1}"
        names = pack.words("cards", TAVERN_CARDS)
        self.cards: Final = [TAVERN_CARDS.index(name) for name in names]
        if len(self.cards) > 10:
            raise pack.refuse("cards", f"at most 10, got {len(self.cards)}")
        self.upgraded: Final = [TILES.index(tile) for tile in pack.words("upgraded", TILES)]
        self.schnapps: Final[i64] = pack.whole("schnapps", 0, 9)
        self.counter_guests: Final[i64] = pack.whole("counter_guests", 0, 3)
        pack.done()

    def facts(self) -> dict[str, int | str]:
        """For sentences: how many of each card, the tile, schnapps and counter guests."""
        counts = {name: self.cards.count(kind) for kind, name in enumerate(TAVERN_CARDS)}
        more = {"schnapps": int(self.schnapps), "counter_guests": int(self.counter_guests)}
        tile = TILES[self.upgraded[0]] if self.upgraded else "none"
        return {"start": self.name, **counts, "tile": tile, **more}


def read_start_cards(pack: Pack, supply: list[int], seats: int) -> list[StartCard]:
    """Thirteen; whoever keeps which, the supply holds all their cards."""
    cards = [StartCard(n, pack.table(f"S{n + 1}")) for n in range(START_CARDS)]
    for kind, left in enumerate(supply[: len(TAVERN_CARDS)]):
        wanted = sum(sorted([card.cards.count(kind) for card in cards])[-seats:])
        if wanted > left:
            expected = f"at most {left} of {TAVERN_CARDS[kind]} on any {seats} of them"
            raise pack.refuse("cards", f"{expected}, got {wanted}")
    pack.done()
    return cards


def read_dealing(pack: Pack) -> int:
    """How many start cards each player chooses from."""
    dealt = pack.whole("start_cards", 1, MOST_DEALT)
    pack.done()
    return dealt
