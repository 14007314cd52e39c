"""A round in rulebook order. Set-up leaves out what a game does not have."""

from typing import Final

from stammtisch.core import Phase

from .beginning import begin_round
from .beside import place_reds, show_reds
from .bonus_die import roll_bonus_die
from .brewing import begin_brewing
from .buying import buy_chips
from .chip_actions import act_by_chips
from .ending import end_game
from .fortune import add_card_after_brewing, end_with_card, resolve_fortune
from .hands import ask_hands, show_hands
from .rats import set_out_rats
from .rubies import spend_rubies
from .scoring import collect_rubies, score_points

ROUND: Final[list[Phase]] = [
    begin_round,
    resolve_fortune,
    set_out_rats,
    begin_brewing,
    ask_hands,  # when all draw together, both until nobody draws any more
    show_hands,
    add_card_after_brewing,
    place_reds,
    show_reds,
    roll_bonus_die,
    act_by_chips,
    collect_rubies,
    score_points,
    buy_chips,
    end_with_card,
    spend_rubies,
    end_game,
]
