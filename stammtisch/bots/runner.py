"""Games of bots without a table: fate draws fast, nothing is logged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from zlib import crc32

from stammtisch.core import Choice, Game, Rng, Setup, Step, Title

from .levels import Contender

APART = 0x9E3779B97F4A7C15


def seed_of(*numbers: int) -> int:
    """One seed out of several numbers, below 2**62; near numbers give far seeds."""
    mixed = 0
    for number in numbers:
        mixed = ((mixed ^ (number & (2**64 - 1))) * APART + 1) & (2**64 - 1)
        mixed ^= mixed >> 29
    return mixed >> 2


class Luck:
    """Fate's numbers, one stream a seat and kind of step, so that two games can share them."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.streams: dict[tuple[int, str], Rng] = {}

    def of(self, step: Step) -> Rng:
        """The stream that this step draws from."""
        kind = type(step).__name__
        key = (int(step.seat), kind)
        stream = self.streams.get(key)
        if stream is None:
            seed = seed_of(self.seed, key[0], crc32(kind.encode()))
            stream = self.streams[key] = Rng(seed)
        return stream


@dataclass
class Times:
    """How long a bot has thought."""

    asked: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: Times) -> None:
        self.asked += other.asked
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


@dataclass
class Played:
    """How one game went, by seat."""

    scores: list[int]
    shares: list[float]
    times: list[Times]
    decisions: int


@dataclass(frozen=True)
class Put:
    """A question as the runner puts it to a bot."""

    seat: int
    choices: list[Choice]


def shares_of(game: Game) -> list[float]:
    """The victory, shared out: a tie of k gives each 1/k."""
    return [game.share_of_victory(seat) for seat in range(game.seats)]


def imagining(title: Title, game: Game, seat: int) -> Callable[[Rng], Game]:
    """All that a bot learns of a game: what this seat knows, the rest dealt anew each time."""
    belief = title.policy.guess
    return lambda rng: title.imagine(game, seat, rng, belief)


def play(title: Title, setup: Setup, players: Sequence[Contender], seed: int) -> Played:
    """One game to its end; the same for the same seed, unless a bot's time runs out."""
    match = Match(title, setup, players, seed)
    while not match.game.over:
        match.go_on()
    return match.played()


class Match:
    """One game of bots under way."""

    def __init__(self, title: Title, setup: Setup, players: Sequence[Contender], seed: int) -> None:
        self.title = title
        self.game = title.start(setup)
        self.players = players
        self.luck = Luck(seed)
        self.rngs = [Rng(seed_of(seed, 1, seat)) for seat in range(setup.seats)]
        self.times = [Times() for _ in range(setup.seats)]

    def go_on(self) -> None:
        """Answer the first open question."""
        game = self.game
        step = self.next_step()
        if step.is_chance:
            self.apply(step, step.draw(game, self.luck.of(step)))
            return
        choices = step.options(game)
        self.apply(step, choices[0] if len(choices) == 1 else self.decide(step.seat, choices))

    def apply(self, step: Step, choice: Choice) -> None:
        """Carry an answer out, a player's or fate's."""
        self.game.apply(step.seat, choice)

    def next_step(self) -> Step:
        """Fate answers before anybody is asked, as at a table."""
        steps = self.game.open()
        return next((step for step in steps if step.is_chance), steps[0])

    def decide(self, seat: int, choices: list[Choice]) -> Choice:
        """Let the bot of this seat choose, and take its time."""
        title, game, player = self.title, self.game, self.players[seat]
        began = perf_counter()
        choice = player.bot.choose(
            lambda: title.view(game, seat),
            Put(seat, choices),
            imagining(title, game, seat),
            self.rngs[seat],
            player.budget,
        )
        spent = perf_counter() - began
        self.times[seat].add(Times(1, spent, spent))
        return choice

    def played(self) -> Played:
        """How it went."""
        decisions = sum(times.asked for times in self.times)
        return Played(self.game.scores(), shares_of(self.game), self.times, decisions)
