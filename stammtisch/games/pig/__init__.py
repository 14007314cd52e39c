"""Pig: roll as often as you dare; a one costs all of the turn. The tutorial's subject."""

from __future__ import annotations

from stammtisch.core import Option, Title

from .features import FEATURE_NAMES, features
from .odds import odds
from .policy import PigPolicy
from .rules import new_game
from .setup import read_setup
from .view import imagine, view
from .words import words

TITLE = Title(
    id="pig",
    package=__name__,
    rules_version=1,
    seats=(2, 6),
    options=(Option("target", 100, low=10, high=500),),
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
    words=words,
    policy=PigPolicy(),
    odds=odds,
    features=features,
    feature_names=lambda setup: FEATURE_NAMES,
    minutes=10,
    tutorial=True,
)
