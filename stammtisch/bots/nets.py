"""Learned weights, read from the file beside a game's pack and checked against its features."""

from __future__ import annotations

import json
import struct
from base64 import b64decode
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from stammtisch.core import Net, Policy, Setup, Title
from stammtisch.core.errors import BadNet
from stammtisch.core.numbers import WIDTH

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
    nets, places = nets_of(kept), Places(title, kept)
    return LearnedPolicy(title.policy.seasoned(), nets, kept["doubts"], title.features, places.of)


def nets_of(kept: dict[str, Any]) -> list[Net]:
    """One for each round: what an input counts changes in a straight line from first to last.

    Of every input the file has what it counts in the last round, then how much more in the first;
    without `rounds` it has one net for all of them.
    """
    inputs, hidden, weights = len(kept["features"]), int(kept["hidden"]), b64decode(kept["weights"])
    rounds = int(kept.get("rounds", 0))
    if rounds == 0:
        return [Net(inputs, hidden, weights)]
    part = WIDTH * inputs * (hidden + 1)
    if len(weights) != 2 * part + WIDTH * (2 * hidden + 1):
        raise BadNet(f"{len(weights)} bytes of weights for {inputs} inputs, {hidden} hidden")
    last, more, rest = weights[:part], weights[part : 2 * part], weights[2 * part :]
    lefts = [left_of(begun, rounds) for begun in range(1, rounds + 1)]
    return [Net(inputs, hidden, mixed(last, more, left) + rest) for left in lefts]


def left_of(begun: int, rounds: int) -> float:
    """What part of the game is still to come: 1 in the first round, 0 in the last."""
    return max(0.0, (rounds - begun) / max(1, rounds - 1))


def mixed(last: bytes, more: bytes, left: float) -> bytes:
    """The weights with so much of the game to come."""
    form = f"<{len(last) // WIDTH}f"
    pairs = zip(struct.unpack(form, last), struct.unpack(form, more), strict=True)
    return struct.pack(form, *[weight + left * extra for weight, extra in pairs])


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
