"""Cards by number: five tavern cards, the noble, seven regulars, then the guests."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MERCHANT: Final = 0
DISHWASHER: Final = 1
BARMAID: Final = 2
TABLE: Final = 3
BREWER: Final = 4
NOBLE: Final = 5
FIRST_REGULAR: Final = 6
TAVERN_CARDS: Final = ["merchant", "dishwasher", "barmaid", "table", "brewer"]
SUPPLIED: Final = [*TAVERN_CARDS, "noble"]
"""What lies in the supply by kind; a card of these is as good as any other of its name."""

NOTHING: Final = 0  # the sorts of bonuses
THALERS: Final = 1
STEPS: Final = 2
CARD: Final = 3
REFUSE: Final = 4


@final
@mypyc_attr(acyclic=True)
class Bonus:
    """What a guest brings at once, or a space of the monastery track."""

    def __init__(self, word: str, sort: int, number: int, name: str) -> None:
        self.word: Final = word
        self.sort: Final[i64] = sort
        self.number: Final[i64] = number  # of thalers or steps; the kind of the card
        self.name: Final = name  # `thalers`, `steps`, a card, `refuse_service`, `none`

    def facts(self) -> dict[str, int | str]:
        """For sentences: what it brings, and how much of it."""
        many = self.sort in (THALERS, STEPS)
        return {"bonus": self.name, "number": int(self.number) if many else 1}


def all_bonuses() -> dict[str, Bonus]:
    """Every bonus by the word that a pack uses for it."""
    found = [Bonus("none", NOTHING, 0, "none")]
    found.append(Bonus("refuse_service", REFUSE, 0, "refuse_service"))
    found += [Bonus(name, CARD, kind, name) for kind, name in enumerate(SUPPLIED)]
    for number in range(1, 10):
        more = "s" if number > 1 else ""
        found.append(Bonus(f"{number} thaler{more}", THALERS, number, "thalers"))
        found.append(Bonus(f"{number} step{more}", STEPS, number, "steps"))
    return {bonus.word: bonus for bonus in found}


BONUSES: Final = all_bonuses()
NO_BONUS: Final = BONUSES["none"]


@final
@mypyc_attr(acyclic=True)
class Card:
    """What is printed on a card; a price is in thalers for tavern cards, in beers for guests."""

    def __init__(self, kind: int, name: str, sort: str, price: int, points: int) -> None:
        self.kind: Final[i64] = kind
        self.name: Final = name
        self.sort: Final = sort  # `regular`, `guest`, or its name
        self.price: Final[i64] = price
        self.points: Final[i64] = points
        self.die: i64 = 0  # of those who take a seat: the die that serves them, what they pay
        self.pays: i64 = 0
        self.bonus: Bonus = NO_BONUS
