"""The Taverns of Tiefenthal: guests, dice and beer on eight evenings; nobles bring the points."""

from __future__ import annotations

from stammtisch.core import Title

from .features import feature_names, features
from .odds import odds
from .policy import TiefenthalPolicy
from .position import read_position
from .rules.start import new_game, read_setup
from .setup.options import OPTIONS
from .view import imagine, view
from .words import words

TITLE = Title(
    id="tiefenthal",
    package=__name__,
    rules_version=5,
    seats=(2, 4),
    options=OPTIONS,
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
    words=words,
    policy=TiefenthalPolicy(),
    read_position=read_position,
    odds=odds,
    features=features,
    feature_names=feature_names,
    minutes=60,
)
