"""The playout player: each die where it brings most, and purchases from a table that play fills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice

from ..choices import CLOSE, SEND, Take
from ..rules.planning import first_space, next_face
from ..rules.upgrading import matching_cards
from ..rules.using import income, washers_for
from ..setup.cards import NOBLE
from ..setup.tiles import (
    BARREL,
    CASH_REGISTER,
    CELLAR_TILE,
    FIRST_SEAT,
    MONK,
    SPECIAL_OFFERS,
    YARD,
)
from ..state.table import Tiefenthal
from ..state.tavern import BOUND, EMPTY, WHOLE_STACK, Tavern, one_die
from .spending import kept_worth, thaler_purse
from .turn import sends
from .worth import BEER, guest_worth, noble_worth

EACH_THALER: Final = 100
EACH_BEER: Final = 115
EACH_STEP: Final = 300
HELP: Final = 30  # what a dishwasher might do for another die
ANY_DIE: Final = 60  # what a die brings that no space wants
NO_SPACE: Final = 99
KEPT: Final = 1 << 15  # purchases that are remembered


def quick_serve(game: Tiefenthal, tavern: Tavern) -> Choice:
    """Dice as long as one is of use, then all that can be bought; then the tavern closes."""
    if tavern.white + tavern.own > 0:
        use = quick_use(game, tavern)
        if use is not None:
            return use
    if tavern.beers > 0:
        invited = quick_invitation(game, tavern)
        if invited is not None:
            return invited
    if tavern.thalers > 0:
        bought = quick_purchase(game, tavern)
        if bought is not None:
            return bought
    return SEND if tavern.counter_guests > 0 and sends(game, tavern) else CLOSE


def quick_use(game: Tiefenthal, tavern: Tavern) -> Choice | None:
    """A die that is bound from where it lies, any other where it brings most."""
    if tavern.plan == BOUND:
        die = tavern.laid.top()
        return game.setup.uses[die >> 3][(die & 7) - 1] if die >= 0 else None
    use = best_use(game, tavern, tavern.white + tavern.own, tavern.washers, used(tavern))
    return game.setup.uses[use & 31][(use >> 5) - 1] if use > 0 else None


def quick_place(game: Tiefenthal, tavern: Tavern) -> Choice:
    """The same for all dice that are not settled; the lowest number goes first, by its spaces."""
    dice, washers, taken = tavern.white + tavern.own - tavern.settled, tavern.washers, used(tavern)
    wanted = next_face(tavern)
    first = first_space(tavern, wanted)
    lowest: i64 = NO_SPACE
    use = best_use(game, tavern, dice, washers, taken)
    while use > 0:
        face, space = use >> 5, use & 31
        if face == wanted and space >= first:
            lowest = min(lowest, space)
        dice -= one_die(face)
        washers -= washers_for(game, tavern, space, face)
        if space not in (MONK, YARD):
            taken |= i64(1) << space
        use = best_use(game, tavern, dice, washers, taken)
    if lowest == NO_SPACE:
        return game.setup.said.leaves[wanted]
    return game.setup.said.places[lowest][wanted - 1]


def used(tavern: Tavern) -> i64:
    """A bit for each space that takes no die any more."""
    return tavern.served << FIRST_SEAT | tavern.closed | tavern.covered


def best_use(game: Tiefenthal, tavern: Tavern, dice: i64, washers: i64, taken: i64) -> i64:
    """Face and space of the die that brings most where its number is wanted; 0 for none.

    Where any die will do, one goes that is wanted least. Without dishwashers that is the best
    placement.
    """
    most: i64 = 0
    least: i64 = 1 << 40
    best: i64 = 0
    spare: i64 = 0
    for face in range(i64(1), i64(7)):
        if dice >> (face * 4) & 15:
            found = wanted_at(game, tavern, face, washers, taken)
            if found > most:
                most, best = found, face
            if found < least:
                least, spare = found, face
    free = free_for_all(game, tavern, taken) if spare > 0 else i64(0)
    if free > most:
        return spare << 5 | free & 31
    return best << 5 | most & 31 if most > 0 else i64(0)


def wanted_at(game: Tiefenthal, tavern: Tavern, face: i64, washers: i64, taken: i64) -> i64:
    """The best space that wants this number: 32 times its worth, and the space; 0 for none."""
    setup = game.setup
    most: i64 = 0
    for place in range(tavern.seated.n):
        kind = tavern.seated.at(place)
        if kind != EMPTY and not taken >> (FIRST_SEAT + place) & 1:
            need: i64 = setup.wants[kind] - face
            if need >= 0 and need <= washers:
                worth: i64 = setup.pays[kind] * EACH_THALER - need * HELP
                most = max(most, worth << 5 | (FIRST_SEAT + place))
    need = setup.monk_needs[face]
    if need <= washers:
        worth = income(game, tavern, MONK) * EACH_STEP - need * HELP
        most = max(most, worth << 5 | i64(MONK))
    need = setup.yard_needs[face]
    if need <= washers:
        worth = income(game, tavern, YARD) * EACH_BEER - need * HELP
        most = max(most, worth << 5 | i64(YARD))
    return most


def free_for_all(game: Tiefenthal, tavern: Tavern, taken: i64) -> i64:
    """The better of the two spaces for any number, likewise."""
    most: i64 = 0
    if not taken >> CASH_REGISTER & 1:
        most = income(game, tavern, CASH_REGISTER) * EACH_THALER << 5 | i64(CASH_REGISTER)
    if not taken >> BARREL & 1:
        most = max(most, income(game, tavern, BARREL) * EACH_BEER << 5 | i64(BARREL))
    return most


def quick_die(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> Choice:
    """The die that finds the best space that the dice at hand leave free."""
    best = options[0]
    most: i64 = -1
    for option in options:
        assert isinstance(option, Take)
        worth = max(seat_left(game, tavern, option.face), beside_seats(game, tavern, option.face))
        if worth > most:
            best, most = option, worth
    return best


def beside_seats(game: Tiefenthal, tavern: Tavern, face: i64) -> i64:
    """What one more die brings that is not used at a seat."""
    setup = game.setup
    most: i64 = ANY_DIE
    if setup.monk_needs[face] <= tavern.washers:
        most = income(game, tavern, MONK) * EACH_STEP - setup.monk_needs[face] * HELP
    if setup.yard_needs[face] <= tavern.washers:
        beers = income(game, tavern, YARD) * EACH_BEER - setup.yard_needs[face] * HELP
        most = max(most, beers)
    return most


def seat_left(game: Tiefenthal, tavern: Tavern, face: i64) -> i64:
    """What the best guest pays who waits for a die that this one could be."""
    setup = game.setup
    dice = tavern.white + tavern.own
    most: i64 = 0
    for place in range(tavern.seated.n):
        kind = tavern.seated.at(place)
        if kind != EMPTY:
            wanted: i64 = setup.wants[kind]
            need = wanted - face
            if need >= 0 and need <= tavern.washers:
                worth: i64 = setup.pays[kind] * EACH_THALER - need * HELP
                if worth > most and dice >> (wanted * 4) & 15 <= ahead_of(game, tavern, place):
                    most = worth
    return most


def ahead_of(game: Tiefenthal, tavern: Tavern, place: i64) -> i64:
    """How many guests want the same number and pay more, or sit before and pay as much."""
    setup = game.setup
    kind = tavern.seated.at(place)
    found: i64 = 0
    for other in range(tavern.seated.n):
        rival = tavern.seated.at(other)
        if rival != EMPTY and setup.wants[rival] == setup.wants[kind]:
            more: i64 = setup.pays[rival] - setup.pays[kind]
            if more > 0 or (more == 0 and other < place):
                found += 1
    return found


def quick_invitation(game: Tiefenthal, tavern: Tavern) -> Choice | None:
    """Nobles, a guest, or both: the most that the beers can be turned into."""
    best: Choice | None = None
    most = kept_beers(game, tavern, tavern.beers)
    for count in range(1 if tavern.took_nobles else len(game.setup.nobles) + 1):
        price: i64 = game.setup.noble_prices[count - 1] if count > 0 else 0
        if price > tavern.beers or count > game.left(NOBLE):
            break
        worth = count * noble_worth(game)
        left = tavern.beers - price
        guest = EMPTY if tavern.recruited else best_guest(game, tavern, left)
        total = worth + kept_beers(game, tavern, left)
        if guest != EMPTY:
            total = worth + guest_gain(game, tavern, left, guest)
        if total > most:
            most = total
            best = game.setup.nobles[count - 1] if count > 0 else game.setup.recruits[guest]
    return best


def kept_beers(game: Tiefenthal, tavern: Tavern, beers: i64) -> i64:
    """What beers are worth that stay in the cellar."""
    return min(beers, game.figure(tavern, CELLAR_TILE)) * kept_worth(game, BEER)


def guest_gain(game: Tiefenthal, tavern: Tavern, beers: i64, kind: i64) -> i64:
    """A guest, and what is left of the beers."""
    left = beers - game.setup.beers[kind]
    return guest_worth(game, kind) + kept_beers(game, tavern, left)


def best_guest(game: Tiefenthal, tavern: Tavern, beers: i64) -> i64:
    """Whoever is worth more than the beers, EMPTY for nobody."""
    best: i64 = EMPTY
    most = kept_beers(game, tavern, beers)
    for place in range(game.offers.n):
        kind = game.offers.at(place)
        if kind == WHOLE_STACK:
            kind = best_of_stack(game)
        if kind != EMPTY and game.setup.beers[kind] <= beers:
            gain = guest_gain(game, tavern, beers, kind)
            if gain > most:
                best, most = kind, gain
    return best


def best_of_stack(game: Tiefenthal) -> i64:
    """By ruling all guests of the stack are on offer, and all of them cost the same."""
    best: i64 = EMPTY
    most: i64 = -1
    for place in range(game.stack.n):
        kind = game.stack.at(place)
        worth = guest_worth(game, kind)
        if worth > most or (worth == most and kind < best):
            best, most = kind, worth
    return best


def quick_purchase(game: Tiefenthal, tavern: Tavern) -> Choice | None:
    """The first of the purchases that are worth most; worked out once for all they depend on."""
    there = game.stocked & ~tavern.bought
    case = game.number << 6 | min(tavern.thalers, i64(63))
    case = case << 9 | tavern.tiles
    case = case << NOBLE | there
    case = case << 1 | (i64(1) if game.left(NOBLE) > 0 else i64(0))
    for tile in SPECIAL_OFFERS:
        case = case << 4 | max(matching_cards(game, tavern, tile), i64(0))
    found = game.setup.purchases
    key = int(case)
    if key not in found:
        if len(found) >= KEPT:
            found.clear()
        wanted = thaler_purse(game, tavern, tavern.thalers).purchases(tavern.thalers)
        found[key] = wanted[0] if wanted else None
    return found[key]
