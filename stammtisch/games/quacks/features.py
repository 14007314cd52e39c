"""Numbers for learning, mostly between 0 and 1, from what everybody sees."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Numbers

from .choices import CARD_NAMES
from .rules.explosion import explosive
from .setup.figures import SPACES
from .setup.shared import QuacksSetup
from .state.chips import COLOURS, KINDS, NAMES
from .state.player import Player
from .state.table import STAGES, Quacks

PLAYER_NAMES = [
    "points / 50", "rubies / 10", "flask", "droplet / 20", "glass / 12", "rats / 10",
    "space / 53", "whites / 10", "limit / 10", "risk", "chips in bag / 30", "chips in pot / 20",
    "coins / 35", "brewing", "exploded",
]  # fmt: skip


def feature_names(setup: QuacksSetup) -> list[str]:
    """Seat +0 is the own one, the others follow to its left.

    `space` is that of the last chip in the pot, or of the start; `whites` is the sum of the white
    chips in it, `limit` the highest sum that does not explode; `risk` is the chance that the next
    chip explodes. `rats` swim in the pot, `glass` is the droplet of the test tubes. `card`, `phase`
    and the `set` of each colour are 1 for the one that is played.
    """
    names = ["round / 9", "start player", "all draw together", "test tubes"]
    names += [f"phase {stage}" for stage in STAGES]
    names += [f"card {card}" for card in CARD_NAMES]
    names += [f"{colour} set {number}" for colour in COLOURS[2:7] for number in range(1, 5)]
    names += [f"own bag {name} / 5" for name in NAMES]
    names += [f"own pot {name} / 5" for name in NAMES]
    names += [f"supply {name} / 20" for name in NAMES]
    for place in range(setup.seats):
        names += [f"seat +{place} {name}" for name in PLAYER_NAMES]
    return names


def features(game: Quacks, seat: i64, numbers: Numbers) -> None:
    """As this seat sees the table; every chip lies open, so bags are counted."""
    setup, own = game.setup, game.players[seat]
    numbers.add(float(game.number) / 9)
    numbers.flag(game.starter == seat)
    numbers.flag(game.together)
    numbers.flag(setup.tubes)
    numbers.one_of(game.stage, len(STAGES))
    numbers.one_of(game.card.number, len(CARD_NAMES))
    for number in setup.book_sets:
        numbers.one_of(number - 1, 4)
    numbers.counts(own.bag, KINDS, 5)
    numbers.counts(own.pot, KINDS, 5)
    for kind in range(KINDS):
        numbers.add(float(game.supply.at(kind)) / 20)
    for place in range(game.seats):
        player_features(game, game.players[(seat + place) % game.seats], numbers)


def player_features(game: Quacks, player: Player, numbers: Numbers) -> None:
    """What lies open before a player."""
    numbers.add(float(player.points) / 50)
    numbers.add(float(player.rubies) / 10)
    numbers.flag(player.flask)
    numbers.add(float(player.droplet) / 20)
    numbers.add(float(player.glass) / 12)
    numbers.add(float(player.rats) / 10)
    numbers.add(float(player.position + 1) / (SPACES - 1))
    numbers.add(float(player.whites) / 10)
    numbers.add(float(game.limit(player)) / 10)
    numbers.add(risk(game, player))
    numbers.add(float(player.bag.n) / 30)
    numbers.add(float(player.pot.n) / 20)
    numbers.add(float(player.coins) / 35)
    numbers.flag(player.brewing)
    numbers.flag(player.exploded)


def risk(game: Quacks, player: Player) -> float:
    """How likely the next chip explodes the pot."""
    if not player.brewing or player.bag.n == 0:
        return 0.0
    return float(explosive(game, player)) / float(player.bag.n)
