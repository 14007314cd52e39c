"""The innkeeper by exact reckoning, over every state of the barrels that can still come.

Standing numbers stay, so states with more of them are worked out first. The two specials may be
thrown again and again, so the few states that differ by them alone are settled together, in
rounds that end when nothing changes any more.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Choice

from ..choices import CLOSE, LYING, Throw
from ..odds import upright_outcomes
from ..powers import totals
from ..rules.service import CLOSE_OR_THROW
from ..setup import SPECIALS, PolterfassSetup
from ..state import Polterfass
from .prospects import Prospects

WAYS: Final = 9  # doubles times three and cancels
NEVER: Final = -1.0e9
CLOSE_ENOUGH: Final = 1e-9
MOST_ROUNDS: Final = 200
MOST_THROWS: Final = 20_000  # pairs of states that one reckoning may look at


@final
@mypyc_attr(acyclic=True)
class Kind:
    """Numbered barrels that are alike: ends, how many, and what each end adds to a state."""

    def __init__(self, first: i64, second: i64, count: i64, step: i64) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.count: Final[i64] = count
        self.step: Final[i64] = step  # for one that stands on its first end
        self.other: Final[i64] = step * (count + 1)
        self.size: Final[i64] = step * (count + 1) * (count + 1)

    def ups(self, state: i64) -> i64:
        """How many stand on their first end."""
        return state // self.step % (self.count + 1)

    def downs(self, state: i64) -> i64:
        return state // self.other % (self.count + 1)

    def lying(self, state: i64) -> i64:
        return self.count - self.ups(state) - self.downs(state)


def kinds_of(setup: PolterfassSetup) -> list[Kind]:
    """The numbered barrels, those that are alike together."""
    counts: dict[tuple[int, int], int] = {}
    for first, second in setup.ends[: setup.numbered]:
        counts[first, second] = counts.get((first, second), 0) + 1
    found: list[Kind] = []
    step: i64 = 1
    for (first, second), count in counts.items():
        found.append(Kind(first, second, count, step))
        step = found[-1].size
    return found


@final
@mypyc_attr(acyclic=True)
class Reckoning:
    """What every state is worth to the innkeeper who goes on as well as can be."""

    def __init__(self, game: Polterfass, prospects: Prospects) -> None:
        self.setup: Final = game.setup
        self.prospects: Final = prospects
        self.kinds: Final = kinds_of(game.setup)
        self.values: Final = [0.0] * int(self.kinds[-1].size * WAYS)
        self.throws: list[float] = []  # of the state worked out last, by the specials that stay
        self.grown: list[float] = []
        self.state: Final = state_of(self.kinds, game)

    def is_small(self) -> bool:
        """Whether it is soon done: a state with many barrels of one kind has very many after it."""
        pairs = 1
        for kind in self.kinds:
            pairs *= comb(int(kind.lying(self.state)) + 4, 4)
        return pairs <= MOST_THROWS

    def run(self) -> None:
        """From all barrels standing back to the state on the table."""
        for state in sorted(self.states(), reverse=True):
            self.settle(state)

    def states(self) -> list[int]:
        """The state on the table, and all that have more standing numbers."""
        found = [0]
        for kind in self.kinds:
            least, other = kind.ups(self.state), kind.downs(self.state)
            ends = [
                int(ups * kind.step + downs * kind.other)
                for ups in range(least, kind.count + 1 - other)
                for downs in range(other, kind.count + 1 - ups)
            ]
            found = [state + end for state in found for end in ends]
        return found

    def settle(self, state: i64) -> None:
        """All ways in which the specials can stand beside these numbers."""
        closed = self.closed(state)
        lying: i64 = 0
        for kind in self.kinds:
            lying += kind.lying(state)
        self.grown = [0.0] * WAYS
        for cup in range(SPECIALS + 1):
            if lying + cup > 0:
                self.spread(0, state, 1.0, cup, self.setup.stands[lying + cup], False)
        values = closed.copy()
        change = 1.0
        rounds = 0
        while change > CLOSE_ENOUGH and rounds < MOST_ROUNDS:
            self.throws = self.thrown(values, lying)
            change = self.improve(values, closed)
            rounds += 1
        for way in range(WAYS):
            self.values[state * WAYS + way] = values[way]

    def closed(self, state: i64) -> list[float]:
        """What the best targets make of closing now."""
        numbers: list[int] = []
        for kind in self.kinds:
            numbers += [int(kind.first)] * int(kind.ups(state))
            numbers += [int(kind.second)] * int(kind.downs(state))
        found = [NEVER] * WAYS
        for doubles in range(SPECIALS + 1):
            for cancels in range(SPECIALS + 1 - doubles):
                most = NEVER
                for total in self.reach(state, numbers, doubles, cancels):
                    most = max(most, self.prospects.worth(total))
                found[doubles * 3 + cancels] = most
        return found

    def reach(self, state: i64, numbers: list[int], doubles: i64, cancels: i64) -> list[int]:
        """Every service of a state; the same for any belief, so it is kept."""
        key = int(state * WAYS + doubles * 3 + cancels)
        found = self.setup.reaches.get(key)
        if found is None:
            found = totals(numbers, doubles, cancels, self.setup.may_share)
            self.setup.reaches[key] = found
        return found

    def spread(
        self, number: i64, state: i64, share: float, cup: i64, stands: i64, grows: bool
    ) -> None:
        """One kind after the other comes to rest; more numbers stand than before, if `grows`."""
        if number < len(self.kinds):
            kind = self.kinds[number]
            lying = kind.lying(state)
            if lying == 0:
                self.spread(number + 1, state, share, cup, stands, grows)
                return
            for ups, downs, chance in upright_outcomes(int(lying), int(stands)):
                after = state + ups * kind.step + downs * kind.other
                more = grows or ups + downs > 0
                self.spread(number + 1, after, share * chance, cup, stands, more)
        elif grows:
            self.rest(state, share, cup, stands)

    def rest(self, state: i64, share: float, cup: i64, stands: i64) -> None:
        """The specials of the cup come to rest beside those that stay."""
        for more, others, chance in upright_outcomes(int(cup), int(stands)):
            for doubles in range(SPECIALS + 1 - cup):
                cancels = SPECIALS - cup - doubles
                way = (doubles + more) * 3 + cancels + others
                self.grown[doubles * 3 + cancels] += (
                    share * chance * self.values[state * WAYS + way]
                )

    def thrown(self, values: list[float], lying: i64) -> list[float]:
        """What a throw is worth, by the specials that stay; then no number may stand more."""
        found = [NEVER] * WAYS
        for doubles in range(SPECIALS + 1):
            for cancels in range(SPECIALS + 1 - doubles):
                cup = SPECIALS - doubles - cancels
                if lying + cup > 0:
                    stands: int = self.setup.stands[lying + cup]
                    lies = (1.0 - stands / 100) ** int(lying)
                    worth = self.grown[doubles * 3 + cancels]
                    for more, others, chance in upright_outcomes(cup, stands):
                        way = (doubles + more) * 3 + cancels + others
                        after = values[way] if more + others > 0 else self.prospects.bust
                        worth += lies * chance * after
                    found[doubles * 3 + cancels] = worth
        return found

    def improve(self, values: list[float], closed: list[float]) -> float:
        """Close or throw, whichever is better; by how much a value has changed at most."""
        change = 0.0
        for doubles in range(SPECIALS + 1):
            for cancels in range(SPECIALS + 1 - doubles):
                best = closed[doubles * 3 + cancels]
                for kept in range(doubles + 1):
                    for others in range(cancels + 1):
                        best = max(best, self.throws[kept * 3 + others])
                change = max(change, abs(best - values[doubles * 3 + cancels]))
                values[doubles * 3 + cancels] = best
        return change


def state_of(kinds: list[Kind], game: Polterfass) -> i64:
    """The standing numbers as one; barrels that are alike are not told apart."""
    state: i64 = 0
    for barrel in range(game.setup.numbered):
        face: i64 = game.faces[barrel]
        first, second = game.setup.ends[barrel]
        for kind in kinds if face > LYING else []:
            if kind.first == first and kind.second == second:
                state += kind.step if face == first else kind.other
    return state


def exact_service(game: Polterfass, prospects: Prospects) -> Choice | None:
    """Close or throw, as is best if all that follows is done best; None where that is too much."""
    reckoning = Reckoning(game, prospects)
    if not reckoning.is_small():
        return None
    reckoning.run()
    best: Choice = CLOSE
    most = reckoning.closed(reckoning.state)[game.doubles * 3 + game.cancels]
    for option in CLOSE_OR_THROW[game.innkeeper].options(game):
        if isinstance(option, Throw):
            kept = (game.doubles - option.doubles) * 3 + game.cancels - option.cancels
            if reckoning.throws[kept] > most:
                best, most = option, reckoning.throws[kept]
    return best
