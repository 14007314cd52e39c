"""The Quacks of Quedlinburg: brew at the fair, and stop before the pot explodes."""

from __future__ import annotations

from stammtisch.core import Title

from .features import feature_names, features
from .odds import odds
from .policy import QuacksPolicy
from .position import read_position
from .rules.start import new_game, read_setup
from .setup.options import OPTIONS
from .view import imagine, view
from .words import words

TITLE = Title(
    id="quacks",
    package=__name__,
    rules_version=3,
    seats=(2, 4),
    options=OPTIONS,
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
    words=words,
    policy=QuacksPolicy(),
    read_position=read_position,
    odds=odds,
    features=features,
    feature_names=feature_names,
    minutes=45,
)
