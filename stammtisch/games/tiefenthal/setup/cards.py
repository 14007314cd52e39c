"""Cards by number: six tavern cards, the noble, seven regulars, then the guests."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MERCHANT: Final = 0
DISHWASHER: Final = 1
BARMAID: Final = 2
TABLE: Final = 3
BREWER: Final = 4
BARD: Final = 5
NOBLE: Final = 6
FIRST_REGULAR: Final = 7
TAVERN_CARDS: Final = ["merchant", "dishwasher", "barmaid", "table", "brewer", "bard"]
BASIC_CARDS: Final = TAVERN_CARDS[:BARD]  # without the bard, who plays where there is reputation
SUPPLIED: Final = [*TAVERN_CARDS, "noble"]
"""What lies in the supply by kind; a card of these is as good as any other of its name."""

NOTHING: Final = 0  # the sorts of bonuses
THALERS: Final = 1
STEPS: Final = 2
CARD: Final = 3
REFUSE: Final = 4
SCHNAPPS: Final = 5
REPUTATION: Final = 6
BEERS: Final = 7
REROLL: Final = 8
OWN_DIE: Final = 9
COUNTED: Final = [THALERS, STEPS, SCHNAPPS, REPUTATION, BEERS]  # those that come in a number


@final
@mypyc_attr(acyclic=True)
class Bonus:
    """What a guest brings at once, a space of a track, a signature, or schnapps."""

    def __init__(self, word: str, sort: int, number: int, name: str) -> None:
        self.word: Final = word
        self.sort: Final[i64] = sort
        self.number: Final[i64] = number  # of what is counted; the kind of the card
        self.name: Final = name  # `thalers`, `steps`, a card, `refuse_service`, `none`

    def facts(self) -> dict[str, int | str]:
        """For sentences: what it brings, and how much of it."""
        return {"bonus": self.name, "number": self.count()}

    def count(self) -> int:
        """How much of it."""
        return int(self.number) if self.sort in COUNTED else 1


def basic_bonuses() -> list[Bonus]:
    """Those of guests and of the monastery."""
    found = [Bonus("none", NOTHING, 0, "none")]
    found.append(Bonus("refuse_service", REFUSE, 0, "refuse_service"))
    found += [Bonus(name, CARD, kind, name) for kind, name in enumerate(SUPPLIED) if name != "bard"]
    for number in range(1, 10):
        more = "s" if number > 1 else ""
        found.append(Bonus(f"{number} thaler{more}", THALERS, number, "thalers"))
        found.append(Bonus(f"{number} step{more}", STEPS, number, "steps"))
    return found


def counted_bonuses(word: str, sort: int, name: str) -> list[Bonus]:
    """One to nine of something; `%s` stands for the s of more than one."""
    numbers = range(1, 10)
    return [
        Bonus(f"{n} {word.replace('%s', 's' if n > 1 else '')}", sort, n, name) for n in numbers
    ]


def by_word(bonuses: list[Bonus]) -> dict[str, Bonus]:
    return {bonus.word: bonus for bonus in bonuses}


BONUSES: Final = by_word(basic_bonuses())
"""By the word that a pack uses for it."""

WINTER_BONUSES: Final = BONUSES | by_word(counted_bonuses("schnapps", SCHNAPPS, "schnapps"))
"""Those of the winter side."""

ALL_BONUSES: Final = (
    WINTER_BONUSES
    | by_word([Bonus("bard", CARD, BARD, "bard")])
    | by_word(counted_bonuses("reputation", REPUTATION, "reputation"))
)
"""Those that there are with reputation."""

ACTIONS: Final = by_word([bonus for word, bonus in BONUSES.items() if word != "none"]) | by_word(
    [
        *counted_bonuses("beer%s", BEERS, "beers"),
        Bonus("reroll", REROLL, 0, "reroll"),
        Bonus("own_die", OWN_DIE, 0, "own_die"),
    ]
)
"""What schnapps can do: never bring schnapps again, or there would be no end to it."""

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
