"""Drawing chips to look at them: by a blue chip or a fortune card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Chance, Choice, Rng

from .. import events
from ..chips import CHIPS, Chip
from ..choices import MOST_SEATS, PASS, PLACE
from ..player import Player
from ..pot import bag_weights
from ..state import Quacks


class LookAtChip(Chance):
    """One chip leaves the bag and lies before the player, without effect."""

    def weights(self, game: Quacks) -> list[tuple[Choice, int]]:
        return bag_weights(game.players[self.seat])

    def draw(self, game: Quacks, rng: Rng) -> Choice:
        return CHIPS[game.players[self.seat].bag.random(rng)]

    def answer(self, game: Quacks, choice: Chip) -> None:
        player = game.players[self.seat]
        player.bag.remove(choice.kind)
        player.look_at(choice.kind)
        if game.news is not None:
            game.tell(events.looked(self.seat, choice.kind))


def ask_looks(game: Quacks, player: Player, count: i64) -> None:
    """Draw so many chips, or what there is."""
    for _ in range(min(count, player.bag.n)):
        game.ask(LOOK_AT_CHIP[player.seat])


def looked_options(player: Player) -> list[Choice]:
    """One of the chips drawn, or none of them."""
    options: list[Choice] = []
    seen: i64 = 0
    for place in range(player.looked.n):
        kind = player.looked.at(place)
        if not seen >> kind & 1:
            seen |= i64(1) << kind
            options.append(PLACE[kind])
    options.append(PASS)
    return options


def return_looked(player: Player) -> None:
    """What was drawn and not placed goes back into the bag."""
    player.bag.pour(player.looked)


LOOK_AT_CHIP: Final = [LookAtChip(seat) for seat in range(MOST_SEATS)]
