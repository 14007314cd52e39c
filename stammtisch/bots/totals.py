"""Many games of bots, added up: what is kept does not grow with their number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from stammtisch.core import Rng, Setup, Tally, Title, play_out

from .levels import Contender, contender
from .runner import Played, Times, play, seed_of, shares_of

WHOLE = 2520  # a victory in parts that ties of up to ten share without a remainder


@dataclass
class Sums:
    """One bot's games so far."""

    games: int = 0
    score: int = 0
    squares: int = 0
    won: int = 0
    times: Times = field(default_factory=Times)

    def add(self, other: Sums) -> None:
        self.games += other.games
        self.score += other.score
        self.squares += other.squares
        self.won += other.won
        self.times.add(other.times)

    @property
    def mean(self) -> float:
        return self.score / max(1, self.games)

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores."""
        if self.games < 2:
            return 0.0
        spread = self.squares - self.score * self.score / self.games
        return float(max(0.0, spread / (self.games - 1)) ** 0.5)

    @property
    def win_rate(self) -> float:
        return self.won / WHOLE / max(1, self.games)

    @property
    def win_error(self) -> float:
        """Half of the 95 % interval of the win rate, as if two wins and two losses came on top.

        (Agresti and Coull: so that eight games without a win prove no more than they do.)
        """
        games = self.games + 4
        rate = (self.won / WHOLE + 2) / games
        return float(1.96 * (rate * (1 - rate) / games) ** 0.5)

    @property
    def ms_per_decision(self) -> float:
        return 1000 * self.times.seconds / max(1, self.times.asked)


def sums_of(played: Played, seat: int) -> Sums:
    """One game of the bot that sat at this seat."""
    score, won = played.scores[seat], round(played.shares[seat] * WHOLE)
    return Sums(1, score, score * score, won, played.times[seat])


@dataclass
class Totals:
    """A batch of games: one entry for each bot named, in that order."""

    bots: list[Sums] = field(default_factory=list)
    games: int = 0
    decisions: int = 0

    def add(self, other: Totals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        for mine, more in zip(self.bots, other.bots, strict=True):
            mine.add(more)

    def count(self, played: Played, seat_of: Sequence[int]) -> None:
        """Add one game in which bot number i sat at `seat_of[i]`."""
        self.games += 1
        self.decisions += played.decisions
        for sums, seat in zip(self.bots, seat_of, strict=True):
            sums.add(sums_of(played, seat))


def simulate(title: Title, setup: Setup, names: Sequence[str], seed: int, numbers: range) -> Totals:
    """Play the games with these numbers; bot i sits at seat (i + number) % seats."""
    players = [contender(name, title) for name in names]
    only_random = all(name == "random" for name in names)
    totals = Totals([Sums() for _ in names])
    for number in numbers:
        seat_of = [(i + number) % setup.seats for i in range(setup.seats)]
        at: list[Contender] = [
            players[(seat - number) % setup.seats] for seat in range(setup.seats)
        ]
        mixed = seed_of(seed, number)
        played = at_random(title, setup, mixed) if only_random else play(title, setup, at, mixed)
        totals.count(played, seat_of)
    return totals


def at_random(title: Title, setup: Setup, seed: int) -> Played:
    """One game of equally likely answers, at full speed and without a clock."""
    game, tally = title.start(setup), Tally()
    play_out(game, Rng(seed), Rng(seed ^ 1), tally)
    times = [Times() for _ in range(setup.seats)]
    return Played(game.scores(), shares_of(game), times, int(tally.decisions))
