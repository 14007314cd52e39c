"""How even the stand-ins of Tiefenthal's modules are, by thrifty players against each other.

python -m tools.balance start_cards 2000     each start card against whatever the other keeps
python -m tools.balance sides 2000           how often each entertainer's side is chosen, and wins
python -m tools.balance book 2000            how many players reach each line of the guest book
python -m tools.balance kept 400 regular     what players who search keep, and win with

The number is that of games, for start cards and sides of games each; two seats, all modules.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from math import sqrt
from typing import Final

from stammtisch.bots.levels import contender
from stammtisch.bots.runner import Match
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


def rate(name: str, wishes: Callable[[int, int], Wish], games: int) -> str:
    """How often the seat with the wish wins, and its points; the seats change."""
    played = [(seed % 2, play(seed, wishes(seed % 2, seed))) for seed in range(games)]
    won = sum(game.share_of_victory(seat) for seat, game in played) / games
    points = sum(game.scores()[seat] for seat, game in played) / games
    return f"{name:20} {percent(won, games)}, {points:.1f} points"


def percent(part: float, times: int) -> str:
    """A share, and the doubt about it."""
    return f"{100 * part:5.1f} % +- {196 * sqrt(part * (1 - part) / times):.1f}"


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


def counting(kind: type[Choice], answers: Counter[str]) -> Wish:
    """Thrifty answers of one kind, written down as they are given."""

    def watch(game: Tiefenthal, step: Step, options: list[Choice]) -> Choice | None:
        if not isinstance(options[0], kind):
            return None
        answer = TITLE.policy.thrifty(game, step, Rng(1))
        answers[answer.text] += 1
        return answer

    return watch


def tell_sides(games: int) -> None:
    chosen: Counter[str] = Counter()
    watch = counting(TakeSide, chosen)
    for seed in range(games):
        play(seed, watch)
    for printed in setup().parts.sides:
        name = f"side {printed.entertainer} {printed.side}"
        times = f"chosen {100 * chosen[name] / (2 * games):5.1f} %"
        print(times, rate(name[5:], side(int(printed.number)), games), flush=True)


def tell_book(games: int) -> None:
    signed: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    watch = counting(Start, kept)
    for seed in range(games):
        game = play(seed, watch)
        for tavern in game.taverns:
            lines = enumerate(game.setup.parts.book.lines)
            signed.update(line for number, line in lines if tavern.signatures >> number & 1)
    for line in setup().parts.book.lines:
        print(f"{line:12} {100 * signed[line] / (2 * games):5.1f} % of players")
    for name, times in kept.most_common():
        print(f"{name:12} kept by {100 * times / (2 * games):5.1f} % of players")


def tell_kept(games: int, level: str) -> None:
    """Wins by what was free to choose, of two alike who search."""
    times: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    for seed in range(games):
        match = Match(TITLE, setup(), [contender(level, TITLE)] * 2, seed)
        while not match.game.over:
            match.go_on()
        assert isinstance(match.game, Tiefenthal)
        for seat in range(2):
            for name in had(match.game, seat):
                times[name] += 1
                won[name] += match.game.share_of_victory(seat)
    for name in sorted(times):
        taken = percent(times[name] / (2 * games), 2 * games)
        print(f"{name:20} {taken} of players, won {percent(won[name] / times[name], times[name])}")


def had(game: Tiefenthal, seat: int) -> Iterator[str]:
    """The start card, the entertainers' sides and the signed lines of a seat."""
    parts, tavern = game.setup.parts, game.taverns[seat]
    yield parts.start_cards[tavern.start_card].name
    for printed in parts.sides:
        if tavern.sides >> printed.number & 1:
            yield f"{printed.entertainer} {printed.side}"
    for number, line in enumerate(parts.book.lines):
        if tavern.signatures >> number & 1:
            yield line


TOLD: Final = {"start_cards": tell_start_cards, "sides": tell_sides, "book": tell_book}

if __name__ == "__main__":
    if sys.argv[1] == "kept":
        tell_kept(int(sys.argv[2]), sys.argv[3])
    else:
        TOLD[sys.argv[1]](int(sys.argv[2]))
