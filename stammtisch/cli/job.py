"""What is to be played: game, seats, bots, options and pack, in a form that processes exchange."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from stammtisch.core.errors import BadOption, StammtischError

if TYPE_CHECKING:
    from stammtisch.core import Figures, Setup, Title


class Unreadable(StammtischError):
    """A file that is not there, not text, or not ours to read or write."""


@dataclass(frozen=True)
class Job:
    """A combination to play, and the bots in it by name, one for each of their seats."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, str]
    pack: Figures | None = None
    source: str = "pack"

    def title(self) -> Title:
        from stammtisch.games import title

        return title(self.game)

    def setup(self) -> Setup:
        return self.title().setup(self.seats, self.options, self.pack, self.source)

    def text(self) -> str:
        """As JSON: what a worker is told."""
        return json.dumps(asdict(self))


@lru_cache(maxsize=1)
def told(text: str) -> tuple[Job, Setup]:
    """In a worker: the job and what all of its games share."""
    fields = json.loads(text)
    job = Job(**{**fields, "bots": tuple(fields["bots"])})
    return job, job.setup()


def read_job(
    game: str,
    seats: int | None,
    bots: str | None,
    options: Sequence[str],
    pack: Path | None,
    people: int = 0,
) -> Job:
    """What to play; bots take the seats that people leave."""
    usual = "thrifty" if people else "random"
    names = read_names(bots or usual)
    count = seats if seats is not None else max(len(names) + people, fewest(game))
    return checked(game, count, fill(names, count - people), options, pack)


def read_field(
    game: str, seats: int | None, bots: str, options: Sequence[str], pack: Path | None
) -> Job:
    """What to play in an arena: the bots are a field of any size, each named once."""
    names = read_names(bots)
    if len(names) < 2 or len(set(names)) < len(names):
        raise BadOption(f"bots {bots}: expected two or more, each once")
    return checked(game, fewest(game) if seats is None else seats, names, options, pack)


def checked(
    game: str, seats: int, bots: Sequence[str], options: Sequence[str], pack: Path | None
) -> Job:
    """Check everything before anything is played."""
    from stammtisch.bots import contender
    from stammtisch.core.pack import parse_pack

    figures = None if pack is None else parse_pack(read_text(pack), str(pack))
    job = Job(game, seats, tuple(bots), read_pairs(options), figures, str(pack))
    job.setup()
    for name in job.bots:
        contender(name, job.title())
    return job


def fewest(game: str) -> int:
    """With how few players a game can be played."""
    from stammtisch.games import title

    return title(game).seats[0]


def read_names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


def fill(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot a seat: the last one named takes the seats that are left."""
    if len(names) > seats:
        raise BadOption(f"bots {','.join(names)}: expected at most {seats}, one a seat")
    return (*names, *[names[-1]] * (seats - len(names)))


def read_pairs(options: Sequence[str]) -> dict[str, str]:
    """`KEY=VALUE` by key."""
    pairs = {}
    for option in options:
        key, equals, value = option.partition("=")
        if not equals:
            raise BadOption(f"option {option!r}: expected KEY=VALUE")
        pairs[key.strip()] = value.strip()
    return pairs


def read_text(path: Path) -> str:
    """A file's text, or one line that says why not."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path}: expected a text file in UTF-8") from None
