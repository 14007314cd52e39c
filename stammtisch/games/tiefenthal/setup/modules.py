"""The five modules: what each adds to the lower ones. Nothing else knows their numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Module:
    """Which parts of the box lie on the table."""

    winter: bool = False  # the winter side, schnapps and entertainers
    reputation: bool = False  # the turned host, bards and guests with a white cube
    start_cards: bool = False
    guest_book: bool = False


MODULES: Final = {
    1: Module(),
    2: Module(winter=True),
    3: Module(winter=True, reputation=True),
    4: Module(winter=True, reputation=True, start_cards=True),
    5: Module(winter=True, reputation=True, start_cards=True, guest_book=True),
}
