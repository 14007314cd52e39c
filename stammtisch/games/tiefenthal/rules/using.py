"""Using a die: what a space wants, what dishwashers add, what the space gives."""

from __future__ import annotations

from mypy_extensions import i64

from .. import events
from ..choices import Forgo, Use
from ..powers.bonuses import walk
from ..powers.guest_book import sign
from ..setup.cards import BREWER
from ..setup.guest_book import NO_LINE
from ..setup.shared import MOST_WASHERS
from ..setup.tiles import (
    BARREL,
    BARREL_TILE,
    CASH_REGISTER,
    CASH_REGISTER_TILE,
    EVERY_FACE,
    FIRST_SEAT,
    MONK,
    MONK_TILE,
    YARD,
    YARD_TILE,
)
from ..state.table import Tiefenthal
from ..state.tavern import BOUND, EMPTY, Tavern, laid_die, one_die


def is_open(tavern: Tavern, space: i64) -> bool:
    """A space for one die is closed once it was used, an empty seat always."""
    if space >= FIRST_SEAT:
        place = space - FIRST_SEAT
        return not tavern.served >> place & 1 and tavern.seated.at(place) != EMPTY
    return not tavern.closed >> space & 1


def fitting_faces(game: Tiefenthal, tavern: Tavern, space: i64) -> i64:
    """A bit for each number that the space takes, with the dishwashers left."""
    help = min(tavern.washers, i64(MOST_WASHERS))
    if space >= FIRST_SEAT:
        return game.setup.seat_fits[help][tavern.seated.at(space - FIRST_SEAT)]
    if space == MONK:
        return game.setup.monk_fits[help]
    return game.setup.yard_fits[help] if space == YARD else i64(EVERY_FACE)


def washers_for(game: Tiefenthal, tavern: Tavern, space: i64, face: i64) -> i64:
    """How many dishwashers a die that fits leans on."""
    if space >= FIRST_SEAT:
        return game.setup.wants[tavern.seated.at(space - FIRST_SEAT)] - face
    if space == MONK:
        return game.setup.monk_needs[face]
    return game.setup.yard_needs[face] if space == YARD else i64(0)


def income(game: Tiefenthal, tavern: Tavern, space: i64) -> i64:
    """What a die brings here now, in the goods of the space."""
    if space >= FIRST_SEAT:
        return game.setup.pays[tavern.seated.at(space - FIRST_SEAT)]
    if space == YARD:
        return game.figure(tavern, YARD_TILE) + tavern.in_play(BREWER)
    if space == MONK:
        return game.figure(tavern, MONK_TILE)
    return game.figure(tavern, CASH_REGISTER_TILE if space == CASH_REGISTER else BARREL_TILE)


def goods_of(space: i64) -> str:
    """What the space gives: thalers, beers or steps."""
    if space == MONK:
        return "steps"
    return "beers" if space in (YARD, BARREL) else "thalers"


def use_die(game: Tiefenthal, tavern: Tavern, use: Use) -> None:
    """The die leaves the tavern, and the space gives what it gives."""
    space = use.space
    amount = income(game, tavern, space)
    remove_die(tavern, use.face, space, washers_for(game, tavern, space, use.face))
    if game.news is not None:
        game.tell(events.used(tavern.seat, use, goods_of(space), amount))
    if space >= FIRST_SEAT:
        tavern.served |= i64(1) << (space - FIRST_SEAT)
        tavern.thalers += amount
        line: i64 = game.setup.line_of[tavern.seated.at(space - FIRST_SEAT)]
        if line != NO_LINE:
            sign(game, tavern, line)
    elif space == MONK:
        leave_monk(game, tavern, amount)
    elif space == YARD:
        tavern.beers += amount
    else:
        tavern.closed |= i64(1) << space
        if space == CASH_REGISTER:
            tavern.thalers += amount
        else:
            tavern.beers += amount


def leave_monk(game: Tiefenthal, tavern: Tavern, steps: i64) -> None:
    """The monk signs before he walks."""
    if game.setup.monk_line == NO_LINE:
        walk(game, tavern, steps)
    else:
        tavern.steps += steps
        sign(game, tavern, game.setup.monk_line)


def forgo_step(game: Tiefenthal, tavern: Tavern, choice: Forgo) -> None:
    """A die leaves the monk without a step."""
    remove_die(tavern, choice.face, MONK, game.setup.monk_needs[choice.face])
    if game.news is not None:
        game.tell(events.forgone(tavern.seat, choice.face))
    leave_monk(game, tavern, 0)


def remove_die(tavern: Tavern, face: i64, space: i64, help: i64) -> None:
    """Dice of one number are alike; a white one goes first. Its dishwashers have worked."""
    if tavern.plan == BOUND:
        take_up(tavern, face, space)
        tavern.leaning -= help
    else:
        tavern.washers -= help
    tavern.washed += help
    if tavern.white >> (face * 4) & 15:
        tavern.white -= one_die(face)
    else:
        tavern.own -= one_die(face)


def take_up(tavern: Tavern, face: i64, space: i64) -> None:
    """A die leaves the space where it lay as planned."""
    place: i64 = 0
    while tavern.laid.at(place) != laid_die(face, space):
        place += 1
    tavern.laid.take(place)
    tavern.covered &= ~(i64(1) << space)
