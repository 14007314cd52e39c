"""A position as text, before a round or, with barrels on the bar, after its first throw.

innkeeper 2; bar 8 3 double; 0: points 41
"""

from __future__ import annotations

from typing import Final

from stammtisch.core import NOBODY, place_after
from stammtisch.core.position import Clause, read_clauses

from .choices import LYING, face_name
from .rules.first_throw import first_throw
from .state import Polterfass

WORDS: Final = ["innkeeper", "bar", "points"]
MOST: Final = 199  # points, more or less than none


def read_position(game: Polterfass, text: str) -> None:
    """Lay a new game out as the clauses say."""
    for clause in read_clauses(text, int(game.seats)):
        if clause.word == "innkeeper":
            game.innkeeper = clause.whole(0, int(game.seats) - 1)
        elif clause.word == "bar":
            put_on_bar(game, clause)
        elif clause.word == "points":
            for seat in clause.seats(int(game.seats)):
                game.points[seat] = clause.whole(-MOST, MOST)
        else:
            raise clause.unknown(WORDS)
    if game.numbers > 0:
        begin_after_throw(game)
    elif game.innkeeper != NOBODY:
        game.innkeeper = (game.innkeeper - 1) % game.seats  # the role goes on to the left


def put_on_bar(game: Polterfass, clause: Clause) -> None:
    """Barrels that show these faces stand, the others lie; a number stands among them."""
    ends = game.setup.ends
    names = sorted({face_name(face) for barrel in ends for face in barrel})
    for thing in clause.things(names):
        found = [
            (barrel, face)
            for barrel in range(len(ends))
            for face in ends[barrel]
            if face_name(face) == names[thing] and game.faces[barrel] == LYING
        ]
        if not found:
            raise clause.wrong(names[thing], "barrels that the cup has")
        game.stand(*found[0])
    if game.numbers == 0:
        raise clause.wrong(" ".join(clause.rest), "a number among them")


def begin_after_throw(game: Polterfass) -> None:
    """The first throw has landed: the guests are asked next."""
    game.innkeeper = max(game.innkeeper, 0)
    game.throws = 1
    game.opening = game.service
    game.opening_lying = game.lying()
    game.begun = 1
    game.skip_to(place_after(game.round, first_throw))
