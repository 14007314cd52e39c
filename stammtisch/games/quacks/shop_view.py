"""The market as one seat's purse sees it: prices, and why a chip cannot be had."""

from __future__ import annotations

from .chips import CHIPS, NAMES
from .choices import Buy
from .player import Player
from .state import BUY_STAGE, Quacks
from .view_types import Offer, Shop


def shop_view(game: Quacks, seat: int | None) -> Shop | None:
    """Only while there is something to buy for this seat."""
    if seat is None or game.stage != BUY_STAGE or game.players[seat].coins == 0:
        return None
    player = game.players[seat]
    return Shop(
        coins=int(player.coins),
        first=None if player.bought < 0 else NAMES[player.bought],
        offers=[offer_view(game, player, buy) for buy in game.setup.buys],
    )


def offer_view(game: Quacks, player: Player, buy: Buy) -> Offer:
    state = offer_state(game, player, buy)
    return Offer(
        chip=NAMES[buy.kind],
        price=int(buy.price),
        coins_after=int(player.coins - buy.price),
        state=state,
        pairs=[NAMES[other.kind] for other in game.setup.buys if pairs(game, player, buy, other)]
        if state == "open" and player.bought < 0
        else [],
    )


def offer_state(game: Quacks, player: Player, buy: Buy) -> str:
    if game.is_closed(buy.kind):
        return "locked"
    if game.is_sold_out(buy.kind):
        return "sold_out"
    if player.bought >= 0 and not in_second_offer(game, player, buy):
        return "colour" if buy.colour == CHIPS[player.bought].colour else "dear"
    return "open" if buy.price <= player.coins else "dear"


def in_second_offer(game: Quacks, player: Player, buy: Buy) -> bool:
    first = CHIPS[player.bought]
    return buy in game.shelf.second(first.kind, first.colour, player.coins)


def pairs(game: Quacks, player: Player, buy: Buy, other: Buy) -> bool:
    """Whether the purse pays for both, in the order of the offers."""
    first, second = (buy, other) if buy.kind < other.kind else (other, buy)
    if first.price > player.coins or first not in game.shelf.buys or game.setup.purchases < 2:
        return False
    left = player.coins - first.price
    return second in game.shelf.second(first.kind, first.colour, left)
