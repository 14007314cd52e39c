"""A position as text, before its round begins; seat 0 is the start player from round 2 on.

round 3; 0: bag white-1x4 orange-1; rubies 2; flask empty; 1: points 12
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.position import Clause, read_clauses

from .choices import CARD_NAMES
from .setup.figures import LAST_START
from .state.chips import COLOURS, KINDS, NAMES, RED
from .state.player import MANY, Player
from .state.table import FROM_POT, SOURCES, Quacks

MOST: Final = 99  # points or rubies
WORDS: Final = [
    "round", "cards", "sold-out", "bag", "beside", "points", "rubies", "droplet", "glass", "flask",
]  # fmt: skip


def read_position(game: Quacks, text: str) -> None:
    """Lay a new game out as the clauses say."""
    clauses = read_clauses(text, game.seats)
    for clause in clauses:
        if clause.word not in WORDS:
            raise clause.unknown(WORDS)
        if clause.word in ("round", "cards"):
            lay_table(game, clause)
    for clause in clauses:
        for seat in clause.seats(game.seats):
            lay_seat(game, game.players[seat], clause)
    for clause in clauses:
        if clause.word == "sold-out":
            sell_out(game, clause)
    game.starter = game.seats - 1
    game.stock_shelf()


def lay_table(game: Quacks, clause: Clause) -> None:
    """Which round begins, which fortune cards are left."""
    if clause.word == "round":
        game.number = clause.whole(1, int(game.setup.rounds)) - 1
        return
    game.deck.clear()
    for card in clause.things(CARD_NAMES):
        game.deck.push(card)


def sell_out(game: Quacks, clause: Clause) -> None:
    """The bags are filled, and nothing of these is left."""
    for kind in clause.things(NAMES):
        game.change_supply(kind, -game.left(kind))


def lay_seat(game: Quacks, player: Player, clause: Clause) -> None:
    """What lies before a player."""
    if clause.word == "bag":
        fill(game, player, clause)
    elif clause.word == "beside":
        lay_beside(player, clause)
    elif clause.word == "flask":
        player.flask = clause.one_of(["empty", "full"]) == 1
    elif clause.word == "points":
        credit(game, player, clause.whole(0, MOST))
    else:
        lay_counters(game, player, clause)


def lay_counters(game: Quacks, player: Player, clause: Clause) -> None:
    """Rubies, and where the droplets stand."""
    if clause.word == "rubies":
        player.rubies = clause.whole(0, MOST)
    elif clause.word == "droplet":
        player.droplet = clause.whole(0, LAST_START)
    elif clause.word == "glass":
        player.glass = clause.whole(0, len(game.setup.glasses))


def lay_beside(player: Player, clause: Clause) -> None:
    """Red chips of earlier rounds."""
    for kind in clause.things(NAMES):
        if not NAMES[kind].startswith(COLOURS[RED]):
            raise clause.wrong(NAMES[kind], "a red chip")
        player.lay_aside(kind)


def fill(game: Quacks, player: Player, clause: Clause) -> None:
    """Just these chips, from the supply; what was in the bag goes back to it."""
    for kind in range(KINDS):
        for _ in range(player.bag.count(kind)):
            game.put_back(kind)
    player.bag = MANY.copy()
    for kind in clause.things(NAMES):
        if not game.take_out(kind):
            raise clause.wrong(NAMES[kind], "chips that the supply has")
        player.bag.push(kind)


def credit(game: Quacks, player: Player, points: int) -> None:
    """Points of earlier rounds, as if the last one's pot had paid them."""
    player.points = points
    tally = game.tally_of(player)
    game.tally.replace(tally + FROM_POT, points)
    game.tally.replace(tally + len(SOURCES) + max(int(game.number), 1) - 1, points)
