"""`librt.vecs` in plain Python, for an interpreter that has no librt. Lists serve as vecs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class vec(list[Any]):
    """A list whose slices are vecs too."""

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return vec(found) if isinstance(place, slice) else found


def append(v: vec, item: Any) -> vec:
    v += [item]
    return v


def extend(v: vec, items: Iterable[Any]) -> vec:
    v += items
    return v
