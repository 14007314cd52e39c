"""The main line: what most likely follows an answer, as far as most imagined games agree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from stammtisch.core import Choice, Game, Rng, Step

from .engine import Engine

GAMES: Final = 12
LONGEST: Final = 3  # further answers of the seat
MOST: Final = 0.5  # of the games must agree


def main_line(
    engine: Engine, seat: int, choice: Choice, imagine: Callable[[Rng], Game], rng: Rng
) -> list[Choice]:
    """The seat's own next answers within the round, while most games go the same way."""
    paths = [follow(engine, seat, choice, imagine(rng), rng) for _ in range(GAMES)]
    line: list[Choice] = []
    while len(line) < LONGEST:
        nexts = Counter(path[len(line)] for path in paths if len(path) > len(line))
        if not nexts:
            break
        found, times = nexts.most_common(1)[0]
        if times <= MOST * GAMES:
            break
        paths = [path for path in paths if path[: len(line) + 1] == [*line, found]]
        line.append(found)
    return line


def follow(engine: Engine, seat: int, choice: Choice, game: Game, rng: Rng) -> list[Choice]:
    """What the seat answers next in one imagined game, which is used up."""
    begun, path = game.begun, list[Choice]()
    game.apply(seat, choice)
    while not game.over and game.begun == begun and len(path) < LONGEST:
        step = next_step(game, seat)
        is_own = step.seat == seat and not step.is_chance and len(step.options(game)) > 1
        said = engine.answer(game, step, rng)
        if is_own:
            path.append(said)
    return path


def next_step(game: Game, seat: int) -> Step:
    """The seat's own question if it has one, otherwise the first that is open."""
    return game.question(seat) or game.open()[0]
