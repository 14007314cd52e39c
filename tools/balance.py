"""How even the stand-ins of Tiefenthal's modules are, by thrifty players against each other.

python -m tools.balance start_cards 2000     each start card against whatever the other keeps
python -m tools.balance sides 2000           how often each entertainer's side is chosen, and wins
python -m tools.balance book 2000            how many players reach each line of the guest book

The number is that of games, for start cards and sides of games each; two seats, all modules.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Final

from stammtisch.core import Choice, Rng, Step
from stammtisch.games import title
from stammtisch.games.tiefenthal.choices import Start, TakeSide
from stammtisch.games.tiefenthal.rules.start_cards import DealStartCard
from stammtisch.games.tiefenthal.setup.shared import TiefenthalSetup
from stammtisch.games.tiefenthal.state.table import Tiefenthal

TITLE: Final = title("tiefenthal")
Wish = Callable[[Tiefenthal, Step, list[Choice]], Choice | None]
"""An answer that is not left to the player, or None."""


def setup() -> TiefenthalSetup:
    found = TITLE.setup(2, {"module": 5})
    assert isinstance(found, TiefenthalSetup)
    return found


def play(seed: int, wish: Wish) -> Tiefenthal:
    """A game of thrifty players with some answers given."""
    game = TITLE.start(setup())
    assert isinstance(game, Tiefenthal)
    rng = Rng(seed)
    while not game.over:
        step = game.open()[0]
        answer = wish(game, step, step.options(game))
        if answer is None and step.is_chance:
            answer = step.draw(game, rng)
        game.apply(step.seat, answer or TITLE.policy.thrifty(game, step, rng))
    return game


def share(game: Tiefenthal, seat: int) -> float:
    winners = game.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def rate(name: str, wishes: Callable[[int, int], Wish], games: int) -> str:
    """How often the seat with the wish wins, and its points; the seats change."""
    played = [(seed % 2, play(seed, wishes(seed % 2, seed))) for seed in range(games)]
    won = sum(share(game, seat) for seat, game in played) / games
    points = sum(game.scores()[seat] for seat, game in played) / games
    doubt = 196 * sqrt(won * (1 - won) / games)
    return f"{name:20} {100 * won:5.1f} % +- {doubt:.1f}, {points:.1f} points"


def start_card(number: int) -> Callable[[int, int], Wish]:
    """A seat is dealt this start card first, and keeps it."""

    def for_seat(seat: int, seed: int) -> Wish:
        rng = Rng(seed)

        def wish(game: Tiefenthal, step: Step, options: list[Choice]) -> Choice | None:
            deal = game.setup.said.deals[number]
            if isinstance(step, DealStartCard):
                mine = step.seat == seat and deal in options
                others = [option for option in options if option is not deal]
                return deal if mine else others[rng.below(len(others))]
            kept = game.setup.said.starts[number]
            return kept if step.seat == seat and kept in options else None

        return wish

    return for_seat


def side(number: int) -> Callable[[int, int], Wish]:
    """A seat chooses this side."""

    def for_seat(seat: int, seed: int) -> Wish:
        def wish(game: Tiefenthal, step: Step, options: list[Choice]) -> Choice | None:
            wanted = game.setup.said.sides[number]
            return wanted if step.seat == seat and wanted in options else None

        return wish

    return for_seat


def tell_start_cards(games: int) -> None:
    for card in setup().parts.start_cards:
        print(rate(card.name, start_card(int(card.number)), games), flush=True)


def tell_sides(games: int) -> None:
    chosen: Counter[str] = Counter()

    def watch(game: Tiefenthal, step: Step, options: list[Choice]) -> Choice | None:
        if isinstance(options[0], TakeSide):
            answer = TITLE.policy.thrifty(game, step, Rng(1))
            chosen[answer.text] += 1
            return answer
        return None

    for seed in range(games):
        play(seed, watch)
    for printed in setup().parts.sides:
        name = f"side {printed.entertainer} {printed.side}"
        times = f"chosen {100 * chosen[name] / (2 * games):5.1f} %"
        print(times, rate(name[5:], side(int(printed.number)), games), flush=True)


def tell_book(games: int) -> None:
    signed: Counter[str] = Counter()
    kept: Counter[str] = Counter()

    def watch(game: Tiefenthal, step: Step, options: list[Choice]) -> Choice | None:
        if isinstance(options[0], Start):
            answer = TITLE.policy.thrifty(game, step, Rng(1))
            kept[answer.text] += 1
            return answer
        return None

    for seed in range(games):
        game = play(seed, watch)
        for tavern in game.taverns:
            lines = enumerate(game.setup.parts.book.lines)
            signed.update(line for number, line in lines if tavern.signatures >> number & 1)
    for line in setup().parts.book.lines:
        print(f"{line:12} {100 * signed[line] / (2 * games):5.1f} % of players")
    for name, times in kept.most_common():
        print(f"{name:12} kept by {100 * times / (2 * games):5.1f} % of players")


TOLD: Final = {"start_cards": tell_start_cards, "sides": tell_sides, "book": tell_book}

if __name__ == "__main__":
    TOLD[sys.argv[1]](int(sys.argv[2]))
