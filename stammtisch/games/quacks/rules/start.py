"""What lies ready before the first round, and the phases of this game's rounds."""

from __future__ import annotations

from stammtisch.core import Options, Pack, Phase, Pile

from ..beside import place_reds
from ..cards.deck import cards_of
from ..chips import KINDS
from ..choices import CARD_NAMES
from ..player import MANY, Player
from ..powers.books import powers_of
from ..rats import set_out_rats
from ..setup import QuacksSetup
from ..state import SOURCES, Quacks
from .brew import add_card_after_brewing, ask_hands, begin_brewing, show_hands
from .evaluate import act_by_chips, roll_bonus_die, score_pots
from .fortune import begin_round, resolve_fortune
from .market import buy_chips, end_with_card, spend_rubies


def read_setup(pack: Pack, options: Options, seats: int) -> QuacksSetup:
    """Figures and rulings, with the powers, cards and phases that they call for."""
    setup = QuacksSetup(pack, options, seats)
    setup.powers = powers_of(setup)
    setup.cards = cards_of(setup)
    setup.round = round_of(setup)
    follows = setup.round.index(show_hands) + 1
    setup.card_follows_hands = setup.round[follows] is add_card_after_brewing
    return setup


def round_of(setup: QuacksSetup) -> list[Phase]:
    """The phases of a round in rulebook order; what is not in the game is left out."""
    opening: list[Phase] = [begin_round]
    after: list[Phase] = [place_reds] if setup.sets_reds_aside else []
    ending: list[Phase] = []
    if setup.with_cards:
        opening += [resolve_fortune]
        after.insert(
            0 if setup.ruling("strong_before_reds") else len(after), add_card_after_brewing
        )
        ending = [end_with_card]
    brewing: list[Phase] = [set_out_rats, begin_brewing, ask_hands, show_hands]
    evaluation: list[Phase] = [roll_bonus_die, act_by_chips, score_pots, buy_chips]
    return [*opening, *brewing, *after, *evaluation, *ending, spend_rubies]


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
