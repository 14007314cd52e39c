"""The table in words: the target, the turn, and who has what."""

from __future__ import annotations

from stammtisch.core import Chapter
from stammtisch.core.words import chapter, phrase

from .view import PigView


def words(view: PigView, seat: int | None) -> list[Chapter]:
    """Everybody is told the same; whoever looks is called you."""
    turn = phrase("words-turn", seat=view["player"], turn=view["turn"])
    players = [
        phrase("words-player", seat=player, points=points)
        for player, points in enumerate(view["points"])
    ]
    return [
        chapter(phrase("words-table"), phrase("words-target", target=view["target"]), turn),
        chapter(phrase("words-players"), *players),
    ]
