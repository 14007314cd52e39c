"""Crow skull: look ahead, insure the pot, or be paid on a ruby space."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Of
from ..rules.brewing import bring_in, go_on_brewing
from ..rules.gains import gain_rubies, score
from ..state.chips import BLUE, CHIPS, Chip
from ..state.player import Player
from ..state.table import FROM_BLUE, Quacks
from .looking import LookAtChip, ask_looks, looked_options, return_looked
from .power import Power


class DrawAndChoose(Power):
    """Draw as many chips as its value; one of them may be placed, the others go back."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        if not game.can_draw(player):
            return False
        ask_looks(game, LOOK_AND_PLACE[player.seat], chip.value)
        return True


class PlaceOne(Step):
    """Place one of the chips drawn as the next chip, or none."""

    def options(self, game: Quacks) -> list[Choice]:
        return looked_options(game.players[self.seat])

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if isinstance(choice, Of):
            player.looked.remove(choice.kind)
            return_looked(player)
            bring_in(game, player, CHIPS[choice.kind])
        else:
            return_looked(player)
            go_on_brewing(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"whites": player.whites, "limit": game.limit(player)}


class Insurance(Power):
    """If one of the next chips explodes the pot, the player still gets points and coins."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        player.window = max(player.window, chip.value)
        if game.news is not None:
            game.tell(events.insured(player.seat, player.window))
        return False


class RubyOnRuby(Power):
    """A ruby, if the chip comes to lie on a space with a ruby."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        if game.setup.ruby[player.position]:
            gain_rubies(game, player, game.setup.books[BLUE].numbers[0], FROM_BLUE)
        return False


class PointsOnRuby(Power):
    """Its value in points, if the chip comes to lie on a space with a ruby."""

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        if game.setup.ruby[player.position]:
            score(game, player, chip.value, FROM_BLUE)
        return False


LOOK_AND_PLACE: Final = [LookAtChip(seat, PlaceOne(seat)) for seat in range(MOST_SEATS)]
