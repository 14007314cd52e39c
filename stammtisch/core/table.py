"""The table: checks answers, lets the dealer answer chance, keeps the log, shows the views."""

from __future__ import annotations

from sys import intern
from typing import Final

from .choice import Choice
from .errors import CannotUndo, NotYourTurn, StaleAnswer
from .event import Event
from .game import Game
from .log import UNDO, Head, Line
from .luck import Dealer
from .question import Question
from .script import Script
from .setup import Setup
from .step import NOBODY, Chance, Step, step_name
from .title import Title, View


class Said:
    """An answer that may be taken back: the position before it, and what others know of it."""

    def __init__(self, line: Line, before: Game, is_harmless: bool) -> None:
        self.line: Final = line
        self.before: Final = before
        self.is_harmless: Final = is_harmless  # all may know of it and of its undoing


class Table:
    """A game in play. Without a dealer (a replayed log) it can be looked at, not played on."""

    def __init__(self, title: Title, setup: Setup, head: Head, dealer: Dealer | None) -> None:
        self.title: Final = title
        self.setup: Final = setup
        self.head: Final = head
        self.dealer: Final = dealer
        self.game: Game = title.new_game(setup)
        self.script: Script | None = None  # how a lesson goes on if nobody strays
        self.lines: Final[list[Line]] = []
        self.news: list[Event] = []  # what the last answer, or the start, has led to
        self._said: list[Said] = []  # the answers of one seat since luck or another seat spoke
        self._half_said: list[Line] = []  # what others may not read before it is whole
        self._stage = (0, 0)  # the round and phase of the last answer that was noticed
        self._viewed: Game | None = None  # the position whose views are kept
        self._views: dict[int | None, View] = {}
        self._asked = [0] * setup.seats
        self._steps: dict[int, Step] = {}
        if head.start is not None and head.start.position:
            title.lay_out(self.game, head.start.position)
        self.game.news = self.news
        self.game.begin()
        self._answered = NOBODY
        self.settle()

    def begin_here(self) -> None:
        """What has happened so far was given: it is no part of the log, and nobody's news."""
        self.lines.clear()
        self._said.clear()
        self._half_said.clear()
        self._hear()
        self._asked = [0] * self.setup.seats
        self._steps = {}
        self._answered = NOBODY
        self.settle()

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def scores(self) -> list[int]:
        return self.game.scores()

    @property
    def winners(self) -> list[int]:
        """The winning seats; nobody before the end."""
        return self.game.winners() if self.game.over else []

    @property
    def open(self) -> dict[int, Question]:
        """The questions that may be answered now, by seat."""
        return {seat: self._question(seat) for seat in sorted(self._steps)}

    @property
    def awaited(self) -> list[int]:
        """The seats that are asked something now."""
        return sorted(self._steps)

    def asked(self, seat: int) -> int:
        """How many questions this seat has been asked."""
        return self._asked[seat]

    def view(self, seat: int | None) -> View:
        """What a seat may see, JSON-ready; None is a spectator. It is made once a position."""
        if self._viewed is not self.game:
            self._viewed, self._views = self.game, {}
        if seat not in self._views:
            self._views[seat] = self.title.view(self.game, seat)
        return self._views[seat]

    def forget_views(self) -> None:
        """Views are large: they are kept while one position is told to many, and no longer."""
        self._viewed, self._views = None, {}

    def answer(self, seat: int, choice: str, at: int | None = None) -> list[Event]:
        """Answer a seat's open question; returns what it led to, or raises and changes nothing."""
        found = self._checked(seat, at).choice(choice)
        self._hear()
        self._say(seat, found)
        self.deal()
        self.settle()
        return self.news

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer may be taken back: it has taught nobody a secret."""
        if not self._said or self._said[-1].line.seat != seat or self.dealer is None:
            return False
        return self._said[-1].line.private or self._said[-1].is_harmless

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back."""
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat}: the last answer cannot be taken back")
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Go back to before the last answer, without asking whether that is fair."""
        said = self._said.pop()
        self.game = said.before
        self._hear()
        undone = Line(seat, UNDO, False, None)
        undone.private = said.line.private
        self._half_said = [line for line in self._half_said if line is not said.line]
        self.lines.append(undone)
        self._answered = seat
        self.settle()

    @property
    def log(self) -> str:
        """The whole log, with every secret: not for players before the end."""
        return self.head.text() + "\n".join(
            [*[line.full for line in self.lines], *self._seed(), ""]
        )

    def log_for(self, seat: int | None) -> str:
        """The log as this seat may read it; the whole log once the game is over.

        What another seat has half said is written once it is whole, and nothing is if it is
        taken back.
        """
        if self.over:
            return self.log
        lines = [line.read_by(seat) for line in self.lines if line.is_open_to(seat)]
        return self.head.shown() + "\n".join([*lines, ""])

    def record(self, seat: int, choice: Choice, fate: bool) -> None:
        """Write an answer down and carry it out. Trusts its caller, as the replay does."""
        step = self.game.question(seat)
        assert step is not None
        self.lines.append(Line(seat, choice.text, fate, self._shown(step, choice)))
        if fate:
            self._said.clear()
        else:
            self._answered = seat
        self._viewed = None
        self.game.apply(seat, choice)

    def deal(self) -> None:
        """Let the dealer answer chance until only people are asked."""
        assert self.dealer is not None
        step = self.pending_chance()
        while step is not None:
            self.record(int(step.seat), self.dealer.outcome(self.game, step), fate=True)
            step = self.pending_chance()

    def settle(self) -> None:
        """Once fate has nothing to say, count a new question for every seat whose step changed."""
        if self.pending_chance() is not None:
            return
        steps = {} if self.over else {int(step.seat): step for step in self.game.open()}
        for seat, step in steps.items():
            if seat == self._answered or self._steps.get(seat) is not step:
                self._asked[seat] += 1
        self._steps = steps
        self._answered = NOBODY
        if self.over:
            self._said.clear()
            self.forget_views()

    def pending_chance(self) -> Chance | None:
        """The first open step that waits for fate."""
        for step in self.game.open():
            if isinstance(step, Chance):
                return step
        return None

    def replayed(self, seat: int, choice: Choice, fate: bool) -> None:
        """Carry out a line of a log."""
        if fate:
            self.record(seat, choice, fate)
        else:
            self._say(seat, choice)
        self.settle()

    def took_back(self, seat: int) -> bool:
        """Carry out an undo of a log, if there is an answer of this seat to take back."""
        if not self._said or self._said[-1].line.seat != seat:
            return False
        self.take_back(seat)
        return True

    def _checked(self, seat: int, at: int | None) -> Question:
        if seat not in self._steps:
            # What the others are asked may tell what they have half said.
            waits = ", ".join([f"seat {other}" for other in self.awaited])
            raise NotYourTurn(f"seat {seat} is asked nothing now; asked: {waits or 'nobody'}")
        if self.dealer is None:
            raise NotYourTurn(f"seat {seat}: this log was replayed without its seed; resume it")
        question = self._question(seat)
        if at is not None and at != question.at:
            raise StaleAnswer(f"seat {seat}: question {at} is over; {question.at} is open")
        return question

    def _question(self, seat: int) -> Question:
        return Question(seat, self._asked[seat], self._steps[seat], self.game)

    def _hear(self) -> None:
        self.news = []
        self.game.news = self.news

    def _say(self, seat: int, choice: Choice) -> None:
        """Record an answer, and find out what others may know of it."""
        before, heard = self.game.copy(), len(self.news)
        views = self._views if self._viewed is self.game else {}
        self.record(seat, choice, fate=False)
        line, is_quiet = self.lines[-1], self._is_quiet(seat, before, views, heard)
        self._said = [said for said in self._said if said.line.seat == seat]
        self._said.append(Said(line, before, self._is_harmless(seat, before)))
        if is_quiet:
            line.private = True
            self._half_said.append(line)
        else:
            self._write_down(seat)

    def _is_quiet(self, seat: int, before: Game, views: dict[int | None, View], heard: int) -> bool:
        """Whether nobody but this seat has noticed its answer."""
        if self.over or self.pending_chance() is not None:
            return False
        if before.scores() != self.game.scores():
            return False
        rest = [other for other in range(self.setup.seats) if other != seat]
        others: list[int | None] = [*rest, None]  # whoever sits here is shown the position anyway
        told = self.news[heard:]
        if any(event.seen_by(other) is not None for event in told for other in others):
            return False
        if not all(self._is_asked_alike(before, other) for other in rest):
            return False
        return all(self._sees_alike(before, views, other) for other in others)

    def _is_harmless(self, seat: int, before: Game) -> bool:
        """Whether it is this seat's turn, still, at a table without secrets or new luck."""
        asked = [*before.open(), *self.game.open()] if self.setup.all_is_open else []
        alone = all(step.seat == seat and not step.is_chance for step in asked)
        return alone and len(asked) > 1  # one before, one after; at the end nobody is asked

    def _sees_alike(self, before: Game, views: dict[int | None, View], seat: int | None) -> bool:
        then = views[seat] if seat in views else self.title.view(before, seat)
        return then == self.view(seat)

    def _write_down(self, seat: int) -> None:
        """What was half said is whole: its seat has gone on openly, or has no more to say."""
        stage = (int(self.game.begun), int(self.game.phase))
        for line in self._half_said:
            is_asked = line.seat != seat and self.game.agendas[line.seat].depth > 0
            line.private = is_asked and stage == self._stage
        self._half_said = [line for line in self._half_said if line.private]
        self._stage = stage

    def _shown(self, step: Step, choice: Choice) -> dict[int, str] | None:
        """What those may read who may not read everything."""
        viewers = [NOBODY, *range(self.setup.seats)]
        texts = {viewer: intern(step.shown(self.game, choice, viewer)) for viewer in viewers}
        differing = {viewer: text for viewer, text in texts.items() if text != choice.text}
        return differing or None

    def _is_asked_alike(self, before: Game, seat: int) -> bool:
        then, now = before.question(seat), self.game.question(seat)
        if then is None or now is None:
            return then is now
        return step_name(then) == step_name(now) and then.options(before) == now.options(self.game)

    def _seed(self) -> list[str]:
        if not self.over or self.dealer is None:
            return []
        return [f"seed {self.dealer.seed}"]
