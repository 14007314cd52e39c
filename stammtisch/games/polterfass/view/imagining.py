"""A whole game as a seat may imagine it: the hidden orders are laid anew."""

from __future__ import annotations

from stammtisch.core import Belief, Rng

from ..choices import Order
from ..rules.orders import possible_orders
from ..state import Polterfass


def imagine(game: Polterfass, seat: int, rng: Rng, belief: Belief | None) -> Polterfass:
    """The other guests' orders are dealt anew, each with as many cards as are seen there."""
    imagined = game.copy()
    hidden = [other for other in range(game.seats) if other != seat and game.orders[other]]
    for other in hidden:
        options = possible_orders(game, other)
        imagined.orders[other] = options[rng.below(len(options))]
    if belief is not None:
        for other in hidden:
            guess = belief(imagined, other, [*possible_orders(game, other)], rng)
            assert isinstance(guess, Order)
            imagined.orders[other] = guess
    return imagined
