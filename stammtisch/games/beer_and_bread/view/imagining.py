"""A whole game as a seat may imagine it: all that it cannot know is dealt anew."""

from __future__ import annotations

from stammtisch.core import Belief, Pile, Rng

from ..choices import BEER, BEERS, BREAD, CARDS, RESERVE, CardChoice
from ..rules.storing import AcceptOffer, ChooseOffer, accept_more, choose_offer
from ..rules.turns import PLAY_CARD, ChoosePayment, GiveCard
from ..rules.upgrading import ChooseGathering, choose_gathering
from ..state.table import BeerAndBread
from ..state.tokens import total
from ..state.village import only

HiddenPlace = tuple[bool, int, int, int]
"""(whether it was turned round, whose hand, its place there, the product on its back)"""


def imagine(game: BeerAndBread, seat: int, rng: Rng, belief: Belief | None) -> BeerAndBread:
    """Unknown cards change places with unknown cards of the same back; seen ones stay."""
    imagined = game.copy()
    unsay(imagined, 1 - seat)
    seen = game.villages[seat].seen
    places = hidden_places(imagined, seat)
    unknown = shuffled([card for card in range(CARDS) if not seen >> card & 1], rng)
    pools = [[card for card in unknown if card < BEERS], [c for c in unknown if c >= BEERS]]
    other = imagined.villages[1 - seat]
    other.seen &= seen
    other.turned &= seen
    for turned, holder, place, product in places:
        card = guessed(imagined, 1 - seat, pools[product], belief if turned else None, rng)
        imagined.villages[holder].hand.replace(place, card)
        other.seen |= only(card)
        if turned:
            other.turned |= only(card)
    imagined.beers, imagined.breads = Pile(sorted(pools[BEER])), Pile(sorted(pools[BREAD]))
    return imagined


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    for place in range(len(cards) - 1, 0, -1):
        other = int(rng.below(place + 1))
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def hidden_places(game: BeerAndBread, seat: int) -> list[HiddenPlace]:
    """Where hands hold cards that the seat has not seen: those turned round come first."""
    mine, other = game.villages[seat], game.villages[1 - seat]
    places = []
    for holder in range(2):
        for place, card in enumerate(game.villages[holder].hand.to_list()):
            if not mine.seen >> card & 1:
                turned = bool(other.turned >> card & 1)
                places.append((turned, holder, place, BEER if card < BEERS else BREAD))
    return sorted(places, reverse=True)


def guessed(game: BeerAndBread, seat: int, pool: list[int], belief: Belief | None, rng: Rng) -> int:
    """Any card of the pool; what was turned round is a hidden answer, so a belief may choose."""
    if belief is None:
        return pool.pop()
    choice = belief(game, seat, [RESERVE[card] for card in sorted(pool)], rng)
    assert isinstance(choice, CardChoice)
    pool.remove(int(choice.card))
    return int(choice.card)


def unsay(game: BeerAndBread, seat: int) -> None:
    """What a player has only half said is hidden from the other: it is asked from the start."""
    step = game.question(seat)
    if isinstance(step, ChoosePayment | GiveCard):
        game.agendas[seat].pop()
        game.ask(PLAY_CARD[seat])
    elif isinstance(step, ChooseOffer):
        game.agendas[seat].pop()
        forget(game)
        choose_offer(game, seat)
    elif isinstance(step, ChooseGathering):
        game.agendas[seat].pop()
        game.left += total(game.chosen)
        forget(game)
        choose_gathering(game, seat)
    elif isinstance(step, AcceptOffer):
        game.interrupts.pop()
        forget(game)
        accept_more(game, seat)


def forget(game: BeerAndBread) -> None:
    game.chosen = 0
    game.from_kind = 0
