"""Words of people that are let in: names, nonces, seeds and reports."""

from __future__ import annotations

import unicodedata
from typing import Final

from .refusals import Refused

LONGEST_NAME: Final = 24
LONGEST_NONCE: Final = 64
LONGEST_SEED: Final = 128
LONGEST_REPORT: Final = 4000
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of characters that hide, reorder or break the line."""

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and symbols that show nothing
JOINER: Final = "\u200d"  # holds emoji together


def is_seen(character: str) -> bool:
    """Whether a character shows something and stays in its line."""
    return character not in BLANK and unicodedata.category(character) not in UNSEEN


def first_unseen(text: str, but: str = "") -> str | None:
    """The first character that may not stand there."""
    return next((c for c in text if c not in but and not is_seen(c)), None)


def read_name(text: str) -> str:
    """A display name: 1 to 24 characters, none that hides or reorders others."""
    name = unicodedata.normalize("NFC", text).strip()
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} characters, not {len(name)}")
    unseen = first_unseen(name, but=JOINER)
    if unseen is not None:
        raise Refused("bad-name", f"a name cannot hold U+{ord(unseen):04X}")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise Refused("bad-name", "a name has a letter, a digit or a sign")
    return name


def read_nonce(text: str) -> str:
    """What a person adds to the luck: it goes into the log's head."""
    return read_line(text, "a nonce", LONGEST_NONCE)


def read_seed(text: str) -> str:
    """Luck that a person chooses: it becomes the log's last line."""
    return read_line(text, "a seed", LONGEST_SEED)


def read_line(text: str, what: str, longest: int) -> str:
    """Text that goes into a log: short, on one line, of characters that show."""
    if len(text) > longest:
        raise Refused("too-large", f"{what} has at most {longest} characters")
    unseen = first_unseen(text)
    if unseen is not None:
        raise Refused("bad-request", f"{what} cannot hold U+{ord(unseen):04X}")
    return text


def read_report(text: str) -> str:
    """What somebody writes to the developers; several lines are welcome."""
    if len(text) > LONGEST_REPORT:
        raise Refused("too-large", f"a report has at most {LONGEST_REPORT} characters")
    if "\0" in text:
        raise Refused("bad-request", "a report cannot hold U+0000")
    return text
