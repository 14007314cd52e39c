"""Where a plan "stop as soon as the risk is above x" ends: exact, by counting bags."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..rules.moving import farthest, later
from ..setup.figures import LAST_SPACE
from ..state.chips import CHIPS, KINDS, WHITE
from ..state.player import Player
from ..state.table import Quacks
from .goods import COIN, DIE, RUBY

BASE: Final = 64  # chips of a group are counted in digits of this base


class Outcome:
    """Averages: the chance of an explosion, points, coins, and what both are worth."""

    def __init__(self, explode: float, points: float, coins: float, worth: float) -> None:
        self.explode: Final = explode
        self.points: Final = points
        self.coins: Final = coins
        self.worth: Final = worth


class Mean:
    """Outcomes added up, each as often as its chips."""

    def __init__(self) -> None:
        self.explode = self.points = self.coins = self.worth = 0.0

    def add(self, chips: i64, outcome: Outcome) -> None:
        times = float(chips)
        self.explode += times * outcome.explode
        self.points += times * outcome.points
        self.coins += times * outcome.coins
        self.worth += times * outcome.worth

    def over(self, chips: i64) -> Outcome:
        """The average of so many chips."""
        all_chips = float(chips)
        return Outcome(
            self.explode / all_chips,
            self.points / all_chips,
            self.coins / all_chips,
            self.worth / all_chips,
        )


class Plan:
    """Chips that move alike and count alike for the limit are one group.

    The first chip moves as it would if it were drawn now, with its power and a waiting doubling;
    the order of the others does not matter: the pot is known by how many of each group are out.
    """

    def __init__(self, game: Quacks, player: Player, risk: i64) -> None:
        self.game: Final = game
        self.risk: Final[i64] = risk  # percent
        self.position: Final[i64] = player.position
        self.empty: Final = bool(player.position == player.start)
        self.room: Final[i64] = game.limit(player) - player.whites
        self.safe: Final[i64] = safe_draws(game, player)
        self.window: Final[i64] = player.window
        self.bag: Final[i64] = player.bag.n
        self.steps: Final[list[int]] = []
        self.whites: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        self.first_groups: Final[list[int]] = []  # of each kind in the bag
        self.first_counts: Final[list[int]] = []
        self.first_steps: Final[list[int]] = []
        self.known: Final[dict[int, Outcome]] = {}
        self._group(game, player)
        self.groups: Final[i64] = len(self.steps)
        self.digits: Final = [BASE**group for group in range(len(self.steps))]

    def _group(self, game: Quacks, player: Player) -> None:
        counts = player.bag.counts(KINDS)
        for kind in range(KINDS):
            if counts[kind] > 0:
                chip = CHIPS[kind]
                white = int(chip.value) if chip.colour == WHITE else 0
                group = self._add(int(later(game, player, chip)), white, counts[kind])
                self.first_groups.append(group)
                self.first_counts.append(counts[kind])
                self.first_steps.append(int(farthest(game, player, chip)))

    def _add(self, steps: int, white: int, count: int) -> int:
        """The group that these chips belong to."""
        for group in range(len(self.steps)):
            if self.steps[group] == steps and self.whites[group] == white:
                self.counts[group] += count
                return group
        self.steps.append(steps)
        self.whites.append(white)
        self.counts.append(count)
        return len(self.steps) - 1

    def outcome(self, draws: i64) -> Outcome:
        """The averages from now on, if so many chips are drawn in any case."""
        self.known.clear()
        return self._from(0, 0, 0, self.position, draws)

    def _from(self, key: i64, drawn: i64, white: i64, position: i64, forced: i64) -> Outcome:
        """From a pot on: `key` counts how many of each group are out, a digit for each."""
        place = key * BASE + position
        found = self.known.get(place)
        if found is None:
            found = self._follow(key, drawn, white, position, forced)
            self.known[place] = found
        return found

    def _follow(self, key: i64, drawn: i64, white: i64, position: i64, forced: i64) -> Outcome:
        left = self.bag - drawn
        if left == 0 or (position == LAST_SPACE and self.game.setup.full_stops):
            return self._end(position, drawn, False)
        if forced <= 0 and self._explosive(key, drawn, white) * 100 > self.risk * left:
            return self._end(position, drawn, False)
        if drawn == 0:
            return self._first(forced)
        mean = Mean()
        for group in range(self.groups):
            digit = self.digits[group]
            count = self.counts[group] - key // digit % BASE
            if count > 0:
                on = position + self.steps[group]
                mean.add(count, self._after(group, key + digit, drawn + 1, white, on, forced - 1))
        return mean.over(left)

    def _first(self, forced: i64) -> Outcome:
        """The chip drawn next: every kind moves as it would now."""
        mean = Mean()
        for place in range(len(self.first_groups)):
            group = self.first_groups[place]
            on = self.position + self.first_steps[place]
            after = self._after(group, self.digits[group], 1, 0, on, forced - 1)
            mean.add(self.first_counts[place], after)
        return mean.over(self.bag)

    def _after(
        self, group: i64, key: i64, drawn: i64, white: i64, position: i64, forced: i64
    ) -> Outcome:
        """One chip of a group more; above the limit the pot explodes."""
        white += self.whites[group]
        position = min(position, i64(LAST_SPACE))
        if self.whites[group] > 0 and white > self.room and drawn > self.safe:
            return self._end(position, drawn, True)
        return self._from(key, drawn, white, position, forced)

    def _explosive(self, key: i64, drawn: i64, white: i64) -> i64:
        """How many of the chips left would explode the pot."""
        found: i64 = 0
        if drawn < self.safe:
            return found
        for group in range(self.groups):
            if self.whites[group] > 0 and white + self.whites[group] > self.room:
                found += self.counts[group] - key // self.digits[group] % BASE
        return found

    def _end(self, position: i64, drawn: i64, exploded: bool) -> Outcome:
        none = self.empty and drawn == 0 and not self.game.setup.empty_scores_next
        space = position if none else position + 1
        return outcome_on(self.game, space, exploded, drawn <= self.window)


def outcome_on(game: Quacks, space: i64, exploded: bool, insured: bool) -> Outcome:
    """An exploded pot takes points or coins, whichever is worth more; insured, both."""
    setup = game.setup
    points, coins = float(setup.points[space]), float(setup.coins[space])
    bought = coins * COIN[game.number]
    ruby = RUBY if setup.ruby[space] else 0.0
    if not exploded:
        return Outcome(0.0, points, coins, points + bought + ruby + DIE)
    if insured:
        return Outcome(1.0, points, coins, points + bought + ruby)
    if points >= bought:
        return Outcome(1.0, points, 0.0, points + ruby)
    return Outcome(1.0, 0.0, coins, bought + ruby)


def safe_draws(game: Quacks, player: Player) -> i64:
    """How many more chips the Second Chance protects."""
    if not game.next_is_safe(player):
        return 0
    return game.card.safe_chips - player.placed
