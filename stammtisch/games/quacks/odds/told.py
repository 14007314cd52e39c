"""The odds as they are told: the next chip, one more chip, and plans.

The next chip is told with its power and with what waits for it in the pot. A plan counts it in the
same way, and every later chip with its printed number and what lies in the pot now: powers of chips
that nobody has drawn yet are left aside.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ..rules.explosion import explosive, would_explode
from ..rules.moving import lands_on
from ..state.chips import CHIPS, KINDS, NAMES
from ..state.player import Player
from ..state.table import Quacks
from .market import basket_odds
from .plans import Mean, Outcome, Plan, outcome_on
from .types import ChipOdds, PlanOdds, QuacksOdds, SpaceOdds

RISKS: Final = [15, 30]  # percent


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
        plans=plans(game, player, bad, count),
        baskets=basket_odds(game, player),
    )
    return {**told}


def plans(game: Quacks, player: Player, bad: int, count: int) -> list[PlanOdds]:
    """Only those that draw: a plan whose risk the next chip already exceeds is to stop now."""
    risks = [risk for risk in RISKS if count > 0 and bad * 100 <= risk * count]
    return [plan_odds(Plan(game, player, risk).outcome(0), risk) for risk in risks]


def chip_odds(game: Quacks, player: Player) -> list[ChipOdds]:
    counts = player.bag.counts(KINDS)
    return [chip_odd(game, player, kind, counts[kind]) for kind in range(KINDS) if counts[kind]]


def chip_odd(game: Quacks, player: Player, kind: int, count: int) -> ChipOdds:
    chip = CHIPS[kind]
    space = int(lands_on(game, player, chip)) + 1
    return ChipOdds(
        chip=NAMES[kind],
        count=count,
        chance=count / int(player.bag.n),
        explodes=would_explode(game, player, chip),
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
    mean = Mean()
    for chip in chips:
        after = outcome_on(game, chip["space"], chip["explodes"], player.window > 0)
        mean.add(chip["count"], after)
    return mean.over(max(player.bag.n, i64(1)))


def plan_odds(outcome: Outcome, risk: int) -> PlanOdds:
    """What a plan brings on average."""
    return PlanOdds(
        risk=risk,
        explode=outcome.explode,
        points=outcome.points,
        coins=outcome.coins,
        worth=outcome.worth,
    )
