"""`stammtisch dataset`: games of bots as a file of columns for offline learning."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.core.errors import StammtischError

from .job import Job, Unreadable, told
from .simulate import Batch, batches
from .work import progress, spread

if TYPE_CHECKING:
    from stammtisch.research.dataset import Columns
    from stammtisch.research.world import World


class Lacking(StammtischError):
    """A library that an extra would have brought."""


def run_dataset(
    job: Job, games: int, out: Path, seed: int, jobs: int = 1, ray: str | None = None
) -> None:
    """Play, and write as the games come."""
    if not (find_spec("pyarrow") and find_spec("numpy")):
        raise Lacking('dataset needs more libraries: pip install "stammtisch[research]"')
    from stammtisch.research.dataset import write

    work = spread(play_part, batches(job, seed, games), jobs, ray)
    try:
        rows = write(progress(work, games, lambda part: part.games), world_of(job), out)
    except OSError as error:
        raise Unreadable(f"{out}: {error.strerror or error}") from None
    print(f"{out}: {rows:,} decisions of {games:,} games")


def play_part(batch: Batch) -> Columns:
    """In a worker: play these games."""
    from stammtisch.research.dataset import columns

    text, seed, numbers = batch
    job, _ = told(text)
    return columns(world_of(job), job.bots, seed, numbers)


def world_of(job: Job) -> World:
    from stammtisch.research.world import World

    return World(job.game, job.seats, job.options, job.pack)
