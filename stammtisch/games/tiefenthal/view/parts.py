"""What the modules add, as a seat sees it."""

from __future__ import annotations

from ..powers.entertainers import can_drink, is_juggling
from ..powers.guest_book import signed
from ..rules.planning import next_face, planned_beers, planned_thalers, steps_for
from ..rules.start_cards import has_kept
from ..setup.cards import NO_BONUS, TAVERN_CARDS
from ..setup.entertainers import Side
from ..setup.shared import TiefenthalSetup
from ..setup.start_cards import StartCard
from ..setup.tiles import TILES
from ..state.table import SERVING, Tiefenthal
from ..state.tavern import Tavern, listed
from .cards import bonus_view
from .part_types import (
    BonusView,
    BoxView,
    EntertainerView,
    LineView,
    PartsView,
    PointsView,
    ReputationView,
    SideView,
    StartCardView,
)
from .spaces import is_to_plan, laid_view


def parts_view(game: Tiefenthal, tavern: Tavern, viewer: int | None) -> PartsView:
    own = viewer == tavern.seat
    dealt = sorted(tavern.dealt.to_list()) if own else []
    return PartsView(
        schnapps=int(tavern.schnapps),
        entertainers=entertainer_views(game, tavern),
        lifted=listed(tavern.lifted),
        laid=laid_view(game, tavern),
        to_lay=int(next_face(tavern)) if is_planning(game, tavern) else 0,
        reputation=reputation_view(game, tavern) if game.setup.module.reputation else None,
        dealt=[start_card_view(game.setup.parts.start_cards[number]) for number in dealt],
        chosen=has_kept(tavern),
        start_card=kept_view(game, tavern) if own or tavern.dealt.n == 0 else None,
        guest_book=line_views(game, tavern),
        signatures=int(signed(tavern)),
    )


def is_planning(game: Tiefenthal, tavern: Tavern) -> bool:
    """Whether the plan is being made now."""
    on_turn = game.stage == SERVING and game.turn_of(tavern) == game.turn - 1
    return on_turn and is_to_plan(game, tavern)


def side_view(side: Side) -> SideView:
    return SideView(
        entertainer=side.entertainer,
        side=side.side,
        schnapps=int(side.cost),
        action=side.action.name,
        number=side.action.count(),
        limit=int(side.limit),
    )


def entertainer_views(game: Tiefenthal, tavern: Tavern) -> list[EntertainerView]:
    """Those who have come, in the order of the tiles."""
    sides = game.setup.parts.sides
    return [
        entertainer_view(game, tavern, side) for side in sides if tavern.sides >> side.number & 1
    ]


def entertainer_view(game: Tiefenthal, tavern: Tavern, side: Side) -> EntertainerView:
    on_turn = game.stage == SERVING and game.turn_of(tavern) == game.turn - 1
    asked = not is_to_plan(game, tavern) or (is_juggling(side) and tavern.settled == 0)
    return EntertainerView(
        **side_view(side),
        choice=game.setup.said.drinks[side.number].text,
        now=on_turn and asked and can_drink(game, tavern, side.number),
        used=int(tavern.drinks >> side.number * 4 & 15),
    )


def reputation_view(game: Tiefenthal, tavern: Tavern) -> ReputationView:
    bonus, distance = NO_BONUS, 0
    bonuses = game.setup.parts.reputation.bonuses
    for space in range(int(tavern.reputation) + 1, len(bonuses)):
        if bonuses[space] is not NO_BONUS:
            bonus, distance = bonuses[space], space - int(tavern.reputation)
            break
    thalers, beers = planned_thalers(game, tavern), planned_beers(game, tavern)
    return ReputationView(
        position=int(tavern.reputation),
        points=game.setup.host_points[tavern.reputation],
        next_bonus=bonus_view(bonus),
        next_bonus_in=distance,
        thalers=int(thalers),
        beers=int(beers),
        steps=int(steps_for(game, tavern, thalers, beers)),
    )


def start_card_view(card: StartCard) -> StartCardView:
    return StartCardView(
        start=card.name,
        cards=[TAVERN_CARDS[kind] for kind in card.cards],
        tiles=[TILES[tile] for tile in card.upgraded],
        schnapps=int(card.schnapps),
        counter_guests=int(card.counter_guests),
    )


def kept_view(game: Tiefenthal, tavern: Tavern) -> StartCardView | None:
    """The start card that is kept, if one is."""
    if not has_kept(tavern):
        return None
    return start_card_view(game.setup.parts.start_cards[tavern.start_card])


def line_views(game: Tiefenthal, tavern: Tavern) -> list[LineView]:
    lines = game.setup.parts.book.lines if game.setup.module.guest_book else []
    return [
        LineView(line=line, signed=bool(tavern.signatures >> number & 1))
        for number, line in enumerate(lines)
    ]


def box_view(game: Tiefenthal) -> BoxView:
    """What is printed is made once."""
    setup = game.setup
    if "box" not in setup.seen:
        setup.seen["box"] = printed(setup)
    box: BoxView = setup.seen["box"]
    if not setup.module.winter or not setup.schnapps_is_limited:
        return box
    return {**box, "schnapps_left": int(game.schnapps_left())}


def printed(setup: TiefenthalSetup) -> BoxView:
    module, parts = setup.module, setup.parts
    track = parts.reputation.bonuses if module.reputation else []
    cards = parts.start_cards if module.start_cards else []
    return BoxView(
        sides=[side_view(side) for side in parts.sides if module.winter],
        schnapps_left=None,
        reputation=[bonus_view(bonus) for bonus in track],
        reputation_points=rises(setup.host_points),
        start_cards=[start_card_view(card) for card in cards],
        book=book_views(setup),
    )


def book_views(setup: TiefenthalSetup) -> list[BonusView]:
    return [bonus_view(bonus) for bonus in setup.parts.book.bonuses if setup.module.guest_book]


def rises(points: list[int]) -> list[PointsView]:
    """The spaces from which on the host shows other points."""
    return [
        PointsView(space=space, points=points[space])
        for space in range(1, len(points))
        if points[space] != points[space - 1]
    ]
