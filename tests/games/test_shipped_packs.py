"""A log's head carries only what differs from the shipped pack, so shipped figures never change
under a rules version.

python -m tests.games.test_shipped_packs     write the digests of new rules versions down
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core.log import compact
from stammtisch.core.pack import NOTES
from stammtisch.games import title, titles

DIGESTS = Path(__file__).with_name("pack_digests.json")
GAMES = [game for game, known in titles().items() if known.shipped_pack()]


def figures(value: Any) -> Any:
    """A pack without its notes for people."""
    if isinstance(value, dict):
        return {key: figures(part) for key, part in value.items() if key not in NOTES}
    if isinstance(value, list):
        return [figures(part) for part in value]
    return value


def digest(pack: dict[str, Any]) -> str:
    return hashlib.sha256(compact(figures(pack)).encode()).hexdigest()


def recorded() -> dict[str, dict[str, str]]:
    """By game and rules version: the digest of the figures then shipped."""
    found: dict[str, dict[str, str]] = json.loads(DIGESTS.read_text("utf-8"))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_another_shipped_figure_needs_another_rules_version(game: str) -> None:
    known = title(game)
    versions = recorded().get(game, {})
    assert versions.get(str(known.rules_version)) == digest(known.shipped_pack()), (
        f"{game}: a figure of pack.toml has changed: raise rules_version, then "
        "python -m tests.games.test_shipped_packs"
    )


def test_a_figure_counts_and_a_note_does_not() -> None:
    pack = {"cells": 9, "confidence": "sure", "cards": [{"price": 3, "source": "a photo"}]}
    noted = {**pack, "confidence": "a guess"}
    changed = {**pack, "cards": [{"price": 4, "source": "a photo"}]}
    assert digest(noted) == digest(pack)
    assert digest(changed) != digest(pack)


def record() -> None:
    """Add the versions that are new; what stands there stays."""
    versions = recorded() if DIGESTS.exists() else {}
    for game in GAMES:
        known = title(game)
        versions.setdefault(game, {}).setdefault(
            str(known.rules_version), digest(known.shipped_pack())
        )
    DIGESTS.write_text(json.dumps(versions, indent=1, sort_keys=True) + "\n", "utf-8")


if __name__ == "__main__":
    record()
