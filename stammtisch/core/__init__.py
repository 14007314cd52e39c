"""The contract that every game fulfils and everything else builds on."""

from __future__ import annotations

from . import plain_librt as _plain_librt  # isort: skip  # noqa: F401 - before what imports librt
from . import game as _game
from .agenda import Agenda
from .choice import Catalogue, Choice, Facts
from .event import Event
from .game import Game, Phase, Tally, place_after, place_of, play_out
from .net import Net
from .numbers import Numbers
from .option import Option
from .pack import Figures, Pack
from .pile import Pile
from .policy import Later, Policy, Reason
from .question import Question
from .rng import Rng
from .setup import Options, Setup
from .step import NOBODY, Chance, Step, step_name
from .table import Table
from .title import Belief, Title, View
from .words import Chapter, Phrase


def compiled() -> bool:
    """Whether the rules run as machine code or interpreted."""
    return not str(_game.__file__).endswith(".py")


__all__ = [
    "NOBODY",
    "Agenda",
    "Belief",
    "Catalogue",
    "Chance",
    "Chapter",
    "Choice",
    "Event",
    "Facts",
    "Figures",
    "Game",
    "Later",
    "Net",
    "Numbers",
    "Option",
    "Options",
    "Pack",
    "Phase",
    "Phrase",
    "Pile",
    "Policy",
    "Question",
    "Reason",
    "Rng",
    "Setup",
    "Step",
    "Table",
    "Tally",
    "Title",
    "View",
    "compiled",
    "place_after",
    "place_of",
    "play_out",
    "step_name",
]
