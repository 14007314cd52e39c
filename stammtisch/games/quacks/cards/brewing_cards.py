"""Fortune cards that hold while everybody brews, or when all have stopped."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, RETURN, RETURN_OR_KEEP, Of
from ..powers.looking import LookAtChip, ask_looks, looked_options, return_looked
from ..powers.taking import NO_KINDS, of_value, offer_chips
from ..rules.brewing import go_on_brewing
from ..rules.moving import strong
from ..rules.pot import land, pour_back
from ..state.chips import CHIPS, WHITE, Chip
from ..state.player import Player
from ..state.table import FROM_FORTUNE, Quacks
from .card import Card


class WellStirred(Card):
    """The first white chip may go back without the flask."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.while_brewing = True

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        if chip.colour != WHITE or player.stirred:
            return False
        player.stirred = True
        game.ask(STIR_BACK[player.seat])
        return True


class StirBack(Step):
    """Well Stirred: the first white chip may go back without the flask."""

    def options(self, game: Quacks) -> list[Choice]:
        return RETURN_OR_KEEP

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is RETURN:
            pour_back(game, player, "fortune")
        go_on_brewing(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"chip": CHIPS[game.players[self.seat].pot.top()].name}


class LivingInLuxury(Card):
    """White chips explode only above a higher limit."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.white_limit = numbers[0]


class PumpkinPatchParty(Card):
    """Every orange chip moves farther."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.orange_bonus = numbers[0]


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
    waits = player.doubled and game.setup.says("strong_doubling", "waits")
    land(player, chip, strong(game, player, chip))
    player.doubled = waits
    if chip.colour == WHITE:
        player.whites += chip.value
    if game.news is not None:
        game.tell(events.placed(game, player, kind, was_at))


class Schadenfreude(Card):
    """Whoever sits left of an exploded pot takes a chip."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.after_brewing = True

    def brewed(self, game: Quacks, player: Player) -> None:
        right = game.players[player.seat - 1 if player.seat > 0 else game.seats - 1]
        if right.exploded:
            offer_chips(game, player, of_value(self.numbers[0]), FROM_FORTUNE, NO_KINDS)


STIR_BACK: Final = [StirBack(seat) for seat in range(MOST_SEATS)]
LOOK_AND_ADD: Final = [LookAtChip(seat, AddStrong(seat)) for seat in range(MOST_SEATS)]
