"""Asking die by die forbids nothing: all that free hands could do at a real table can be said.

At the table dice are laid out as a plan, each with the dishwashers that it leans on, may be moved
at any time, and are removed one by one between purchases. `Free` plays just that, with every die
and every dishwasher a thing of its own. Where a turn can end is compared with where ours can.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache

import pytest

from stammtisch.core import Rng
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import options, say, serving

WANTS = {"R1": (2, 2), "R4": (5, 2), "R6": (3, 1), "R7": (4, 1), "noble": (2, 2)}  # die, pay
End = tuple[int, int, int, tuple[str, ...], frozenset[str]]
"""Thalers and beers that are kept, steps made, cards gained in order, tiles turned."""


@dataclass(frozen=True)
class Free:
    """A turn under full freedom; dice are (name, face), each may lie anywhere or nowhere."""

    dice: tuple[tuple[str, int], ...]
    dishwashers: int
    returned: int
    brewers: int
    seats: tuple[str, ...]
    served: frozenset[str] = frozenset()
    used: int = 0
    thalers: int = 0
    beers: int = 0
    steps: int = 0
    gained: tuple[str, ...] = ()
    turned: frozenset[str] = frozenset()

    def removals(self) -> list[Free]:
        """Every die from every space that it can be laid on, now that it is moved there."""
        found = []
        for die in self.dice:
            for space in ("cash_register", "barrel", "monk", "yard", *self.seats):
                if space not in self.served:
                    found += [self.removed(die, space, help) for help in self.helps(die[1], space)]
        return found

    def helps(self, face: int, space: str) -> list[int]:
        """With how many dishwashers the face is what the space wants."""
        left = self.dishwashers - max(self.used, self.returned)
        wanted = {"cash_register": range(1, 7), "barrel": range(1, 7), "monk": [5], "yard": [1, 6]}
        faces = wanted[space] if space in wanted else [WANTS[space][0]]
        return [help for help in range(left + 1) if face + help in faces and face + help <= 6]

    def removed(self, die: tuple[str, int], space: str, help: int) -> Free:
        rest = tuple(other for other in self.dice if other != die)
        after = replace(self, dice=rest, used=self.used + help)
        once = after.served | {space}
        if space == "monk":
            return replace(after, steps=self.steps + 1)
        if space == "yard":
            each = (2 if "yard" in self.turned else 1) + self.brewers
            return replace(after, beers=self.beers + each)
        if space == "barrel":
            return replace(after, served=once, beers=self.beers + 1)
        if space == "cash_register":
            pays = 3 if space in self.turned else 1
            return replace(after, served=once, thalers=self.thalers + pays)
        return replace(after, served=once, thalers=self.thalers + WANTS[space][1])

    def purchases(self) -> list[Free]:
        found = []
        for card, price in {"merchant": 2, "dishwasher": 3}.items():
            if card not in self.gained and price <= self.thalers:
                found.append(self.paid(price, card))
        for given in range(self.brewers + 1):
            if "yard" not in self.turned and 8 - 6 * given <= self.thalers:
                paid = self.paid(max(8 - 6 * given, 0), "noble", "yard")
                found.append(replace(paid, brewers=self.brewers - given))
        if "cash_register" not in self.turned and self.thalers >= 2:
            found.append(self.paid(2, "noble", "cash_register"))
        return found

    def paid(self, thalers: int, card: str, *tiles: str) -> Free:
        gained, turned = (*self.gained, card), self.turned | set(tiles)
        return replace(self, thalers=self.thalers - thalers, gained=gained, turned=turned)

    def end(self) -> End:
        kept = min(self.thalers, 2), min(self.beers, 2)
        return (*kept, self.steps, self.gained, self.turned)


@cache
def free_ends(turn: Free) -> frozenset[End]:
    """Wherever a free turn can end."""
    ends = {turn.end()}
    for after in [*turn.removals(), *turn.purchases()]:
        ends |= free_ends(after)
    return frozenset(ends)


def our_ends(game: Tiefenthal, seen: dict[object, frozenset[End]]) -> frozenset[End]:
    """Wherever a turn can end that is answered question by question."""
    tavern = game.taverns[0]
    key = (
        *(tavern.white, tavern.own, tavern.washers, tavern.washed, tavern.served, tavern.closed),
        *(tavern.thalers, tavern.beers, tavern.position, tavern.staff, tavern.tiles),
        *(tuple(tavern.known.to_list()), type(game.open()[0]).__name__, tavern.upgrading),
    )
    if key not in seen:
        ends: set[End] = set()
        for text in options(game):
            after = say(game.copy(), text)
            ended = text == "close"
            ends |= {our_end(after)} if ended else our_ends(after, seen)
        seen[key] = frozenset(ends)
    return seen[key]


def our_end(game: Tiefenthal) -> End:
    tavern = game.taverns[0]
    cards = tuple(game.setup.cards[kind].name for kind in tavern.known.to_list())
    turned = {
        name for name, tile in (("cash_register", 2), ("yard", 7)) if tavern.tiles >> tile & 1
    }
    kept = int(tavern.thalers), int(tavern.beers)
    return (*kept, int(tavern.position), cards, frozenset(turned))


DEAR = ["tables", "barmaid", "monk", "kitchen", "safe", "barrel", "cellar"]
PACK = {
    "monastery": {str(space): "none" for space in range(23)},
    "tavern_cards": {name: {"thalers": 99} for name in ("barmaid", "table", "brewer")},
    "upgrades": {
        **{tile: {"price": 99} for tile in DEAR},
        "yard": {"price": 8},
        "cash_register": {"price": 2},
    },
}


@pytest.mark.parametrize("seed", range(12))
def test_a_canonical_order_forbids_nothing(seed: int) -> None:
    rng = Rng(seed)
    names = list(WANTS)
    seats = tuple(dict.fromkeys(names[rng.below(len(names))] for _ in range(2)))
    faces = [1 + int(rng.below(6)) for _ in range(3)]
    washers, brewers = int(rng.below(3)), int(rng.below(2))
    thalers = int(rng.below(4))
    dice = tuple((f"die {number}", face) for number, face in enumerate(faces))
    free = Free(dice, washers, 0, brewers, seats, thalers=thalers)
    ours = serving(
        seated=seats,
        staff={"dishwasher": washers, "brewer": brewers},
        dice=faces[:2],
        own=faces[2:],
        thalers=thalers,
        offers=["G7-1", "G8-1", "G8-2", "G8-3", "G8-4"],
        pack=PACK,
    )
    assert our_ends(ours, {}) == free_ends(free)


Plan = frozenset[tuple[str, int]]
"""Which numbers lie where, each as often as it does: `yard 6`, 2."""


def plan_of(dice: list[tuple[int, str]]) -> Plan:
    return frozenset(Counter(f"{space} {face}" for face, space in dice).items())


def free_plans(
    free: Free, dice: tuple[tuple[str, int], ...], laid: list[tuple[int, str]]
) -> set[Plan]:
    """Every way to lay each of these dice somewhere or nowhere, in whatever order."""
    if not dice:
        return {plan_of(laid)}
    face = dice[0][1]
    found = free_plans(free, dice[1:], laid)
    for space in ("cash_register", "barrel", "monk", "yard", *free.seats):
        taken = space not in ("monk", "yard") and space in [other for _, other in laid]
        for help in [] if taken else free.helps(face, space)[:1]:
            leaning = replace(free, used=free.used + help)
            found |= free_plans(leaning, dice[1:], [*laid, (face, space)])
    return found


def our_plans(game: Tiefenthal, laid: list[tuple[int, str]], seats: tuple[str, ...]) -> set[Plan]:
    """Every plan that the questions of a binding plan can end with."""
    if type(game.open()[0]).__name__ != "PlaceDie":
        return {plan_of(laid)}
    found: set[Plan] = set()
    for text in options(game):
        word, face, *space = text.split()
        named = seats[int(space[1]) - 1] if len(space) == 2 else "".join(space)
        more = [(int(face), named)] if word == "place" else []
        found |= our_plans(say(game.copy(), text), [*laid, *more], seats)
    return found


@pytest.mark.parametrize("seed", range(8))
def test_a_plan_that_binds_can_be_laid_in_every_way(seed: int) -> None:
    rng = Rng(seed)
    seats = tuple(list(WANTS)[:2] if seed % 2 else list(WANTS)[1:3])
    faces = [1 + int(rng.below(6)) for _ in range(4)]
    washers = int(rng.below(4))
    ours = serving(module=3, seated=seats, staff={"dishwasher": washers}, dice=faces)
    dice = tuple((f"die {number}", face) for number, face in enumerate(faces))
    free = Free(dice, washers, 0, 0, seats)
    assert our_plans(ours, [], seats) == free_plans(free, dice, [])
