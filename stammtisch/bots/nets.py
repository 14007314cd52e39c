"""Learned weights, read from the file beside a game's pack and checked against its features."""

from __future__ import annotations

import json
from base64 import b64decode
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from stammtisch.core import Net, Policy, Setup, Title
from stammtisch.core.errors import BadNet

from .search.learned import LearnedPolicy

FILE: Final = "learned.json"


@lru_cache(maxsize=32)
def learned_policy(title: Title) -> Policy:
    """The seasoned policy with what was learned; alone where nothing was."""
    path = files(title.package).joinpath(FILE)
    if path.is_file():
        return read_policy(title, path.read_text("utf-8"))
    return title.policy.seasoned()


def read_policy(title: Title, text: str) -> LearnedPolicy:
    """The policy of a file, or an error that says why it does not fit this game."""
    kept = json.loads(text)
    if (kept["game"], kept["rules_version"]) != (title.id, title.rules_version):
        fitted = f"fitted to {kept['game']} version {kept['rules_version']}"
        raise BadNet(f"{FILE}: {fitted}, not to {title.id} version {title.rules_version}")
    assert title.features is not None, f"{title.id} has no features"
    net = Net(len(kept["features"]), kept["hidden"], b64decode(kept["weights"]))
    places = Places(title, kept)
    return LearnedPolicy(title.policy.seasoned(), net, kept["doubts"], title.features, places.of)


class Places:
    """Which input of a net each feature of a set-up is."""

    def __init__(self, title: Title, kept: dict[str, Any]) -> None:
        self.title = title
        self.inputs = {name: place for place, name in enumerate(kept["features"])}
        self.inputs |= dict.fromkeys(kept["beyond"], -1)

    def of(self, setup: Setup) -> list[int] | None:
        """None for a set-up with a feature that was never learned, as an owner's pack may have."""
        assert self.title.feature_names is not None
        names = self.title.feature_names(setup)
        if any(name not in self.inputs for name in names):
            return None
        return [self.inputs[name] for name in names]
