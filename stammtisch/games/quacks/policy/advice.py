"""What a sound player answers to every question but drawing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from ..cards.brewing_cards import AddStrong
from ..cards.choosing_cards import (
    ChipOrTails,
    ChooseJustInTime,
    ChooseOne,
    DealForChip,
    DropletOrPurple,
)
from ..cards.giving_cards import ExchangeChip, GiveTails
from ..cards.second_chance import TakeChance
from ..choices import (
    ASIDE,
    COINS,
    CONTINUE,
    DONE,
    DROPLET,
    PASS,
    PAY,
    POINTS,
    REFILL,
    REMOVE,
    RESTART,
    RUBIES,
    TAILS,
    TUBE,
    Of,
    Upgrade,
)
from ..odds.goods import COIN
from ..powers.blue import PlaceOne
from ..powers.green import PayForDroplet
from ..powers.purple import UpgradeChip
from ..powers.red import SetRedAside
from ..powers.taking import TakeChip
from ..rules.brewing import MoveChip
from ..rules.buying import BuyChip, BuySecondChip
from ..rules.droplet import MoveDroplet, MoveWholeDroplet
from ..rules.explosion import is_over
from ..rules.rats import UseRats
from ..rules.rubies import SpendRubies
from ..rules.scoring import ChooseReward
from ..state.chips import BLUE, CHIPS, WHITE, YELLOW
from ..state.player import Player
from ..state.table import Quacks
from .worth import best_purchase, best_second, chip_worth

LIVELY: Final = [BLUE, YELLOW]
LATE: Final = 8  # chips bought from now on come up once at most


def advise(game: Quacks, step: Step) -> Choice:
    """Questions that come often first; the first option serves for all others."""
    player = game.players[step.seat]
    if isinstance(step, UseRats):
        return step.options(game)[0]
    if isinstance(step, BuyChip):
        return best_purchase(game.shelf, player.coins, game.number)
    if isinstance(step, BuySecondChip):
        return best_second(step.options(game), game.number)
    if isinstance(step, SpendRubies):
        return spend(game, player, step.options(game))
    if isinstance(step, (PlaceOne, AddStrong)):
        return best_looked(step.options(game))
    if isinstance(step, ChooseReward):
        return reward(game, player)
    return advise_on_chips(game, player, step, step.options(game))


def advise_on_chips(game: Quacks, player: Player, step: Step, options: list[Choice]) -> Choice:
    if isinstance(step, MoveChip):
        return options[0]
    if isinstance(step, (TakeChip, ChooseOne, DealForChip, ChipOrTails)):
        return choose_chip(game, player, options)
    if isinstance(step, (ExchangeChip, UpgradeChip)):
        return best_upgrade(options)
    if isinstance(step, SetRedAside):
        return options[1] if player.doubled else ASIDE
    if isinstance(step, (DropletOrPurple, MoveDroplet, MoveWholeDroplet)):
        return TUBE if TUBE in options and game.number > 4 else DROPLET
    return advise_rarely(game, player, step, options)


def advise_rarely(game: Quacks, player: Player, step: Step, options: list[Choice]) -> Choice:
    if isinstance(step, TakeChance):
        return RESTART if is_over(game, player) else CONTINUE
    if isinstance(step, ChooseJustInTime):
        return REMOVE if REMOVE in options and game.number < 4 else POINTS
    if isinstance(step, PayForDroplet):
        return PAY if PAY in options and game.number < LATE else PASS
    if isinstance(step, GiveTails):
        return options[len(options) - 1]
    return options[0]


def spend(game: Quacks, player: Player, options: list[Choice]) -> Choice:
    """The flask first; the droplet while it still pays; at the end two rubies are a point."""
    if REFILL in options and game.number < game.setup.rounds:
        return REFILL
    if game.number >= LATE:
        return DONE
    if TUBE in options and game.number > 4:
        return TUBE
    return DROPLET if DROPLET in options else DONE


def best_looked(options: list[Choice]) -> Choice:
    """The chip that goes farthest; blue and yellow before others; white rather not."""
    best: Choice = PASS
    most: i64 = 0
    for choice in options:
        if isinstance(choice, Of) and CHIPS[choice.kind].colour != WHITE:
            chip = CHIPS[choice.kind]
            worth = chip.value * 2 + (1 if chip.colour in LIVELY else 0)
            if worth > most:
                most, best = worth, choice
    return best


def reward(game: Quacks, player: Player) -> Choice:
    space = game.scoring(player)
    coins = COIN[game.number] * float(game.setup.coins[space])
    return COINS if coins > float(game.setup.points[space]) else POINTS


def choose_chip(game: Quacks, player: Player, options: list[Choice]) -> Choice:
    """The best chip; late in the game rather what counts as points."""
    otherwise = options[len(options) - 1]
    if game.number >= LATE and otherwise is not PASS:
        return otherwise
    if otherwise is TAILS and player.tails > 5:
        return TAILS
    best: Choice = otherwise
    most: i64 = 0
    for choice in options:
        if isinstance(choice, Of) and chip_worth(choice.kind, game.number) > most:
            most, best = chip_worth(choice.kind, game.number), choice
    return RUBIES if best is PASS and RUBIES in options else best


def best_upgrade(options: list[Choice]) -> Choice:
    """The trade that gains most."""
    best = options[len(options) - 1]
    most: i64 = 0
    for choice in options:
        if isinstance(choice, Upgrade):
            gain = chip_worth(choice.new, 1) - chip_worth(choice.old, 1)
            if gain > most:
                most, best = gain, choice
    return best
