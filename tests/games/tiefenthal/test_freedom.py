"""Asking die by die forbids nothing: all that free hands could do at a real table can be said.

At the table dice are laid out as a plan, each with the dishwashers that it leans on, may be moved
at any time, and are removed one by one between purchases. `Free` plays just that, with every die
and every dishwasher a thing of its own. Where a turn can end is compared with where ours can.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from typing import Any

import pytest

from stammtisch.core import Rng
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import listed

from .tables import options, say, serving

WANTS = {"R1": (2, 2), "R4": (5, 2), "R6": (3, 1), "R7": (4, 1), "noble": (2, 2)}  # die, pay
End = tuple[int, int, int, tuple[str, ...], frozenset[str]]
"""Thalers and beers that are kept, steps made, cards gained in order, tiles turned."""


@dataclass(frozen=True)
class Free:
    """A turn under full freedom; dice are (name, face), each may lie anywhere or nowhere.

    Once a plan binds, `laid` says for each die its space and the dishwashers that it leans on.
    """

    dice: tuple[tuple[str, int], ...]
    fresh: int  # dishwashers who have not helped a die yet
    brewers: int
    seats: tuple[str, ...]
    spent: int = 0  # and those who have
    laid: tuple[tuple[str, int], ...] | None = None
    served: frozenset[str] = frozenset()
    schnapps: int = 0
    entertainers: tuple[str, ...] = ()
    counter_guests: int = 0
    thalers: int = 0
    beers: int = 0
    steps: int = 0
    gained: tuple[str, ...] = ()
    turned: frozenset[str] = frozenset()

    def removals(self) -> list[Free]:
        """Every die from every space that it can be laid on, now that it is moved there."""
        if self.laid is not None:
            lying = enumerate(zip(self.dice, self.laid, strict=True))
            return [self.taken_up(number, die, *space) for number, (die, space) in lying]
        found = []
        for die in self.dice:
            for space in ("cash_register", "barrel", "monk", "yard", *self.seats):
                if space not in self.served:
                    found += [self.removed(die, space, help) for help in self.helps(die[1], space)]
        return found

    def helps(self, face: int, space: str) -> list[int]:
        """With how many dishwashers the face is what the space wants."""
        wanted = {"cash_register": range(1, 7), "barrel": range(1, 7), "monk": [5], "yard": [1, 6]}
        faces = wanted[space] if space in wanted else [WANTS[space][0]]
        return [help for help in range(self.fresh + 1) if face + help in faces and face + help <= 6]

    def taken_up(self, number: int, die: tuple[str, int], space: str, help: int) -> Free:
        """From where it lies; those who helped it stand free now, but have helped."""
        assert self.laid is not None
        stay = self.laid[:number] + self.laid[number + 1 :]
        return replace(self, laid=stay, fresh=self.fresh + help).removed(die, space, help)

    def removed(self, die: tuple[str, int], space: str, help: int) -> Free:
        rest = tuple(other for other in self.dice if other != die)
        after = replace(self, dice=rest, fresh=self.fresh - help, spent=self.spent + help)
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
        return found + self.kitchens() + self.drinks()

    def kitchens(self) -> list[Free]:
        """The kitchen, with any dishwashers given back: those who have helped a die or others."""
        found = []
        for spent in range(self.spent + 1):
            for fresh in range(self.fresh + 1):
                price = max(5 - 3 * (spent + fresh), 0)
                if "kitchen" not in self.turned and price <= self.thalers:
                    paid = self.paid(price, "noble", "kitchen")
                    left = self.spent - spent, self.fresh - fresh
                    found.append(replace(paid, spent=left[0], fresh=left[1]))
        return found

    def drinks(self) -> list[Free]:
        """What schnapps pays for, and a counter guest sent to the monastery."""
        found = []
        paid = replace(self, schnapps=self.schnapps - 2)
        if "fire_breather B" in self.entertainers and self.schnapps >= 2:
            found.append(replace(paid, beers=self.beers + 3))
        if "magician A" in self.entertainers and self.schnapps >= 2:
            found.append(replace(paid, thalers=self.thalers + 5))
        if self.counter_guests:
            sent = replace(self, counter_guests=self.counter_guests - 1)
            found.append(replace(sent, steps=self.steps + 1))
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
        *(tavern.schnapps, tavern.counter_guests, tuple(tavern.laid.to_list())),
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
    tiles = {"cash_register": 2, "kitchen": 4, "yard": 7}
    turned = {name for name, tile in tiles.items() if tavern.tiles >> tile & 1}
    kept = int(tavern.thalers), int(tavern.beers)
    return (*kept, int(tavern.position), cards, frozenset(turned))


DEAR = ["tables", "barmaid", "monk", "safe", "barrel", "cellar"]
PLAIN = {str(space): "none" for space in range(23)}
PACK = {
    "monastery": PLAIN,
    "winter_monastery": PLAIN,
    "tavern_cards": {name: {"thalers": 99} for name in ("barmaid", "table", "brewer")},
    "bard": {"thalers": 99},
    "upgrades": {
        **{tile: {"price": 99} for tile in DEAR},
        "yard": {"price": 8},
        "cash_register": {"price": 2},
        "kitchen": {"price": 5},
    },
}


def small_turn(rng: Rng, dice: int, **more: Any) -> tuple[Free, Tiefenthal]:
    """A small random position, as free hands hold it and as ours."""
    names = list(WANTS)
    seats = tuple(dict.fromkeys(names[rng.below(len(names))] for _ in range(2)))
    faces = [1 + int(rng.below(6)) for _ in range(dice)]
    staff = {"dishwasher": int(rng.below(3)), "brewer": int(rng.below(2))}
    numbered = tuple((f"die {number}", face) for number, face in enumerate(faces))
    thalers = int(rng.below(4))
    free = Free(numbered, staff["dishwasher"], staff["brewer"], seats, thalers=thalers)
    offers = ["G7-1", "G8-1", "G8-2", "G8-3", "G8-4"]
    placed = {"seated": seats, "staff": staff, "dice": faces[:2], "own": faces[2:], **more}
    return free, serving(thalers=thalers, offers=offers, pack=PACK, **placed)


@pytest.mark.parametrize("seed", range(12))
def test_a_canonical_order_forbids_nothing(seed: int) -> None:
    free, ours = small_turn(Rng(seed), 3)
    assert our_ends(ours, {}) == free_ends(free)


@pytest.mark.parametrize("seed", range(6))
def test_nor_with_schnapps_and_counter_guests(seed: int) -> None:
    drinks = ("fire_breather B",) if seed % 2 else ("fire_breather B", "magician A")
    schnapps = 2 + seed // 3
    parts = {"schnapps": schnapps, "counter_guests": 1}
    free, ours = small_turn(Rng(seed), 2, module=2, sides=drinks, **parts)
    free = replace(free, entertainers=drinks, schnapps=schnapps, counter_guests=1)
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
            leaning = replace(free, fresh=free.fresh - help)
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
    free = Free(dice, washers, 0, seats)
    assert our_plans(ours, [], seats) == free_plans(free, dice, [])


@pytest.mark.parametrize("seed", range(8))
def test_a_turn_whose_plan_binds_can_end_wherever_the_dice_lie_for(seed: int) -> None:
    rng = Rng(seed)
    free, ours = small_turn(rng, 3, module=3)
    laid: list[tuple[str, int, str]] = []  # its name, number and space
    while type(ours.open()[0]).__name__ == "PlaceDie":
        texts = options(ours, "place") or options(ours)
        text = texts[rng.below(len(texts))]
        word, face, *space = text.split()
        if word == "place":
            named = free.seats[int(space[1]) - 1] if len(space) == 2 else "".join(space)
            laid.append((f"die {len(laid)}", int(face), named))
        say(ours, text)
    helps = [free.helps(face, space)[0] for _, face, space in laid]
    spaces = tuple((space, help) for (_, _, space), help in zip(laid, helps, strict=True))
    dice = tuple((name, face) for name, face, _ in laid)
    bound = replace(free, dice=dice, laid=spaces, fresh=free.fresh - sum(helps))
    assert our_ends(ours, {}) == free_ends(bound)


def lifts(game: Tiefenthal) -> set[tuple[int, ...]]:
    """Every choice of dice that the juggler's questions can end with."""
    if type(game.open()[0]).__name__ != "LiftDie":
        return {tuple(listed(game.taverns[0].lifted))}
    found: set[tuple[int, ...]] = set()
    for text in options(game):
        found |= lifts(say(game.copy(), text))
    return found


@pytest.mark.parametrize("faces", [[3], [4, 4, 4], [1, 3, 3, 6], [2, 2, 5, 5, 6, 6]])
def test_the_juggler_may_roll_any_dice_again(faces: list[int]) -> None:
    white, own = faces[:4], faces[4:]
    ours = serving(module=2, dice=white, own=own, schnapps=1, sides=["juggler A"])
    counts = range(1, len(faces) + 1)
    assert lifts(say(ours, "drink juggler A")) == {
        dice for count in counts for dice in combinations(faces, count)
    }
