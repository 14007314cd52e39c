"""What we use of librt in plain Python, for an interpreter that has none: lists serve as vecs."""

from __future__ import annotations

import struct
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


class BytesWriter(bytearray):
    """Bytes that grow at their end."""

    write = bytearray.extend

    def getvalue(self) -> bytes:
        return bytes(self)

    def truncate(self, size: int) -> None:
        del self[size:]


def write_f32_le(writer: BytesWriter, number: float) -> None:
    """Append a float of 32 bits."""
    writer += struct.pack("<f", number)


def write_i32_le(writer: BytesWriter, number: int) -> None:
    """Append a whole number of 32 bits."""
    writer += struct.pack("<i", number)


def read_i32_le(data: bytes, place: int) -> int:
    """The whole number of 32 bits that begins at this byte."""
    found: int = struct.unpack_from("<i", data, place)[0]
    return found


def read_f32_le(data: bytes, place: int) -> float:
    """The float of 32 bits that begins at this byte."""
    found: float = struct.unpack_from("<f", data, place)[0]
    return found


def stand_in_for_librt(missing: bool) -> None:
    """Let `import librt.vecs` and `import librt.strings` find this module."""
    if missing:
        for name in ("librt", "librt.vecs", "librt.strings"):
            sys.modules[name] = sys.modules[__name__]


stand_in_for_librt(missing=find_spec("librt") is None)
