"""Mandrake: takes a white chip back, doubles the next chip, raises the limit, moves farther."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, RETURN, RETURN_OR_KEEP
from ..rules.brewing import go_on_brewing
from ..rules.pot import return_white
from ..state.chips import CHIPS, WHITE, YELLOW, Chip
from ..state.player import Player
from ..state.table import Quacks
from .power import Power


class ReturnPreviousWhite(Power):
    """A white chip that lies immediately before it may go back into the bag."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        if player.pot.n < 2 or CHIPS[player.pot.at(player.pot.n - 2)].colour != WHITE:
            return False
        game.ask(RETURN_WHITE[player.seat])
        return True


class ReturnWhite(Step):
    """Put the white chip back, or keep it. Its space stays empty; the yellow chip stays."""

    def options(self, game: Quacks) -> list[Choice]:
        return RETURN_OR_KEEP

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is RETURN:
            player.places.take(player.places.n - 2)
            return_white(game, player, player.pot.take(player.pot.n - 2), "yellow")
        go_on_brewing(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"chip": CHIPS[player.pot.at(player.pot.n - 2)].name, "whites": player.whites}


class DoubleNext(Power):
    """The next chip placed moves twice its number."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        player.doubled = True
        return False


class RaiseLimit(Power):
    """The limit for white chips rises with the yellow chips in the pot: see `Quacks.limit`."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        if game.news is not None:
            game.tell(events.limit_raised(player.seat, game.limit(player)))
        return False


class EscalatingBonus(Power):
    """The first, second and third yellow chip move 1, 2 and 3 farther."""

    def bonus(self, game: Quacks, player: Player, chip: Chip) -> i64:
        numbers = game.setup.books[YELLOW].numbers
        return numbers[player.yellows] if player.yellows < len(numbers) else 0


RETURN_WHITE: Final = [ReturnWhite(seat) for seat in range(MOST_SEATS)]
