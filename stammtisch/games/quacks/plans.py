"""Where a plan "stop as soon as the risk is above x" ends: exact, by counting bags."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .chips import CHIPS, KINDS, ORANGE, WHITE
from .figures import LAST_SPACE
from .player import Player
from .state import Quacks
from .worth import COIN, DIE, RUBY

BASE: Final = 64  # chips of a group are counted in digits of this base


class Outcome:
    """Averages: the chance of an explosion, points, coins, and what both are worth."""

    def __init__(self, explode: float, points: float, coins: float, worth: float) -> None:
        self.explode: Final = explode
        self.points: Final = points
        self.coins: Final = coins
        self.worth: Final = worth


class Plan:
    """Chips that move alike and count alike for the limit are one group.

    The order of drawing then does not matter: the pot is known by how many of each group are out.
    """

    def __init__(self, game: Quacks, player: Player, risk: i64) -> None:
        self.game: Final = game
        self.risk: Final[i64] = risk  # percent
        self.position: Final[i64] = player.position
        self.empty: Final = bool(player.position == player.start)
        self.room: Final[i64] = player.limit - player.whites
        self.safe: Final[i64] = safe_draws(game, player)
        self.window: Final[i64] = player.window
        self.bag: Final[i64] = player.bag.n
        self.steps: Final[list[int]] = []
        self.whites: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        self.known: Final[dict[int, Outcome]] = {}
        self._group(game, player)
        self.groups: Final[i64] = len(self.steps)
        self.digits: Final = [BASE**group for group in range(len(self.steps))]

    def _group(self, game: Quacks, player: Player) -> None:
        counts = player.bag.counts(KINDS)
        for kind in range(KINDS):
            if counts[kind] > 0:
                chip = CHIPS[kind]
                extra = int(game.orange_bonus) if chip.colour == ORANGE else 0
                white = int(chip.value) if chip.colour == WHITE else 0
                self._add(int(chip.value) + extra, white, counts[kind])

    def _add(self, steps: int, white: int, count: int) -> None:
        for group in range(len(self.steps)):
            if self.steps[group] == steps and self.whites[group] == white:
                self.counts[group] += count
                return
        self.steps.append(steps)
        self.whites.append(white)
        self.counts.append(count)

    def outcome(self, draws: i64) -> Outcome:
        """The averages from now on, if so many chips are drawn in any case."""
        self.known.clear()
        return self._from(0, 0, 0, self.position, draws)

    def _from(self, key: i64, drawn: i64, white: i64, position: i64, forced: i64) -> Outcome:
        """From a pot on: `key` counts how many of each group are out, a digit for each."""
        found = self.known.get(key)
        if found is None:
            found = self._follow(key, drawn, white, position, forced)
            self.known[key] = found
        return found

    def _follow(self, key: i64, drawn: i64, white: i64, position: i64, forced: i64) -> Outcome:
        left = self.bag - drawn
        if left == 0 or (position == LAST_SPACE and self.game.setup.full_stops):
            return self._end(position, drawn, False)
        if forced <= 0 and self._explosive(key, drawn, white) * 100 > self.risk * left:
            return self._end(position, drawn, False)
        explode = points = coins = worth = 0.0
        for group in range(self.groups):
            digit = self.digits[group]
            count = self.counts[group] - key // digit % BASE
            if count > 0:
                after = self._after(group, key + digit, drawn + 1, white, position, forced - 1)
                chance = float(count) / float(left)
                explode += chance * after.explode
                points += chance * after.points
                coins += chance * after.coins
                worth += chance * after.worth
        return Outcome(explode, points, coins, worth)

    def _after(
        self, group: i64, key: i64, drawn: i64, white: i64, position: i64, forced: i64
    ) -> Outcome:
        """One chip of a group more; above the limit the pot explodes."""
        white += self.whites[group]
        position = min(position + self.steps[group], i64(LAST_SPACE))
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
    protected: i64 = game.card.numbers[0]
    return protected - player.placed
