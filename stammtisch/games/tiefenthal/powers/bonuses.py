"""Instant bonuses, of guests, tracks and signatures: used at once or lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import ACCEPT, ACCEPT_DECLINE, DECLINE, MOST_SEATS, Refuse
from ..setup.cards import (
    CARD,
    NOBLE,
    NOTHING,
    REFUSE,
    REPUTATION,
    SCHNAPPS,
    STEPS,
    THALERS,
    Bonus,
)
from ..setup.tiles import FIRST_SEAT, SAFE_TILE
from ..state.table import EVENING, Tiefenthal
from ..state.tavern import EMPTY, NOWHERE, Tavern
from .reputation import climb


def walk(game: Tiefenthal, tavern: Tavern, steps: i64) -> None:
    """The marker moves along the ring; every bonus that it lands on or passes is used."""
    tavern.steps += steps
    walk_on(game, tavern)


def walk_on(game: Tiefenthal, tavern: Tavern) -> None:
    """Until a bonus asks something; its answer goes on then. What a bonus brings goes first."""
    while tavern.steps > 0 or tavern.climbing > 0:
        climbs = tavern.climbing > 0 and (tavern.climbs_first or tavern.steps == 0)
        bonus = climb(game, tavern) if climbs else step_on(game, tavern)
        if bonus.sort != NOTHING and use_bonus(game, tavern, bonus):
            return


def step_on(game: Tiefenthal, tavern: Tavern) -> Bonus:
    """One step of the ring, and what lies there."""
    tavern.steps -= 1
    tavern.position = following(game, tavern.position)
    if game.news is not None:
        game.tell(events.moved(tavern.seat, tavern.position))
    return game.setup.ring[tavern.position]


def following(game: Tiefenthal, position: i64) -> i64:
    """After the last space comes the first again: 0, or by ruling 1."""
    last = len(game.setup.ring) - 1
    if position < last:
        return position + 1
    return last + 1 - game.setup.positions


def receive(game: Tiefenthal, tavern: Tavern, bonus: Bonus) -> None:
    """A guest brings a bonus; steps are walked at once."""
    if not use_bonus(game, tavern, bonus):
        walk_on(game, tavern)


def use_bonus(game: Tiefenthal, tavern: Tavern, bonus: Bonus) -> bool:
    """Whether it asks something: then the rest waits."""
    if bonus.sort == CARD:
        return bring_card(game, tavern, bonus)
    if bonus.sort == REFUSE:
        return refuse_service(game, tavern, bonus)
    if bonus.sort == NOTHING:
        return False
    bring(game, tavern, bonus)
    if game.news is not None:
        game.tell(events.bonus_used(tavern.seat, bonus))
    return False


def bring(game: Tiefenthal, tavern: Tavern, bonus: Bonus) -> None:
    """What comes in a number."""
    if bonus.sort == STEPS:
        tavern.steps += bonus.number
        tavern.climbs_first = False
    elif bonus.sort == THALERS:
        bring_thalers(game, tavern, bonus.number)
    elif bonus.sort == SCHNAPPS:
        game.gain_schnapps(tavern, bonus.number)
    else:
        assert bonus.sort == REPUTATION
        tavern.climbing += bonus.number
        tavern.climbs_first = True


def bring_thalers(game: Tiefenthal, tavern: Tavern, thalers: i64) -> None:
    """Before the tavern opens they go into the safe, as far as it has room."""
    tavern.thalers += thalers
    if game.stage == EVENING:
        tavern.thalers = min(tavern.thalers, game.figure(tavern, SAFE_TILE))


def bring_card(game: Tiefenthal, tavern: Tavern, bonus: Bonus) -> bool:
    """A tavern card or a noble from the supply, which may be declined."""
    if game.left(bonus.number) == 0:
        if game.news is not None:
            game.tell(events.bonus_lapsed(tavern.seat, bonus))
        return False
    tavern.offered = bonus.number
    if game.setup.may_decline:
        game.interrupt(TAKE_BONUS[tavern.seat])
        return True
    gain_as_bonus(game, tavern, bonus.number)
    return False


def gain_as_bonus(game: Tiefenthal, tavern: Tavern, kind: i64) -> None:
    """By ruling it counts as one of those that may be bought."""
    game.gain(tavern, kind)
    if game.setup.bonus_cards_count and kind != NOBLE:
        tavern.bought |= i64(1) << kind
    if game.news is not None:
        game.tell(events.card_gained(tavern.seat, game.setup.cards[kind]))


class TakeBonus(Step):
    """Take the card that a bonus brings, or leave it."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        return ACCEPT_DECLINE

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        tavern = game.taverns[self.seat]
        if choice is ACCEPT:
            gain_as_bonus(game, tavern, tavern.offered)
        elif game.news is not None:
            game.tell(events.declined(self.seat))
        walk_on(game, tavern)

    def about(self, game: Tiefenthal) -> dict[str, int | str]:
        return {"card": game.setup.cards[game.taverns[self.seat].offered].name}


def refuse_service(game: Tiefenthal, tavern: Tavern, bonus: Bonus) -> bool:
    """Somebody at the tables may be sent away for good; without anybody it lapses."""
    for place in range(tavern.seated.n):
        if can_be_refused(game, tavern, place):
            game.interrupt(REFUSE_SERVICE[tavern.seat])
            return True
    if game.news is not None:
        game.tell(events.bonus_lapsed(tavern.seat, bonus))
    return False


def can_be_refused(game: Tiefenthal, tavern: Tavern, place: i64) -> bool:
    """Regulars and guests, served or not, but not with a die on them; nobles by ruling."""
    kind = tavern.seated.at(place)
    if kind == EMPTY or tavern.covered >> (FIRST_SEAT + place) & 1:
        return False
    return kind != NOBLE or game.setup.may_refuse_noble


class RefuseService(Step):
    """Who is served no more, or nobody."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        tavern = game.taverns[self.seat]
        options: list[Choice] = []
        for place in range(tavern.seated.n):
            if can_be_refused(game, tavern, place):
                options.append(game.setup.refusals[place])
        options.append(DECLINE)
        return options

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        tavern = game.taverns[self.seat]
        if isinstance(choice, Refuse):
            refuse(game, tavern, choice.place)
        elif game.news is not None:
            game.tell(events.declined(self.seat))
        walk_on(game, tavern)


def refuse(game: Tiefenthal, tavern: Tavern, place: i64) -> None:
    """The card is out of the game and the seat stays empty; other nobles stay on theirs."""
    kind = tavern.seated.at(place)
    tavern.points -= game.setup.points[kind]
    if kind == NOBLE:
        tavern.nobles -= 1
    if kind != NOBLE or tavern.nobles == 0:
        tavern.seated.replace(place, EMPTY)
    if kind == NOBLE and tavern.nobles == 0:
        tavern.noble_place = NOWHERE
    if game.news is not None:
        game.tell(events.refused(tavern.seat, place, game.setup.cards[kind]))


TAKE_BONUS: Final = [TakeBonus(seat) for seat in range(MOST_SEATS)]
REFUSE_SERVICE: Final = [RefuseService(seat) for seat in range(MOST_SEATS)]
