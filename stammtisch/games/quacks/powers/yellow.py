"""Mandrake: takes a white chip back, doubles the next chip, raises the limit, moves farther."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..brewing import go_on_brewing
from ..chips import CHIPS, WHITE, YELLOW, Chip
from ..choices import MOST_SEATS, RETURN, RETURN_OR_KEEP
from ..effects import Power
from ..player import Player
from ..state import Quacks


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
            kind = player.pot.take(player.pot.n - 2)
            player.places.take(player.places.n - 2)
            player.whites -= CHIPS[kind].value
            player.bag.push(kind)
            if game.news is not None:
                game.tell(events.put_back(self.seat, kind, "yellow"))
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
    """The limit for white chips rises with the number of yellow chips placed."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        player.yellows += 1
        numbers = game.setup.books[YELLOW].numbers
        limit: i64 = numbers[min(player.yellows, i64(len(numbers))) - 1]
        if game.setup.limits_add:
            player.limit = game.limit + limit - game.setup.white_limit
        else:
            player.limit = max(player.limit, limit)
        if game.news is not None:
            game.tell(events.limit_raised(player.seat, player.limit))
        return False


class EscalatingBonus(Power):
    """The first, second and third yellow chip move 1, 2 and 3 farther."""

    def bonus(self, game: Quacks, player: Player, chip: Chip) -> i64:
        numbers = game.setup.books[YELLOW].numbers
        return numbers[player.yellows] if player.yellows < len(numbers) else 0

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        player.yellows += 1
        return False


RETURN_WHITE: Final = [ReturnWhite(seat) for seat in range(MOST_SEATS)]
