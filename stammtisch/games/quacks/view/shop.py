"""The market as one seat's purse sees it: prices, and why a chip cannot be had."""

from __future__ import annotations

from ..choices import Buy
from ..state.chips import CHIPS, NAMES
from ..state.player import Player
from ..state.table import BUY_STAGE, Quacks
from .types import ChipOffer, Shop


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


def offer_view(game: Quacks, player: Player, buy: Buy) -> ChipOffer:
    state = offer_state(game, player, buy)
    others = game.setup.buys if state == "open" and player.bought < 0 else []
    together = [other for other in others if pairs(game, player, buy, other)]
    return ChipOffer(
        chip=NAMES[buy.kind],
        price=int(buy.price),
        coins_after=int(player.coins - buy.price),
        state=state,
        pairs=[NAMES[other.kind] for other in together],
        pair_prices=[int(buy.price + other.price) for other in together],
        pair_coins_after=[int(player.coins - buy.price - other.price) for other in together],
        apart=[NAMES[other.kind] for other in others if other.colour == buy.colour],
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
    return buy in game.shelf.second(CHIPS[player.bought].colour, player.coins)


def pairs(game: Quacks, player: Player, buy: Buy, other: Buy) -> bool:
    """Whether the purse pays for both; they may be bought in either order."""
    if game.setup.purchases < 2:
        return False
    return other in game.shelf.second(buy.colour, player.coins - buy.price)
