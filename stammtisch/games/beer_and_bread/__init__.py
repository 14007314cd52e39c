"""Beer & Bread: two villages share fields and a river for six years; the lower product counts."""

from __future__ import annotations

from stammtisch.core import Option, Title

from .features import feature_names, features
from .odds import odds
from .policy import BeerAndBreadPolicy
from .position import read_position
from .rules.start import new_game
from .setup.shared import read_setup
from .view import imagine, view
from .words import words

TITLE = Title(
    id="beer_and_bread",
    package=__name__,
    rules_version=1,
    seats=(2, 2),
    options=(
        Option("memory", True),
        Option("harvest_count", "total", values=("total", "contiguous"), ruling=True),
        Option(
            "overflow_keep",
            "fill_all_cells",
            values=("fill_all_cells", "keep_fewer_allowed"),
            ruling=True,
        ),
        Option("cleaning_only", "only", values=("only", "two_or_more"), ruling=True),
        Option("reshuffle", "next_draw", values=("next_draw", "at_once"), ruling=True),
    ),
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
    words=words,
    policy=BeerAndBreadPolicy(),
    read_position=read_position,
    odds=odds,
    features=features,
    feature_names=feature_names,
    minutes=40,
)
