"""The bots by name, weakest first, and names with a budget such as `regular:400`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stammtisch.core import Title
from stammtisch.core.errors import StammtischError

from .bot import Bot, Budget
from .nets import learned_policy
from .search import MasterBot, RegularBot
from .simple import RandomBot, ThriftyBot

USUAL = Budget(seconds=0.2, iterations=1000)
UNHURRIED = Budget(seconds=1.0, iterations=8000)
MOST = 1e9  # seconds or iterations


class UnknownBot(StammtischError):
    """No level has that name, or its budget cannot be read."""


@dataclass(frozen=True)
class Contender:
    """A bot with the time it may take."""

    name: str
    bot: Bot
    budget: Budget


LEVELS: dict[str, Callable[[Title], Bot]] = {
    "random": lambda title: RandomBot(),
    "thrifty": lambda title: ThriftyBot(title.policy),
    "regular": lambda title: RegularBot(title.policy),
    "master": lambda title: MasterBot(learned_policy(title)),
}


def levels() -> list[str]:
    """The names of all bots, weakest first."""
    return list(LEVELS)


def bot(name: str, title: Title) -> Bot:
    """The bot of this name for this game."""
    if name not in LEVELS:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(LEVELS)}")
    return LEVELS[name](title)


def contender(name: str, title: Title, most: Budget = UNHURRIED) -> Contender:
    """`regular`, `regular:400` (iterations) or `regular:0.5s` (seconds)."""
    level, colon, rest = name.partition(":")
    return Contender(
        name, bot(level, title), read_budget(name, rest) if colon else usual(level, most)
    )


def usual(level: str, most: Budget = UNHURRIED) -> Budget:
    """What a level takes if nobody says otherwise, and never more than the most."""
    own = UNHURRIED if level == "master" else USUAL
    return Budget(min(own.seconds, most.seconds), min(own.iterations, most.iterations))


def read_budget(name: str, text: str) -> Budget:
    """The budget behind the colon of a bot's name."""
    in_seconds = text.endswith("s")
    try:
        number = float(text[:-1]) if in_seconds else int(text)
    except ValueError:
        number = 0
    if not 0 < number < MOST:
        raise UnknownBot(f"bot {name!r}: expected a budget such as :400 or :0.5s")
    return Budget(seconds=number) if in_seconds else Budget(iterations=int(number))
