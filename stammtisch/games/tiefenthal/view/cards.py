"""Cards, piles and the market as a seat sees them."""

from __future__ import annotations

from stammtisch.core import Pile

from ..rules.guests import STACK_PLACE
from ..setup.cards import NOBLE, Bonus, Card
from ..setup.shared import TiefenthalSetup
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY, WHOLE_STACK, Tavern
from .part_types import BonusView
from .types import CardView, DrawPileView, MarketView, NoblesView, OfferView, SupplyView


def card_views(setup: TiefenthalSetup) -> list[CardView]:
    """Every card by its kind; made once."""
    if "cards" not in setup.seen:
        setup.seen["cards"] = [card_view(card) for card in setup.cards]
    found: list[CardView] = setup.seen["cards"]
    return found


def card_view(card: Card) -> CardView:
    return CardView(
        card=card.name,
        sort=card.sort,
        die=int(card.die),
        thalers=int(card.pays),
        points=int(card.points),
        beers=int(card.price) if card.sort == "guest" else 0,
        bonus=bonus_view(card.bonus),
    )


def bonus_view(bonus: Bonus) -> BonusView:
    return BonusView(bonus=bonus.name, number=bonus.count())


def counted(setup: TiefenthalSetup, pile: Pile) -> dict[str, int]:
    """How many there are of each card, in the order of the pack."""
    counts = pile.counts(len(setup.cards))
    return {setup.cards[kind].name: count for kind, count in enumerate(counts) if count > 0}


def draw_pile_view(game: Tiefenthal, tavern: Tavern) -> DrawPileView:
    return DrawPileView(
        count=int(tavern.deck.n + tavern.known.n),
        top=[game.setup.cards[kind].name for kind in reversed(tavern.known.to_list())],
        hidden=counted(game.setup, tavern.deck),
    )


def points_by_source(game: Tiefenthal, cards: list[int]) -> dict[str, int]:
    """Which sort of cards the points stand on; what brings none is left out."""
    found: dict[str, int] = {}
    for kind in cards:
        points = game.setup.points[kind]
        if points > 0:
            source = game.setup.cards[kind].sort if kind >= NOBLE else "tavern_cards"
            found[source] = found.get(source, 0) + points
    return {source: found[source] for source in sorted(found)}


def market_view(game: Tiefenthal) -> MarketView:
    setup = game.setup
    return MarketView(
        tavern_cards=[supply_view(game, kind) for kind in setup.hired],
        offers=[offer_view(game, place) for place in range(game.offers.n)],
        stack=[card_views(setup)[kind] for kind in sorted(game.stack.to_list())],
        stack_is_open=game.offers.at(STACK_PLACE) == WHOLE_STACK,
        guests_left=[setup.cards[kind].name for kind in sorted(game.guest_deck.to_list())],
        nobles=[
            NoblesView(count=place + 1, beers=beers)
            for place, beers in enumerate(setup.noble_prices)
        ],
        noble=card_views(setup)[NOBLE],
        nobles_left=int(game.left(NOBLE)),
        counter_guests=int(game.counter_guests),
    )


def supply_view(game: Tiefenthal, kind: int) -> SupplyView:
    card = game.setup.cards[kind]
    return SupplyView(card=card.name, price=int(card.price), left=int(game.left(kind)))


def offer_view(game: Tiefenthal, place: int) -> OfferView:
    kind = int(game.offers.at(place))
    there = kind not in (EMPTY, WHOLE_STACK)
    return OfferView(place=place, guest=card_views(game.setup)[kind] if there else None)
