"""`stammtisch play`: a person in the terminal against bots."""

from __future__ import annotations

import json
import time
from pathlib import Path

from stammtisch import new_table, resume
from stammtisch.bots import Contender, contender, imagining, seed_of
from stammtisch.core import Event, Rng, Table
from stammtisch.core.errors import BadLog
from stammtisch.terminal.wording import Texts, language

from .job import Job, Unreadable, fill, read_text
from .screen import Screen

PERSON = 0


def begin_match(job: Job, seed: int | None, tongue: str | None, words: bool) -> None:
    """A new game; the person sits at the first seat, the bots named at the others."""
    spoken = language(tongue)
    table = new_table(job.game, job.seats, seed, job.options, job.pack)
    Sitting(table, job.bots, spoken, words=words).play()


def resume_match(path: Path, bots: str | None, tongue: str | None, words: bool) -> None:
    """Go on with a saved game."""
    spoken = language(tongue)
    text = read_text(path)
    kept = read_kept(path)
    table = resume(text, str(kept["seed"]))
    names = bots.split(",") if bots else [str(name) for name in kept["bots"]]
    Sitting(table, fill(names, table.setup.seats - 1), spoken, path, words).play()


def read_kept(path: Path) -> dict[str, list[str] | str]:
    """What `q` has put beside the log: the seed, which the log must not tell, and the bots."""
    beside = kept_path(path)
    try:
        kept = json.loads(read_text(beside))
        return {"seed": str(kept["seed"]), "bots": list(kept["bots"])}
    except (ValueError, KeyError, TypeError):
        raise Unreadable(f"{beside}: expected the seed and the bots of {path.name}") from None


def kept_path(path: Path) -> Path:
    return path.with_name(path.name + ".json")


class Sitting:
    """The person and the bots at a table, until it is over or the person leaves."""

    def __init__(
        self,
        table: Table,
        bots: tuple[str, ...],
        spoken: str,
        path: Path | None = None,
        words: bool = False,
    ) -> None:
        self.table = table
        self.path = path or Path(f"{table.title.id}-{time.strftime('%Y%m%d-%H%M%S')}.log")
        self.players: list[Contender] = [contender(name, table.title) for name in bots]
        names = ["", *[f"{name} {seat}" for seat, name in enumerate(bots, 2)]]
        self.texts = Texts(table.title, spoken, names, PERSON)
        names[PERSON] = self.texts.own("you")
        self.screen = Screen(table, PERSON, self.texts, words)

    def play(self) -> None:
        """Bots first where several are asked, so that the person's answers can be taken back."""
        self.tell(self.table.news)
        while not self.table.over:
            seats = sorted(self.table.open, reverse=True)
            if seats[0] != PERSON:
                self.answer(seats[0], self.bot_says(seats[0]))
                continue
            said = self.screen.ask()
            if said is None:
                return self.save()
            if not self.command(said):
                self.answer(PERSON, said)
        self.screen.finish()
        self.save()
        return None

    def command(self, said: str) -> bool:
        """Undo changes the table; everything else that is no answer only shows something."""
        if said != "u":
            return False
        if self.table.can_undo(PERSON):
            self.table.undo(PERSON)
            self.screen.note("taken-back")
        else:
            self.screen.note("nothing-to-undo")
        return True

    def answer(self, seat: int, text: str) -> None:
        self.tell(self.table.answer(seat, text))

    def tell(self, news: list[Event]) -> None:
        """What the person may hear of what has happened."""
        for event in news:
            heard = event.seen_by(PERSON)
            if heard is not None:
                self.screen.tell(self.texts.event(heard))

    def bot_says(self, seat: int) -> str:
        """A bot sees what a person in its seat would see."""
        table = self.table
        seated = self.players[seat - 1]
        question = table.open[seat]
        choice = seated.bot.choose(
            lambda: table.view(seat),
            question,
            imagining(table.title, table.game, seat),
            Rng(seed_of(time.time_ns(), seat)),
            seated.budget,
        )
        return choice.text

    def save(self) -> None:
        """The log in the folder where the command was given, and beside it what resuming needs."""
        path, dealer = self.path, self.table.dealer
        if dealer is None:
            raise BadLog(1, "a game without its seed cannot be saved")
        kept = {"seed": dealer.seed, "bots": [seated.name for seated in self.players]}
        try:
            path.write_text(self.table.log, "utf-8")
            if not self.table.over:
                kept_path(path).write_text(json.dumps(kept), "utf-8")
        except OSError as error:
            raise Unreadable(f"{path}: {error.strerror or error}") from None
        self.screen.note("recorded" if self.table.over else "saved", path=str(path))
