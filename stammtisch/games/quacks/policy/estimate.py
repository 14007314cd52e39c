"""Who is ahead: points, and what chips, droplet, rubies and flask will still bring.

The figures are a least-squares fit to the points that 16,000 games of thrifty players, with every
third purchase at random and books mixed, still made from the beginning of each round on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..setup.shared import QuacksSetup
from ..state.chips import CHIPS
from ..state.player import Player
from ..state.table import Quacks

ROUNDS: Final = 9
RUBY: Final = [0.0, 0.5, 0.8, 0.72, 0.54, 0.52, 0.47, 0.42, 0.44, 0.46]
DROPLET: Final = [0.0, 2.9, 2.51, 2.01, 1.61, 1.3, 1.06, 0.83, 0.59, 0.36]
FLASK: Final = [0.0, 1.2, 1.11, 0.9, 0.9, 0.9, 0.9, 0.87, 0.8, 0.33]
DOUBT: Final = [6.2, 6.2, 5.7, 5.3, 5.0, 4.8, 4.5, 4.1, 3.6, 2.9]
"""By the round: the worth of one, in points; how many points of lead make the odds e to 1."""

PROMISE: Final[dict[str, list[tuple[float, float]]]] = {
    "white_plain": [(-1.34, -0.41), (-2.7, -0.8), (-4.0, -1.2)],
    "orange_plain": [(-0.57, 2.23)],
    "green1_ruby_last_two": [(0.3, 2.13), (2.49, 1.33), (4.93, 1.73)],
    "green2_gain_chip_last_two": [(0.82, 0.42), (1.48, 2.45), (3.73, 2.72)],
    "green3_exact7_move_last": [(0.35, 1.85), (2.79, 1.22), (4.51, 3.16)],
    "green4_ruby_for_droplet": [(0.16, 1.65), (1.93, 2.02), (5.02, 1.24)],
    "blue1_draw_choose": [(0.79, 0.2), (2.95, 0.6), (7.37, -0.19)],
    "blue2_explosion_insurance": [(-0.28, 0.72), (1.48, 0.99), (5.08, 0.61)],
    "blue3_ruby_on_ruby_space": [(0.03, 1.96), (2.16, 1.73), (4.77, 1.7)],
    "blue4_vp_on_ruby_space": [(0.88, 2.35), (3.58, 2.8), (11.08, 1.59)],
    "red1_orange_bonus": [(0.59, 1.75), (2.33, 1.72), (5.54, 0.87)],
    "red2_set_aside": [(-0.03, -1.12), (2.03, -1.91), (3.46, 0.72)],
    "red3_add_previous_white": [(-0.37, 3.25), (1.47, 3.32), (5.54, 0.5)],
    "red4_white1_moves_two": [(0.13, 3.63), (2.23, 2.46), (6.23, 1.94)],
    "yellow1_return_previous_white": [(0.14, 2.02), (2.6, 1.09), (4.92, 1.51)],
    "yellow2_next_chip_double": [(1.92, 1.23), (2.95, 1.75), (6.22, 2.21)],
    "yellow3_raise_limit": [(2.2, 1.71), (4.07, 2.35), (6.75, 2.74)],
    "yellow4_escalating_bonus": [(1.66, 1.13), (3.08, 1.64), (5.37, 2.27)],
    "purple1_count_tiers": [(2.86, 1.55)],
    "purple2_trade_in": [(4.4, 1.25)],
    "purple3_vp_by_space": [(1.88, 2.13)],
    "purple4_upgrade": [(1.19, 1.37)],
    "black_2p_compare": [(1.74, 7.75)],
    "black_34p_neighbours": [(1.93, 6.66)],
}
"""By the power of a colour's book, for each of its values: points that a chip brings in the rest of
the game, at a part `x` of it still to come: first times `x` plus second times `x` squared."""


def share(game: Quacks, seat: int) -> float:
    """The share of the victory by the lead that each is expected to end with."""
    strengths = [strength(game, player) for player in game.players]
    doubt = DOUBT[min(game.number, i64(ROUNDS))]
    top = max(strengths)
    weights = [exp((own - top) / doubt) for own in strengths]
    return weights[seat] / sum(weights)


def strength(game: Quacks, player: Player) -> float:
    """Points now and expected; chips in pot and hand count like those in the bag."""
    number = min(game.number, i64(ROUNDS))
    worths = chip_promises(game.setup, number)
    total = float(player.points) + RUBY[number] * float(player.rubies)
    total += DROPLET[number] * float(player.droplet) + (FLASK[number] if player.flask else 0.0)
    for pile in (player.bag, player.pot, player.looked, player.aside):
        for place in range(pile.n):
            total += worths[pile.at(place)]
    return total


def chip_promises(setup: QuacksSetup, number: i64) -> list[float]:
    """What a chip of each kind still brings from this round on; kept with the setup."""
    if not setup.promises:
        setup.promises.extend([promises_in(setup, later) for later in range(ROUNDS + 1)])
    return setup.promises[number]


def promises_in(setup: QuacksSetup, number: int) -> list[float]:
    left = (ROUNDS - number) / (ROUNDS - 1)
    found = []
    for chip in CHIPS:
        figures = PROMISE[setup.books[chip.colour].power]
        near, far = figures[min(PLACE[chip.value], len(figures) - 1)]
        found.append(near * left + far * left * left)
    return found


PLACE: Final = [0, 0, 1, 2, 2]  # of the values 1, 2 and 4, for white 3
