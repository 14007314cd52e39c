"""Why an answer is better: by the risk of the next chip, else by points now and later."""

from __future__ import annotations

from stammtisch.core import Choice, Later, Reason, Step
from stammtisch.core.policy import average, now_and_later, percent

from ..choices import DRAW_STOP, FLASK, STOP
from ..odds.plans import Outcome, Plan
from ..odds.told import chip_odds, one_more
from ..rules.brewing import Brew
from ..rules.explosion import explosive
from ..state.player import Player
from ..state.table import Quacks
from .estimate import strength


def reason(game: Quacks, step: Step, better: Choice, other: Choice, later: Later) -> Reason | None:
    """While brewing, what the next chip risks and brings; for all other questions, the round."""
    player = game.players[step.seat]
    if isinstance(step, Brew) and player.bag.n > 0:
        found = about_flask(game, player) if better is FLASK else None
        if better in DRAW_STOP and other in DRAW_STOP:
            found = about_drawing(game, player, better)
        if found is not None:
            return found
    return about_round(int(step.seat), later(better), later(other))


def risk(game: Quacks, player: Player) -> int:
    """Percent of the chips in the bag that explode the pot."""
    return percent(float(explosive(game, player)) / float(player.bag.n))


def about_flask(game: Quacks, player: Player) -> Reason | None:
    """By how much the risk falls."""
    after = game.copy()
    after.apply(player.seat, FLASK)
    eased, before = risk(after, after.players[player.seat]), risk(game, player)
    return ("flask", {"explode": eased, "other_explode": before}) if eased < before else None


def about_drawing(game: Quacks, player: Player, better: Choice) -> Reason | None:
    """Stopping now and after one more chip, if the better one is worth more."""
    now = Plan(game, player, -1).outcome(0)
    then = one_more(game, player, chip_odds(game, player))
    facts: dict[str, float | str] = {"explode": risk(game, player)}
    if better is STOP:
        facts |= {"points": average([now.points]), "coins": average([now.coins])}
        return ("stop", facts) if now.worth > then.worth else None
    return ("draw", facts | drawn(now, then)) if then.worth > now.worth else None


def drawn(now: Outcome, then: Outcome) -> dict[str, float | str]:
    return {
        "points": average([then.points]),
        "coins": average([then.coins]),
        "other_points": average([now.points]),
        "other_coins": average([now.coins]),
    }


def about_round(seat: int, best: list[Quacks], rest: list[Quacks]) -> Reason | None:
    """Points of this round, and what lies ready to make more."""
    points = average([scored(g, seat) - scored(h, seat) for g, h in zip(best, rest, strict=True)])
    later = average([ready(g, seat) - ready(h, seat) for g, h in zip(best, rest, strict=True)])
    return now_and_later(points, later)


def scored(game: Quacks, seat: int) -> float:
    return float(game.players[seat].points)


def ready(game: Quacks, seat: int) -> float:
    """What bag, droplet, rubies and flask may bring in the rounds to come."""
    player = game.players[seat]
    return 0.0 if game.over else strength(game, player) - float(player.points)
