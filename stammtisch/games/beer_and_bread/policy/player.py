"""How to play it soundly: sell what balances, harvest what lacks, clean in time."""

from __future__ import annotations

from math import exp
from typing import Any

from mypy_extensions import i64

from stammtisch.core import Choice, Later, Policy, Reason, Rng, Step

from ..choices import (
    BEER,
    HARVEST,
    OFFER,
    OFFER_MADE,
    SELL_CARD,
    CardChoice,
    KindChoice,
    Payment,
    Use,
)
from ..rules.hands import ChoosePickUp, Redraw
from ..rules.harvesting import would_harvest
from ..rules.passing import ReserveCard
from ..rules.turns import GiveCard, PlayCard
from ..setup.shared import LAST_YEAR
from ..state.table import BeerAndBread
from ..state.tokens import count, lacking, total
from ..state.village import Village
from .estimate import outlook
from .judging import Judge, balance
from .reason import reason


class BeerAndBreadPolicy(Policy):
    """One answer ahead, by the worth of things (see judging.py)."""

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, BeerAndBread)
        options = step.options(game)
        if isinstance(step, PlayCard):
            return best_use(game, step.seat, options)
        if isinstance(step, (GiveCard, Redraw, ReserveCard, ChoosePickUp)):
            return best_card(game, step, options)
        return sensible(game, step, options)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, BeerAndBread)
        if isinstance(step, PlayCard):
            return quick_use(game, step.seat, step.options(game), rng)
        options = step.options(game)
        if isinstance(step, (GiveCard, Redraw, ReserveCard, ChoosePickUp)):
            return options[rng.below(len(options))]
        return sensible(game, step, options)

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory that the lead promises (see estimate.py)."""
        assert isinstance(game, BeerAndBread)
        if game.over:
            return 1.0 if game.winners() == [seat] else 0.0
        lead = outlook(game, seat) - outlook(game, 1 - seat)
        return 1.0 / (1.0 + exp(-lead))

    def horizon(self, game: Any) -> int:
        """Two years ahead at most: what luck brings later only hides what an answer is worth."""
        assert isinstance(game, BeerAndBread)
        return 1 if game.year <= LAST_YEAR - 2 else 0

    def reason(
        self, game: Any, step: Step, better: Choice, other: Choice, later: Later
    ) -> Reason | None:
        """In this game's words (see reason.py)."""
        assert isinstance(game, BeerAndBread)
        return reason(game, step, better, other, later)


def best_use(game: BeerAndBread, seat: i64, options: list[Choice]) -> Choice:
    judge = Judge(game, seat)
    best, most = options[0], -1000.0
    for option in options:
        assert isinstance(option, Use)
        worth = judge.use(option.use, option.card)
        if worth > most:
            best, most = option, worth
    return best


def best_card(game: BeerAndBread, step: Step, options: list[Choice]) -> Choice:
    """Part with the card of least promise: give it, discard it, leave it; reserve the best."""
    judge = Judge(game, step.seat)
    cards = [option for option in options if isinstance(option, CardChoice)]
    by_promise = sorted([(promise(judge, int(o.card)), int(o.code)) for o in cards])
    if isinstance(step, ReserveCard):
        wanted = by_promise[-1]
    elif isinstance(step, GiveCard) or by_promise[0][0] < KEPT_FROM:
        wanted = by_promise[0]
    else:
        return options[0]
    return next(option for option in cards if int(option.code) == wanted[1])


KEPT_FROM = 1.2


def promise(judge: Judge, card: int) -> float:
    """What a card of the hand may bring as a product."""
    face = judge.game.setup.cards[card]
    short = float(total(lacking(judge.village.storage, face.recipe)))
    return judge.coins(face) / (1.5 + short)


def sensible(game: BeerAndBread, step: Step, options: list[Choice]) -> Choice:
    """Tokens: offer what there is most of, take and gather what there is least of, pay little."""
    village = game.villages[step.seat]
    best, most = options[0], -1000
    for option in options:
        score = -100
        if isinstance(option, KindChoice):
            score = int(count(village.storage, option.kind))
            if option is not OFFER[option.kind]:
                score = -score
        elif isinstance(option, Payment):
            score = int(count(village.storage, option.kind) - option.count)
        elif option is OFFER_MADE:
            score = 100
        if score > most:
            best, most = option, score
    return best


def quick_use(game: BeerAndBread, seat: i64, options: list[Choice], rng: Rng) -> Choice:
    """Sell if it balances; else clean when a house is full, or harvest the most."""
    village = game.villages[seat]
    beer, bread = balance(village, game)
    best, most = options[rng.below(len(options))], 0.0
    for option in options:
        assert isinstance(option, Use)
        worth = quick_worth(game, village, option, beer, bread) * (0.75 + 0.5 * rng.chance())
        if worth > most:
            best, most = option, worth
    return best


def quick_worth(
    game: BeerAndBread, village: Village, option: Use, beer: float, bread: float
) -> float:
    face = game.setup.cards[option.card]
    if option.use == HARVEST:
        taken = would_harvest(game, village, face)
        fitting = total(taken) - max(i64(0), village.excess(village.storage + taken))
        return 0.6 * float(fitting)
    if option is SELL_CARD[option.card]:
        return float(face.value) * (beer if face.product == BEER else bread)
    return 1.0 + 1.6 * float(village.beers + village.breads)
