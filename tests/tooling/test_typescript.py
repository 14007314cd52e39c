"""The browser's types are those of the server."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

import pytest

from stammtisch.core import compiled
from tools import typescript


class Card(TypedDict):
    """A card."""

    kind: Literal["beer", "bread"]
    cost: NotRequired[list[int | None]]


def test_the_generated_types_are_up_to_date() -> None:
    if compiled():
        pytest.skip("compiled classes do not tell their annotations")
    assert typescript.stale() == [], "run: python3 dev.py types"


def test_a_typed_dict_becomes_an_interface() -> None:
    types = typescript.Declarations()
    assert types.name(dict[str, Card]) == "Record<string, Card>"
    assert '  kind: "beer" | "bread";\n  cost?: (number | null)[];' in types.text()
