"""`stammtisch puzzles`: positions with one clearly best answer, written as they are found.

No level and no reason has more than half of the file, so that puzzles differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

from stammtisch.bots import contender
from stammtisch.bots.puzzles import Found, Place, find, tell
from stammtisch.core.errors import StammtischError
from stammtisch.core.puzzles import LEVELS, Puzzle, read_puzzles

from .job import Job, Unreadable, read_text, told
from .work import progress, spread

Work = tuple[str, int]
PORTION: Final = 8  # games a worker, before there is a look at whether enough was found
BARREN: Final = 400  # games without a new puzzle: there will be none
PART: Final = 2  # of all puzzles a level or a reason may have one in so many


class NoneFound(StammtischError):
    """So many games held no puzzle that was still wanted."""


def make_puzzles(
    job: Job, count: int, out: Path, seed: int, jobs: int = 1, ray: str | None = None
) -> None:
    """Go on with what the file holds until there are so many."""
    before = read_text(out) if out.exists() else ""
    shelf = Shelf(count, [*read_puzzles(before).values()])
    wanted = shelf.left
    try:
        with out.open("a", encoding="utf-8") as file:
            for kept in progress(finds(job, shelf, seed, jobs, ray), wanted, puzzles_of):
                file.write(tell(kept) if kept.places else "")
                file.flush()
    except OSError as error:
        raise Unreadable(f"{out}: {error.strerror or error}") from None
    levels = ", ".join([f"{shelf.levels[level]} {level}" for level in LEVELS])
    print(f"{out}: {shelf.count} puzzles: {levels}")


def puzzles_of(found: Found) -> int:
    return len(found.places)


class Shelf:
    """The puzzles that there are, and which are still wanted."""

    def __init__(self, most: int, puzzles: list[Puzzle]) -> None:
        self.most: Final = most
        self.part: Final = -(-most // PART)
        self.levels: Final = Counter([puzzle.level for puzzle in puzzles])
        self.reasons: Final = Counter([puzzle.why[0] for puzzle in puzzles if puzzle.why])
        self.games: Final = {puzzle.game for puzzle in puzzles}

    @property
    def count(self) -> int:
        return sum(self.levels.values())

    @property
    def left(self) -> int:
        return max(self.most - self.count, 0)

    def take(self, found: Found) -> Found:
        """A game with those of its puzzles that are wanted."""
        return replace(found, places=[place for place in found.places if self._wants(place)])

    def _wants(self, place: Place) -> bool:
        level, why = LEVELS[place.judged.level], place.judged.why[0]
        if not self.left or self.levels[level] >= self.part or self.reasons[why] >= self.part:
            return False
        self.levels[level] += 1
        self.reasons[why] += 1
        return True


def finds(job: Job, shelf: Shelf, seed: int, jobs: int, ray: str | None) -> Iterator[Found]:
    """Games with what is wanted of them; the same for any number of workers."""
    number, barren = seed, 0
    while shelf.left:
        portion = [number + place for place in range(PORTION * jobs)]
        number += len(portion)
        fresh = [(job.text(), one) for one in portion if str(one) not in shelf.games]
        for kept in taken(shelf, spread(look_through, fresh, jobs, ray)):
            barren = 0 if kept.places else barren + 1
            yield kept
        if barren >= BARREN:
            raise NoneFound(f"{barren} games held no puzzle that is wanted")


def taken(shelf: Shelf, found: Iterable[Found]) -> Iterator[Found]:
    """Each with what is wanted, until enough is there."""
    for game in found:
        if not shelf.left:
            return
        yield shelf.take(game)


def look_through(work: Work) -> Found:
    """In a worker: play one game, and judge its decisions."""
    text, number = work
    job, setup = told(text)
    title = job.title()
    players = [contender(name, title) for name in job.bots]
    return find(title, setup, players, number, job.options)
