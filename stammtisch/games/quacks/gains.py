"""What a player gets: points, rubies, chips, and steps of the droplet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from stammtisch.core import Choice, Step

from . import events
from .choices import DROPLET, MOST_SEATS, TUBE
from .figures import GLASSES, Reward
from .player import Player
from .state import FROM_TUBE, LAST_START, Quacks


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


def move_droplet(game: Quacks, player: Player, steps: i64) -> None:
    """Droplet steps; with test tubes the player says for each which droplet moves."""
    if steps == 0:
        return
    if not game.setup.tubes:
        push_droplet(game, player, steps)
    elif game.setup.ruling("tubes_split"):
        for _ in range(steps):
            game.ask(MOVE_DROPLET[player.seat])
    else:
        game.ask(MoveWholeDroplet(player.seat, steps))


def push_droplet(game: Quacks, player: Player, steps: i64) -> None:
    """The droplet of the pot moves; the last space is left for a chip."""
    player.droplet = min(player.droplet + steps, i64(LAST_START))
    if game.news is not None:
        game.tell(events.droplet_moved(player.seat, player.droplet))


def push_tube(game: Quacks, player: Player) -> None:
    """The droplet of the test tubes moves to the next glass and pays it at once."""
    if player.glass < GLASSES - 1:
        player.glass += 1
    if game.news is not None:
        game.tell(events.tube_moved(player.seat, player.glass))
    reward = game.setup.glasses[player.glass - 1]
    for kind in reward.chips:
        if not (game.is_closed(kind) and game.setup.ruling("tubes_need_book")):
            gain_chip(game, player, kind, FROM_TUBE)
    gain_rubies(game, player, reward.rubies, FROM_TUBE)
    score(game, player, reward.points, FROM_TUBE)


def can_push_tube(game: Quacks, player: Player) -> bool:
    return player.glass < GLASSES - 1 or game.setup.ruling("tubes_last_again")


def take_reward(game: Quacks, player: Player, reward: Reward, source: i64) -> None:
    """All that a die face, a book or a card gives."""
    for kind in reward.chips:
        gain_chip(game, player, kind, source)
    score(game, player, reward.points, source)
    gain_rubies(game, player, reward.rubies, source)
    move_droplet(game, player, reward.droplet)


class MoveDroplet(Step):
    """Each step goes to the droplet in the pot or to the one at the test tubes."""

    def options(self, game: Quacks) -> list[Choice]:
        can = can_push_tube(game, game.players[self.seat])
        return EITHER_DROPLET if can else POT_DROPLET

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is TUBE:
            push_tube(game, player)
        else:
            push_droplet(game, player, 1)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return droplets(game, self.seat)


class MoveWholeDroplet(Step):
    """By the ruling against splitting, all steps of one gain go to the same droplet."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def options(self, game: Quacks) -> list[Choice]:
        can = can_push_tube(game, game.players[self.seat])
        return EITHER_DROPLET if can else POT_DROPLET

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        left = self.steps
        while choice is TUBE and left > 0 and can_push_tube(game, player):
            push_tube(game, player)
            left -= 1
        if left > 0:
            push_droplet(game, player, left)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {**droplets(game, self.seat), "steps": self.steps}


def droplets(game: Quacks, seat: i64) -> dict[str, int | str]:
    player = game.players[seat]
    return {"droplet": player.droplet, "glass": player.glass}


EITHER_DROPLET: Final[list[Choice]] = [DROPLET, TUBE]
POT_DROPLET: Final[list[Choice]] = [DROPLET]
MOVE_DROPLET: Final = [MoveDroplet(seat) for seat in range(MOST_SEATS)]
