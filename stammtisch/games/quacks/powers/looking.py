"""Drawing chips to look at them: by a blue chip or a fortune card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import PASS, PLACE
from ..rules.pot import OutOfBag
from ..state.chips import Chip
from ..state.player import Player
from ..state.table import Quacks


class LookAtChip(OutOfBag):
    """One chip leaves the bag and lies before the player, without effect.

    After the last look comes the question `then`, if there is one.
    """

    def __init__(self, seat: i64, then: Step | None = None) -> None:
        super().__init__(seat)
        self.then: Final = then

    def answer(self, game: Quacks, choice: Chip) -> None:
        player = game.players[self.seat]
        player.bag.remove(choice.kind)
        player.look_at(choice.kind)
        if game.news is not None:
            game.tell(events.looked(self.seat, choice.kind))
        player.looks -= 1
        if player.looks > 0:
            game.ask(self)
        elif self.then is not None:
            game.ask(self.then)


def ask_looks(game: Quacks, look: LookAtChip, count: i64) -> None:
    """Draw so many chips, or what there is; the bag is not empty."""
    player = game.players[look.seat]
    player.looks = min(count, player.bag.n)
    game.ask(look)


def looked_options(player: Player) -> list[Choice]:
    """One of the chips drawn, or none of them."""
    if player.looked.n == 1:
        return PLACE_OR_PASS[player.looked.at(0)]
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


PLACE_OR_PASS: Final[list[list[Choice]]] = [[place, PASS] for place in PLACE]
