"""Round-robins: every line-up of bots in every rotation of the seats, all with the same luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement

from stammtisch.core import Setup, Title

from .levels import contender
from .ratings import Ranking
from .runner import Played, play
from .totals import Sums, sums_of

Lineup = tuple[int, ...]


def lineups(bots: int, seats: int) -> list[Lineup]:
    """Who meets whom: every choice of bots, some more than once if there are fewer than seats."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    repeated = combinations_with_replacement(range(bots), seats)
    return [lineup for lineup in repeated if len(set(lineup)) > 1]


@dataclass
class Round:
    """What came of a line-up with one deal's luck, or of many of them added up."""

    bots: list[Sums]
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    beat: Counter[tuple[int, int]] = field(default_factory=Counter)
    rankings: Counter[Ranking] = field(default_factory=Counter)
    games: int = 0

    def add(self, other: Round) -> None:
        self.games += other.games
        self.met.update(other.met)
        self.beat.update(other.beat)
        self.rankings.update(other.rankings)
        for mine, more in zip(self.bots, other.bots, strict=True):
            mine.add(more)

    def count(self, played: Played, seated: Sequence[int]) -> None:
        """Add one game in which bot `seated[seat]` sat at each seat."""
        self.games += 1
        for seat, bot in enumerate(seated):
            self.bots[bot].add(sums_of(played, seat))
        ranking = ranked(played, seated)
        self.rankings[ranking] += 1
        self.compare(ranking)

    def compare(self, ranking: Ranking) -> None:
        """Head to head in half points: two for finishing before the other, one for a tie."""
        places = [(place, bot) for place, group in enumerate(ranking) for bot in group]
        for mine, bot in places:
            for theirs, other in places:
                if bot != other:
                    self.met[bot, other] += 1
                    self.beat[bot, other] += 2 if mine < theirs else int(mine == theirs)


def empty(bots: int) -> Round:
    """Nothing played yet."""
    return Round([Sums() for _ in range(bots)])


def ranked(played: Played, seated: Sequence[int]) -> Ranking:
    """The winners first, then the others by their scores."""
    groups: dict[tuple[bool, int], list[int]] = {}
    for seat, bot in enumerate(seated):
        place = (played.shares[seat] > 0, played.scores[seat])
        groups.setdefault(place, []).append(bot)
    return tuple(tuple(sorted(groups[place])) for place in sorted(groups, reverse=True))


def play_round(
    title: Title, setup: Setup, names: Sequence[str], lineup: Lineup, seed: int
) -> Round:
    """One line-up in every rotation of the seats, each with the luck of this deal."""
    players = [contender(name, title) for name in names]
    done = empty(len(names))
    for turn in range(setup.seats):
        seated = [*lineup[turn:], *lineup[:turn]]
        at = [players[bot] for bot in seated]
        done.count(play(title, setup, at, seed), seated)
    return done
