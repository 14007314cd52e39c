"""How well advice and reviews judge, measured: `python -m tools.judgement [measure ...]`.

Takes the measures named, or all, on compiled rules (PYTHONPATH=.build/compiled:. python -P -m ...),
keeps what came out beside the page, and writes docs/reference/judgement.md. Times are those of the
processor, so that a crowded machine gives the same figures.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from stammtisch.core import compiled

from .judging import Place, Wanted
from .judging_advice import held, reasons
from .judging_reviews import named, reviews

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "reference" / "judgement.md"
KEPT: Final = ROOT / "docs" / "reference" / "judgement.json"
Figures = dict[str, float]

PLACES: Final[dict[str, list[Place]]] = {
    "beer_and_bread": [Place(2)],
    "polterfass": [Place(3), Place(4), Place(6)],
    "quacks": [Place(2), Place(4), Place(3, {"set": 3})],
    "tiefenthal": [Place(2, {"module": 1}), Place(4, {"module": 5}), Place(3, {"module": 3})],
}
"""Games are played at these tables in turn."""

MEASURES: Final[dict[str, Callable[[str, list[Place], Wanted], Figures]]] = {
    "reviews": reviews,
    "named": named,
    "advice": held,
    "reasons": reasons,
}

HEAD = """# How well advice and reviews judge

What a hint or a review says is held against a longer look at the same decision, by what its seat
could know ([how the bots think](../explanation/bots.md)). Made by
`PYTHONPATH=.build/compiled:. python -P -m tools.judgement`, which takes some hours for everything;
a measure and a game can be named (`reviews --game quacks --games 8`). Seconds are those of one
processor, compiled.
"""

TOLD: Final[dict[str, tuple[str, list[tuple[str, str, str]]]]] = {
    "reviews": (
        "Whole reviews, of all seats: blunders that lose at least 20 points of win chance are "
        "planted into games of `thrifty`; and decisions of the same games are looked at for long "
        "as well, to see which are equal.",
        [
            ("planted blunders found", "found", "planted"),
            ("equal decisions called mistakes", "called", "equal"),
            ("games", "games", ""),
            ("longest review, s", "seconds", ""),
            ("long look, s", "look", ""),
        ],
    ),
    "named": (
        "`random` against `master`: the costliest decisions of a review that a long look confirms.",
        [("confirmed", "real", "named"), ("long look, s", "look", "")],
    ),
    "advice": (
        "An advice of 1 s somewhere in a game: whether its error bar (95 %) holds what a long "
        "search tells of the answer that it puts first.",
        [
            ("error bars that hold", "held", "asked"),
            ("mean error, points of win chance", "error", ""),
            ("long search, s", "look", ""),
        ],
    ),
    "reasons": (
        "Advice of 0.2 s all over games of `thrifty` and `random`: where the best answer is "
        "better, how often the game's own texts say why; else chance and points are told.",
        [("reasons told", "told", "better"), ("equal within the error", "equal", "asked")],
    ),
}


def page(kept: dict[str, dict[str, Figures]]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *[section(one, kept[one]) for one in MEASURES if one in kept]])


def section(measure: str, figures: dict[str, Figures]) -> str:
    """One measure: what it is, and a line for each game."""
    told, columns = TOLD[measure]
    lines = [f"## {measure.capitalize()}", "", told, ""]
    lines += ["| game | " + " | ".join([head for head, _, _ in columns]) + " |"]
    lines += ["| --- " * (len(columns) + 1) + "|"]
    for game in sorted(figures):
        cells = [cell(figures[game], one, of) for _, one, of in columns]
        lines.append(f"| {game} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def cell(figures: Figures, one: str, of: str) -> str:
    """A figure, or how many of how many."""
    return f"{figures[one]:g} of {figures[of]:g}" if of else f"{figures[one]:g}"


def main() -> None:
    """Read the command line, measure, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("measures", nargs="*", choices=[*MEASURES, []], help="by default all")
    parser.add_argument("--game", action="append", choices=[*PLACES], help="by default all")
    parser.add_argument("--games", type=int, default=8, help="games, or questions for advice")
    parser.add_argument("--sample", type=int, default=20, help="decisions of each that are proved")
    parser.add_argument("--look", type=float, default=4.0, help="seconds for the truth about one")
    parser.add_argument("--seed", type=int, default=100, help="of the first game")
    asked = parser.parse_args()
    if not compiled():
        raise SystemExit("judgement: set PYTHONPATH to the compiled rules")
    wanted = Wanted(asked.games, asked.sample, asked.look, asked.seed)
    for measure in asked.measures or MEASURES:
        for game in asked.game or PLACES:
            figures = MEASURES[measure](game, PLACES[game], wanted)
            print(measure, game, figures, flush=True)
            keep(measure, game, figures)


def read() -> dict[str, dict[str, Figures]]:
    """What was measured before."""
    found: dict[str, dict[str, Figures]] = json.loads(KEPT.read_text("utf-8"))
    return found


def keep(measure: str, game: str, figures: Figures) -> None:
    """Beside the page, and on it."""
    kept = read()
    kept.setdefault(measure, {})[game] = figures
    KEPT.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", "utf-8")
    PAGE.write_text(page(kept), "utf-8")


if __name__ == "__main__":
    main()
