"""Polterfass: the innkeeper throws barrels, the guests order in secret, and greed is punished."""

from __future__ import annotations

from stammtisch.core import Option, Title

from .features import feature_names, features
from .odds import odds
from .policy import PolterfassPolicy
from .position import read_position
from .rules.start import new_game
from .setup import read_setup
from .view import imagine, view
from .words import words

TITLE = Title(
    id="polterfass",
    package=__name__,
    rules_version=2,
    seats=(3, 6),
    options=(
        Option("target", 75, low=20, high=200),
        Option("barrels", "box", values=("box", "leaflet"), ruling=True),
        Option("throw_model", "crowd", values=("crowd", "flat"), ruling=True),
        Option("flat_percent", 30, low=10, high=60, when=("throw_model", "flat")),
        Option(
            "all_guests_equal_when_greedy",
            "net_zero",
            values=("net_zero", "lose_only", "nobody"),
            ruling=True,
        ),
        Option("final_tie", "shared", values=("shared", "play_another_round"), ruling=True),
        Option("specials_may_share_target", False, ruling=True),
        Option("laid_cards", "at_once", values=("at_once", "together"), ruling=True),
    ),
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
    words=words,
    policy=PolterfassPolicy(),
    read_position=read_position,
    odds=odds,
    features=features,
    feature_names=feature_names,
    minutes=25,
)
