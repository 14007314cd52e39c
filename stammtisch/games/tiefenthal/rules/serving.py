"""F: serving. One after the other everybody uses dice and spends what they bring, in any order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import (
    CLOSE,
    MOST_SEATS,
    SEND,
    Buy,
    Drink,
    Forgo,
    OfGuest,
    TakeNobles,
    Upgrade,
    Use,
)
from ..powers.bonuses import receive, walk
from ..powers.entertainers import add_drinks, drink
from ..setup.cards import MERCHANT, NOBLE
from ..setup.shared import MOST_WASHERS
from ..setup.tiles import CELLAR_TILE, FIRST_SEAT, MONK, SAFE_TILE
from ..state.table import SERVING, Tiefenthal
from ..state.tavern import BOUND, EMPTY, UNPLANNED, WHOLE_STACK, Tavern, faces_of, listed
from .guests import take_guest
from .upgrading import begin_upgrade, payable_tiles
from .using import fitting_faces, forgo_step, is_open, use_die


def serve_guests(game: Tiefenthal) -> None:
    """In turn order, each a whole turn."""
    game.stage = SERVING
    if game.turn < game.seats:
        game.turn += 1
        begin_turn(game, game.in_turn(game.turn - 1))
        game.repeat()
    else:
        game.turn = 0


def begin_turn(game: Tiefenthal, tavern: Tavern) -> None:
    """To what safe and cellar hold, each merchant adds a beer."""
    tavern.beers += tavern.in_play(MERCHANT)
    if game.news is not None:
        game.tell(events.turn_began(tavern))
    game.ask(SERVE[tavern.seat])


class Serve(Step):
    """Use a die, spend thalers or beers, send a counter guest to the monastery, or close."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        tavern = game.taverns[self.seat]
        options: list[Choice] = []
        if tavern.plan == BOUND:
            add_planned_uses(game, tavern, options)
        else:
            add_uses(game, tavern, options)
        add_purchases(game, tavern, options)
        if tavern.beers > 0:
            add_invitations(game, tavern, options)
        if tavern.schnapps > 0:
            add_drinks(game, tavern, options)
        if tavern.counter_guests > 0:
            options.append(SEND)
        options.append(CLOSE)
        return options

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        tavern = game.taverns[self.seat]
        if choice is CLOSE:
            close_turn(game, tavern)
            return
        game.ask(self)  # comes back when all that this answer asks is answered
        if isinstance(choice, Use):
            use_die(game, tavern, choice)
        elif isinstance(choice, Buy):
            buy(game, tavern, choice)
        elif isinstance(choice, OfGuest):
            recruit(game, tavern, choice)
        elif isinstance(choice, TakeNobles):
            take_nobles(game, tavern, choice)
        elif isinstance(choice, Upgrade):
            begin_upgrade(game, tavern, choice.tile)
        else:
            do_seldom(game, tavern, choice)

    def about(self, game: Tiefenthal) -> dict[str, int | str]:
        tavern = game.taverns[self.seat]
        dice = len(listed(tavern.white + tavern.own))
        return {"thalers": tavern.thalers, "beers": tavern.beers, "dice": dice}


def do_seldom(game: Tiefenthal, tavern: Tavern, choice: Choice) -> None:
    """Drink schnapps, take a die from the monk, send a counter guest."""
    if isinstance(choice, Drink):
        drink(game, tavern, choice)
    elif isinstance(choice, Forgo):
        forgo_step(game, tavern, choice)
    else:
        send_counter_guest(game, tavern)


