"""The table as coloured text for the terminal; what colour says, a sign says too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Say = Callable[[str, dict[str, int | str]], str]

SIGNS: Final = {"double": "×2", "cancel": "✗"}
STYLES: Final = {"double": "black on green", "cancel": "white on red"}
WIDTH: Final = 20  # of the bar that shows how near the target is


def table(view: dict[str, Any], seat: int | None, say: Say) -> str:
    """Title, barrels, players and the last bill, as markup of rich."""
    heading = say("table-round", {"round": view["round"], "target": view["target"]})
    lines = [f"[bold]{heading}[/bold]", "", *bar_lines(view["bar"], say), ""]
    lines += player_lines(view, seat, say)
    return "\n".join([*lines, *bill_lines(view, say)])


def bar_lines(bar: dict[str, Any], say: Say) -> list[str]:
    """What stands, what lies, and what closing now would pour."""
    standing = [standing_barrel(bar["barrels"][barrel]) for barrel in bar["standing"]]
    lying = [lying_barrel(bar["barrels"][barrel]) for barrel in bar["lying"] + bar["cup"]]
    facts: dict[str, int | str] = {key: bar[key] for key in ("showing", "least", "most")}
    exact = bar["least"] == bar["most"]
    return [
        f"{say('view-standing', {})}: {' '.join(standing) or '–'}",
        f"{say('view-lying', {})}: {'  '.join(lying) or '–'}",
        say("table-exact" if exact else "table-between", facts),
    ]


def standing_barrel(barrel: dict[str, Any]) -> str:
    face = str(barrel["face"])
    if barrel["special"]:
        return f"[{STYLES[face]}] {SIGNS[face]} [/]"
    if barrel["cancelled"]:
        return f"[strike dim] {face} [/] ✗"
    return f"[bold black on yellow] {face}{'×2' if barrel['doubled'] else ''} [/]"


def lying_barrel(barrel: dict[str, Any]) -> str:
    ends = [SIGNS.get(end, end) for end in barrel["ends"]]
    return f"[dim]{'/'.join(ends)}[/dim]"


def player_lines(view: dict[str, Any], seat: int | None, say: Say) -> list[str]:
    """A line for each player: role, name, points on the way to the target, cards laid."""
    names = [say("table-name", {"seat": player["seat"]}) for player in view["players"]]
    widest = max([len(name) for name in names])
    return [
        player_line(view, player, plain(name.ljust(widest)), player["seat"] == seat)
        for player, name in zip(view["players"], names, strict=True)
    ]


def player_line(view: dict[str, Any], player: dict[str, Any], name: str, own: bool) -> str:
    role = "[yellow]⌂[/yellow]" if player["innkeeper"] else " "
    shown = f"[bold cyan]{name}[/bold cyan]" if own else name
    filled = max(0, min(WIDTH, WIDTH * player["points"] // view["target"]))
    track = f"[green]{'█' * filled}[/green][dim]{'░' * (WIDTH - filled)}[/dim]"
    line = f"{role} {shown} {track} {player['points']:>4} {last_points(view, player['seat'])}"
    return f"{line}  {laid(player)}".rstrip()


def last_points(view: dict[str, Any], seat: int) -> str:
    """What the last round brought."""
    if view["bill"] is None:
        return ""
    points = view["bill"]["lines"][seat]["points"]
    colour = "red" if points < 0 else "green" if points > 0 else "dim"
    return f"[{colour}]{f'({points:+})':>5}[/{colour}]"


def laid(player: dict[str, Any]) -> str:
    """Cards face down; one's own are known."""
    backs = "[blue]" + "▮" * player["laid"] + "[/blue]" if player["laid"] else ""
    order = player["order"]
    if order is None:
        return backs
    return f"{backs} {' + '.join([str(card) for card in order['cards']])} = {order['total']}"


def bill_lines(view: dict[str, Any], say: Say) -> list[str]:
    """One sentence on the last round."""
    bill = view["bill"]
    if bill is None:
        return []
    facts: dict[str, int | str] = {
        "seat": bill["innkeeper"],
        "case": bill["case"],
        "service": bill["service"] or 0,
        "ordered": bill["ordered"],
    }
    return ["", f"[italic]{plain(say('event-billed', facts))}[/italic]"]


def plain(text: str) -> str:
    """Brackets in a name are no markup."""
    return text.replace("[", "\\[")
