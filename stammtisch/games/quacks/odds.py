"""Exact chances that anybody could work out from the chips on the table.

The next chip is told with its power. A plan looks farther ahead and counts every chip still in the
bag with its printed number: powers of chips that nobody has drawn yet are left aside.
"""

from __future__ import annotations

from typing import Any, Final, TypedDict

from .chips import CHIPS, KINDS, NAMES, WHITE
from .plans import Outcome, Plan, outcome_on
from .player import Player
from .state import Quacks
from .worth import explosive, landing

RISKS: Final = [15, 30]  # percent


class ChipOdds(TypedDict):
    """One kind of chip in the bag: how many, and what drawing it now would do."""

    chip: str
    count: int
    chance: float
    explodes: bool
    space: int
    coins: int
    points: int


class SpaceOdds(TypedDict):
    """The chance that the scoring space is this one after one more chip."""

    space: int
    coins: int
    points: int
    chance: float
    exploded: float


class PlanOdds(TypedDict):
    """Drawing on while the risk is at most so many percent: averages, and what it is worth."""

    risk: int
    explode: float
    points: float
    coins: float
    worth: float


class QuacksOdds(TypedDict):
    """For a pot that brews; `explosive` of the `bag` chips would explode it."""

    brewing: bool
    explode: float
    explosive: int
    bag: int
    chips: list[ChipOdds]
    spaces: list[SpaceOdds]
    stop: PlanOdds
    draw: PlanOdds
    plans: list[PlanOdds]


def odds(game: Quacks, seat: int) -> dict[str, Any]:
    """The next chip, one more chip, and two plans: a careful and a bold one."""
    player = game.players[seat]
    count = int(player.bag.n) if player.brewing else 0
    chips = chip_odds(game, player) if count else []
    bad = int(explosive(game, player)) if count else 0
    told = QuacksOdds(
        brewing=count > 0,
        explode=bad / count if count else 0.0,
        explosive=bad,
        bag=count,
        chips=chips,
        spaces=space_odds(game, chips),
        stop=plan_odds(Plan(game, player, -1).outcome(0), 0),
        draw=plan_odds(one_more(game, player, chips), 0),
        plans=[plan_odds(Plan(game, player, risk).outcome(1), risk) for risk in RISKS]
        if count
        else [],
    )
    return {**told}


def chip_odds(game: Quacks, player: Player) -> list[ChipOdds]:
    counts = player.bag.counts(KINDS)
    return [chip_odd(game, player, kind, counts[kind]) for kind in range(KINDS) if counts[kind]]


def chip_odd(game: Quacks, player: Player, kind: int, count: int) -> ChipOdds:
    chip = CHIPS[kind]
    space = int(landing(game, player, kind)) + 1
    bad = chip.colour == WHITE and player.whites + chip.value > player.limit
    return ChipOdds(
        chip=NAMES[kind],
        count=count,
        chance=count / int(player.bag.n),
        explodes=bool(bad) and not game.next_is_safe(player),
        space=space,
        coins=game.setup.coins[space],
        points=game.setup.points[space],
    )


def space_odds(game: Quacks, chips: list[ChipOdds]) -> list[SpaceOdds]:
    """The distribution of the scoring space after one more chip."""
    found: list[SpaceOdds] = []
    for space in sorted({chip["space"] for chip in chips}):
        here = [chip for chip in chips if chip["space"] == space]
        found.append(
            SpaceOdds(
                space=space,
                coins=game.setup.coins[space],
                points=game.setup.points[space],
                chance=sum([chip["chance"] for chip in here]),
                exploded=sum([chip["chance"] for chip in here if chip["explodes"]]),
            )
        )
    return found


def one_more(game: Quacks, player: Player, chips: list[ChipOdds]) -> Outcome:
    """The averages for stopping after one more chip, the power of that chip included."""
    explode = points = coins = worth = 0.0
    for chip in chips:
        after = outcome_on(game, chip["space"], chip["explodes"], player.window > 0)
        explode += chip["chance"] * after.explode
        points += chip["chance"] * after.points
        coins += chip["chance"] * after.coins
        worth += chip["chance"] * after.worth
    return Outcome(explode, points, coins, worth)


def plan_odds(outcome: Outcome, risk: int) -> PlanOdds:
    """What a plan brings on average."""
    return PlanOdds(
        risk=risk,
        explode=outcome.explode,
        points=outcome.points,
        coins=outcome.coins,
        worth=outcome.worth,
    )
