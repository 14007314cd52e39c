"""A pot by itself: begun, filled, relieved of a white chip, done."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Chance, Choice, Rng

from .. import events
from ..state.chips import CHIPS, ORANGE, YELLOW, Chip
from ..state.player import NOT_SAID, Player
from ..state.table import Quacks
from .moving import landing


class OutOfBag(Chance):
    """One chip leaves the bag, each as likely as the other; what it is drawn for is up to it."""

    def weights(self, game: Quacks) -> list[tuple[Choice, int]]:
        counts = game.players[self.seat].bag.counts(len(CHIPS))
        return [(CHIPS[kind], counts[kind]) for kind in range(len(CHIPS)) if counts[kind] > 0]

    def draw(self, game: Quacks, rng: Rng) -> Choice:
        return CHIPS[game.players[self.seat].bag.random(rng)]


def brewing_facts(game: Quacks, seat: i64) -> dict[str, int | str]:
    """What the sentence that asks for the next chip may mention."""
    player = game.players[seat]
    scoring = game.scoring(player)
    return {
        "whites": player.whites,
        "limit": game.limit(player),
        "bag": player.bag.n,
        "coins": game.setup.coins[scoring],
        "points": game.setup.points[scoring],
    }


def begin_pot(player: Player) -> None:
    """An empty pot, from the droplet or the rats on."""
    player.start = player.start_space()
    player.position = player.start
    player.whites = 0
    player.placed = 0
    player.oranges = 0
    player.yellows = 0
    player.colours = 0
    player.window = 0
    player.insured = False
    player.doubled = False
    player.fresh_white = False


def land(player: Player, chip: Chip, steps: i64) -> None:
    """The chip comes to lie so many spaces on, and none beyond the last."""
    position = landing(player, steps)
    player.position = position
    player.pot.push(chip.kind)
    player.places.push(position)
    player.placed += 1
    player.doubled = False
    player.colours |= i64(1) << chip.colour
    if chip.colour == ORANGE:
        player.oranges += 1
    elif chip.colour == YELLOW:
        player.yellows += 1


def pour_back(game: Quacks, player: Player, why: str) -> None:
    """The last chip, a white one, leaves the pot: position and sum go back."""
    player.places.pop()
    return_white(game, player, player.pot.pop(), why)
    player.position = player.places.top() if player.places.n > 0 else player.start
    player.fresh_white = False
    if game.setup.doubling_returns and player.pot.n > 0:
        player.doubled = CHIPS[player.pot.top()].colour == YELLOW  # it was the next chip


def return_white(game: Quacks, player: Player, kind: i64, why: str) -> None:
    """A white chip out of the pot goes into the bag and counts no longer."""
    player.whites -= CHIPS[kind].value
    if game.setup.chance_counts_lying:
        player.placed -= 1
    player.bag.push(kind)
    if game.news is not None:
        game.tell(events.put_back(player.seat, kind, why))


def stop(game: Quacks, player: Player) -> None:
    """The bag is laid down."""
    player.brewing = False
    player.hand = NOT_SAID
    if game.news is not None:
        game.tell(events.stopped(game, player))
