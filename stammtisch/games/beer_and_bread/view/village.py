"""One side of the board as a seat sees it: faces only where it may look."""

from __future__ import annotations

from mypy_extensions import i64

from ..choices import BEER, BEERS, BREAD, CARD_IDS, PRODUCTS, product_of
from ..powers.scoring import Account
from ..rules.selling import has_room
from ..state.score_pad import result_of, totals_of
from ..state.table import BeerAndBread
from ..state.tokens import KINDS, WATER, count, total
from ..state.village import Village, members
from .preview import tokens_view
from .types import Back, Cell, ColumnCard, Facility, Score, Slot, VillageView


def village_view(game: BeerAndBread, seat: int, viewer: int | None) -> VillageView:
    village = game.villages[seat]
    mine = seat == viewer or game.over
    cells, surplus = storage_view(village)
    sold = counts_of_backs(village.all_sold())
    return VillageView(
        seat=seat,
        storage=tokens_view(village.storage),
        stored=int(total(village.storage)),
        free_cells=int(village.free_cells()),
        cells=cells,
        surplus=surplus,
        column=[column_card(game, card, mine) for card in village.column.to_list()],
        column_sums=tokens_view(village.symbols),
        brewery=facility(village, BEER, mine),
        bakery=facility(village, BREAD, mine),
        sold=backs(members(village.sold), mine),
        sold_beers=sold["beer"],
        sold_breads=sold["bread"],
        slots=[slot_view(game, village, slot) for slot in range(1, 7)],
        hand=hand_backs(game, seat, viewer),
        score=score_view(game, seat) if mine else None,
    )


def storage_view(village: Village) -> tuple[list[Cell], list[str]]:
    """Water goes into water cells first; what has no cell is surplus and must be offered."""
    water = int(count(village.storage, WATER))
    in_water_cells = int(village.in_water_cells(village.storage))
    kinds = [KINDS[WATER]] * (water - in_water_cells)
    for kind in range(1, 5):
        kinds += [KINDS[kind]] * int(count(village.storage, kind))
    held = int(village.cells)
    places: list[str | None] = [*kinds[:held], *[None] * (held - len(kinds))]
    cells = [Cell(kind=kind, water_only=False) for kind in places]
    for cell in range(int(village.water_cells)):
        held_kind = KINDS[WATER] if cell < in_water_cells else None
        cells.append(Cell(kind=held_kind, water_only=True))
    return cells, kinds[held:]


def column_card(game: BeerAndBread, card: int, mine: bool) -> ColumnCard:
    return ColumnCard(
        product=product_of(card),
        symbols=tokens_view(game.setup.cards[card].symbols),
        card=CARD_IDS[card] if mine else None,
    )


def facility(village: Village, product: int, mine: bool) -> Facility:
    cards = [card for card in members(village.houses) if (card < BEERS) == (product == BEER)]
    places = village.brewery_places if product == BEER else village.bakery_places
    full = not has_room(village, product)
    return Facility(places=int(places), full=full, cards=backs(cards, mine))


def backs(cards: list[int], mine: bool) -> list[Back]:
    """Cards that lie face down: their owner may look, the other sees the backs alone."""
    return [
        Back(product=product_of(card), turned_by=None, card=CARD_IDS[card] if mine else None)
        for card in cards
    ]


def counts_of_backs(cards: i64) -> dict[str, int]:
    """How many cards of a set show each product."""
    shown = [product_of(card) for card in members(cards)]
    return {product: shown.count(product) for product in PRODUCTS}


def slot_view(game: BeerAndBread, village: Village, slot: int) -> Slot:
    faces = [game.setup.cards[card] for card in members(village.upgrades)]
    laid = [face for face in faces if game.setup.upgrades[face.upgrade].slot == slot]
    return Slot(
        slot=slot,
        upgrades=[game.setup.upgrades[face.upgrade].id for face in laid],
        backs=[PRODUCTS[face.product] for face in laid],
    )


def hand_backs(game: BeerAndBread, seat: int, viewer: int | None) -> list[Back]:
    """Known faces first, then the backs of the others: a hand's order says nothing."""
    known: list[Back] = []
    hidden: list[Back] = []
    for card in sorted(game.villages[seat].hand.to_list()):
        back = Back(product=product_of(card), turned_by=turned_by(game, card), card=None)
        if may_know(game, card, seat, viewer):
            back["card"] = CARD_IDS[card]
            known.append(back)
        else:
            hidden.append(back)
    return known + sorted(hidden, key=by_back)


def by_back(back: Back) -> tuple[str, bool]:
    return back["product"], back["turned_by"] is None


def turned_by(game: BeerAndBread, card: int) -> int | None:
    for seat in range(2):
        if game.villages[seat].turned >> card & 1:
            return seat
    return None


def may_know(game: BeerAndBread, card: int, seat: int, viewer: int | None) -> bool:
    """The own hand; of the other's, with the option, the cards that this seat has seen."""
    if viewer is None or not game.villages[viewer].seen >> card & 1:
        return False
    return seat == viewer or game.setup.memory


def score_view(game: BeerAndBread, seat: int) -> Score:
    account = game.account(seat)
    beer, bread = totals_of(account)
    lower = "beer" if beer < bread else "bread"
    return Score(
        beer=account.coins[BEER],
        bread=account.coins[BREAD],
        beer_types=coins_by_type(account, BEER),
        bread_types=coins_by_type(account, BREAD),
        beer_bonus=account.bonus[BEER],
        bread_bonus=account.bonus[BREAD],
        beer_total=beer,
        bread_total=bread,
        final=result_of(account)[0],
        counts="both" if beer == bread else lower,
    )


def coins_by_type(account: Account, product: int) -> list[int]:
    """What the sold cards of a product brought, type by type."""
    sold = account.sold_of(product)
    return [sum(int(card.value) for card in sold if card.type == type) for type in (1, 2, 3)]


def sources_view(score: Score) -> dict[str, int]:
    """Where the result comes from: the cards and bonuses of the product that counts."""
    beer = score["counts"] == "beer"
    product = "beer" if beer else "bread"
    types = score["beer_types"] if beer else score["bread_types"]
    found = {f"{product}_{type}": coins for type, coins in enumerate(types, start=1)}
    return {**found, f"{product}_bonus": score["beer_bonus"] if beer else score["bread_bonus"]}
