"""Set-ups tried out: a pack is measured before it is parsed, and parsed here and nowhere else."""

from __future__ import annotations

import json
import re
import time
import tomllib
from typing import Final

from stammtisch.core import Setup, Title
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import Figures, difference, merge
from stammtisch.games import title

from ..protocol.refusals import Refused
from .tasks import Agree, Agreement

MOST_PACK: Final = 200_000  # bytes of an owner's file
MOST_KEPT: Final = 100_000  # bytes of what differs, as it is stored and stands in the log
DEEPEST: Final = 20  # brackets within brackets
MOST_PARTS: Final = 10  # of a key such as `cards.tap.price`
LONGEST_WORD: Final = 40  # a number is one, too
MOST_BUSY: Final = 0.05  # seconds for which a table that begins may keep the others waiting

WORD: Final = re.compile(rf"\w{{{LONGEST_WORD + 1}}}")
KEY: Final = re.compile(rf"(?:[\w-]+[ \t]*\.[ \t]*){{{MOST_PARTS}}}")
OPENING: Final = re.compile("\"\"\"|'''|\"|'|#")
CLOSING: Final = {
    '"""': re.compile(r'\\.|"""', re.DOTALL),
    "'''": re.compile("'''"),
    '"': re.compile(r'\\.|"|\n'),
    "'": re.compile("'|\n"),
    "#": re.compile("\n"),
}
"""How what stands in quotes ends, and a comment; an escaped character ends nothing."""


def agree(wish: Agree) -> Agreement:
    """Build the set-up that a table wants; its options in full, and its pack's differences."""
    kind = title(wish.title)
    if wish.pack is None:
        return Agreement(kind.setup(wish.seats, wish.options).options, None)
    measure(wish.pack)
    try:
        pack = tomllib.loads(wish.pack.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:
        raise BadPack("pack", "the file", f"TOML ({str(error)[:200]})") from None
    setup = tried(kind, wish, pack)
    shipped = kind.shipped_pack()
    changed = difference(shipped, merge(shipped, pack, "pack"))
    if len(json.dumps(changed, default=str)) > MOST_KEPT:
        raise Refused("too-large", f"a pack differs by at most {MOST_KEPT} bytes")
    return Agreement(setup.options, changed)


def tried(kind: Title, wish: Agree, pack: Figures) -> Setup:
    """A set-up in which a game can begin, built as quickly as the server itself must build it."""
    begin = time.process_time()
    setup = kind.setup(wish.seats, wish.options, pack)
    kind.view(kind.start(setup), None)
    if time.process_time() - begin > MOST_BUSY:
        raise Refused("bad-pack", f"this set-up takes longer than {MOST_BUSY} s")
    return setup


def measure(pack: str) -> None:
    """Refuse in one pass what would keep a parser busy for long."""
    if len(pack) > MOST_PACK:
        raise Refused("too-large", f"a pack has at most {MOST_PACK} characters")
    bare = without_strings(pack)
    if WORD.search(bare):
        raise BadPack("pack", "the file", f"words and numbers of up to {LONGEST_WORD} characters")
    if KEY.search(bare):
        raise BadPack("pack", "the file", f"keys of at most {MOST_PARTS} parts")
    depth = 0
    for bracket in re.findall(r"[][{}]", bare):
        depth += 1 if bracket in "[{" else -1
        if depth > DEEPEST:
            raise BadPack("pack", "the file", f"at most {DEEPEST} brackets within brackets")


def without_strings(pack: str) -> str:
    """The text with `x` for all that stands in quotes, and without comments; read once."""
    parts: list[str] = []
    place = 0
    while (opening := OPENING.search(pack, place)) is not None:
        parts += [pack[place : opening.start()], "" if opening[0] == "#" else "x"]
        place = len(pack)
        for closing in CLOSING[opening[0]].finditer(pack, opening.end()):
            if not closing[0].startswith("\\"):
                place = closing.start() if closing[0] == "\n" else closing.end()
                break
    return "".join([*parts, pack[place:]])
