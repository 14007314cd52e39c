"""A whole table that one seat may imagine: only unshown hands and red chips are unknown."""

from __future__ import annotations

from stammtisch.core import Belief, Choice, Rng

from ..choices import DRAW_STOP, STOP
from ..rules.beside import decide_on_reds
from ..state.player import EMPTY_HAND, HAND_WITH_CHIP, NONE, NOT_SAID, Player
from ..state.table import Quacks


def imagine(game: Quacks, seat: int, rng: Rng, belief: Belief | None) -> Quacks:
    """Only what others have decided and not shown yet is dealt anew: hands, and red chips."""
    imagined = game.copy()
    for player in imagined.players:
        if player.seat != seat and player.draft is not None:
            decide_anew(imagined, player, rng, belief)
        if player.seat != seat and player.hand != NOT_SAID:
            choice = guess(imagined, int(player.seat), rng, belief)
            player.hand = EMPTY_HAND if choice is STOP else HAND_WITH_CHIP
    return imagined


def decide_anew(game: Quacks, player: Player, rng: Rng, belief: Belief | None) -> None:
    """Red chips beside the pot: who is still asked may have said nothing yet."""
    seat = int(player.seat)
    is_asked = game.question(seat) is not None
    if is_asked:
        game.agendas[seat].pop()
    player.draft, player.decided = None, NONE
    decide_on_reds(game, player)
    while not is_asked and (step := game.question(seat)) is not None:
        options = step.options(game)
        choice = options[rng.below(len(options))]
        game.apply(seat, choice if belief is None else belief(game, seat, options, rng))


def guess(game: Quacks, seat: int, rng: Rng, belief: Belief | None) -> Choice:
    """A hand that the table would allow."""
    player = game.players[seat]
    options = [choice for choice in DRAW_STOP if game.can_draw(player) or choice is STOP]
    if belief is not None:
        return belief(game, seat, options, rng)
    return options[rng.below(len(options))]