def add_uses(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """Every number that a die shows, at every open space that it fits."""
    faces = faces_of(tavern.white + tavern.own)
    if faces == 0:
        return
    options.extend(uses_beside_seats(game, tavern, faces))
    uses = game.setup.uses_by_faces
    for space in range(i64(FIRST_SEAT), FIRST_SEAT + tavern.seated.n):
        if is_open(tavern, space):
            fitting = faces & fitting_faces(game, tavern, space)
            if fitting != 0:
                options.extend(uses[space][fitting])
    if game.setup.step_optional:
        fitting = faces & fitting_faces(game, tavern, MONK)
        options.extend(game.setup.forgoes_by_faces[fitting])


def uses_beside_seats(game: Tiefenthal, tavern: Tavern, faces: i64) -> list[Choice]:
    """Those at the other four spaces; found once for all that they depend on."""
    setup = game.setup
    place = (min(tavern.washers, i64(MOST_WASHERS)) << 2 | tavern.closed) << 7 | faces
    found = setup.uses_beside_seats[place]
    if len(found) == 0:
        for space in range(i64(FIRST_SEAT)):
            if is_open(tavern, space):
                fitting = faces & fitting_faces(game, tavern, space)
                found = found + setup.uses_by_faces[space][fitting]
        setup.uses_beside_seats[place] = found
    return found


def add_planned_uses(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """Every die from the space where it lies; those alike at one space are one."""
    before: i64 = -1
    monks: i64 = 0
    for place in range(tavern.laid.n):
        die = tavern.laid.at(place)
        if die != before:
            options.append(game.setup.uses[die >> 3][(die & 7) - 1])
            if die >> 3 == MONK:
                monks |= i64(1) << (die & 7)
        before = die
    if game.setup.step_optional:
        options.extend(game.setup.forgoes_by_faces[monks])


def add_purchases(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """Tavern cards, one of each kind a round, and upgrades, each once."""
    setup = game.setup
    payable: i64 = setup.buyable[min(tavern.thalers, setup.dearest)]
    kinds = payable & game.stocked & ~tavern.bought
    if kinds != 0:
        options.extend(setup.buys_by_kinds[kinds])
    tiles = payable_tiles(game, tavern)
    if tiles != 0:
        options.extend(setup.upgrades_by_tiles[tiles])


def add_invitations(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """One guest a round, and nobles."""
    if not tavern.recruited:
        for place in range(game.offers.n):
            kind = game.offers.at(place)
            if kind == WHOLE_STACK:
                add_stack(game, tavern, options)
            elif kind != EMPTY and game.setup.beers[kind] <= tavern.beers:
                options.append(game.setup.recruits[kind])
    if not tavern.took_nobles:
        options.extend(game.setup.nobles_up_to[nobles_for(game, tavern.beers)])


def add_stack(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> None:
    """By ruling any guest of the stack may be recruited."""
    for kind in sorted(game.stack.to_list()):
        if game.setup.beers[kind] <= tavern.beers:
            options.append(game.setup.recruits[kind])


def nobles_for(game: Tiefenthal, beers: i64) -> i64:
    """How many nobles so many beers can win at once."""
    count: i64 = 0
    while count < 3 and count < game.left(NOBLE) and game.setup.noble_prices[count] <= beers:
        count += 1
    return count


def buy(game: Tiefenthal, tavern: Tavern, choice: Buy) -> None:
    """One of each kind a round."""
    tavern.thalers -= choice.price
    tavern.bought |= i64(1) << choice.kind
    game.gain(tavern, choice.kind)
    if game.news is not None:
        game.tell(events.bought(tavern.seat, game.setup.cards[choice.kind]))


def recruit(game: Tiefenthal, tavern: Tavern, choice: OfGuest) -> None:
    """One guest a round, with the instant bonus; the place is filled at once."""
    card = game.setup.cards[choice.kind]
    tavern.beers -= choice.beers
    tavern.recruited = True
    game.lay_on_pile(tavern, choice.kind)
    if game.news is not None:
        game.tell(events.recruited(tavern.seat, card))
    receive(game, tavern, card.bonus)
    take_guest(game, choice.kind)


def take_nobles(game: Tiefenthal, tavern: Tavern, choice: TakeNobles) -> None:
    """Nobles for beer do not count as the guest of the round."""
    tavern.beers -= choice.beers
    tavern.took_nobles = not game.setup.nobles_again
    for _noble in range(choice.count):
        game.gain(tavern, NOBLE)
    if game.news is not None:
        game.tell(events.nobles_taken(tavern.seat, choice.count, choice.beers))


def send_counter_guest(game: Tiefenthal, tavern: Tavern) -> None:
    """One step at the monastery."""
    tavern.counter_guests -= 1
    if game.news is not None:
        game.tell(events.counter_guest_sent(tavern.seat))
    walk(game, tavern, 1)


def close_turn(game: Tiefenthal, tavern: Tavern) -> None:
    """Safe and cellar keep what they hold; the rest and unused dice are lost."""
    thalers = max(tavern.thalers - game.figure(tavern, SAFE_TILE), i64(0))
    beers = max(tavern.beers - game.figure(tavern, CELLAR_TILE), i64(0))
    tavern.thalers -= thalers
    tavern.beers -= beers
    if game.news is not None:
        dice = len(listed(tavern.white + tavern.own))
        game.tell(events.turn_closed(tavern, thalers, beers, dice))
    tavern.white = 0
    tavern.own = 0
    tavern.washers = 0
    if tavern.plan != UNPLANNED:
        clear_plan(tavern)


def clear_plan(tavern: Tavern) -> None:
    """The spaces are free again."""
    tavern.plan = UNPLANNED
    tavern.covered = 0
    tavern.leaning = 0
    tavern.laid.clear()


SERVE: Final = [Serve(seat) for seat in range(MOST_SEATS)]
