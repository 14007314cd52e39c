"""What is being chosen: tokens on offer, and what the seat that looks has half said."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..choices import CARD_IDS
from ..rules.selling import left_to_choose
from ..rules.storing import AcceptOffer, ChooseOffer, may_offer, within_reach
from ..rules.turns import ChoosePayment, GiveCard
from ..rules.upgrading import ChooseGathering
from ..state.table import BeerAndBread
from ..state.tokens import WATER, heap_of, lacking, least, total
from ..state.village import Village
from .preview import tokens_view
from .types import Choosing, Offer, Tokens

USES: Final = ["harvest", "sell", "upgrade"]
MOST_FITS: Final = 500  # ways to take an offer that are told; no printed figures come near
EACH_KIND: Final = heap_of([0, 1, 2, 3, 4])


def offer_view(game: BeerAndBread) -> Offer | None:
    if game.offer == 0:
        return None
    step = game.open()[0]
    taker = game.villages[step.seat]
    return Offer(
        seat=1 - int(step.seat),
        tokens=tokens_view(game.offer),
        free_cells=int(taker.free_cells()),
        fits=most_that_fits(tokens_view(game.offer), taker),
    )


def most_that_fits(offer: Tokens, taker: Village) -> list[Tokens]:
    """Every heap of the offer that fits, and to which no token could be added.

    Water that finds a water cell goes there; all else shares the free cells. Very many ways are
    not told: the tokens are then taken one by one.
    """
    watered, others = room_for(offer, taker)
    found = shares([offer[WATER] - watered, *offer[1:]], others)
    if len(found) > MOST_FITS:
        return []
    return [[water + watered, *crops] for water, *crops in found]


def room_for(offer: Tokens, taker: Village) -> tuple[int, int]:
    """How much water of an offer finds water cells, and how many of the rest find others."""
    watered = min(offer[WATER], int(taker.water_cells - taker.in_water_cells(taker.storage)))
    return watered, min(sum(offer) - watered, int(taker.free_cells()))


def shares(tokens: Tokens, size: int) -> list[Tokens]:
    """The ways to take just so many of these tokens, or more ways than are told."""
    if len(tokens) == 1:
        return [[size]]
    found: list[Tokens] = []
    for number in range(max(0, size - sum(tokens[1:])), min(tokens[0], size) + 1):
        found += [[number, *later] for later in shares(tokens[1:], size - number)]
        if len(found) > MOST_FITS:
            break
    return found


def choosing_view(game: BeerAndBread, seat: int) -> Choosing | None:
    """What this seat has half said; the other player sees nothing of it yet."""
    step = game.question(seat)
    village = game.villages[seat]
    if isinstance(step, ChooseOffer):
        return choosing(game, "offer", may_offer(game, village), int(game.left))
    if isinstance(step, AcceptOffer):
        most = sum(room_for(tokens_view(game.offer), village)) - int(total(game.chosen))
        return choosing(game, "accept", game.offer - game.chosen, most)
    if isinstance(step, ChooseGathering):
        there = within_reach(game, village) - game.chosen
        return choosing(game, "gather", least(there, EACH_KIND * game.left), int(game.left))
    if isinstance(step, ChoosePayment):
        ways = left_to_choose(game, seat)
        return choosing(game, "pay", village.storage - game.chosen, 0, ways)
    if isinstance(step, GiveCard):
        return choosing(game, "give", 0, 0)
    return None


def choosing(
    game: BeerAndBread, what: str, there: i64, most: int, ways: list[int] | None = None
) -> Choosing:
    card = what in ("pay", "give")
    recipe = game.setup.cards[game.card].recipe if what == "pay" else 0
    return Choosing(
        what=what,
        card=CARD_IDS[game.card] if card else None,
        use=USES[game.use] if card else None,
        chosen=tokens_view(0 if what == "give" else game.chosen),
        there=tokens_view(there),
        left=int(game.left) if what in ("offer", "gather") else 0,
        most=most,
        exact=what == "gather" or (what == "offer" and not game.setup.keep_fewer),
        ways=[tokens_view(way) for way in ways or []],
        substitutes=[tokens_view(lacking(recipe, way)) for way in ways or []],
    )
