"""The games in the formats that researchers already use.

`from stammtisch.research import quacks_v0` gives a module as PettingZoo has them, for any title:
`quacks_v0.env(seats=4)`, `raw_env` and `parallel_env`.
"""

from __future__ import annotations

from functools import partial
from types import ModuleType


def __getattr__(name: str) -> ModuleType:
    """The environments of a title, by their name and version."""
    if "_v" not in name:
        raise AttributeError(f"stammtisch.research has no {name}")
    from stammtisch.games import titles

    current = {f"{game}_v{title.environment_version}": game for game, title in titles().items()}
    if name not in current:
        raise AttributeError(f"no environments {name}; there are {', '.join(current)}")
    return versioned(name, current[name])


def versioned(name: str, game: str) -> ModuleType:
    """A module with the constructors of one game."""
    from . import pettingzoo

    module = ModuleType(f"{__name__}.{name}", f"{game} for PettingZoo")
    made = {"env": pettingzoo.env, "raw_env": pettingzoo.raw_env}
    for what, maker in {**made, "parallel_env": pettingzoo.parallel_env}.items():
        setattr(module, what, partial(maker, game))
    return module
