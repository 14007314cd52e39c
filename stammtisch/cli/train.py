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
    after: str = ""  # the text of a file that an earlier training has written

    def course(self) -> Course:
        from stammtisch.bots.training.course import Course
        from stammtisch.games import title

        wishes: dict[str, Value] = dict(read_pairs(self.options))
        folder = Path(self.folder, self.game)
        return Course(title(self.game), self.games, self.seed, folder, wishes, after=self.after)


def run_training(wish: Wish, out: Path, jobs: int = 1, ray: str | None = None) -> None:
    """Play what is not yet played, fit, write."""
    if not find_spec("numpy"):
        raise Lacking('train needs one more library: pip install "stammtisch[train]"')
    from stammtisch.bots.training.course import keep_batch, missing, settle

    course = wish.course()
    course.title.setup(course.title.seats[0], course.wishes)
    check(course)
    try:
        settle(course)
        numbers = missing(course)
        tasks = [(asdict(wish), number) for number in numbers]
        played = progress(spread(play_task, tasks, jobs, ray), len(tasks), lambda _: 1)
        for number, batch in zip(numbers, played, strict=True):
            keep_batch(course, number, batch)
        out.write_text(json.dumps(learned(course), indent=1) + "\n", "utf-8")
    except OSError as error:
        raise Unreadable(f"{error.filename or out}: {error.strerror or error}") from None
    print(out)


def check(course: Course) -> None:
    """What was learned before must be a file that training writes, for this game."""
    try:
        course.policy  # noqa: B018 (reading it is the test)
    except (ValueError, KeyError):
        raise Unreadable("--after: expected a file that `stammtisch train` has written") from None


def play_task(task: tuple[dict[str, Any], int]) -> bytes:
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
