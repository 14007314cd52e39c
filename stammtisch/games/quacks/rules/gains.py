"""What a player gets: points, rubies, chips; and what rubies pay."""

from __future__ import annotations

from mypy_extensions import i64, u8

from .. import events
from ..state.player import Player
from ..state.table import SOURCES, Quacks


def score(game: Quacks, player: Player, points: i64, source: i64) -> None:
    """Points count for good, by their source and by the round."""
    if points == 0:
        return
    player.points += points
    tally = game.tally.kinds
    place = game.tally_of(player) + source
    tally[place] = u8(i64(tally[place]) + points)
    if game.news is not None:
        game.tell(events.scored(player.seat, points, source, player.points))


def note_points(game: Quacks, player: Player) -> None:
    """What the round has brought so far; points for rubies are added at the very end."""
    gained = player.points - player.points_before
    game.tally.kinds[game.tally_of(player) + len(SOURCES) + game.number - 1] = u8(gained)


def gain_rubies(game: Quacks, player: Player, rubies: i64, source: i64) -> None:
    """Rubies out of the box; there are enough, unless the ruling counts them."""
    if game.setup.rubies_limited and not player.brewing:
        rubies = min(rubies, max(rubies_left(game), i64(0)))
    if rubies == 0:
        return
    player.rubies += rubies
    if game.news is not None:
        game.tell(events.got_rubies(player.seat, rubies, source, player.rubies))


def rubies_left(game: Quacks) -> i64:
    """While brewing, all may take at once, so the box may run short for a moment."""
    left = game.setup.rubies_in_box
    for player in game.players:
        left -= player.rubies
    return left


def pay_rubies(game: Quacks, player: Player, rubies: i64) -> None:
    player.rubies -= rubies
    if game.news is not None:
        game.tell(events.paid_rubies(player.seat, rubies, player.rubies))


def gain_chip(game: Quacks, player: Player, kind: i64, source: i64) -> None:
    """A chip from the supply into the bag; what is sold out cannot be gained."""
    if game.take_out(kind):
        player.bag.push(kind)
        if game.news is not None:
            game.tell(events.got_chip(player.seat, kind, source))
        return
    if game.news is not None:
        game.tell(events.missed_chip(player.seat, kind))
    if game.setup.ruby_when_sold_out:
        gain_rubies(game, player, 1, source)
