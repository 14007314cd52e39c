"""The powers by their ids in the pack, and those of one game by colour."""

from __future__ import annotations

from typing import Final

from ..powers import black, blue, green, orange, purple, red, yellow
from ..setup.shared import QuacksSetup
from ..state.chips import COLOURS, ORANGE, RED, WHITE
from .power import Power

POWERS: Final[dict[str, Power]] = {
    "orange_plain": orange.Plain(),
    "black_2p_compare": black.Compare(),
    "black_34p_neighbours": black.Neighbours(),
    "green1_ruby_last_two": green.RubyForLastTwo(),
    "green2_gain_chip_last_two": green.ChipForLastTwo(),
    "green3_exact7_move_last": green.MoveLastAtSeven(),
    "green4_ruby_for_droplet": green.RubyForDroplet(),
    "blue1_draw_choose": blue.DrawAndChoose(),
    "blue2_explosion_insurance": blue.Insurance(),
    "blue3_ruby_on_ruby_space": blue.RubyOnRuby(),
    "blue4_vp_on_ruby_space": blue.PointsOnRuby(),
    "red1_orange_bonus": red.OrangeBonus(),
    "red2_set_aside": red.SetAside(),
    "red3_add_previous_white": red.AddPreviousWhite(),
    "red4_white1_moves_two": Power(),
    "yellow1_return_previous_white": yellow.ReturnPreviousWhite(),
    "yellow2_next_chip_double": yellow.DoubleNext(),
    "yellow3_raise_limit": yellow.RaiseLimit(),
    "yellow4_escalating_bonus": yellow.EscalatingBonus(),
    "purple1_count_tiers": purple.CountTiers(),
    "purple2_trade_in": purple.TradeIn(),
    "purple3_vp_by_space": purple.PointsBySpace(),
    "purple4_upgrade": purple.UpgradeOne(),
}


def powers_of(setup: QuacksSetup) -> list[Power]:
    """The power of each colour in this game; white has one only beside red set 4."""
    powers = [Power() for _ in COLOURS]
    for colour in range(ORANGE, len(COLOURS)):
        powers[colour] = POWERS[setup.books[colour].power]
    if setup.books[RED].power == "red4_white1_moves_two":
        powers[WHITE] = red.WhiteAfterRed()
    return powers
