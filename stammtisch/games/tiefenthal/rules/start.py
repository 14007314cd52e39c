"""What lies ready before the first evening."""

from __future__ import annotations

from stammtisch.core import Options, Pack, Pile

from ..setup.cards import FIRST_REGULAR, NOBLE
from ..setup.figures import REGULARS
from ..setup.shared import TiefenthalSetup
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY, WHOLE_STACK, Tavern
from . import ROUNDS


def read_setup(pack: Pack, options: Options, seats: int) -> TiefenthalSetup:
    """Figures and rulings, with the phases of a round."""
    setup = TiefenthalSetup(pack, options, seats)
    setup.round = ROUNDS[int(options["module"])]
    return setup


def new_game(setup: TiefenthalSetup) -> Tiefenthal:
    """A table as it was laid out once for this Setup."""
    if setup.laid_out is None:
        setup.laid_out = lay_out(setup)
    game: Tiefenthal = setup.laid_out.copy()
    return game


def lay_out(setup: TiefenthalSetup) -> Tiefenthal:
    """Supply, guests and taverns as the rulebook wants them."""
    game = Tiefenthal(setup, setup.round)
    game.supply = Pile(setup.supply)
    game.stocked = sum(1 << kind for kind in range(NOBLE) if setup.supply[kind] > 0)
    game.guest_deck = Pile(setup.deck)
    game.stack = Pile(setup.stack)
    first = WHOLE_STACK if setup.stack_is_open else EMPTY
    game.offers = Pile([first, *[EMPTY] * setup.open_guests])
    game.counter_guests = setup.counter_guests * setup.seats
    game.taverns = [new_tavern(game, seat) for seat in range(setup.seats)]
    return game


def new_tavern(game: Tiefenthal, seat: int) -> Tavern:
    """Seven regulars and the start cards are the first deck."""
    tavern = Tavern(seat)
    tavern.deck = Pile([*range(FIRST_REGULAR, FIRST_REGULAR + REGULARS)])
    for kind in game.setup.start:
        game.change_supply(kind, -1)
        tavern.deck.push(kind)
    tavern.points = sum([game.setup.points[kind] for kind in tavern.deck.to_list()])
    tavern.known = Pile()
    tavern.discard = Pile()
    tavern.seated = Pile()
    if game.setup.module.reputation:
        tavern.laid = Pile()
    if game.setup.module.start_cards:
        tavern.dealt = Pile()
    for pile in (tavern.deck, tavern.known, tavern.discard, tavern.seated):
        pile.reserve(24)
    return tavern
