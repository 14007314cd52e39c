"""`librt.vecs` in plain Python, for an interpreter that has no librt. Lists serve as vecs."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any


class vec(list[Any]):
    """A list whose slices are vecs too."""

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return vec(found) if isinstance(place, slice) else found


def append(v: vec, item: Any) -> vec:
    """The vec with one more at its end."""
    v += [item]
    return v


def stand_in_for_librt(missing: bool) -> None:
    """Let `import librt.vecs` find this module."""
    if missing:
        sys.modules["librt"] = sys.modules["librt.vecs"] = sys.modules[__name__]


stand_in_for_librt(missing=find_spec("librt") is None)
