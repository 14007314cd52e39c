"""What a sound player answers to every question but those of the own turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Pile, Step

from ..choices import (
    ACCEPT,
    DECLINE,
    KEEP,
    REDRAW,
    Choose,
    OfGuest,
    Refuse,
    Take,
    Turn,
)
from ..odds.placement import Worths, plan_worth
from ..powers.bonuses import RefuseService, TakeBonus
from ..powers.gifts import ChooseBonus, PickGuest, TurnTile
from ..rules.draft import TakeDie
from ..rules.filling import KeepOrRedraw
from ..rules.guests import stack_guests
from ..rules.upgrading import GiveBack
from ..setup.cards import NOBLE, TAVERN_CARDS
from ..setup.figures import ROUNDS
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY, Tavern, one_die
from .spending import best_given
from .worth import STAFF, THALER, evenings_left, guest_worth, staff_worth_for, tile_worth

DRAFTING: Final = Worths(84, 115, 163)
OWN_DIE: Final = 190  # what a bonus die brings on its evening
LAST_TILES: Final = [452, 272, 299, 96, 144, 0, 73, 390, 0]
"""What a tile brings on the last evening."""


def advise(game: Tiefenthal, step: Step) -> Choice:
    """The questions that come often first."""
    tavern = game.taverns[step.seat]
    if isinstance(step, TakeDie):
        return best_die(game, tavern, step.options(game))
    if isinstance(step, TakeBonus):
        return ACCEPT
    if isinstance(step, GiveBack):
        return game.setup.gives[best_given(game, tavern)]
    if isinstance(step, RefuseService):
        return weakest(game, tavern, step.options(game))
    if isinstance(step, KeepOrRedraw):
        return REDRAW if is_poor(game, tavern) else KEEP
    return advise_on_gifts(game, tavern, step, step.options(game))


def advise_on_gifts(game: Tiefenthal, tavern: Tavern, step: Step, options: list[Choice]) -> Choice:
    """What the round track offers."""
    best = options[0]
    most: i64 = -1
    for option in options:
        worth = gift_worth(game, tavern, option)
        if worth > most:
            best, most = option, worth
    assert isinstance(step, (ChooseBonus, PickGuest, TurnTile))
    return best


def gift_worth(game: Tiefenthal, tavern: Tavern, option: Choice) -> i64:
    if isinstance(option, OfGuest):
        return guest_worth(game, option.kind)
    if isinstance(option, Turn):
        return LAST_TILES[option.tile] + tile_worth(game, option.tile)
    return word_worth(game, option.word) if isinstance(option, Choose) else i64(0)


def word_worth(game: Tiefenthal, word: str) -> i64:
    """A card gained now comes in on this very evening, so it is worth an evening more."""
    if word in TAVERN_CARDS:
        return staff_worth_for(game, TAVERN_CARDS.index(word), evenings_left(game) + 1)
    if word == "guest":
        return max([guest_worth(game, kind) for kind in stack_guests(game)])
    return i64(OWN_DIE) if word == "own_die" else i64(100)


def best_die(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> Choice:
    """The die that adds most to the best placement."""
    best = options[0]
    most = -1
    for option in options:
        assert isinstance(option, Take)
        dice = tavern.white + tavern.own + one_die(option.face)
        worth = plan_worth(game, tavern, dice, DRAFTING)
        if worth > most:
            best, most = option, worth
    return best


def weakest(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> Choice:
    """A regular who pays little, rather one who is served already; nobody on the last evening."""
    best: Choice = DECLINE
    least: i64 = 6 if game.number < ROUNDS else 0
    for option in options:
        if isinstance(option, Refuse):
            kind = tavern.seated.at(option.place)
            unserved: i64 = 0 if tavern.served >> option.place & 1 else 1
            worth = 2 * game.setup.pays[kind] + unserved + 6 * game.setup.points[kind]
            if worth < least:
                best, least = option, worth
    return best


def is_poor(game: Tiefenthal, tavern: Tavern) -> bool:
    """Whether the evening brings much less than the cards that could come instead."""
    found = pile_income(game, tavern.seated)
    drawn = tavern.seated.n - tavern.seated.count(EMPTY)
    for kind in range(i64(len(TAVERN_CARDS))):
        found += tavern.in_play(kind) * card_income(game, kind)
        drawn += tavern.in_play(kind)
    nobles = tavern.nobles - tavern.seated.count(NOBLE)  # all of them share one seat
    cards, total = drawn + nobles, found + nobles * card_income(game, NOBLE)
    for pile in (tavern.deck, tavern.known, tavern.discard):
        cards += pile.n
        total += pile_income(game, pile)
    mean = total // cards
    return found * 100 < mean * drawn * 32 and found < mean * 6


def pile_income(game: Tiefenthal, pile: Pile) -> i64:
    """What its cards bring together."""
    total: i64 = 0
    for place in range(pile.n):
        if pile.at(place) != EMPTY:
            total += card_income(game, pile.at(place))
    return total


def card_income(game: Tiefenthal, kind: i64) -> i64:
    """What a card brings on an evening when it comes in."""
    if kind < len(TAVERN_CARDS):
        return STAFF[kind]
    return game.setup.pays[kind] * THALER * 7 // 10
