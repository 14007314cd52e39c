"""The table: checks answers, lets the dealer answer chance, keeps the log, shows the views."""

from __future__ import annotations

from sys import intern
from typing import Final

from .choice import Choice, Facts
from .errors import CannotUndo, IllegalChoice, NotYourTurn, StaleAnswer
from .event import Event
from .game import Game
from .log import UNDO, Head, Line
from .luck import Dealer
from .setup import Setup
from .step import NOBODY, Chance, Step, step_name
from .title import Title, View


class Question:
    """What a seat is asked: the step's name and facts, and every legal answer."""

    def __init__(self, seat: int, at: int, step: Step, game: Game) -> None:
        self.seat: Final = seat
        self.at: Final = at  # counts the questions this seat has been asked
        self.step: Final = step_name(step)
        self.about: Final[Facts] = step.about(game)
        self.choices: Final[list[Choice]] = step.options(game)

    @property
    def options(self) -> list[str]:
        """The legal answers as text."""
        return [choice.text for choice in self.choices]

    def choice(self, text: str) -> Choice:
        """The option with this text."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        listed = ", ".join(self.options[:12]) + (", …" if len(self.choices) > 12 else "")
        raise IllegalChoice(f"seat {self.seat}: {text!r} does not answer {self.step}: {listed}")


class Table:
    """A game in play. Without a dealer (a replayed log) it can be looked at, not played on."""

    def __init__(self, title: Title, setup: Setup, head: Head, dealer: Dealer | None) -> None:
        self.title: Final = title
        self.setup: Final = setup
        self.head: Final = head
        self.dealer: Final = dealer
        self.game: Game = title.new_game(setup)
        self.lines: Final[list[Line]] = []
        self.news: list[Event] = []  # what the last answer, or the start, has led to
        self._before: list[tuple[int, Game]] = []  # positions that undo may go back to
        self._asked = [0] * setup.seats
        self._steps: dict[int, Step] = {}
        self.game.news = self.news
        self.game.begin()
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

    def asked(self, seat: int) -> int:
        """How many questions this seat has been asked."""
        return self._asked[seat]

    def view(self, seat: int | None) -> View:
        """What a seat may see, JSON-ready; None is a spectator."""
        return self.title.view(self.game, seat)

    def answer(self, seat: int, choice: str, at: int | None = None) -> list[Event]:
        """Answer a seat's open question; returns what it led to, or raises and changes nothing."""
        found = self._checked(seat, at).choice(choice)
        self._before.append((seat, self.game.copy()))
        self._hear()
        self.record(seat, found, fate=False)
        self.deal()
        self.settle()
        return self.news

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer may be taken back: nobody else has learnt from it."""
        if not self._before or self._before[-1][0] != seat or self.dealer is None:
            return False
        before = self._before[-1][1]
        others = [None, *[other for other in range(self.setup.seats) if other != seat]]
        return all(self._looks_alike(before, other) for other in others)

    def undo(self, seat: int) -> None:
        """Take this seat's last answer back."""
        if not self.can_undo(seat):
            raise CannotUndo(f"seat {seat}: the last answer cannot be taken back")
        self.take_back(seat)

    def take_back(self, seat: int) -> None:
        """Go back to before the last answer, without asking whether that is fair."""
        self.game = self._before.pop()[1]
        self._hear()
        self.lines.append(Line(seat, UNDO, False, None))
        self._answered = seat
        self.settle()

    @property
    def log(self) -> str:
        """The whole log, with every secret: not for players before the end."""
        return self.head.text() + "\n".join(
            [*[line.full for line in self.lines], *self._seed(), ""]
        )

    def log_for(self, seat: int | None) -> str:
        """The log as this seat may read it; the whole log once the game is over."""
        if self.over:
            return self.log
        return self.head.text() + "\n".join([*[line.read_by(seat) for line in self.lines], ""])

    def record(self, seat: int, choice: Choice, fate: bool) -> None:
        """Write an answer down and carry it out. Trusts its caller, as the replay does."""
        step = self.game.question(seat)
        assert step is not None
        self.lines.append(Line(seat, choice.text, fate, self._shown(step, choice)))
        if fate:
            self._before.clear()
        else:
            self._answered = seat
            self._before = [kept for kept in self._before if kept[0] == seat]
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

    def pending_chance(self) -> Chance | None:
        """The first open step that waits for fate."""
        for step in self.game.open():
            if isinstance(step, Chance):
                return step
        return None

    def replayed(self, seat: int, choice: Choice, fate: bool) -> None:
        """Carry out a line of a log."""
        if not fate:
            self._before.append((seat, self.game.copy()))
        self.record(seat, choice, fate)
        self.settle()

    def took_back(self, seat: int) -> bool:
        """Carry out an undo of a log, if there is an answer of this seat to take back."""
        if not self._before or self._before[-1][0] != seat:
            return False
        self.take_back(seat)
        return True

    def _checked(self, seat: int, at: int | None) -> Question:
        if seat not in self._steps:
            waits = ", ".join([f"seat {s} for {step_name(self._steps[s])}" for s in self._steps])
            raise NotYourTurn(f"seat {seat} is asked nothing now; open: {waits or 'nothing'}")
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

    def _shown(self, step: Step, choice: Choice) -> dict[int, str] | None:
        """What those may read who may not read everything."""
        viewers = [NOBODY, *range(self.setup.seats)]
        texts = {viewer: intern(step.shown(self.game, choice, viewer)) for viewer in viewers}
        differing = {viewer: text for viewer, text in texts.items() if text != choice.text}
        return differing or None

    def _looks_alike(self, before: Game, seat: int | None) -> bool:
        if self.title.view(before, seat) != self.title.view(self.game, seat):
            return False
        if seat is None:
            return True
        then, now = before.question(seat), self.game.question(seat)
        if then is None or now is None:
            return then is now
        return step_name(then) == step_name(now) and then.options(before) == now.options(self.game)

    def _seed(self) -> list[str]:
        if not self.over or self.dealer is None:
            return []
        return [f"seed {self.dealer.seed}"]
