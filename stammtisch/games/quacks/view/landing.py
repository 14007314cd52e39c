"""What the chips that a player has drawn to look at would do in the pot."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.beside import MoveRed
from ..rules.explosion import would_explode
from ..rules.moving import landing, lands_on, strong
from ..state.chips import CHIPS, WHITE, Chip
from ..state.player import Player
from ..state.table import AFTER_BREW, BREW_STAGE, Quacks
from .types import Landing


def landings_view(game: Quacks, player: Player) -> list[Landing]:
    """Each kind once, while a pot is at stake."""
    if game.stage not in (BREW_STAGE, AFTER_BREW):
        return []
    kinds = sorted(set(player.looked.to_list()))
    return [landing_view(game, player, kind) for kind in kinds]


def landing_view(game: Quacks, player: Player, kind: int) -> Landing:
    chip = CHIPS[kind]
    space = int(landing_space(game, player, chip)) + 1
    whites = int(player.whites + (chip.value if chip.colour == WHITE else 0))
    return Landing(
        chip=chip.name,
        space=space,
        coins=game.setup.coins[space],
        points=game.setup.points[space],
        ruby=game.setup.ruby[space],
        whites=whites,
        explodes=game.stage == BREW_STAGE and would_explode(game, player, chip),
    )


def landing_space(game: Quacks, player: Player, chip: Chip) -> i64:
    """By its power; after brewing only a red chip that was beside the pot has one."""
    if game.stage == BREW_STAGE or isinstance(game.question(player.seat), MoveRed):
        return lands_on(game, player, chip)
    return landing(player, strong(game, player, chip))
