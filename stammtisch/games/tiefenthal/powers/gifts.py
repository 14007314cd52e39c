"""What the round track gives, found by its word: counter guest, guest, die, card or tile."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Choose, OfGuest, Turn
from ..rules.barmaids import roll_own_dice
from ..rules.guests import stack_guests, take_guest
from ..setup.cards import TAVERN_CARDS
from ..setup.entertainers import ENTERTAINERS
from ..setup.tiles import ALL_TILES
from ..state.table import Tiefenthal
from ..state.tavern import Tavern
from .bonuses import gain_as_bonus, receive
from .entertainers import CHOOSE_SIDE, has_entertainer


def can_give(game: Tiefenthal, tavern: Tavern, word: str) -> bool:
    """Whether there is any left of it."""
    if word in TAVERN_CARDS:
        return game.left(TAVERN_CARDS.index(word)) > 0
    if word == "guest":
        return len(stack_guests(game)) > 0
    if word == "counter_guest":
        return game.counter_guests > 0
    if word == "own_die":
        return tavern.own_taken < game.setup.own_dice_cap
    if word in ENTERTAINERS:
        return not has_entertainer(tavern, word)
    return tavern.tiles != ALL_TILES


def give(game: Tiefenthal, tavern: Tavern, word: str) -> None:
    """The bonus comes at once."""
    if word in TAVERN_CARDS:
        gain_as_bonus(game, tavern, TAVERN_CARDS.index(word))
    elif word == "guest":
        give_guest(game, tavern)
    elif word == "counter_guest":
        give_counter_guest(game, tavern)
    elif word == "own_die":
        roll_own_dice(game, tavern, 1)
    elif word in ENTERTAINERS:
        game.ask(CHOOSE_SIDE[ENTERTAINERS.index(word)][tavern.seat])
    else:
        game.ask(TURN_TILE[tavern.seat])


def give_counter_guest(game: Tiefenthal, tavern: Tavern) -> None:
    game.counter_guests -= 1
    tavern.counter_guests += 1
    if game.news is not None:
        game.tell(events.counter_guest_came(tavern.seat))


def give_guest(game: Tiefenthal, tavern: Tavern) -> None:
    """The top guest of the stack; by ruling any of them."""
    guests = stack_guests(game)
    if len(guests) > 1:
        game.ask(PICK_GUEST[tavern.seat])
    else:
        welcome(game, tavern, guests[0])


class PickGuest(Step):
    """Which guest of the open stack comes for nothing?"""

    def options(self, game: Tiefenthal) -> list[Choice]:
        return [game.setup.picks[kind] for kind in stack_guests(game)]

    def answer(self, game: Tiefenthal, choice: OfGuest) -> None:
        welcome(game, game.taverns[self.seat], choice.kind)


def welcome(game: Tiefenthal, tavern: Tavern, kind: i64) -> None:
    """A gift with its instant bonus; by ruling it counts as the guest of this round."""
    card = game.setup.cards[kind]
    game.lay_on_pile(tavern, kind)
    tavern.recruited = game.setup.gift_is_recruit
    if game.news is not None:
        game.tell(events.guest_given(tavern.seat, card))
    receive(game, tavern, card.bonus)
    take_guest(game, kind)


class TurnTile(Step):
    """Turn a tile for nothing, without a noble, or none; it works on this very evening."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        return game.setup.turns_by_tiles[ALL_TILES & ~game.taverns[self.seat].tiles]

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        if isinstance(choice, Turn):
            game.taverns[self.seat].tiles |= i64(1) << choice.tile
            if game.news is not None:
                game.tell(events.tile_turned(self.seat, choice.tile))
        elif game.news is not None:
            game.tell(events.declined(self.seat))


class ChooseBonus(Step):
    """Exactly one of the two bonuses."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        return game.setup.chooses_by_round[game.number]

    def answer(self, game: Tiefenthal, choice: Choose) -> None:
        if game.news is not None:
            game.tell(events.gift_chosen(self.seat, choice.word))
        give(game, game.taverns[self.seat], choice.word)


PICK_GUEST: Final = [PickGuest(seat) for seat in range(MOST_SEATS)]
TURN_TILE: Final = [TurnTile(seat) for seat in range(MOST_SEATS)]
CHOOSE_BONUS: Final = [ChooseBonus(seat) for seat in range(MOST_SEATS)]
