"""Trees that the search grows in positions of every title; run in either mode."""

from __future__ import annotations

from stammtisch.bots import imagining
from stammtisch.bots.search.duel import Duel
from stammtisch.bots.search.ismcts import Search
from stammtisch.bots.search.tree import Node
from stammtisch.core import Game, Rng, Step, Title
from tests.bots.asking import decisions
from tests.contract.play import cases

Branches = dict[str, list[object]]


def trees() -> dict[str, list[Branches]]:
    """Three trees for each title and number of seats."""
    return {f"{title.id} {seats}": some(title, seats) for title, seats in cases()}


def some(title: Title, seats: int) -> list[Branches]:
    found = decisions(title, seats, seed=4, every=5)
    return [tree(title, *found[len(found) * part // 3]) for part in range(3)]


def tree(title: Title, game: Game, step: Step) -> Branches:
    """Grown by 30 iterations and a duel of ten games."""
    search, imagine = (
        Search(title.policy, step.seat, Rng(7)),
        imagining(title, game, int(step.seat)),
    )
    for _ in range(30):
        search.iterate(imagine(search.rng))
    duel = Duel(search)
    for _ in range(10):
        duel.iterate(imagine(search.rng))
    return {"duel": [duel.answer().text, duel.lead.hex()], **branches(search.root)}


def branches(node: Node) -> Branches:
    """Every answer with its visits, what came of it to the last bit, and what follows."""
    return {
        text: [int(arm.visits), arm.total.hex(), {s: branches(n) for s, n in arm.later.items()}]
        for text, arm in node.arms.items()
    }
