"""F with reputation: first the dice are laid for good, then thalers and beers are compared."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Drink, Leave, Place
from ..powers.bonuses import walk_on
from ..powers.entertainers import add_juggling, drink
from ..setup.cards import BARD, MERCHANT
from ..setup.tiles import BARREL, FIRST_SEAT, MONK, YARD
from ..state.table import Tiefenthal
from ..state.tavern import BOUND, COUNTED, UNPLANNED, Tavern, laid_die, one_die
from .serving import serve_guests
from .using import fitting_faces, income, is_open, washers_for


def plan_and_serve(game: Tiefenthal) -> None:
    """In turn order, each a whole turn that begins with the plan."""
    serve_guests(game)
    if game.turn > 0:
        game.ask(PLACE_DIE[game.in_turn(game.turn - 1).seat])


class PlaceDie(Step):
    """Where does the next die lie? The lowest number comes first; before it, the juggler."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        tavern = game.taverns[self.seat]
        options: list[Choice] = []
        if tavern.settled == 0:
            add_juggling(game, tavern, options)
        face = next_face(tavern)
        for space in range(first_space(tavern, face), FIRST_SEAT + tavern.seated.n):
            if can_lie(game, tavern, space, face):
                options.append(game.setup.said.places[space][face - 1])
        options.append(game.setup.said.leaves[face])
        return options

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        tavern = game.taverns[self.seat]
        if isinstance(choice, Drink):
            game.ask(self)
            drink(game, tavern, choice)
            return
        if isinstance(choice, Place):
            place_die(game, tavern, choice)
        else:
            assert isinstance(choice, Leave)
            leave_dice(game, tavern, choice.face)
        go_on_planning(game, tavern)

    def about(self, game: Tiefenthal) -> dict[str, int | str]:
        return {"die": next_face(game.taverns[self.seat])}


def next_face(tavern: Tavern) -> i64:
    """The lowest number of a die that is not settled; 0 when all are."""
    dice = tavern.white + tavern.own - tavern.settled
    if dice == 0:
        return 0
    face: i64 = 1
    while not dice >> (face * 4) & 15:
        face += 1
    return face


def first_space(tavern: Tavern, face: i64) -> i64:
    """Dice of one number are laid by rising spaces, so that no plan can be made in two ways."""
    last = tavern.laid.top()
    return last >> 3 if last >= 0 and last & 7 == face else i64(0)


def can_lie(game: Tiefenthal, tavern: Tavern, space: i64, face: i64) -> bool:
    """Free, and wanting this number with the dishwashers who are free."""
    if tavern.covered >> space & 1 or not is_open(tavern, space):
        return False
    return bool(fitting_faces(game, tavern, space) >> face & 1)


def place_die(game: Tiefenthal, tavern: Tavern, choice: Place) -> None:
    """The die lies there, and its dishwashers with it."""
    face, space = choice.face, choice.space
    help = washers_for(game, tavern, space, face)
    tavern.washers -= help
    tavern.leaning += help
    tavern.settled += one_die(face)
    tavern.laid.push(laid_die(face, space))
    if space not in (MONK, YARD):
        tavern.covered |= i64(1) << space
    if game.news is not None:
        game.tell(events.die_placed(tavern.seat, choice, help))


def leave_dice(game: Tiefenthal, tavern: Tavern, face: i64) -> None:
    """All dice of this number that are not laid yet stay beside the tavern."""
    dice = tavern.white + tavern.own - tavern.settled
    tavern.settled += (dice >> (face * 4) & 15) << (face * 4)
    if game.news is not None:
        game.tell(events.dice_left(tavern.seat, face))


def go_on_planning(game: Tiefenthal, tavern: Tavern) -> None:
    """A die that fits nowhere is left without a question; after the last one all are counted."""
    face = next_face(tavern)
    while face > 0:
        for space in range(first_space(tavern, face), FIRST_SEAT + tavern.seated.n):
            if can_lie(game, tavern, space, face):
                game.ask(PLACE_DIE[tavern.seat])
                return
        leave_dice(game, tavern, face)
        face = next_face(tavern)
    count_reputation(game, tavern)


def planned_thalers(game: Tiefenthal, tavern: Tavern) -> i64:
    """What the dice on seats and cash register would bring."""
    total: i64 = 0
    for place in range(tavern.laid.n):
        space = tavern.laid.at(place) >> 3
        if space not in (MONK, YARD, BARREL):
            total += income(game, tavern, space)
    return total


def planned_beers(game: Tiefenthal, tavern: Tavern) -> i64:
    """What those on yard and barrel would."""
    total: i64 = 0
    for place in range(tavern.laid.n):
        space = tavern.laid.at(place) >> 3
        if space in (YARD, BARREL):
            total += income(game, tavern, space)
    return total


def steps_for(game: Tiefenthal, tavern: Tavern, thalers: i64, beers: i64) -> i64:
    """The lower of what dice bring, by ruling with merchants and what is stored; and the bards."""
    merchants = tavern.in_play(MERCHANT)
    if game.setup.merchants_count:
        beers += merchants
    if game.setup.storage_counts:
        thalers += tavern.thalers
        beers += tavern.beers - (i64(0) if game.is_to_serve(tavern) else merchants)
    return min(thalers, beers) + tavern.in_play(BARD) * game.setup.parts.bard_steps


def count_reputation(game: Tiefenthal, tavern: Tavern) -> None:
    """The plan stands, and the marker moves; by ruling dice may go elsewhere from now on."""
    thalers, beers = planned_thalers(game, tavern), planned_beers(game, tavern)
    steps = steps_for(game, tavern, thalers, beers)
    if game.news is not None:
        game.tell(events.reputation_counted(tavern.seat, thalers, beers, steps))
    tavern.settled = 0
    if game.setup.locks_dice:
        tavern.plan = BOUND
    else:
        set_free(tavern)
    tavern.climbing += steps
    walk_on(game, tavern)


def set_free(tavern: Tavern) -> None:
    """The plan was counted and binds nobody."""
    tavern.plan = COUNTED
    tavern.washers += tavern.leaning
    tavern.leaning = 0
    tavern.covered = 0
    tavern.laid.clear()


PLACE_DIE: Final = [PlaceDie(seat) for seat in range(MOST_SEATS)]
assert UNPLANNED < COUNTED < BOUND, "a plan only goes on"
