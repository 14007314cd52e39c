"""Moving: how far a chip moves now. Rules, view, odds and bots all ask here."""

from __future__ import annotations

from mypy_extensions import i64

from ..choices import MOVE, Number
from ..setup.figures import LAST_SPACE
from ..state.chips import ORANGE, WHITE, Chip
from ..state.player import Player
from ..state.table import Quacks


def bonus_of(game: Quacks, player: Player, chip: Chip) -> i64:
    """How many spaces beyond its value a chip may move now, by its power or by the card."""
    if game.setup.moving >> chip.colour & 1:
        return game.powers[chip.colour].bonus(game, player, chip)
    return 0


def moves(game: Quacks, player: Player, chip: Chip) -> list[Number]:
    """How far a doubled chip may move, farthest first: its value, its bonus, its doubling."""
    value = chip.value
    bonus = bonus_of(game, player, chip)
    twice = value * 2 + (bonus * 2 if game.setup.double_all else bonus)
    found = {int(value), int(value + bonus), int(value * 2), int(twice)}
    return [MOVE[spaces] for spaces in sorted(found, reverse=True)]


def farthest(game: Quacks, player: Player, chip: Chip) -> i64:
    """How many spaces the chip moves if it were placed now and nothing declined."""
    return doubled(game, player, chip, chip.value + bonus_of(game, player, chip))


def doubled(game: Quacks, player: Player, chip: Chip, spaces: i64) -> i64:
    """Where a doubling waits, the chip moves its number twice, by the ruling all of its way."""
    if not player.doubled:
        return spaces
    return spaces * 2 if game.setup.double_all else spaces + chip.value


def later(game: Quacks, player: Player, chip: Chip) -> i64:
    """How many spaces the chip moves some time after the next one, by what lies there already.

    White and orange chips have no power of their own: their bonus is that of the pot or the card.
    """
    plain = chip.colour in (WHITE, ORANGE)
    return chip.value + (bonus_of(game, player, chip) if plain else i64(0))


def strong(game: Quacks, player: Player, chip: Chip) -> i64:
    """A Strong Ingredient moves its number, and farther only by the rulings."""
    spaces = chip.value
    if chip.colour == WHITE and game.setup.ruling("strong_white_after_red"):
        spaces += bonus_of(game, player, chip)
    moves_twice = game.setup.says("strong_doubling", "moves")
    return doubled(game, player, chip, spaces) if moves_twice else spaces


def landing(player: Player, spaces: i64) -> i64:
    """The space so far on; none lies beyond the last."""
    return min(player.position + spaces, i64(LAST_SPACE))


def lands_on(game: Quacks, player: Player, chip: Chip) -> i64:
    """Where the chip would come to lie if it were drawn now."""
    return landing(player, farthest(game, player, chip))
