"""What may be varied at set-up: the books, the modules, and the doubtful rulings."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from stammtisch.core import Option

SETS: Final = ("set", 1, 2, 3, 4)
ORDERS: Final = tuple("-".join(order) for order in permutations(("black", "green", "purple")))

OPTIONS: Final = (
    Option("set", 1, values=(1, 2, 3, 4)),
    Option("green", "set", values=SETS, seldom=True),
    Option("blue", "set", values=SETS, seldom=True),
    Option("red", "set", values=SETS, seldom=True),
    Option("yellow", "set", values=SETS, seldom=True),
    Option("purple", "set", values=SETS, seldom=True),
    Option("cards", True),
    Option("test_tubes", False),
    Option("in_step", False),
    Option("supply_limited", True, ruling=True),
    Option("rubies_limited", False, ruling=True),
    Option("pot_full_stops", True, ruling=True),
    Option("stop_before_draw", False, ruling=True),
    Option("empty_pot", "next", values=("next", "start"), ruling=True),
    Option("when_sold_out", "nothing", values=("nothing", "ruby"), ruling=True),
    Option("limits_combine", "max", values=("max", "sum"), ruling=True),
    Option("black_none_pays", False, ruling=True),
    Option("green2_needs_book", True, ruling=True),
    Option("red2_declinable", True, ruling=True),
    Option("reds_beside", "secret", values=("secret", "turn", "open"), ruling=True),
    Option("yellow2_doubles", "printed", values=("printed", "all"), ruling=True),
    Option("doubling_returns", False, ruling=True),
    Option("purple3_number", "printed", values=("printed", "index"), ruling=True),
    Option("discards_move_scoring", False, ruling=True),
    Option("chip_order", "black-green-purple", values=ORDERS, ruling=True),
    Option("cards_need_book", True, ruling=True),
    Option("whites_upgradable", False, ruling=True),
    Option("wheel_and_deal_trades", 1, low=1, high=9, ruling=True),
    Option("second_chance_point", "placed", values=("placed", "acted"), ruling=True),
    Option("second_chance_counts", "placed", values=("placed", "lying"), ruling=True),
    Option("second_chance_refills", False, ruling=True),
    Option("second_chance_over", "spared", values=("spared", "explodes"), ruling=True),
    Option("strong_chip_acts", False, ruling=True),
    Option("strong_doubling", "used_up", values=("used_up", "moves", "waits"), ruling=True),
    Option("strong_white_after_red", False, ruling=True),
    Option("strong_before_reds", True, ruling=True),
    Option("rat_cards_count", "reveal", values=("reveal", "after"), ruling=True),
    Option("droplet_on_chip", "shares", values=("shares", "jumps"), ruling=True),
    Option("die_to_tubes", True, ruling=True),
    Option("tubes_need_book", True, ruling=True),
    Option("tubes_split", True, ruling=True),
    Option("tubes_last_again", False, ruling=True),
    Option("tubes_at_end", False, ruling=True),
)
