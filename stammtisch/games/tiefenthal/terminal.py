"""The table as coloured text for the terminal; what colour says, a sign says too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Say = Callable[[str, dict[str, int | str]], str]

PIPS: Final = "⚀⚁⚂⚃⚄⚅"


def table(view: dict[str, Any], seat: int | None, say: Say) -> str:
    """Title, guests on offer, the taverns, as markup of rich."""
    heading = say("table-round", {"round": view["round"], "rounds": view["rounds"]})
    lines = [f"[bold]{heading}[/bold]", "", *offer_lines(view["market"], say)]
    for coaster in view["coasters"]:
        name = plain(say("table-name", {"seat": coaster["seat"]}))
        lines.append(f"{say('table-coaster', {})} {name}: {dice(coaster['dice'])}")
    for tavern in view["taverns"]:
        lines += ["", *tavern_lines(view, tavern, tavern["seat"] == seat, say)]
    return "\n".join(lines)


def offer_lines(market: dict[str, Any], say: Say) -> list[str]:
    """Who can be recruited."""
    guests = [offer["guest"] for offer in market["offers"] if offer["guest"] is not None]
    if market["stack_is_open"]:
        guests = [*market["stack"], *guests]
    lines = [f"  {guest['card']} {say('table-guest', guest_facts(guest))}" for guest in guests]
    return [f"{say('table-offers', {})}:", *lines]


def guest_facts(guest: dict[str, Any]) -> dict[str, int | str]:
    return {key: guest[key] for key in ("beers", "die", "thalers", "points")}


def tavern_lines(view: dict[str, Any], tavern: dict[str, Any], own: bool, say: Say) -> list[str]:
    """Name and points, goods, who sits where, dice, staff and tiles."""
    name = plain(say("table-name", {"seat": tavern["seat"]}))
    shown = f"[bold cyan]{name}[/bold cyan]" if own else f"[bold]{name}[/bold]"
    mug = "🍺 " if tavern["seat"] == view["mug"] else ""
    goods: dict[str, int | str] = {
        "thalers": tavern["thalers"],
        "beers": tavern["beers"],
        "guests": tavern["counter_guests"],
        "position": tavern["position"],
    }
    lines = [f"{mug}{shown}  [yellow]{tavern['points']}[/yellow]  {say('table-goods', goods)}"]
    lines += [line for line in (seats(tavern), *belongings(tavern, say)) if line]
    lines += part_lines(view, tavern["parts"], say)
    return [*lines, *plan_lines(tavern, say)] if own else lines


def seats(tavern: dict[str, Any]) -> str:
    """The tables from the left; a tick is served, a cross is empty for tonight."""
    found = [seat_text(space) for space in tavern["spaces"] if space["place"]]
    return "  " + "  ".join(found) if found else ""


def seat_text(space: dict[str, Any]) -> str:
    card = space["card"]
    if card is None:
        return "[dim]✗[/dim]"
    crown = f"♛{space['nobles']}" if space["nobles"] else card["card"]
    text = f"{crown} {PIPS[card['die'] - 1]}→{card['thalers']}"
    return f"[dim]{text} ✓[/dim]" if space["closed"] else f"[green]{text}[/green]"


def belongings(tavern: dict[str, Any], say: Say) -> list[str]:
    """Dice with the dishwashers left, cards beside the tavern, upgraded tiles, piles."""
    faces = [die["face"] for die in tavern["dice"]]
    washers = say("table-dishwashers", {"count": tavern["dishwashers"]})
    staff = [
        f"{say(f'card-{name}', {})} ×{count}" for name, count in tavern["staff"].items() if count
    ]
    tiles = [say(f"tile-{tile['tile']}", {}) for tile in tavern["tiles"] if tile["upgraded"]]
    pile: dict[str, int | str] = {
        "count": tavern["draw_pile"]["count"],
        "discard": sum(tavern["discard_pile"].values()),
    }
    return [
        f"  {say('table-dice', {})}: {dice(faces)}  {washers}" if faces else "",
        f"  {say('table-staff', {})}: {', '.join(staff)}" if staff else "",
        f"  {say('table-tiles', {})}: {', '.join(tiles)}" if tiles else "",
        f"  [dim]{say('table-pile', pile)}[/dim]",
    ]


def part_lines(view: dict[str, Any], parts: dict[str, Any], say: Say) -> list[str]:
    """Schnapps and entertainers, reputation, the guest book; dice as they lie; start cards."""
    if view["season"] == "summer":
        return []
    told = [say("table-schnapps", {"count": parts["schnapps"]})]
    told += [
        say("entertainer-" + one["entertainer"], {}) + " " + one["side"]
        for one in parts["entertainers"]
    ]
    if parts["reputation"] is not None:
        told.append(say("table-reputation", {"position": parts["reputation"]["position"]}))
    if parts["guest_book"]:
        told.append(say("table-book", {"count": parts["signatures"]}))
    lines = [f"  {' · '.join(told)}"]
    laid = [f"{PIPS[use['die'] - 1]} {space_text(use, say)}" for use in parts["laid"]]
    if laid:
        lines.append(f"  {say('table-laid', {})}: {', '.join(laid)}")
    if parts["start_card"] is not None:
        lines.append(f"  {say('table-start', {})}: {package(parts['start_card'], say)}")
    return lines


def space_text(use: dict[str, Any], say: Say) -> str:
    name = say(f"space-{use['space']}", {})
    return f"{name} {use['place']}" if use["place"] else name


def package(card: dict[str, Any], say: Say) -> str:
    """What a start card holds."""
    words = [say(f"card-{name}", {}) for name in card["cards"]]
    words += [f"{say('table-tiles', {})}: {say(f'tile-{tile}', {})}" for tile in card["tiles"]]
    if card["schnapps"]:
        words.append(say("table-schnapps", {"count": card["schnapps"]}))
    return ", ".join(words)


def plan_lines(tavern: dict[str, Any], say: Say) -> list[str]:
    """What the dice could bring at best."""
    plan = tavern["plan"]
    if not plan["uses"]:
        return []
    sums: dict[str, int | str] = {key: plan[key] for key in ("thalers", "beers", "steps")}
    return [f"  [italic]{say('table-plan', sums)}[/italic]"]


def dice(faces: list[int]) -> str:
    return " ".join([f"{PIPS[face - 1]}{face}" for face in faces])


def plain(text: str) -> str:
    """Brackets in a name are no markup."""
    return text.replace("[", "\\[")
