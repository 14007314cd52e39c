"""The position on the table: a game's components, and the agendas of what is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .agenda import Agenda
from .choice import Choice
from .event import Event
from .rng import Rng
from .step import Step

Phase = Callable[[Any], None]


def place_of(round: list[Phase], phase: Phase) -> int:
    """Where a phase that a round has once stands in it; asked at set-up, so play never searches."""
    assert round.count(phase) == 1, f"{phase} does not stand once in its round"
    return round.index(phase)


def place_after(round: list[Phase], phase: Phase) -> int:
    """Where the phase that follows this one stands; after the last comes a new round."""
    return place_of(round, phase) + 1


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Game:
    """A position. The components are the subclass's; the agendas are here.

    It trusts its caller: the Table checks what people say. A subclass keeps its typed Setup in
    `self.setup`, and copies itself in `copy()`, which ends with `other.take_up(self)`.
    `round` is its table of contents, the phases in rulebook order: when nobody is asked anything,
    the next one runs, and after the last a new round begins with the first. A phase asks,
    interrupts, tells or sets `over`. It may `repeat`, or `skip_to` a place that set-up has found
    with `place_of` or `place_after`; nobody reckons with the numbers.
    """

    def __init__(self, seats: i64, round: list[Phase]) -> None:
        self.agendas: list[Agenda] = []
        self.interrupts: Agenda = IDLE
        self.seats: Final[i64] = seats
        self.first: i64 = seats  # no seat before this one has an open question
        self.round: Final = round
        self.phase: i64 = 0  # the place in `round` of the phase that runs
        self.next_phase: i64 = len(round)  # of the one that comes next; at the end: a new round
        self.begun: i64 = 0  # how many rounds have begun
        self.over = False
        self.news: list[Event] | None = None  # None: nobody listens

    def copy(self) -> Game:
        """An independent position; what never changes is shared."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points, also while the game runs."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win: by default all that have the most points."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat in range(len(scores)) if scores[seat] == best]

    def share_of_victory(self, seat: i64) -> float:
        """What of the victory is this seat's: a tie of k gives each 1/k."""
        winners = self.winners()
        return 1.0 / float(len(winners)) if int(seat) in winners else 0.0

    def begin(self) -> None:
        """Call once when the components lie ready: the first phase begins."""
        self.agendas = [Agenda() for _ in range(self.seats)]
        self.go_on()

    def take_up(self, other: Game) -> None:
        """Stand where the other game stands: its agendas, not its components."""
        self.agendas = [agenda.copy() for agenda in other.agendas]
        if other.interrupts.depth > 0:
            self.interrupts = other.interrupts.copy()
        self.first = other.first
        self.phase = other.phase
        self.next_phase = other.next_phase
        self.begun = other.begun
        self.over = other.over

    def ask(self, step: Step) -> None:
        """Put a question on top of its seat's agenda."""
        seat = step.seat
        self.agendas[seat].push(step)
        if seat < self.first:
            self.first = seat

    def interrupt(self, step: Step) -> None:
        """Put a question on the table's own stack: everything else waits until it is answered."""
        if self.interrupts is IDLE:
            self.interrupts = Agenda()
        self.interrupts.push(step)

    def repeat(self) -> None:
        """The running phase runs once more when what it asks is answered."""
        self.next_phase = self.phase

    def repeat_if_asked(self) -> bool:
        """For a phase that goes round the table: whether it has just asked and so will repeat."""
        if self.first == self.seats and self.interrupts.depth == 0:
            return False
        self.next_phase = self.phase
        return True

    def skip_to(self, place: i64) -> None:
        """The phase at this place comes next, be it farther on or back; see `place_of`."""
        self.next_phase = place

    def tell(self, event: Event) -> None:
        """In hot code, make the event only behind `if game.news is not None`."""
        if self.news is not None:
            self.news.append(event)

    def open(self) -> list[Step]:
        """The steps that may be answered now, at most one a seat."""
        if self.interrupts.depth > 0:
            return [self.interrupts.top]
        return [agenda.top for agenda in self.agendas if agenda.depth > 0]

    def question(self, seat: i64) -> Step | None:
        """The step that this seat may answer now."""
        if self.interrupts.depth > 0:
            return self.interrupts.top if self.interrupts.top.seat == seat else None
        if seat < 0 or self.agendas[seat].depth == 0:
            return None
        return self.agendas[seat].top

    def apply(self, seat: i64, choice: Choice) -> None:
        """Answer the open question of a seat with one of its options."""
        agenda = self.interrupts if self.interrupts.depth > 0 else self.agendas[seat]
        step = agenda.pop()
        assert step.seat == seat, "that seat has no open question"
        step.answer(self, choice)
        self.go_on()

    def go_on(self) -> None:
        """Move to the first open question; where there is none, the next phase begins."""
        seats = self.seats
        agendas = self.agendas
        while not self.over and self.interrupts.depth == 0:
            first = self.first
            while first < seats:
                if agendas[first].depth > 0:
                    self.first = first
                    return
                first += 1
            self.first = first
            number = self.next_phase
            if number == len(self.round):
                number = 0
                self.begun += 1
            self.phase = number
            self.next_phase = number + 1
            self.round[number](self)


IDLE: Final = Agenda()  # shared by all games that have never been interrupted; never pushed to


@mypyc_attr(acyclic=True)
class Tally:
    """How much was answered in playouts: questions with a real choice, and throws of fate."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.outcomes: i64 = 0


def play_out(game: Game, rng: Rng, luck: Rng, tally: Tally) -> None:
    """Play to the end, every answer equally likely."""
    decisions: i64 = 0
    outcomes: i64 = 0
    while not game.over:
        agenda = game.interrupts if game.interrupts.depth > 0 else game.agendas[game.first]
        while agenda.depth > 0:
            step = agenda.pop()
            if step.is_chance:
                step.answer(game, step.draw(game, luck))
                outcomes += 1
            else:
                options: list[Any] = step.options(game)  # Any: no choice is looked at here
                count: i64 = len(options)
                if count > 1:
                    decisions += 1
                    step.answer(game, options[rng.below(count)])
                else:
                    step.answer(game, options[0])
            if game.interrupts.depth > 0 and agenda is not game.interrupts:
                break
        game.go_on()
    tally.decisions += decisions
    tally.outcomes += outcomes
