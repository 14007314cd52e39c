"""How strong the bots are, measured: `python -m tools.strength [field ...]`.

Plays the fields named, or all, on compiled rules (PYTHONPATH=.build/compiled:. python -P -m ...),
keeps what came out beside the page, and writes docs/reference/strength.md with learning curves.
Budgets are in iterations: everybody gets the same games.
"""

from __future__ import annotations

import argparse
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from stammtisch.bots.nets import FILE
from stammtisch.cli.arena import rate
from stammtisch.cli.job import read_field
from stammtisch.core import compiled
from stammtisch.games import titles

from .strength_matches import MATCHES, matches, play_match
from .strength_speed import rates, speeds

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "reference" / "strength.md"
KEPT = ROOT / "docs" / "reference" / "strength.json"
PICTURES = ROOT / "docs" / "pictures"

FIELDS: dict[str, tuple[str, int, list[str], str]] = {
    "quacks-2": ("quacks", 2, [], "thrifty,regular:1000,master:3000"),
    "beer_and_bread-2": ("beer_and_bread", 2, [], "thrifty,regular:1000,master:3000"),
    "tiefenthal-2": ("tiefenthal", 2, ["module=1"], "thrifty,regular:300,master:1000"),
    "polterfass-3": ("polterfass", 3, [], "thrifty,regular:1000,master:3000"),
}
"""By name: game, seats, options, bots."""

SPEED = "iterations"
EVERYTHING = [*FIELDS, *MATCHES, SPEED]

HEAD = """# How strong the bots are

Every deal of luck is played with every line-up in every rotation of the seats; ratings are
Plackett-Luce strengths on the scale of chess, with intervals of 95 % from deals drawn again ([how
the bots think](../explanation/bots.md)). Budgets are iterations, so the same games are played
everywhere; the times are those of a crowded machine. What was tried, and what did not help, stands
there as well. Made by `python -m tools.strength`.
"""


def measure(field: str, games: int, jobs: int) -> dict[str, Any]:
    """Play the arena of a field, or a match, or time the search."""
    if field == SPEED:
        return rates()
    if field in MATCHES:
        return play_match(field, games, jobs)
    game, seats, options, bots = FIELDS[field]
    return rate(read_field(game, seats, bots, options, None), games, 1, jobs)


def page(kept: dict[str, dict[str, Any]]) -> str:
    """The whole page."""
    parts = [HEAD, *[section(field, kept[field]) for field in FIELDS if field in kept]]
    return "\n".join([*parts, matches(kept), speeds(kept.get(SPEED, {})), curves()])


def section(field: str, told: dict[str, Any]) -> str:
    """One arena: ratings, then who finishes before whom."""
    game, seats, options, _ = FIELDS[field]
    kind = "".join([f", {option}" for option in options])
    lines = [f"## {game}, {seats} seats{kind}", ""]
    lines += [f"{told['games']:,} games, {told['deals']:,} deals.", ""]
    lines += ["| bot | rating | 95 % | wins | points | ms a decision |", "| --- " * 6 + "|"]
    lines += [row(bot) for bot in told["bots"]]
    names = [bot["name"] for bot in told["bots"]]
    lines += ["", "| finishes before | " + " | ".join(names) + " |"]
    lines += ["| --- " * (len(names) + 1) + "|"]
    for name in names:
        beaten = told["head_to_head"][name]
        cells = [f"{beaten[other]:.1%}" if other in beaten else "–" for other in names]
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join([*lines, ""])


def row(bot: dict[str, Any]) -> str:
    bounds = f"{bot['rating_low']:.0f} to {bot['rating_high']:.0f}"
    wins = f"{bot['win_rate']:.1%} ± {bot['win_error']:.1%}"
    figures = [f"{bot['rating']:.0f}", bounds, wins, f"{bot['mean_score']:.1f}"]
    return f"| {bot['name']} | " + " | ".join([*figures, f"{bot['ms_per_decision']:.1f}"]) + " |"


def learned() -> dict[str, dict[str, Any]]:
    """What was learned, by game."""
    paths = {game: files(known.package).joinpath(FILE) for game, known in titles().items()}
    return {game: json.loads(p.read_text("utf-8")) for game, p in paths.items() if p.is_file()}


def curves() -> str:
    """A picture for every game with learned weights, and how they were made."""
    lines = ["## Learning curves", "", "How far the expected points to come are off, by epoch.", ""]
    for game, told in learned().items():
        lines += [f"![{game}: error by epoch](../pictures/learning-{game}.svg)", ""]
        lines += [f"`{told['made_by']}`", ""]
    return "\n".join(lines)


def drawn(curve: list[list[float]]) -> str:
    """Two lines: the games it was fitted to, and dashed those it was not."""
    most = max(max(errors) for errors in curve)
    least = min(min(errors) for errors in curve)
    lines = []
    for which, dashes in ((0, "none"), (1, "6 4")):
        points = " ".join(
            f"{60 + 340 * epoch / max(1, len(curve) - 1):.0f},"
            f"{20 + 150 * (most - errors[which]) / max(1e-9, most - least):.0f}"
            for epoch, errors in enumerate(curve)
        )
        lines.append(
            f'<polyline points="{points}" fill="none" stroke="#8a4b08" stroke-width="2" '
            f'stroke-dasharray="{dashes}"/>'
        )
    label = '<text x="54" y="{}" text-anchor="end">{:.2f}</text>'
    return "\n".join([
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 200" font-size="12">',
        '<rect width="420" height="200" fill="#fffaf0"/>',
        label.format(24, most),
        label.format(174, least),
        '<text x="60" y="194">epoch 1</text>',
        f'<text x="400" y="194" text-anchor="end">{len(curve)}; dashed: not fitted to</text>',
        *lines,
        "</svg>\n",
    ])  # fmt: skip


def main() -> None:
    """Read the command line, play, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("fields", nargs="*", choices=[*EVERYTHING, []], help="by default all")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write-only", action="store_true", help="play nothing")
    arguments = parser.parse_args()
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    for field in [] if arguments.write_only else arguments.fields or EVERYTHING:
        if not compiled():
            raise SystemExit("strength: set PYTHONPATH to the compiled rules")
        kept[field] = measure(field, arguments.games, arguments.jobs)
        KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    PAGE.write_text(page(kept), "utf-8")
    for game, told in learned().items():
        picture = PICTURES / f"learning-{game}.svg"
        picture.write_text(drawn(told["curve"]), "utf-8")


if __name__ == "__main__":
    main()
