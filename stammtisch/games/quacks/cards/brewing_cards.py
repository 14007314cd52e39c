"""Fortune cards that hold while everybody brews, or when all have stopped."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..chips import CHIPS, WHITE
from ..choices import MOST_SEATS, Of
from ..effects import Card
from ..player import Player
from ..pot import lay
from ..powers.looking import LookAtChip, ask_looks, looked_options, return_looked
from ..powers.taking import NO_KINDS, of_value, offer_chips
from ..state import FROM_FORTUNE, SECOND_CHANCE, WELL_STIRRED, Quacks


class SecondChance(Card):
    """After five chips: carry on, or brew again from the start."""

    def read(self, game: Quacks) -> None:
        game.brew_card = SECOND_CHANCE


class WellStirred(Card):
    """The first white chip may go back without the flask."""

    def read(self, game: Quacks) -> None:
        game.brew_card = WELL_STIRRED


class LivingInLuxury(Card):
    """White chips explode only above a higher limit."""

    def read(self, game: Quacks) -> None:
        game.limit = self.numbers[0]


class PumpkinPatchParty(Card):
    """Every orange chip moves farther."""

    def read(self, game: Quacks) -> None:
        game.orange_bonus = self.numbers[0]


class StrongIngredient(Card):
    """Who did not explode draws chips once more and may place one, without its action."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.after_brewing = True

    def brewed(self, game: Quacks, player: Player) -> None:
        if not player.exploded and player.bag.n > 0:
            ask_looks(game, LOOK_AND_ADD[player.seat], self.numbers[0])


class AddStrong(Step):
    """Place one of the chips drawn, or none. It cannot explode the pot."""

    def options(self, game: Quacks) -> list[Choice]:
        return looked_options(game.players[self.seat])

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if isinstance(choice, Of):
            player.looked.remove(choice.kind)
            add_strong(game, player, choice.kind)
        return_looked(player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"space": game.players[self.seat].position}


def add_strong(game: Quacks, player: Player, kind: int) -> None:
    was_at = player.position
    chip = CHIPS[kind]
    if not game.setup.strong_acts:
        player.strong_at = player.pot.n
    lay(game, player, chip, chip.value)
    if chip.colour == WHITE:
        player.whites += chip.value
    if game.news is not None:
        game.tell(events.placed(player, kind, was_at))


class Schadenfreude(Card):
    """Whoever sits left of an exploded pot takes a chip."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.after_brewing = True

    def brewed(self, game: Quacks, player: Player) -> None:
        right = game.players[player.seat - 1 if player.seat > 0 else game.seats - 1]
        if right.exploded:
            offer_chips(game, player, of_value(self.numbers[0]), FROM_FORTUNE, NO_KINDS)


LOOK_AND_ADD: Final = [LookAtChip(seat, AddStrong(seat)) for seat in range(MOST_SEATS)]
