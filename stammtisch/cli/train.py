"""`stammtisch train`: a game's value learned from games that it plays with itself."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .dataset import Lacking
from .job import Unreadable, read_pairs
from .work import progress, spread

if TYPE_CHECKING:
    from stammtisch.bots.training.course import Course
    from stammtisch.core.setup import Value


@dataclass(frozen=True)
class Wish:
    """What is to be learned, in a form that processes exchange."""

    game: str
    games: int
    seed: int
    folder: str
    options: tuple[str, ...]

    def course(self) -> Course:
        from stammtisch.bots.training.course import Course
        from stammtisch.games import title

        wishes: dict[str, Value] = dict(read_pairs(self.options))
        return Course(title(self.game), self.games, self.seed, Path(self.folder, self.game), wishes)


def run_training(wish: Wish, jobs: int, out: Path) -> None:
    """Play what is not yet played, fit, write."""
    if not find_spec("numpy"):
        raise Lacking('train needs one more library: pip install "stammtisch[train]"')
    from stammtisch.bots.training.course import settle

    course = wish.course()
    course.title.setup(course.title.seats[0], course.wishes)
    try:
        settle(course)
        tasks = [(asdict(wish), number) for number in range(course.batches)]
        for _ in progress(spread(play_task, tasks, jobs), course.games, lambda games: games):
            pass
        out.write_text(json.dumps(learned(course), indent=1) + "\n", "utf-8")
    except OSError as error:
        raise Unreadable(f"{error.filename or out}: {error.strerror or error}") from None
    print(out)


def play_task(task: tuple[dict[str, Any], int]) -> int:
    """In a worker: one batch."""
    from stammtisch.bots.training.course import play_batch

    fields, number = task
    return play_batch(Wish(**fields).course(), number)


def learned(course: Course) -> dict[str, Any]:
    """Fit, and tell how it goes."""
    from stammtisch.bots.training.course import learn

    result: dict[str, Any] = {}
    for result in learn(course):
        if "epoch" in result:
            errors = f"{result['error']} points off, {result['held_out']} where it was not fitted"
            print(f"epoch {result['epoch']}: {errors}")
    return result
