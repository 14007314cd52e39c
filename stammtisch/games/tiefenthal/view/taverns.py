"""A tavern as everybody sees it."""

from __future__ import annotations

from itertools import pairwise

from ..powers.bonuses import following
from ..rules.upgrading import least_given, matching_cards, most_given, payable_tiles, price_of
from ..setup.cards import NO_BONUS, NOBLE, TAVERN_CARDS
from ..setup.tiles import CELLAR_TILE, MATCHING, NEXT_EVENING, NO_CARD, SAFE_TILE, TILES
from ..state.table import SERVING, Tiefenthal
from ..state.tavern import Tavern
from .cards import bonus_view, counted, draw_pile_view, points_by_source
from .parts import parts_view
from .shop import shop_view
from .spaces import dice_view, is_to_plan, loss_view, plan_view, spaces_view
from .types import NextBonusView, OwnTileView, TavernView, TileView


def tavern_view(game: Tiefenthal, tavern: Tavern, viewer: int | None) -> TavernView:
    plan, cards = plan_view(game, tavern), tavern.cards()
    return TavernView(
        seat=int(tavern.seat),
        points=int(game.points_of(tavern)),
        sources=points_by_source(game, cards) | host_points(game, tavern),
        state=state_of(game, tavern),
        thalers=int(tavern.thalers),
        beers=int(tavern.beers),
        safe=int(game.figure(tavern, SAFE_TILE)),
        cellar=int(game.figure(tavern, CELLAR_TILE)),
        counter_guests=int(tavern.counter_guests),
        position=int(tavern.position),
        **next_bonus(game, tavern),
        seats=int(game.seats_of(tavern)),
        staff={TAVERN_CARDS[kind]: int(tavern.in_play(kind)) for kind in game.setup.hired},
        dishwashers=int(tavern.washers),
        dishwashers_used=int(tavern.washed),
        dice=dice_view(tavern),
        spaces=spaces_view(game, tavern),
        tiles=[own_tile_view(game, tavern, tile) for tile in range(len(TILES))],
        plan=plan,
        loss=loss_view(game, tavern),
        shop=shop_view(game, tavern, plan),
        draw_pile=draw_pile_view(game, tavern),
        discard_pile=counted(game.setup, tavern.discard),
        nobles_owned=cards.count(NOBLE),
        parts=parts_view(game, tavern, viewer),
    )


def state_of(game: Tiefenthal, tavern: Tavern) -> str:
    """In phase F: `waiting`, `planning`, `serving` or `closed`."""
    if game.stage != SERVING:
        return ""
    if game.is_to_serve(tavern):
        return "waiting"
    if game.turn_of(tavern) != game.turn - 1:
        return "closed"
    return "planning" if is_to_plan(game, tavern) else "serving"


def host_points(game: Tiefenthal, tavern: Tavern) -> dict[str, int]:
    points = game.setup.host_points[tavern.reputation]
    return {"host": points} if points > 0 else {}


def next_bonus(game: Tiefenthal, tavern: Tavern) -> NextBonusView:
    """How many steps away the next bonus of the ring is, and on which space."""
    position, ring = tavern.position, game.setup.ring
    for distance in range(1, int(game.setup.positions) + 1):
        position = following(game, position)
        if ring[position] is not NO_BONUS:
            found = bonus_view(ring[position])
            return NextBonusView(
                next_bonus=found, next_bonus_in=distance, next_bonus_at=int(position)
            )
    return NextBonusView(next_bonus=bonus_view(NO_BONUS), next_bonus_in=0, next_bonus_at=0)


def own_tile_view(game: Tiefenthal, tavern: Tavern, tile: int) -> OwnTileView:
    figures = game.setup.tiles[tile]
    upgraded = tavern.is_upgraded(tile)
    prices = [] if upgraded else prices_of(game, tavern, tile)
    return OwnTileView(
        tile=TILES[tile],
        upgraded=upgraded,
        figure=int(figures.upgraded if upgraded else figures.basic),
        prices=prices,
        gives=gives_of(game, tavern, tile),
        noble=not upgraded and game.left(NOBLE) > 0,
    )


def prices_of(game: Tiefenthal, tavern: Tavern, tile: int) -> list[int]:
    """Those of the special offer, from no card given back to all in play."""
    cards = int(matching_cards(game, tavern, tile))
    return [int(price_of(game, tile, given)) for given in range(cards + 1)]


def gives_of(game: Tiefenthal, tavern: Tavern, tile: int) -> list[int]:
    """How many cards may go back for the special offer, in the own turn."""
    if state_of(game, tavern) != "serving" or not payable_tiles(game, tavern) >> tile & 1:
        return []
    least, most = least_given(game, tavern, tile), most_given(game, tavern, tile)
    return [*range(int(least), int(most) + 1)]


def tile_views(game: Tiefenthal) -> list[TileView]:
    """What is printed on the tiles; made once."""
    seen = game.setup.seen
    if "tiles" not in seen:
        seen["tiles"] = [tile_view(game, tile) for tile in range(len(TILES))]
    found: list[TileView] = seen["tiles"]
    return found


def tile_view(game: Tiefenthal, tile: int) -> TileView:
    figures, card = game.setup.tiles[tile], MATCHING[tile]
    return TileView(
        tile=TILES[tile],
        basic=int(figures.basic),
        better=int(figures.upgraded),
        price=int(figures.price),
        discount=int(figures.discount),
        takes_off=[] if card == NO_CARD else discounts(game, tile, game.setup.supply[card]),
        card="" if card == NO_CARD else TAVERN_CARDS[card],
        works="next_evening" if tile in NEXT_EVENING else "at_once",
    )


def discounts(game: Tiefenthal, tile: int, cards: int) -> list[int]:
    """What each card in turn takes off, as many as take off anything."""
    prices = [int(price_of(game, tile, given)) for given in range(cards + 1)]
    return [before - then for before, then in pairwise(prices) if then < before]
