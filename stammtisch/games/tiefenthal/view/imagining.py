"""A whole game as a seat may imagine it: hidden start cards are dealt anew."""

from __future__ import annotations

from stammtisch.core import Belief, Choice, Rng

from ..choices import Start
from ..rules.start_cards import has_kept, undealt
from ..state.table import Tiefenthal
from ..state.tavern import Tavern


def imagine(game: Tiefenthal, seat: int, rng: Rng, belief: Belief | None) -> Tiefenthal:
    """The order of piles is decided by fate when a card is turned up, and not before."""
    imagined = game.copy()
    hidden = [tavern for tavern in imagined.taverns if tavern.seat != seat and tavern.dealt.n > 0]
    deal_anew(imagined, hidden, rng)
    for tavern in hidden:
        if has_kept(tavern):
            tavern.start_card = guess(imagined, tavern, rng, belief)
    return imagined


def deal_anew(game: Tiefenthal, hidden: list[Tavern], rng: Rng) -> None:
    """Each gets as many as before, of all that the seat has not seen itself."""
    counts = [tavern.dealt.n for tavern in hidden]
    for tavern in hidden:
        tavern.dealt.clear()
    left = undealt(game)
    for tavern, count in zip(hidden, counts, strict=True):
        for _card in range(count):
            tavern.dealt.push(left.pop(int(rng.below(len(left)))))


def guess(game: Tiefenthal, tavern: Tavern, rng: Rng, belief: Belief | None) -> int:
    """What somebody may have kept of the cards imagined."""
    dealt = sorted(tavern.dealt.to_list())
    options: list[Choice] = [game.setup.said.starts[number] for number in dealt]
    if belief is None:
        return dealt[rng.below(len(dealt))]
    kept = belief(game, int(tavern.seat), options, rng)
    assert isinstance(kept, Start)
    return int(kept.number)
