"""How fast a game runs on one core: random games, copies, and playouts by its own policy.

The processor's time is taken, so that a busy machine does not slow a game down.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from stammtisch.core import Game, Rng, Setup, Tally, Title, play_out

from .playout import ENDLESS, copies, policy_out, policy_part


@dataclass(frozen=True)
class Speed:
    """Rates per second, and the time of one copy."""

    games: float
    decisions: float
    answers: float
    copy_ns: float
    playouts: float
    playouts_late: float


def measure(title: Title, setup: Setup, seconds: float) -> Speed:
    """Give each of the four measures this many seconds, after as many to warm up."""
    tally = Tally()
    rng, luck = Rng(1), Rng(2)

    def random_games() -> None:
        for _ in range(10):
            play_out(title.start(setup), rng, luck, tally)

    repeat(random_games, seconds)  # the first games fill tables that later ones share
    tally.decisions = tally.outcomes = 0
    times, spent = repeat(random_games, seconds)
    middle = position(title, setup, 1, 2)
    copied, copying = repeat(lambda: copies(middle, 1000), seconds)
    return Speed(
        10 * times / spent,
        int(tally.decisions) / spent,
        int(tally.decisions + tally.outcomes) / spent,
        1e6 * copying / copied,
        playouts(title, title.start(setup), seconds),
        playouts(title, position(title, setup, 2, 3), seconds),
    )


def repeat(act: Callable[[], None], seconds: float) -> tuple[int, float]:
    """Act until the time is up: how often, and in what time."""
    began = process_time()
    times, spent = 0, 0.0
    while spent < seconds:
        act()
        times += 1
        spent = process_time() - began
    return times, spent


def playouts(title: Title, start: Game, seconds: float) -> float:
    """Playouts a second to the end of the game, each on a copy of its own."""
    rng, tally = Rng(3), Tally()
    times, spent = repeat(
        lambda: policy_out(start.copy(), title.policy, rng, ENDLESS, tally), seconds
    )
    return times / spent


def position(title: Title, setup: Setup, part: int, whole: int) -> Game:
    """A game played by its policy up to this part of its questions."""
    tally = Tally()
    policy_out(title.start(setup), title.policy, Rng(4), ENDLESS, tally)
    game = title.start(setup)
    policy_part(game, title.policy, Rng(4), tally.decisions * part // whole)
    return game
