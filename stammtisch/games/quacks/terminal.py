"""The fair as coloured text for the terminal; what colour says, letters say too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Say = Callable[[str, Mapping[str, float | str]], str]

STYLES: Final = {
    "white": "black on white",
    "orange": "black on dark_orange",
    "green": "white on dark_green",
    "blue": "white on blue",
    "red": "white on red",
    "yellow": "black on yellow",
    "purple": "white on purple",
    "black": "white on grey23",
}
SHORT: Final = 3  # letters that tell the colours apart in every language
PERCENT: Final = 100


def table(view: dict[str, Any], seat: int | None, say: Say) -> str:
    """Round and card, then a pot for each player, one's own last."""
    lines = [heading(view, say), *fortune_lines(view, say)]
    others = [player for player in view["players"] if player["seat"] != seat]
    own = [player for player in view["players"] if player["seat"] == seat]
    for player in others + own:
        lines += ["", *player_lines(player, player in own, say)]
    return "\n".join(lines)


def heading(view: dict[str, Any], say: Say) -> str:
    told = say("table-round", {"round": view["round"], "rounds": view["rounds"]})
    phase = say(f"phase-{view['phase']}", {})
    return f"[bold]{told}[/bold]  {phase}".rstrip()


def fortune_lines(view: dict[str, Any], say: Say) -> list[str]:
    """The card that holds in this round, and what it says."""
    if view["fortune"] is None:
        return []
    card = view["fortune"]["card"]
    words = say("event-fortune-read", {"card": card})
    return [f"[magenta]{plain(words)}[/magenta]", plain(say(f"card-{card}-text", {}))]


def player_lines(player: dict[str, Any], own: bool, say: Say) -> list[str]:
    """Name and belongings, the fuse, the pot, and what it pays."""
    name = plain(say("table-name", {"seat": player["seat"]}))
    shown = f"[bold cyan]{name}[/bold cyan]" if own else f"[bold]{name}[/bold]"
    state = say(f"board-{player['state']}", {})
    lines = [f"{shown} [dim]({state})[/dim]  {belongings(player, say)}", fuse(player, say)]
    if player["pot"]:
        lines.append("  " + " ".join([chip(one["chip"], say) for one in player["pot"]]))
    for kept in ("aside", "looked"):
        if player[kept]:
            chips = " ".join([chip(one, say) for one in player[kept]])
            lines.append(f"  {say(f'table-{kept}', {})}: {chips}")
    return [*lines, f"  {scoring(player, say)}"]


def belongings(player: dict[str, Any], say: Say) -> str:
    flask = say("board-flask-full" if player["flask"] else "board-flask-empty", {})
    facts = {key: player[key] for key in ("points", "rubies", "droplet", "rats")}
    return f"{say('table-player', facts)} · {flask}"


def fuse(player: dict[str, Any], say: Say) -> str:
    """How near the white chips are to the limit, and how many chips wait in the bag."""
    burnt, limit = player["whites"], player["limit"]
    colour = "red" if burnt >= limit - 2 else "yellow"
    bar = f"[{colour}]{'█' * min(burnt, limit)}[/{colour}][dim]{'░' * max(0, limit - burnt)}[/dim]"
    told = say("table-fuse", {"whites": burnt, "limit": limit, "bag": player["bag_count"]})
    return f"  {bar} {told}"


def scoring(player: dict[str, Any], say: Say) -> str:
    """What stopping now would pay."""
    space = player["scoring"]
    facts = {"space": space["space"], "coins": space["coins"], "points": space["points"]}
    ruby = " [red]◆[/red]" if space["ruby"] else ""
    return f"[green]→[/green] {say('table-scoring', facts)}{ruby}"


def chip(name: str, say: Say) -> str:
    """A chip by the first letters of its colour and its number."""
    colour, value = name.split("-")
    letters = say(f"chip-{name}", {})[:SHORT]
    return f"[{STYLES[colour]}] {letters} {value} [/]"


def odds(odds: dict[str, Any], say: Say) -> str:
    """The risk of the next chip, what each would do, and what stopping and drawing are worth."""
    if not odds["brewing"]:
        return say("table-no-odds", {})
    facts = {"explosive": odds["explosive"], "bag": odds["bag"]}
    risk = say("table-risk", {**facts, "percent": percent(odds["explode"])})
    chips = [chip_odds(one, say) for one in odds["chips"]]
    plans = [plan("stop", odds["stop"], say), plan("draw", odds["draw"], say)]
    plans += [plan("plan", one, say) for one in odds["plans"]]
    return "\n".join([f"[bold]{risk}[/bold]", *chips, *plans])


def chip_odds(one: dict[str, Any], say: Say) -> str:
    facts = {"space": one["space"], "coins": one["coins"], "points": one["points"]}
    told = say("board-exploded" if one["explodes"] else "table-scoring", facts)
    share = f"{say('board-percent', {'percent': percent(one['chance'])}):>5}"
    return f"  {chip(one['chip'], say)} ×{one['count']:<2} {share}  {told}"


def plan(name: str, one: dict[str, Any], say: Say) -> str:
    facts = {
        "risk": one["risk"],
        "percent": percent(one["explode"]),
        "points": round(one["points"], 1),
        "coins": round(one["coins"], 1),
    }
    return f"  {say(f'table-{name}', facts)}: {say('table-average', facts)}"


def percent(chance: float) -> int:
    return round(PERCENT * chance)


def plain(text: str) -> str:
    """Brackets in a name are no markup."""
    return text.replace("[", "\\[")
