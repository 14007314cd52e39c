"""What lies ready before the first round, and the phases of this game's rounds."""

from __future__ import annotations

from stammtisch.core import Options, Pack, Phase, Pile, place_after, place_of

from ..cards.deck import cards_of
from ..choices import CARD_NAMES
from ..powers.books import powers_of
from ..setup.shared import Places, QuacksSetup
from ..state.chips import KINDS
from ..state.player import MANY, Player
from ..state.table import SOURCES, Quacks
from . import ROUND
from .beside import place_reds, show_reds
from .bonus_die import roll_bonus_die
from .ending import end_game
from .fortune import add_card_after_brewing, end_with_card, resolve_fortune
from .hands import ask_hands, show_hands
from .rats import set_out_rats
from .rubies import spend_rubies


def read_setup(pack: Pack, options: Options, seats: int) -> QuacksSetup:
    """Figures and rulings, with the powers, cards and phases that they call for."""
    setup = QuacksSetup(pack, options, seats)
    setup.powers = powers_of(setup)
    setup.cards = cards_of(setup)
    setup.least_limit = least_limit(setup)
    setup.round = round_of(setup)
    setup.places = places_in(setup.round)
    return setup


def least_limit(setup: QuacksSetup) -> int:
    """Up to this sum white chips explode no pot, whatever card is read and chip is placed."""
    by_cards = [int(card.white_limit) for card in setup.cards if card.white_limit >= 0]
    limits = [int(setup.white_limit), *by_cards]
    yellows = range(1, len(setup.raised_limits) + 1)
    raised = [int(setup.raised(limit, number)) for limit in limits for number in yellows]
    return min(limits + raised)


def round_of(setup: QuacksSetup) -> list[Phase]:
    """The phases of a round without those that are not in the game."""
    left_out: list[Phase] = []
    if not setup.with_cards:
        left_out += [resolve_fortune, add_card_after_brewing, end_with_card]
    if not setup.sets_reds_aside:
        left_out += [place_reds]
    if not setup.sets_reds_aside or not setup.reds_in_secret:
        left_out += [show_reds]
    round = [phase for phase in ROUND if phase not in left_out]
    if setup.with_cards and setup.sets_reds_aside and not setup.ruling("strong_before_reds"):
        round.remove(add_card_after_brewing)
        round.insert(place_of(round, roll_bonus_die), add_card_after_brewing)
    return round


def places_in(round: list[Phase]) -> Places:
    """Where the phases go on that do not go on with the next one."""
    brewed = place_after(round, show_hands)
    return Places(
        rats=place_of(round, set_out_rats),
        hands=place_of(round, ask_hands),
        brewed=brewed,
        brewed_plainly=brewed + (round[brewed] is add_card_after_brewing),
        rubies=place_of(round, spend_rubies),
        new_round=place_after(round, end_game),
    )


def new_game(setup: QuacksSetup) -> Quacks:
    """A table as it was laid out once for this Setup."""
    if setup.laid_out is None:
        setup.laid_out = lay_out(setup)
    game: Quacks = setup.laid_out.copy()
    return game


def lay_out(setup: QuacksSetup) -> Quacks:
    """Bags, rubies and cards as the rulebook wants them."""
    game = Quacks(setup, setup.round)
    game.tally = Pile([0] * (setup.seats * (len(SOURCES) + int(setup.rounds))))
    game.supply = Pile(setup.supply)
    game.deck = Pile([*range(len(CARD_NAMES))])
    for seat in range(setup.seats):
        game.players.append(new_player(game, seat))
    return game


def new_player(game: Quacks, seat: int) -> Player:
    """Nine chips in the bag, a ruby, a full flask, the droplet on 0."""
    player = Player(seat)
    player.bag = MANY.copy()
    player.pot = MANY.copy()
    player.places = MANY.copy()
    player.rubies = game.setup.start_rubies
    for kind in range(KINDS):
        for _ in range(game.setup.start_bag[kind]):
            game.take_out(kind)
            player.bag.push(kind)
    return player
