"""The spaces of a tavern with what fits there, the best plan, and what closing would lose."""

from __future__ import annotations

from ..choices import space_text
from ..odds.placement import EVEN, best_uses
from ..rules.planning import steps_for
from ..rules.using import fitting_faces, goods_of, income, is_open, washers_for
from ..setup.cards import MERCHANT, NOBLE
from ..setup.tiles import CELLAR_TILE, FIRST_SEAT, MONK, SAFE_TILE, SPACES, YARD
from ..state.table import SERVING, Tiefenthal
from ..state.tavern import BOUND, EMPTY, UNPLANNED, Tavern, faces_of, listed
from .cards import card_views
from .part_types import UseView
from .types import DieView, FitView, LossView, PlanView, SpaceView


def dice_view(tavern: Tavern) -> list[DieView]:
    """White dice first, each kind by rising number."""
    return [*alike("white", listed(tavern.white)), *alike("own", listed(tavern.own))]


def alike(kind: str, faces: list[int]) -> list[DieView]:
    """Dice of one kind by rising number, those with the same one counted."""
    return [
        DieView(id=f"{kind}-{face}-{at - faces.index(face) + 1}", face=face, own=kind == "own")
        for at, face in enumerate(faces)
    ]


def spaces_view(game: Tiefenthal, tavern: Tavern) -> list[SpaceView]:
    return [space_view(game, tavern, space) for space in range(FIRST_SEAT + tavern.seated.n)]


def space_view(game: Tiefenthal, tavern: Tavern, space: int) -> SpaceView:
    place = max(space - FIRST_SEAT + 1, 0)
    kind = int(tavern.seated.at(place - 1)) if place else EMPTY
    empty = place > 0 and kind == EMPTY
    return SpaceView(
        id=space_text(space),
        space="seat" if place else SPACES[space],
        place=place,
        card=card_views(game.setup)[kind] if kind != EMPTY else None,
        nobles=int(tavern.nobles) if kind == NOBLE else 0,
        wants=[] if empty else wanted(game, space, kind),
        takes=taken(game, tavern, space),
        goods=goods_of(space),
        amount=0 if empty else int(income(game, tavern, space)),
        once=space not in (MONK, YARD),
        closed=not is_open(tavern, space),
        fits=fits_view(game, tavern, space),
    )


def wanted(game: Tiefenthal, space: int, kind: int) -> list[int]:
    """The numbers that a space takes without help."""
    if space >= FIRST_SEAT:
        return [game.setup.wants[kind]]
    if space == MONK:
        return game.setup.wanted_by_monk.copy()
    return game.setup.wanted_by_yard.copy() if space == YARD else [1, 2, 3, 4, 5, 6]


def taken(game: Tiefenthal, tavern: Tavern, space: int) -> list[int]:
    """Every number that can be used here now, whether a die shows it or not."""
    faces = fitting_faces(game, tavern, space) if is_open(tavern, space) else 0
    return [face for face in range(1, 7) if faces >> face & 1]


def fits_view(game: Tiefenthal, tavern: Tavern, space: int) -> list[FitView]:
    """Every number of an unused die that can be used here now."""
    if tavern.white + tavern.own == 0 or not is_open(tavern, space):
        return []
    faces = fitting_dice(game, tavern, space)
    return [
        FitView(
            die=face,
            dishwashers=int(washers_for(game, tavern, space, face)),
            choice=answer_at(game, tavern, space, face),
        )
        for face in range(1, 7)
        if faces >> face & 1
    ]


def fitting_dice(game: Tiefenthal, tavern: Tavern, space: int) -> int:
    """A bit for each number that can be used, or laid, at a space."""
    if tavern.plan == BOUND:
        return sum({1 << (die & 7) for die in tavern.laid.to_list() if die >> 3 == space})
    if tavern.covered >> space & 1:
        return 0
    dice = faces_of(tavern.white + tavern.own - tavern.settled)
    return int(dice & fitting_faces(game, tavern, space))


def is_to_plan(game: Tiefenthal, tavern: Tavern) -> bool:
    """Whether dice are laid for good, and not yet."""
    return game.setup.module.reputation and tavern.plan == UNPLANNED


def answer_at(game: Tiefenthal, tavern: Tavern, space: int, face: int) -> str:
    """What lays a die on a space, or takes it from there."""
    if is_to_plan(game, tavern):
        return game.setup.said.places[space][face - 1].text
    return game.setup.uses[space][face - 1].text


def laid_view(game: Tiefenthal, tavern: Tavern) -> list[UseView]:
    """The dice that lie as planned, by rising space."""
    laid = sorted(tavern.laid.to_list())
    return [use_view(game, tavern, die & 7, die >> 3) for die in laid]


def plan_view(game: Tiefenthal, tavern: Tavern) -> PlanView:
    """What all unused dice bring at best, and what one has then, merchants included."""
    uses = planned_uses(game, tavern)
    sums = {
        goods: sum([use["amount"] for use in uses if use["goods"] == goods])
        for goods in ("thalers", "beers", "steps")
    }
    merchants = int(tavern.in_play(MERCHANT)) if game.is_to_serve(tavern) else 0
    return PlanView(
        uses=uses,
        thalers=sums["thalers"],
        beers=sums["beers"],
        steps=sums["steps"],
        thalers_then=int(tavern.thalers) + sums["thalers"],
        beers_then=int(tavern.beers) + merchants + sums["beers"],
        reputation=reputation_for(game, tavern, sums["thalers"], sums["beers"]),
    )


def planned_uses(game: Tiefenthal, tavern: Tavern) -> list[UseView]:
    """All dice at their best; those that are bound as they lie."""
    if tavern.plan == BOUND:
        return laid_view(game, tavern)
    planned = best_uses(game, tavern, EVEN) if tavern.white + tavern.own > 0 else ()
    return [use_view(game, tavern, face, space) for face, space in planned]


def reputation_for(game: Tiefenthal, tavern: Tavern, thalers: int, beers: int) -> int:
    """The steps that dice with this income are worth, where there is reputation."""
    if not is_to_plan(game, tavern) or not has_turn(game, tavern):
        return 0
    return int(steps_for(game, tavern, thalers, beers))


def use_view(game: Tiefenthal, tavern: Tavern, face: int, space: int) -> UseView:
    place = max(space - FIRST_SEAT + 1, 0)
    return UseView(
        die=face,
        at=space_text(space),
        space="seat" if place else SPACES[space],
        place=place,
        dishwashers=int(washers_for(game, tavern, space, face)),
        goods=goods_of(space),
        amount=int(income(game, tavern, space)),
        choice=answer_at(game, tavern, space, face),
    )


def loss_view(game: Tiefenthal, tavern: Tavern) -> LossView:
    safe, cellar = game.figure(tavern, SAFE_TILE), game.figure(tavern, CELLAR_TILE)
    return LossView(
        thalers=max(int(tavern.thalers - safe), 0),
        beers=max(int(tavern.beers - cellar), 0),
        dice=len(listed(tavern.white + tavern.own)),
    )


def has_turn(game: Tiefenthal, tavern: Tavern) -> bool:
    """Whether this round's turn is still to come or just goes on."""
    on_turn = game.stage == SERVING and game.turn_of(tavern) == game.turn - 1
    return on_turn or game.is_to_serve(tavern)
