"""Why an answer is better: by who comes and what dice add, else by points now and later."""

from __future__ import annotations

from stammtisch.core import Choice, Later, Reason, Step
from stammtisch.core.policy import average, now_and_later

from ..choices import CLOSE, KEEP, Take
from ..odds.told import evening, sums
from ..rules.draft import TakeDie
from ..rules.filling import KeepOrRedraw
from ..rules.serving import Serve
from ..state.table import Tiefenthal
from ..state.tavern import Tavern, listed, one_die
from .estimate import strength

GOODS = ["thalers", "beers", "steps"]


def reason(
    game: Tiefenthal, step: Step, better: Choice, other: Choice, later: Later
) -> Reason | None:
    """The questions that have odds of their own first."""
    tavern = game.taverns[step.seat]
    found: Reason | None = None
    if isinstance(step, TakeDie):
        found = about_dice(game, tavern, better, other)
    elif isinstance(step, KeepOrRedraw):
        found = about_guests(game, tavern, better)
    elif isinstance(step, Serve) and other is CLOSE:
        found = about_closing(tavern)
    return found or about_evening(int(step.seat), later(better), later(other))


def about_dice(game: Tiefenthal, tavern: Tavern, better: Choice, other: Choice) -> Reason | None:
    """The goods of which one die adds most more than the other to the best placement."""
    assert isinstance(better, Take)
    assert isinstance(other, Take)
    adds, other_adds = added(game, tavern, better), added(game, tavern, other)
    more = [adds[goods] - other_adds[goods] for goods in range(len(GOODS))]
    goods = more.index(max(more))
    if sum(more) <= 0:
        return None
    return "die", {
        "die": int(better.face),
        "action": GOODS[goods],
        "number": adds[goods],
        "other_die": int(other.face),
        "other_number": other_adds[goods],
    }


def added(game: Tiefenthal, tavern: Tavern, take: Take) -> list[int]:
    dice = int(tavern.white + tavern.own)
    before = sums(game, tavern, dice)
    after = sums(game, tavern, dice + int(one_die(take.face)))
    return [new - old for new, old in zip(after, before, strict=True)]


def about_guests(game: Tiefenthal, tavern: Tavern, better: Choice) -> Reason | None:
    """What those who sit pay, and those who might."""
    cleared = tavern.copy()
    cleared.clear_tables()
    here = average([evening(game, tavern)["pay"]])
    anew = average([evening(game, cleared)["pay"]])
    if better is KEEP:
        return ("keep", {"pay": here, "other_pay": anew}) if here > anew else None
    return ("redraw", {"pay": anew, "other_pay": here}) if anew > here else None


def about_closing(tavern: Tavern) -> Reason | None:
    """Dice that nobody uses are lost."""
    dice = len(listed(tavern.white + tavern.own))
    return ("unused", {"dice": dice}) if dice > 0 else None


def about_evening(seat: int, best: list[Tiefenthal], rest: list[Tiefenthal]) -> Reason | None:
    """Points of this evening, and what lies ready to make more."""
    points = average([scored(g, seat) - scored(h, seat) for g, h in zip(best, rest, strict=True)])
    later = average([ready(g, seat) - ready(h, seat) for g, h in zip(best, rest, strict=True)])
    return now_and_later(points, later)


def scored(game: Tiefenthal, seat: int) -> float:
    return float(game.points_of(game.taverns[seat]))


def ready(game: Tiefenthal, seat: int) -> float:
    """What cards, tiles and the monastery may bring on the evenings to come."""
    if game.over:
        return 0.0
    return float(strength(game, game.taverns[seat])) / 100 - scored(game, seat)
