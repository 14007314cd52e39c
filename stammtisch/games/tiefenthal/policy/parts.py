"""What a sound player answers to all that the modules ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from ..choices import CLOSE, Drink, Lift, Place, Start, TakeSide, Upgrade, Use
from ..odds.placement import Worths
from ..powers.entertainers import ChooseSide, add_drinks, can_drink, is_juggling
from ..powers.juggling import LiftDie
from ..rules.planning import PlaceDie, next_face
from ..rules.start_cards import KeepStartCard
from ..rules.using import income
from ..setup.cards import (
    BARMAID,
    BEERS,
    BREWER,
    CARD,
    MERCHANT,
    OWN_DIE,
    REFUSE,
    REROLL,
    STEPS,
    THALERS,
)
from ..setup.entertainers import Side
from ..setup.figures import ROUNDS
from ..setup.tiles import BARMAID_TILE, BARREL, CASH_REGISTER
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY, Tavern, listed
from .spending import beer_purse, thaler_purse
from .turn import Turn, next_answer
from .worth import (
    SCHNAPPS_WORTH,
    bonus_worth,
    evenings_left,
    steps_worth,
)

MORE_DIE: Final = 250  # what one more own die brings
SPARE_DIE: Final = 95  # what a die that does little gains by another throw
START_GUEST: Final = 37
START: Final = [73, 40, 204, 134, 184, 52]  # a tavern card in the first deck, by won games
START_TILES: Final = [100, 100, 100, 100, 148, -70, 100, 100, 46]  # its noble is lost with it


def ask_parts(game: Tiefenthal, step: Step, leanings: list[Worths]) -> Choice | None:
    """None for all questions of the base game."""
    tavern = game.taverns[step.seat]
    if isinstance(step, PlaceDie):
        return place_or_juggle(game, tavern, step.options(game), leanings)
    if isinstance(step, LiftDie):
        return lift_or_roll(game, tavern, step.options(game), leanings)
    if isinstance(step, ChooseSide):
        return best_side(game, tavern, step.options(game))
    if isinstance(step, KeepStartCard):
        return best_start(game, step.options(game))
    return None


def place_or_juggle(
    game: Tiefenthal, tavern: Tavern, options: list[Choice], leanings: list[Worths]
) -> Choice:
    """The plan is found anew for each die, and always the same, since it reads all dice."""
    turn = Turn(game, tavern, leanings)
    if tavern.settled == 0 and tavern.schnapps > 0:
        juggled = juggling_answer(game, tavern, turn)
        if juggled is not None:
            return juggled
    face = int(next_face(tavern))
    done = sum(die & 7 == face for die in tavern.laid.to_list())
    spaces = sorted([space for shown, space in turn.uses if shown == face])
    if done < len(spaces):
        placed = game.setup.said.places[spaces[done]][face - 1]
        return placed if placed in options else dearest(game, tavern, options)
    return game.setup.said.leaves[face]


def dearest(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> Choice:
    """Where dice lie that no plan of ours has laid: the space that brings most."""
    best, most = options[-1], i64(0)
    for option in options:
        if isinstance(option, Place) and income(game, tavern, option.space) > most:
            best, most = option, income(game, tavern, option.space)
    return best


def juggling_answer(game: Tiefenthal, tavern: Tavern, turn: Turn) -> Choice | None:
    """More dice while there is room; another throw for dice that do little."""
    for side in game.setup.parts.sides:
        if is_juggling(side) and tavern.sides >> side.number & 1:
            gain = drink_gain(game, tavern, side, turn)
            if can_drink(game, tavern, side.number) and gain > side.cost * kept(game):
                return game.setup.said.drinks[side.number]
    return None


def drinking_answer(game: Tiefenthal, tavern: Tavern, leanings: list[Worths]) -> Choice:
    """Dice are juggled before the first is used; all else is drunk when the dice are gone."""
    if tavern.schnapps == 0:
        return next_answer(game, tavern, leanings)
    turn = Turn(game, tavern, leanings)
    if tavern.served == 0 and tavern.closed == 0:
        juggled = juggling_answer(game, tavern, turn)
        if juggled is not None:
            return juggled
    answer = next_answer(game, tavern, leanings)
    if isinstance(answer, Use | Upgrade) or (answer is not CLOSE and game.number < ROUNDS):
        return answer
    return best_drink(game, tavern, turn) or answer


def best_drink(game: Tiefenthal, tavern: Tavern, turn: Turn) -> Choice | None:
    """What brings most for its schnapps, if it is worth more than keeping them."""
    options: list[Choice] = []
    add_drinks(game, tavern, options)
    best: Choice | None = None
    most: i64 = 0
    for option in options:
        assert isinstance(option, Drink)
        side = game.setup.parts.sides[option.number]
        gain = drink_gain(game, tavern, side, turn) - side.cost * kept(game)
        if gain > most:
            best, most = option, gain
    return best


def kept(game: Tiefenthal) -> i64:
    """What a schnapps is worth that is not drunk."""
    return i64(SCHNAPPS_WORTH) if game.number < ROUNDS else i64(0)


def drink_gain(game: Tiefenthal, tavern: Tavern, side: Side, turn: Turn) -> i64:
    """What an entertainer would bring now."""
    sort, number = side.action.sort, side.action.number
    if sort == REROLL:
        return SPARE_DIE * len(spare_dice(tavern, turn))
    if sort == OWN_DIE:
        return MORE_DIE
    if sort == BEERS:
        purse = beer_purse(game, tavern, tavern.beers + number)
        return purse.of(tavern.beers + number) - purse.of(tavern.beers)
    if sort == THALERS:
        purse = thaler_purse(game, tavern, tavern.thalers + number)
        return purse.of(tavern.thalers + number) - purse.of(tavern.thalers)
    if sort == STEPS:
        return steps_worth(game, tavern, number) - steps_worth(game, tavern, 0)
    if sort == REFUSE:
        return refusal_gain(game, tavern)
    return bonus_worth(game, side.action)


def refusal_gain(game: Tiefenthal, tavern: Tavern) -> i64:
    """A poor regular less in the deck helps on every evening to come."""
    poor = [kind for kind in tavern.seated.to_list() if kind != EMPTY and is_poor(game, kind)]
    return 45 * evenings_left(game) if poor else i64(0)


def is_poor(game: Tiefenthal, kind: int) -> bool:
    return game.setup.cards[kind].sort == "regular" and game.setup.pays[kind] < 2


def spare_dice(tavern: Tavern, turn: Turn) -> list[int]:
    """The numbers of dice without use, or with one that any die has."""
    left = listed(tavern.white + tavern.own)
    for face, space in turn.uses:
        if space not in (BARREL, CASH_REGISTER):
            left.remove(face)
    return left


def lift_or_roll(
    game: Tiefenthal, tavern: Tavern, options: list[Choice], leanings: list[Worths]
) -> Choice:
    """All spare dice; where there is none, the first that can be."""
    spare = spare_dice(tavern, Turn(game, tavern, leanings))
    for option in options:
        if isinstance(option, Lift):
            lifted = listed(tavern.lifted).count(int(option.face))
            if lifted < spare.count(int(option.face)):
                return option
    return options[-1] if tavern.lifted > 0 else options[0]


def best_side(game: Tiefenthal, tavern: Tavern, options: list[Choice]) -> Choice:
    """The side that fits what the tavern lacks."""
    best, most = options[0], i64(-1)
    for option in options:
        assert isinstance(option, TakeSide)
        worth = side_worth(game, tavern, game.setup.parts.sides[option.number])
        if worth > most:
            best, most = option, worth
    return best


def side_worth(game: Tiefenthal, tavern: Tavern, side: Side) -> i64:
    """For the schnapps of a round, by cards, beers and how near the monastery's bonuses are."""
    sort, number = side.action.sort, side.action.number
    cards = tavern.cards()
    if sort == OWN_DIE:
        barmaids = cards.count(BARMAID) + game.figure(tavern, BARMAID_TILE)
        return (400 - 160 * barmaids) // side.cost
    if sort == REROLL:
        return 130 // side.cost
    if sort == REFUSE:
        return 60 + 30 * sum([is_poor(game, kind) for kind in cards])
    if sort == BEERS:
        return number * 120 // side.cost - 10 * (cards.count(BREWER) + cards.count(MERCHANT))
    if sort == THALERS:
        return number * 72 // side.cost  # by won games as good as steps
    if sort == STEPS:
        return (steps_worth(game, tavern, 3) - steps_worth(game, tavern, 0)) // (3 * side.cost)
    return bonus_worth(game, side.action) // side.cost if sort == CARD else i64(0)


def best_start(game: Tiefenthal, options: list[Choice]) -> Choice:
    """The package that is worth most."""
    best, most = options[0], i64(-1)
    for option in options:
        assert isinstance(option, Start)
        worth = start_worth(game, option.number)
        if worth > most:
            best, most = option, worth
    return best


def start_worth(game: Tiefenthal, number: i64) -> i64:
    """Cards and tiles for the whole game, schnapps and counter guests."""
    card = game.setup.parts.start_cards[number]
    worth = card.schnapps * START_GUEST + card.counter_guests * START_GUEST
    for kind in card.cards:
        worth += START[kind] + game.setup.points[kind] * 100
    return worth + sum([START_TILES[tile] for tile in card.upgraded])
