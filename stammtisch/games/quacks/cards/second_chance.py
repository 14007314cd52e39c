"""A Second Chance: five chips are safe; then carry on, or brew again from the start."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..choices import CONTINUE, MOST_SEATS, RESTART
from ..rules.brewing import act, draw_first, go_on_brewing
from ..rules.explosion import explode, is_over
from ..rules.pot import begin_pot, brewing_facts
from ..state.chips import CHIPS, Chip
from ..state.player import Player
from ..state.table import Quacks
from .card import Card


class SecondChance(Card):
    """After five chips: carry on, or brew again from the start."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.while_brewing = True
        self.safe_chips = numbers[0]

    def placed(self, game: Quacks, player: Player, chip: Chip) -> bool:
        return self.asks(game, player, "placed")

    def acted(self, game: Quacks, player: Player) -> bool:
        return self.asks(game, player, "acted")

    def asks(self, game: Quacks, player: Player, point: str) -> bool:
        """After the fifth chip, once, at the moment that the ruling names."""
        due = player.placed >= self.safe_chips and not player.had_chance
        if not due or not game.setup.says("second_chance_point", point):
            return False
        game.ask(TAKE_CHANCE[player.seat])
        return True


class TakeChance(Step):
    """A Second Chance: carry on, or put everything back and brew again, once."""

    def options(self, game: Quacks) -> list[Choice]:
        return CONTINUE_OR_RESTART

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        player.had_chance = True
        if choice is RESTART:
            restart(game, player)
        elif is_over(game, player) and game.setup.says("second_chance_over", "explodes"):
            explode(game, player)
        elif game.setup.says("second_chance_point", "placed"):
            act(game, player, CHIPS[player.pot.top()])
        else:
            go_on_brewing(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        drawn = player.pot.n + player.aside.n - player.kept
        return {**brewing_facts(game, self.seat), "bag_after": player.bag.n + drawn}


def restart(game: Quacks, player: Player) -> None:
    """All chips drawn this round go back; what they had changed is undone."""
    player.bag.pour(player.pot)
    player.places.clear()
    while player.aside.n > player.kept:
        player.bag.push(player.aside.pop())
    begin_pot(player)
    player.restarted = True
    player.had_chance = True
    player.flask = player.flask or game.setup.ruling("second_chance_refills")
    if game.news is not None:
        game.tell(events.restarted(player.seat))
    draw_first(game, player)


CONTINUE_OR_RESTART: Final[list[Choice]] = [CONTINUE, RESTART]
TAKE_CHANCE: Final = [TakeChance(seat) for seat in range(MOST_SEATS)]
