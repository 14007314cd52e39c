"""Why an answer is better: by what a card brings, and by the lower total that follows.

Where that does not speak for it: by upgrades and tokens that work later, or by the rival's total.
"""

from __future__ import annotations

from stammtisch.core import Choice, Later, Reason, Step
from stammtisch.core.policy import average

from ..choices import HARVEST, SELL, Use, product_of
from ..rules.harvesting import would_harvest
from ..state.score_pad import totals_of
from ..state.table import BeerAndBread
from ..state.tokens import total
from ..state.village import members

USES = ["harvest", "sell", "upgrade"]
ALIKE = (HARVEST, SELL)  # two of a kind differ by what they bring; two upgrades clean as much


def reason(
    game: BeerAndBread, step: Step, better: Choice, other: Choice, later: Later
) -> Reason | None:
    """The lower total is what counts; where it says nothing, what grows, or what a rival lacks."""
    seat = int(step.seat)
    low, other_low = lower_total(seat, later(better)), lower_total(seat, later(other))
    if low <= other_low:
        found = about_balance(game, seat, better) or about_growth(seat, later(better), later(other))
        return found or about_rival(1 - seat, later(better), later(other))
    facts: dict[str, float | str] = {"low": low, "other_low": other_low}
    if not isinstance(better, Use) or not isinstance(other, Use):
        return "years", facts
    is_same = better.use == other.use
    if is_same and better.use not in ALIKE:
        return "years", facts
    facts |= {"use": USES[better.use], "number": brought(game, seat, better)}
    facts |= {
        "other_use": "same" if is_same else USES[other.use],
        "other_number": brought(game, seat, other),
    }
    return "use", facts


def lower_total(seat: int, games: list[BeerAndBread]) -> float:
    return average([float(min(totals_of(later.account(seat)))) for later in games])


def brought(game: BeerAndBread, seat: int, use: Use) -> int:
    """Tokens of a harvest, the price of what is sold, cards that cleaning takes out."""
    face, village = game.setup.cards[use.card], game.villages[seat]
    if use.use == HARVEST:
        return int(total(would_harvest(game, village, face)))
    return int(face.value if use.use == SELL else village.beers + village.breads)


def about_balance(game: BeerAndBread, seat: int, better: Choice) -> Reason | None:
    """Selling the product on which less was earned."""
    if not isinstance(better, Use) or better.use != SELL:
        return None
    beer, bread = totals_of(game.account(seat))
    product = product_of(better.card)
    own, rest = (beer, bread) if product == "beer" else (bread, beer)
    if own >= rest:
        return None
    return "lags", {"product": product, "low": int(own), "high": int(rest)}


def about_growth(seat: int, best: list[BeerAndBread], rest: list[BeerAndBread]) -> Reason | None:
    """Upgrades in force after the round, or else tokens in store; at the end neither works."""
    if best[0].over:
        return None
    upgrades, fewer = upgrades_of(seat, best), upgrades_of(seat, rest)
    if upgrades > fewer:
        return "upgrades", {"upgrades": upgrades, "other_upgrades": fewer}
    tokens, less = stored(seat, best), stored(seat, rest)
    return ("tokens", {"tokens": tokens, "other_tokens": less}) if tokens > less else None


def upgrades_of(seat: int, games: list[BeerAndBread]) -> float:
    return average([float(len(members(later.villages[seat].upgrades))) for later in games])


def stored(seat: int, games: list[BeerAndBread]) -> float:
    return average([float(total(later.villages[seat].storage)) for later in games])


def about_rival(rival: int, best: list[BeerAndBread], rest: list[BeerAndBread]) -> Reason | None:
    """What the other village is kept from."""
    low, high = lower_total(rival, best), lower_total(rival, rest)
    return ("rival", {"rival": low, "other_rival": high}) if low < high else None
