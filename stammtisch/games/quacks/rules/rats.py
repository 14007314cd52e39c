"""Rats: whoever is behind begins farther on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, RATS, RATS_OR_NOT
from ..state.table import RATS_STAGE, Quacks


def count_tails(game: Quacks) -> None:
    """The rat tails on the track between each player and the leader, from the second round on."""
    if game.number < game.setup.rats_from:
        return
    leader: i64 = 0
    for player in game.players:
        leader = max(leader, player.points)
    most = game.setup.tails(leader)
    for player in game.players:
        player.tails = most - game.setup.tails(player.points)


def set_out_rats(game: Quacks) -> None:
    """Who has tails may send that many rats into the pot; own pots only, so all at once."""
    game.stage = RATS_STAGE
    if not game.card.counts_rats:
        count_tails(game)
    for player in game.players:
        if player.tails > 0:
            if game.news is not None:
                game.tell(events.tails_counted(player.seat, player.tails))
            game.ask(USE_RATS[player.seat])


class UseRats(Step):
    """All tails or none."""

    def options(self, game: Quacks) -> list[Choice]:
        return RATS_OR_NOT

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is RATS:
            player = game.players[self.seat]
            player.rats = player.tails
            if game.news is not None:
                game.tell(events.rats_swam(self.seat, player.rats, player.start_space()))

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        after = player.droplet + player.tails
        return {"tails": player.tails, "droplet": player.droplet, "droplet_after": after}


USE_RATS: Final = [UseRats(seat) for seat in range(MOST_SEATS)]
