"""Numbers for learning, mostly between 0 and 1, from what everybody sees."""

from __future__ import annotations

from .chips import COLOURS, KINDS, NAMES
from .choices import CARD_NAMES
from .figures import SPACES
from .player import Player
from .setup import QuacksSetup
from .state import STAGES, Quacks
from .worth import explosive

PLAYER_NAMES = [
    "points / 50", "rubies / 10", "flask", "droplet / 20", "glass / 12", "rats / 10",
    "space / 53", "whites / 10", "limit / 10", "risk", "chips in bag / 30", "chips in pot / 20",
    "coins / 35", "brewing", "exploded",
]  # fmt: skip


def feature_names(setup: QuacksSetup) -> list[str]:
    """Own seat first, then the others to its left."""
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


def features(game: Quacks, seat: int) -> list[float]:
    """As this seat sees the table; every chip lies open, so bags are counted."""
    setup, own = game.setup, game.players[seat]
    found = [float(game.number) / 9, flag(game.starter == seat), flag(game.together)]
    found.append(flag(setup.tubes))
    found += [flag(game.stage == stage) for stage in range(len(STAGES))]
    found += [flag(game.card.number == number) for number in range(len(CARD_NAMES))]
    for book in setup.books[2:7]:
        found += [flag(book.name.endswith(str(number))) for number in range(1, 5)]
    found += [count / 5 for count in own.bag.counts(KINDS)]
    found += [count / 5 for count in own.pot.counts(KINDS)]
    found += [count / 20 for count in game.supply.to_list()]
    for place in range(setup.seats):
        found += player_features(game, game.players[(seat + place) % setup.seats])
    return found


def player_features(game: Quacks, player: Player) -> list[float]:
    risk = float(explosive(game, player)) / float(max(int(player.bag.n), 1))
    return [
        float(player.points) / 50,
        float(player.rubies) / 10,
        flag(player.flask),
        float(player.droplet) / 20,
        float(player.glass) / 12,
        float(player.rats) / 10,
        float(player.position + 1) / (SPACES - 1),
        float(player.whites) / 10,
        float(player.limit) / 10,
        risk if player.brewing else 0.0,
        float(player.bag.n) / 30,
        float(player.pot.n) / 20,
        float(player.coins) / 35,
        flag(player.brewing),
        flag(player.exploded),
    ]


def flag(true: bool) -> float:
    return 1.0 if true else 0.0
