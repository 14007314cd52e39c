"""What the chips that a player has drawn to look at would do in the pot."""

from __future__ import annotations

from mypy_extensions import i64

from .chips import CHIPS, ORANGE, WHITE
from .figures import LAST_SPACE
from .player import Player
from .state import AFTER_BREW, BREW_STAGE, Quacks
from .view_types import Landing
from .worth import landing


def landings_view(game: Quacks, player: Player) -> list[Landing]:
    """Each kind once, while a pot is at stake."""
    if game.stage not in (BREW_STAGE, AFTER_BREW):
        return []
    kinds = sorted(set(player.looked.to_list()))
    return [landing_view(game, player, kind) for kind in kinds]


def landing_view(game: Quacks, player: Player, kind: int) -> Landing:
    chip = CHIPS[kind]
    space = int(lands_on(game, player, kind)) + 1
    whites = int(player.whites + (chip.value if chip.colour == WHITE else 0))
    brews = game.stage == BREW_STAGE and not game.next_is_safe(player)
    return Landing(
        chip=chip.name,
        space=space,
        coins=game.setup.coins[space],
        points=game.setup.points[space],
        ruby=game.setup.ruby[space],
        whites=whites,
        explodes=brews and chip.colour == WHITE and whites > player.limit,
    )


def lands_on(game: Quacks, player: Player, kind: int) -> i64:
    """By its power while brewing; a strong ingredient moves its number alone."""
    if game.stage == BREW_STAGE:
        return landing(game, player, kind)
    extra = game.orange_bonus if CHIPS[kind].colour == ORANGE else 0
    return min(player.position + CHIPS[kind].value + extra, i64(LAST_SPACE))
