"""What a tavern can pay at the market, and what comes of it."""

from __future__ import annotations

from ..rules.serving import nobles_for
from ..rules.upgrading import matching_cards, price_of
from ..setup.cards import NOBLE, TAVERN_CARDS
from ..state.table import SERVING, Tiefenthal
from ..state.tavern import Tavern
from .types import AfterView, PlanView, ShopView


def shop_view(game: Tiefenthal, tavern: Tavern, plan: PlanView) -> ShopView:
    """What can be paid now, and what more with all that the dice may bring; from the draft on."""
    now: dict[str, AfterView] = {}
    then: dict[str, AfterView] = {}
    if game.stage == SERVING:
        now = payable(game, tavern, int(tavern.thalers), int(tavern.beers))
    if plan["uses"]:
        then = payable(game, tavern, plan["thalers_then"], plan["beers_then"])
    return ShopView(
        now=[*now],
        later=[choice for choice in then if choice not in now],
        bought=[name for kind, name in enumerate(TAVERN_CARDS) if tavern.bought >> kind & 1],
        recruited=tavern.recruited,
        after=now,
    )


def payable(game: Tiefenthal, tavern: Tavern, thalers: int, beers: int) -> dict[str, AfterView]:
    """Answers as text: tavern cards, upgrades, guests, nobles."""
    found = {**staff_for(game, tavern, thalers), **upgrades_for(game, tavern, thalers)}
    if not tavern.recruited:
        found |= guests_for(game, beers)
    if not tavern.took_nobles:
        for count, choice in enumerate(game.setup.nobles[: nobles_for(game, beers)], 1):
            left = beers - int(game.setup.noble_prices[count - 1])
            found[choice.text] = AfterView(left=left, brings=["noble"] * count)
    return found


def staff_for(game: Tiefenthal, tavern: Tavern, thalers: int) -> dict[str, AfterView]:
    there = game.stocked & ~tavern.bought
    return {
        buy.text: AfterView(left=thalers - int(buy.price), brings=[TAVERN_CARDS[buy.kind]])
        for buy in game.setup.buys
        if there >> buy.kind & 1 and buy.price <= thalers
    }


def upgrades_for(game: Tiefenthal, tavern: Tavern, thalers: int) -> dict[str, AfterView]:
    """Tiles at the price with as few cards given back as can be paid."""
    found: dict[str, AfterView] = {}
    for tile, choice in enumerate(game.setup.upgrades):
        given = range(int(matching_cards(game, tavern, tile)) + 1)
        prices = [int(price_of(game, tile, count)) for count in given]
        left = [thalers - price for price in prices if price <= thalers]
        if left and not tavern.is_upgraded(tile):
            brings = ["noble"] if game.left(NOBLE) > 0 else []
            found[choice.text] = AfterView(left=left[0], brings=brings)
    return found


def guests_for(game: Tiefenthal, beers: int) -> dict[str, AfterView]:
    """The guests on offer that so many beers win, by place."""
    setup, kinds = game.setup, game.offers.to_list()
    if setup.stack_is_open:
        kinds = [*sorted(game.stack.to_list()), *kinds]
    return {
        setup.recruits[kind].text: AfterView(
            left=beers - int(setup.beers[kind]), brings=[setup.cards[kind].name]
        )
        for kind in kinds
        if kind < len(setup.cards) and setup.beers[kind] <= beers
    }
