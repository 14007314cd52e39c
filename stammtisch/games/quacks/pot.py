"""A pot by itself: laying chips, taking one back, stopping, exploding."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Choice

from . import events
from .chips import CHIPS, ORANGE, Chip
from .choices import MOVE, Number
from .figures import LAST_SPACE
from .player import NOT_SAID, Player
from .state import Quacks


def bag_weights(player: Player) -> list[tuple[Choice, int]]:
    counts = player.bag.counts(len(CHIPS))
    return [(CHIPS[kind], counts[kind]) for kind in range(len(CHIPS)) if counts[kind] > 0]


def brewing_facts(game: Quacks, seat: i64) -> dict[str, int | str]:
    """What the sentence that asks for the next chip may mention."""
    player = game.players[seat]
    scoring = game.scoring(player)
    return {
        "whites": player.whites,
        "limit": player.limit,
        "bag": player.bag.n,
        "coins": game.setup.coins[scoring],
        "points": game.setup.points[scoring],
    }


def moves(game: Quacks, player: Player, chip: Chip) -> list[Number]:
    """How far the chip may move, farthest first: its value, its bonus, its doubling."""
    bonus = game.powers[chip.colour].bonus(game, player, chip)
    found = {int(chip.value), int(chip.value + bonus)}
    if game.setup.double_all:  # laying an orange chip adds its extra once
        extra = game.orange_bonus if chip.colour == ORANGE else 0
        found |= {int(chip.value * 2 + extra), int((chip.value + bonus) * 2 + extra)}
    else:
        found |= {int(chip.value * 2), int(chip.value * 2 + bonus)}
    return [MOVE[spaces] for spaces in sorted(found, reverse=True)]


def lay(game: Quacks, player: Player, chip: Chip, steps: i64) -> None:
    """Put the chip so many spaces on; none lies beyond the last space."""
    position = player.position + steps
    if chip.colour == ORANGE:
        position += game.orange_bonus
        player.oranges += 1
    else:
        player.colours |= i64(1) << chip.colour
    position = min(position, LAST_SPACE)
    player.position = position
    player.pot.push(chip.kind)
    player.places.push(position)
    player.placed += 1
    player.doubled = False


def stop(game: Quacks, player: Player) -> None:
    """The bag is laid down."""
    player.brewing = False
    player.hand = NOT_SAID
    if game.news is not None:
        game.tell(events.stopped(game, player))


def explode(game: Quacks, player: Player) -> None:
    """Too many cherry bombs: the chip stays, and the player must stop."""
    player.exploded = True
    player.brewing = False
    if game.news is not None:
        game.tell(events.exploded(player))


def pour_back(game: Quacks, player: Player, why: str) -> None:
    """The last chip, a white one, leaves the pot: position and sum go back."""
    kind = player.pot.pop()
    player.places.pop()
    player.position = player.places.top() if player.places.n > 0 else player.start
    player.whites -= CHIPS[kind].value
    player.fresh_white = False
    player.bag.push(kind)
    if game.news is not None:
        game.tell(events.put_back(player.seat, kind, why))


def begin_pot(game: Quacks, player: Player) -> None:
    """An empty pot, from the droplet or the rats on."""
    player.start = min(player.droplet + player.rats, i64(LAST_SPACE - 1))
    player.position = player.start
    player.limit = game.limit
    player.whites = 0
    player.placed = 0
    player.oranges = 0
    player.colours = 0
    player.yellows = 0
    player.reds = 0
    player.window = 0
    player.insured = False
    player.doubled = False
    player.fresh_white = False
