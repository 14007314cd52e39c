"""All of the table as a seat sees it; a spectator sees the same."""

from __future__ import annotations

from typing import Any, Final

from ..rules.draft import coaster_before, drafting
from ..setup.figures import ROUNDS
from ..setup.shared import TiefenthalSetup
from ..state.table import DRAFT, SERVING, STAGES, Tiefenthal
from ..state.tavern import listed
from .cards import bonus_view, market_view
from .part_types import BonusView
from .parts import box_view, is_planning
from .taverns import tavern_view, tile_views
from .types import CoasterView, TiefenthalView, TrackView

PHASES: Final = ["evening", "filling", "barmaids", "draft", "planning", "serving", "closing"]
"""A to G as a board names them."""


def view(game: Tiefenthal, seat: int | None) -> dict[str, Any]:
    """Nothing is secret but start cards, and the order of piles, which nobody knows."""
    seen = TiefenthalView(
        module=int(game.setup.options["module"]),
        season="winter" if game.setup.module.winter else "summer",
        round=int(game.number),
        rounds=ROUNDS,
        phase=phase_of(game),
        phases=PHASES,
        over=game.over,
        winners=game.winners() if game.over else [],
        scores=game.scores(),
        mug=int(game.mug),
        turn=turn_of(game),
        taverns=[tavern_view(game, tavern, seat) for tavern in game.taverns],
        market=market_view(game),
        tiles=tile_views(game),
        coasters=coasters_view(game),
        track=track_views(game.setup),
        monastery=ring_views(game.setup),
        markers=[int(tavern.position) for tavern in game.taverns],
        box=box_view(game),
    )
    return {**seen}


def phase_of(game: Tiefenthal) -> str:
    """A to G; planning only where the plan binds, since elsewhere it asks nothing."""
    if game.over:
        return "over"
    planning = any(is_planning(game, tavern) for tavern in game.taverns)
    return "planning" if planning else STAGES[game.stage]


def track_views(setup: TiefenthalSetup) -> list[TrackView]:
    """The round track; made once."""
    if "track" not in setup.seen:
        numbers = range(1, ROUNDS + 1)
        poured = setup.parts.schnapps if setup.module.winter else [0] * (ROUNDS + 1)
        setup.seen["track"] = [
            TrackView(round=n, gifts=setup.rounds[n], schnapps=poured[n]) for n in numbers
        ]
    found: list[TrackView] = setup.seen["track"]
    return found


def ring_views(setup: TiefenthalSetup) -> list[BonusView]:
    """The monastery; made once."""
    if "ring" not in setup.seen:
        setup.seen["ring"] = [bonus_view(bonus) for bonus in setup.ring]
    found: list[BonusView] = setup.seen["ring"]
    return found


def turn_of(game: Tiefenthal) -> int | None:
    """Whose turn it is in the draft and in serving."""
    if game.over or game.stage not in (DRAFT, SERVING):
        return None
    if game.stage == SERVING:
        return int(game.in_turn(game.turn - 1).seat) if 0 < game.turn <= game.seats else None
    whole = game.turn < game.seats * game.setup.white_dice
    return int(drafting(game).seat) if whole and rolled(game) else None


def rolled(game: Tiefenthal) -> bool:
    """Whether all white dice lie."""
    return all(tavern.rolling == 0 for tavern in game.taverns)


def coasters_view(game: Tiefenthal) -> list[CoasterView]:
    """In the draft only, by the seat before which each lies now."""
    if game.stage != DRAFT:
        return []
    return [
        CoasterView(
            seat=int(tavern.seat),
            next_seat=int((tavern.seat + 1) % game.seats),
            dice=listed(coaster_before(game, tavern).coaster),
        )
        for tavern in game.taverns
    ]
