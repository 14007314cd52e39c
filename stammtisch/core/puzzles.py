"""Puzzles: games of strong bots, told up to questions that have one clearly best answer.

game 7 seats=2 set=1
- *fortune magic_potion
0 draw; *chip white 1
puzzle easy 0
best 71.2±2.9 12.3±0.5 stop
other 52.0±3.1 10.1±0.6 draw
why stop explode=31 points=12.3
0 stop

Chances to win are in percent; a puzzle's position is all that stands above it in its game.
"""

from __future__ import annotations

from typing import Final

from .errors import BadLog
from .lesson import each_of, read_lines
from .log import read_line
from .policy import Reason
from .setup import Options
from .start import Start
from .tries import read_value

MARK: Final = "puzzle-"
LEVELS: Final = ["easy", "medium", "hard"]


class Rated:
    """One answer: its chance to win and its points, each with its error."""

    def __init__(self, choice: str, numbers: list[float]) -> None:
        self.choice: Final = choice
        self.win: Final = numbers[0]
        self.win_error: Final = numbers[1]
        self.points: Final = numbers[2]
        self.points_error: Final = numbers[3]

    def text(self) -> str:
        win = f"{self.win:.1f}±{self.win_error:.1f}"
        return f"{win} {self.points:.1f}±{self.points_error:.1f} {self.choice}"


class Puzzle:
    """A position in which one seat is asked, and what each of its answers is worth: best first."""

    def __init__(
        self, id: str, level: str, seat: int, seats: int, options: Options, given: list[str]
    ) -> None:
        self.id: Final = id
        self.level: Final = level
        self.seat: Final = seat
        self.seats: Final = seats
        self.options: Final = options
        self.given: Final = given
        self.answers: Final[list[Rated]] = []
        self.why: Reason | None = None

    @property
    def best(self) -> Rated:
        return self.answers[0]

    @property
    def game(self) -> str:
        """The number of the game that it comes from."""
        return self.id.removeprefix(MARK).rpartition("-")[0]

    def rated(self, choice: str) -> Rated | None:
        """What an answer is worth."""
        return next((one for one in self.answers if one.choice == choice), None)

    def ranks(self) -> list[int]:
        """The place of each answer; those that differ by no more than their errors share one."""
        ranks: list[int] = []
        first = self.best
        for place, one in enumerate(self.answers):
            if place < 2 or first.win - one.win > first.win_error + one.win_error:
                ranks.append(place + 1)
                first = one
            else:
                ranks.append(ranks[-1])
        return ranks

    def start(self) -> Start:
        """Where its table begins: nothing of how the game went on is told."""
        return Start(given=self.given, lesson=self.id)


class Played:
    """A game that is read: its lines so far."""

    def __init__(self, number: str, seats: int, options: Options) -> None:
        self.number: Final = number
        self.seats: Final = seats
        self.options: Final = options
        self.lines: Final[list[str]] = []
        self.puzzles = 0


def read_puzzles(text: str) -> dict[str, Puzzle]:
    """All puzzles of a file by their ids, or which line is no part of one."""
    puzzles: list[Puzzle] = []
    game = Played("", 0, {})
    for number, line in read_lines(text):
        word, _, rest = line.partition(" ")
        if word == "game":
            game = read_game(number, rest)
        elif word == "puzzle":
            puzzles.append(new_puzzle(number, rest, game))
        elif word in ("best", "other") and puzzles:
            puzzles[-1].answers.append(read_rated(number, rest))
        elif word == "why" and puzzles:
            puzzles[-1].why = read_reason(rest)
        else:
            game.lines.extend(checked(number, word, rest, game.seats))
    return {puzzle.id: puzzle for puzzle in puzzles}


def read_game(number: int, text: str) -> Played:
    """`7 seats=2 set=1`."""
    name, *rest = text.split() or [""]
    pairs = [word.partition("=") for word in rest]
    options: Options = {key: read_value(value) for key, _, value in pairs}
    seats = options.pop("seats", 0)
    if not name or not isinstance(seats, int) or seats < 1:
        raise BadLog(number, f"expected a game with its seats, got {text[:40]!r}")
    return Played(name, seats, options)


def new_puzzle(number: int, text: str, game: Played) -> Puzzle:
    """`easy 0`: how difficult it is, and who is asked."""
    level, _, seat = text.partition(" ")
    if level not in LEVELS or seat not in [str(i) for i in range(game.seats)]:
        raise BadLog(number, f"expected a level and a seat, got {text[:40]!r}")
    game.puzzles += 1
    id = f"{MARK}{game.number}-{game.puzzles}"
    return Puzzle(id, level, int(seat), game.seats, game.options, [*game.lines])


def read_rated(number: int, text: str) -> Rated:
    """`71.2±2.9 12.3±0.5 stop`."""
    win, _, rest = text.partition(" ")
    points, _, choice = rest.partition(" ")
    try:
        numbers = [float(part) for part in [*win.split("±"), *points.split("±")]]
    except ValueError:
        numbers = []
    if len(numbers) != 4 or not choice:
        raise BadLog(number, f"expected chance, points and answer, got {text[:40]!r}")
    return Rated(choice, numbers)


def read_reason(text: str) -> Reason:
    """`stop explode=31 points=12.3`."""
    id, *facts = text.split()
    pairs = [fact.partition("=") for fact in facts]
    return id, {key: read_fact(value) for key, _, value in pairs}


def read_fact(text: str) -> float | str:
    try:
        return int(text) if text.lstrip("-").isdecimal() else float(text)
    except ValueError:
        return text


def reason_text(reason: Reason) -> str:
    id, facts = reason
    return " ".join([id, *[f"{key}={value}" for key, value in facts.items()]])


def checked(number: int, word: str, rest: str, seats: int) -> list[str]:
    """Lines of a log."""
    lines = each_of(word, rest)
    for line in lines:
        read_line(line, number, seats)
    return lines


def told(lines: list[str]) -> list[str]:
    """Lines of a log as a file tells them: what a seat says and what fate answers, in one line."""
    found: list[str] = []
    last = ["", ""]  # the seat, and whether fate spoke
    for line in lines:
        seat, _, said = line.partition(" ")
        now = [seat, said[:1] if said.startswith("*") else ""]
        if seat != last[0]:
            found.append(line)
        elif now == last and now[1]:
            found[-1] += f", {said[1:]}"
        else:
            found[-1] += f"; {said}"
        last = now
    return found
