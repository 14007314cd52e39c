"""Before the first evening: everybody keeps one of the start cards dealt, in secret."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Chance, Choice, Rng, Step

from .. import events
from ..choices import MOST_SEATS, Deal, Start
from ..setup.cards import NOBLE
from ..setup.start_cards import StartCard
from ..state.table import Tiefenthal
from ..state.tavern import NOWHERE, Tavern


def deal_start_cards(game: Tiefenthal) -> None:
    """Once: to one after the other, then all choose at once."""
    if game.number > 1:
        return
    for tavern in game.taverns:
        game.ask(KEEP_START_CARD[tavern.seat])
    for seat in range(game.seats - 1, -1, -1):
        for _card in range(game.setup.parts.dealt):
            game.interrupt(DEAL_START_CARD[seat])


def undealt(game: Tiefenthal) -> list[int]:
    """Start cards that nobody has."""
    held: list[int] = []
    for tavern in game.taverns:
        held += tavern.dealt.to_list()
    return [n for n in range(len(game.setup.parts.start_cards)) if n not in held]


class DealStartCard(Chance):
    """One of those left, any as likely as the other; only its owner sees it."""

    def weights(self, game: Tiefenthal) -> list[tuple[Choice, int]]:
        return [(game.setup.said.deals[number], 1) for number in undealt(game)]

    def draw(self, game: Tiefenthal, rng: Rng) -> Choice:
        left = undealt(game)
        return game.setup.said.deals[left[rng.below(len(left))]]

    def answer(self, game: Tiefenthal, choice: Deal) -> None:
        game.taverns[self.seat].dealt.push(choice.number)
        if game.news is not None:
            card = game.setup.parts.start_cards[choice.number]
            game.tell(events.start_card_dealt(self.seat, card))

    def shown(self, game: Tiefenthal, choice: Choice, viewer: i64) -> str:
        return choice.text if viewer == self.seat else "deal ?"


class KeepStartCard(Step):
    """Which of the start cards is kept? The others learn it when all have chosen."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        dealt = sorted(game.taverns[self.seat].dealt.to_list())
        return [game.setup.said.starts[number] for number in dealt]

    def answer(self, game: Tiefenthal, choice: Start) -> None:
        game.taverns[self.seat].start_card = choice.number
        if game.news is not None:
            card = game.setup.parts.start_cards[choice.number]
            game.tell(events.start_card_kept(self.seat, card))

    def shown(self, game: Tiefenthal, choice: Choice, viewer: i64) -> str:
        return choice.text if viewer == self.seat else "start ?"


def open_with_start_cards(game: Tiefenthal) -> None:
    """All are turned up together, in turn order; the others go back into the box unseen."""
    if game.number > 1:
        return
    for turn in range(game.seats):
        tavern = game.in_turn(turn)
        tavern.dealt.clear()
        card = game.setup.parts.start_cards[tavern.start_card]
        if game.news is not None:
            game.tell(events.start_card_revealed(tavern.seat, card))
        unpack(game, tavern, card)


def unpack(game: Tiefenthal, tavern: Tavern, card: StartCard) -> None:
    """Cards join the first deck, tiles are turned; counter guests come from the box."""
    for kind in card.cards:
        game.change_supply(kind, -1)
        tavern.deck.push(kind)
        tavern.points += game.setup.points[kind]
    for tile in card.upgraded:
        tavern.tiles |= i64(1) << tile
        if game.setup.start_upgrade_brings_noble and game.left(NOBLE) > 0:
            game.gain(tavern, NOBLE)
    game.gain_schnapps(tavern, card.schnapps)
    tavern.counter_guests += card.counter_guests


def has_kept(tavern: Tavern) -> bool:
    """Whether the start card is chosen."""
    return tavern.start_card != NOWHERE


DEAL_START_CARD: Final = [DealStartCard(seat) for seat in range(MOST_SEATS)]
KEEP_START_CARD: Final = [KeepStartCard(seat) for seat in range(MOST_SEATS)]
