"""What a card would do now, use by use, so that the board can say it before the move."""

from __future__ import annotations

from mypy_extensions import i64

from ..choices import CARD_IDS, PRODUCTS
from ..powers.scoring import Account
from ..rules.harvesting import wanted_with, would_harvest
from ..rules.selling import can_pay, has_room, ways_to_pay
from ..rules.storing import share_of_fields
from ..rules.upgrading import POWERS, cleaning_gain
from ..setup.faces import Upgrade
from ..state.score_pad import account_of, result_of, totals_of
from ..state.table import BeerAndBread
from ..state.tokens import ALL, ANY, ANYTHING, KINDS, counts, lacking, total
from ..state.village import only
from .types import (
    CardFace,
    HarvestPreview,
    PlayableCard,
    SellPreview,
    Tokens,
    UpgradePreview,
    UpgradeView,
)


def tokens_view(tokens: i64) -> Tokens:
    return counts(tokens & ALL)


def upgrade_view(upgrade: Upgrade) -> UpgradeView:
    kind = KINDS[upgrade.kind] if 0 <= upgrade.kind < ANY else None
    return UpgradeView(
        slot=int(upgrade.slot),
        count=int(upgrade.count),
        kind=kind,
        kinds=[KINDS[instead] for instead in upgrade.instead_of],
    )


def face_view(game: BeerAndBread, card: i64) -> CardFace:
    face = game.setup.cards[card]
    return CardFace(
        product=PRODUCTS[face.product],
        type=int(face.type),
        value=int(face.value),
        recipe=tokens_view(face.recipe),
        harvest=tokens_view(face.symbols),
        upgrade=game.setup.upgrades[face.upgrade].id,
    )


def playable_card(game: BeerAndBread, seat: i64, card: i64) -> PlayableCard:
    """A card as the seat could play it on its next turn, as things stand."""
    return PlayableCard(
        card=CARD_IDS[card],
        reserved=bool(game.villages[seat].turned >> card & 1),
        harvest=harvest_preview(game, seat, card),
        sell=sell_preview(game, seat, card),
        upgrade=upgrade_preview(game, seat, card),
    )


def harvest_preview(game: BeerAndBread, seat: i64, card: i64) -> HarvestPreview:
    village = game.villages[seat]
    face = game.setup.cards[card]
    gained = would_harvest(game, village, face)
    column = [game.setup.cards[laid] for laid in village.column.to_list()]
    return HarvestPreview(
        wanted=tokens_view(wanted_with(game.setup, village, face)),
        gained=tokens_view(gained),
        from_supply=tokens_view(gained - share_of_fields(game, gained)),
        total=int(total(gained)),
        too_many=max(0, int(village.excess(village.storage + gained))),
        matching_rows=[row for row, laid in enumerate(column) if laid.shown & face.shown],
    )


def sell_preview(game: BeerAndBread, seat: i64, card: i64) -> SellPreview:
    village = game.villages[seat]
    face = game.setup.cards[card]
    room, paid = has_room(village, face.product), can_pay(game.setup, village, face)
    missing = lacking(village.storage, face.recipe)
    ways = ways_to_pay(game.setup, village, card)
    account = account_with(game, seat, card)
    return SellPreview(
        legal=room and paid,
        reason="" if room and paid else ("short" if room else "full"),
        missing=tokens_view(missing),
        missing_total=int(total(missing)),
        by_substitution=paid and missing != 0,
        ways=[tokens_view(way) for way in ways],
        totals=[*totals_of(account)],
        final=result_of(account)[0],
    )


def account_with(game: BeerAndBread, seat: i64, card: i64) -> Account:
    """The score pad as if this card were sold as well."""
    village = game.villages[seat].copy()
    village.houses |= only(card)
    return account_of(game.setup, village, game.villages[1 - seat])


def upgrade_preview(game: BeerAndBread, seat: i64, card: i64) -> UpgradePreview:
    """As laid: the upgrade itself may already count for this cleaning."""
    village = game.villages[seat].copy()
    laid = game.setup.upgrades[game.setup.cards[card].upgrade]
    POWERS[laid.number](village, laid)
    gained = cleaning_gain(game.setup, village)
    return UpgradePreview(
        cleaned_beers=int(village.beers),
        cleaned_breads=int(village.breads),
        gained=tokens_view(gained),
        gained_of_choice=int(gained >> ANYTHING),
    )
