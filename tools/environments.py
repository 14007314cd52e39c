"""A page for each game's environments, from the game itself: `python -m tools.environments`.

What is written by hand on a page is the last part, Changes, where every version of the
environments names the layout that it had: a layout that no version names is a change that nobody
has told, and a test fails.
"""

from __future__ import annotations

import hashlib
import inspect
import re
import textwrap
from itertools import groupby
from pathlib import Path

from stammtisch.core import Choice, Option, Setup, Title
from stammtisch.games import titles

PAGES = Path(__file__).resolve().parents[1] / "docs" / "reference" / "environments"
HEADINGS = ("Players", "Options", "Observation", "Actions", "Rewards", "Ending", "Changes")

REWARDS = (
    '`reward="win"`, the default: at the end the share of the victory less an equal share,',
    'so that all seats together get 0; before that 0. `"points"`: at the end the own points less',
    'the mean of the others, divided by `reward_scale`. `"gain"`: the same difference, paid as it',
    "changes from one decision to the next. OpenSpiel's returns are those of `win`.",
)


def prose(*parts: str) -> str:
    """Sentences in lines of a page's width."""
    whole = " ".join(parts)
    return textwrap.fill(whole, 120, break_long_words=False, break_on_hyphens=False)


def learnable() -> dict[str, Title]:
    """The titles that have environments."""
    return {game: title for game, title in titles().items() if title.features is not None}


def page(title: Title) -> str:
    """Everything but the changes."""
    small, large = (title.setup(seats) for seats in title.seats)
    parts = (players, options, observation, actions, rewards, ending)
    bodies = [part(title, small, large) for part in parts]
    sections = [
        f"## {heading}\n\n{body}\n" for heading, body in zip(HEADINGS, bodies, strict=False)
    ]
    return "\n".join([head(title), *sections])


def head(title: Title) -> str:
    name = f"{title.id}_v{title.environment_version}"
    told = prose(
        f"`from stammtisch.research import {name}`, then `{name}.env(seats={title.seats[0]})`;",
        "every way in stands in [Learn from the games](../../how-to/learn-from-the-games.md).",
        "Written by `python -m tools.environments`.",
    )
    return f"# {name}\n\n{told}\n"


def players(title: Title, small: Setup, large: Setup) -> str:
    low, high = title.seats
    seats = f"{low}" if low == high else f"{low} to {high}"
    return prose(
        f"{seats}, named `seat_0` and so on; `seats={low}` is the default. The lowest open seat is",
        "asked first; in `parallel_env` all open seats at once.",
    )


def options(title: Title, small: Setup, large: Setup) -> str:
    """What the environments take as `options={...}`."""
    if not title.options:
        return "None."
    rows = [f"| `{o.key}` | {value(o.default)} | {o.expected}{only(o)} |" for o in title.options]
    return "\n".join(["| key | default | takes |", "|---|---|---|", *rows])


def value(default: object) -> str:
    return str(default).lower() if isinstance(default, bool) else str(default)


def only(option: Option) -> str:
    return "" if option.when is None else f", with `{option.when[0]}={value(option.when[1])}`"


def names(title: Title, setup: Setup) -> list[str]:
    assert title.feature_names is not None
    return title.feature_names(setup)


def observation(title: Title, small: Setup, large: Setup) -> str:
    """Every number by its place."""
    low, high = title.seats
    known, most = names(title, small), len(names(title, large))
    more = "" if low == high else f" ({most} with {high} seats)"
    rows = [f"{place:4}  {name}" for place, name in enumerate(known)]
    told = prose(
        f"{len(known)} numbers of float32 with {low} seats{more}, from what the seat that looks",
        "may see; `world.names` of any environment lists them for its own seats and options. `/ 5`",
        "after a name says by what it was divided; most names without are 1 for yes and 0 for no.",
    )
    return "\n".join([told, "", *legend(title), "```text", *rows, "```"])


def legend(title: Title) -> list[str]:
    """What the words of the names mean: the docstring of the function that gives them."""
    told = inspect.getdoc(title.feature_names)
    return [prose(*told.split()), ""] if told else []


def actions(title: Title, small: Setup, large: Setup) -> str:
    """The catalogue by verb."""
    rows = []
    for verb, group in groupby(small.catalogue.choices, lambda choice: choice.verb):
        found: list[Choice] = list(group)
        first, last = found[0].code, found[-1].code
        codes = f"{first}" if first == last else f"{first} to {last}"
        shown = [found[0]] if len(found) == 1 else [found[0], found[-1]]
        examples = ", ".join(f"`{choice.text}`" for choice in shown)
        rows.append(f"| {codes} | `{verb}` | {examples} |")
    count = len(small.catalogue)
    told = prose(
        f"{count} with {title.seats[0]} seats and the default options; the mask says which are",
        "open. `world.text(action)` tells any of them as the log writes it. In `parallel_env` one",
        f"more, {count}, is `wait`.",
    )
    table = ["| actions | verb | for example |", "|---|---|---|", *rows]
    return "\n".join([told, "", *table])


def rewards(title: Title, small: Setup, large: Setup) -> str:
    return prose(*REWARDS)


def ending(title: Title, small: Setup, large: Setup) -> str:
    """When the rules end it; nothing is cut off."""
    rules = f"../../../stammtisch/games/{title.id}/README.md"
    return prose(
        f"When the game is over by its [rules]({rules}): all seats terminate at once, none is ever",
        "truncated.",
    )


def layout(title: Title) -> str:
    """A short number for the meaning of all observations and actions: at both ends of the seats,
    and with every value of every option."""
    told = hashlib.sha256()
    low, high = title.seats
    changed = [(high, {o.key: value}) for o in title.options for value in o.values]
    for setup in (title.setup(*table) for table in [(low, {}), (high, {}), *changed]):
        texts = [choice.text for choice in setup.catalogue.choices]
        told.update("\n".join([*names(title, setup), "", *texts]).encode())
    return told.hexdigest()[:12]


def first_change(title: Title) -> str:
    return (
        f"- `{title.id}_v{title.environment_version}`, layout `{layout(title)}`: the first version."
    )


def changes(title: Title, old: str) -> str:
    """What stands there already; the number of the current version's layout is put right.

    While a version has not been released its layout may still change.
    """
    _, found, told = old.partition("## Changes\n\n")
    if not found:
        return first_change(title) + "\n"
    current = rf"(- `{title.id}_v{title.environment_version}`, layout `)\w+`"
    return re.sub(current, rf"\g<1>{layout(title)}`", told)


def write() -> None:
    """Write all pages anew."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game, title in learnable().items():
        path = PAGES / f"{game}.md"
        old = path.read_text("utf-8") if path.exists() else ""
        path.write_text(f"{page(title)}\n## Changes\n\n{changes(title, old)}", "utf-8")


if __name__ == "__main__":
    write()
