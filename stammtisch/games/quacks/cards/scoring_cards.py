"""Fortune cards that pay in the evaluation or at the end of the round."""

from __future__ import annotations

from .. import events
from ..rules.droplet import move_droplet
from ..rules.gains import gain_rubies, score
from ..state.player import Player
from ..state.table import FROM_FORTUNE, Quacks
from .card import Card


class LuckyDevil(Card):
    """Points for a scoring space with a ruby."""

    def on_ruby(self, game: Quacks, player: Player) -> None:
        score(game, player, self.numbers[0], FROM_FORTUNE)


class ShiningExtraBright(Card):
    """One more ruby for a scoring space with a ruby."""

    def on_ruby(self, game: Quacks, player: Player) -> None:
        gain_rubies(game, player, self.numbers[0], FROM_FORTUNE)


class PotIsFull(Card):
    """Who rolls the bonus die rolls it twice."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.rolls = numbers[0]


class SeasonedPerfectly(Card):
    """White chips of exactly seven at the end of the round move the droplet."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.at_the_end = True

    def ended(self, game: Quacks, player: Player) -> None:
        if player.whites == self.numbers[0]:
            move_droplet(game, player, self.numbers[1])


class MagicPotion(Card):
    """All flasks are full again."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.at_the_end = True

    def ended(self, game: Quacks, player: Player) -> None:
        if not player.flask:
            player.flask = True
            if game.news is not None:
                game.tell(events.flask_filled(player.seat))
