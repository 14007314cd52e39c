"""What a seat may see: built from a whitelist, with every preview that a board needs."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ..choices import CARD_IDS, PRODUCTS
from ..rules.deck import row_of_backs
from ..rules.windmill import next_windmill, stored
from ..setup.faces import DRY
from ..setup.shared import HAND, LAST_YEAR, kind_of_year
from ..state.table import NONE, BeerAndBread
from ..state.tokens import KINDS, WATER, count
from ..state.village import members, only, set_of
from .choosing import choosing_view, offer_view
from .preview import face_view, playable_card, tokens_view, upgrade_view
from .types import (
    BeerAndBreadView,
    ExchangeCard,
    Field,
    PilesView,
    PlayableCard,
    UpgradeView,
    Windmill,
    Year,
)
from .village import counts_of_backs, may_know, sources_view, village_view

YEAR_KINDS: Final = ["fruitful", "dry"]
PHASES: Final = ["seeding", "cards", "actions", "end"]


def view(game: BeerAndBread, seat: int | None) -> dict[str, Any]:
    """All that lies open, and what this seat alone may look at; None is a spectator."""
    villages = [village_view(game, other, seat) for other in range(2)]
    seen = BeerAndBreadView(
        kinds=[*KINDS],
        faces={CARD_IDS[card]: face_view(game, card) for card in open_faces(game, seat)},
        upgrades=upgrades_view(game, seat),
        scores=[None if v["score"] is None else v["score"]["final"] for v in villages],
        sources=[sources_view(v["score"]) for v in villages if game.over and v["score"]],
        round=int(game.year),
        rounds=LAST_YEAR,
        phase=phase(game),
        phases=[*PHASES],
        kind_of_year=YEAR_KINDS[kind_of_year(max(game.year, 1))],
        turn=int(game.turn),
        track=[year_view(game, year) for year in range(1, LAST_YEAR + 1)],
        hand_goes_to=hand_goes_to(game, seat),
        to_act=to_act(game),
        windmill=windmill_view(game),
        fields=[field_view(game, kind) for kind in range(5)],
        supply=tokens_view(game.supply),
        villages=villages,
        hand=hand_view(game, seat),
        exchange=[exchange_view(game, seat, space) for space in range(game.exchange.n)],
        offer=offer_view(game),
        choosing=None if seat is None else choosing_view(game, seat),
        **piles_view(game),
        winners=game.winners() if game.over else [],
    )
    return {**seen}


def piles_view(game: BeerAndBread) -> PilesView:
    return PilesView(
        deck=[PRODUCTS[back] for back in row_of_backs(game)],
        discards=len(members(game.discard)),
        discard_backs=counts_of_backs(game.discard),
        discard_top=None if game.discard_top == NONE else CARD_IDS[game.discard_top],
    )


def open_faces(game: BeerAndBread, seat: int | None) -> list[int]:
    """The cards that this seat may look at now, by rising number."""
    cards = set_of(game.exchange)
    if game.discard_top != NONE:
        cards |= only(game.discard_top)
    for other in range(2):
        village = game.villages[other]
        if other == seat or game.over:
            cards |= village.all_sold() | set_of(village.column)
        for card in village.hand.to_list():
            if may_know(game, card, other, seat):
                cards |= only(card)
    return members(cards)


def upgrades_view(game: BeerAndBread, seat: int | None) -> dict[str, UpgradeView]:
    """The upgrades that lie in slots or are on a face that this seat may look at."""
    laid = members(game.villages[0].upgrades | game.villages[1].upgrades)
    cards = [game.setup.cards[card] for card in {*laid, *open_faces(game, seat)}]
    upgrades = [game.setup.upgrades[number] for number in sorted({c.upgrade for c in cards})]
    return {upgrade.id: upgrade_view(upgrade) for upgrade in upgrades}


def phase(game: BeerAndBread) -> str:
    """The part of the year: before the first turn, seeding until hands are drawn."""
    if game.over:
        return "end"
    if game.turn > 0:
        return "actions"
    drawing = any(village.hand.n > 0 for village in game.villages)
    return "cards" if drawing else "seeding"


def year_view(game: BeerAndBread, year: int) -> Year:
    now = int(max(game.year, 1))
    return Year(
        year=year,
        kind=YEAR_KINDS[kind_of_year(year)],
        state="past" if year < now or game.over else ("now" if year == now else "to_come"),
        seeded=tokens_view(game.setup.seeded(kind_of_year(year))),
    )


def hand_goes_to(game: BeerAndBread, seat: int | None) -> int | None:
    """Who gets the rest of this seat's hand after the turn."""
    swapped = kind_of_year(game.year) != DRY and 0 < game.turn < HAND
    return 1 - seat if seat is not None and swapped and not game.over else None


def to_act(game: BeerAndBread) -> int | None:
    """The seat that everybody waits for."""
    waiting = [int(step.seat) for step in game.open() if not step.is_chance]
    return waiting[0] if waiting and not game.over else None


def windmill_view(game: BeerAndBread) -> Windmill:
    if game.windmill == NONE:
        return Windmill(seat=None, next_seat=None, tie=False)
    holder = int(game.windmill)
    tie = stored(game, 0) == stored(game, 1)
    return Windmill(seat=holder, next_seat=int(next_windmill(game)), tie=tie)


def field_view(game: BeerAndBread, kind: i64) -> Field:
    seeded = int(count(game.setup.seeded(kind_of_year(max(game.year, 1))), kind))
    return Field(
        kind=KINDS[kind],
        count=int(count(game.fields, kind)),
        seeded=None if kind == WATER else seeded,
    )


def hand_view(game: BeerAndBread, seat: int | None) -> list[PlayableCard]:
    """The seat's own cards, but for those that the other player has turned round."""
    if seat is None:
        return []
    locked = game.villages[1 - seat].turned
    cards = [card for card in game.villages[seat].hand.to_list() if not locked >> card & 1]
    return [playable_card(game, seat, card) for card in sorted(cards)]


def exchange_view(game: BeerAndBread, seat: int | None, space: int) -> ExchangeCard:
    card = game.exchange.at(space)
    laid_by = int(count(game.laid_by, space)) - 1
    return ExchangeCard(
        space=space,
        laid_by=None if laid_by < 0 else laid_by,
        card=CARD_IDS[card],
        playable=None if seat is None else playable_card(game, seat, card),
    )
