"""Swap: a toy in which two hands change places, and each seat remembers what it passed on."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.core import (
    Belief,
    Chance,
    Choice,
    Event,
    Game,
    Options,
    Pack,
    Phase,
    Rng,
    Setup,
    Step,
)

from .parts import toy

CARDS: Final = 12
HAND: Final = 4


class Play(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"play {card}", "play", {"card": card})
        self.card = card


class Dealt(Choice):
    def __init__(self, card: int) -> None:
        super().__init__(f"card {card}", "deal", {"card": card})
        self.card = card


PLAYS: Final = [Play(card) for card in range(CARDS)]
DEALT: Final = [Dealt(card) for card in range(CARDS)]


class SwapSetup(Setup):
    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(seats, options, [*PLAYS], [*DEALT])


class SwapGame(Game):
    """`seen[s]` are the cards whose place seat `s` knows: it has held them or saw them played."""

    def __init__(self, setup: SwapSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup = setup
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[], []]
        self.seen: list[set[int]] = [set(), set()]
        self.points = [0, 0]
        self.dealt = False

    def scores(self) -> list[int]:
        return self.points.copy()

    def copy(self) -> SwapGame:
        other = SwapGame(self.setup, self.round)
        other.deck = self.deck.copy()
        other.hands = [hand.copy() for hand in self.hands]
        other.seen = [seen.copy() for seen in self.seen]
        other.points = self.points.copy()
        other.dealt = self.dealt
        other.take_up(self)
        return other


def deal(game: SwapGame) -> None:
    """The deck is shared, so cards are dealt one after the other."""
    if not game.dealt:
        game.dealt = True
        for seat in (1, 0):
            for _ in range(HAND):
                game.interrupt(Deal(seat))


def play(game: SwapGame) -> None:
    """The second seat waits for the first, since a card lies open at once."""
    game.ask(PlayCard(0, last=False))


def swap(game: SwapGame) -> None:
    game.over = not game.hands[0]
    game.hands.reverse()
    for seat in range(2):
        game.seen[seat].update(game.hands[seat])
    game.tell(Event("swapped"))


class Deal(Chance):
    def weights(self, game: SwapGame) -> list[tuple[Choice, int]]:
        return [(DEALT[card], 1) for card in game.deck]

    def answer(self, game: SwapGame, choice: Dealt) -> None:
        game.deck.remove(choice.card)
        game.hands[self.seat].append(choice.card)
        game.seen[self.seat].add(choice.card)

    def shown(self, game: SwapGame, choice: Choice, viewer: int) -> str:
        return choice.text if viewer == self.seat else "card ?"


class PlayCard(Step):
    def __init__(self, seat: int, last: bool) -> None:
        super().__init__(seat)
        self.last = last

    def options(self, game: SwapGame) -> list[Choice]:
        return [PLAYS[card] for card in sorted(game.hands[self.seat])]

    def answer(self, game: SwapGame, choice: Play) -> None:
        game.hands[self.seat].remove(choice.card)
        game.points[self.seat] += choice.card
        for seen in game.seen:
            seen.add(choice.card)
        if not self.last:
            game.ask(PlayCard(1, last=True))


def read_setup(pack: Pack, options: Options, seats: int) -> SwapSetup:
    return SwapSetup(options, seats)


def new_game(setup: SwapSetup) -> SwapGame:
    return SwapGame(setup, [deal, play, swap])


def view(game: SwapGame, seat: int | None) -> dict[str, Any]:
    known = set() if seat is None else game.seen[seat]
    return {
        "points": game.points.copy(),
        "hand": [] if seat is None else sorted(game.hands[seat]),
        "rival": [] if seat is None else sorted(known & set(game.hands[1 - seat])),
        "counts": [len(hand) for hand in game.hands],
        "deck": len(game.deck),
    }


def imagine(game: SwapGame, seat: int, rng: Rng, belief: Belief | None) -> SwapGame:
    """The cards that the seat has never seen change places among deck and rival's hand."""
    other = game.copy()
    rival = other.hands[1 - seat]
    unseen = [card for card in range(CARDS) if card not in game.seen[seat]]
    strange = len([card for card in rival if card in unseen])
    rival[:] = [card for card in rival if card not in unseen]
    for _ in range(strange):
        rival.append(unseen.pop(int(rng.below(len(unseen)))))
    other.deck = unseen
    other.seen[1 - seat] = other.seen[1 - seat] - set(unseen) | set(rival)
    return other


TITLE = toy(
    id="toy_swap",
    seats=(2, 2),
    options=(),
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
)
