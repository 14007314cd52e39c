"""Two villages and the fields between them as coloured text for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Say = Callable[[str, dict[str, int | str]], str]
View = dict[str, Any]

STYLES: Final = {
    "water": "cyan",
    "wheat": "yellow",
    "barley": "dark_orange",
    "rye": "magenta",
    "hops": "green",
    "beer": "yellow",
    "bread": "dark_orange",
}
PERCENT: Final = 100


def table(view: View, seat: int | None, say: Say) -> str:
    """The year, the rival, the fields, one's own village, the exchange and the hand."""
    sides = sorted(view["villages"], key=lambda village: bool(village["seat"] == seat))
    rival, own = [village_lines(view, village, village["seat"] == seat, say) for village in sides]
    lines = [*year_lines(view, say), "", *rival, "", fields(view, say), "", *own]
    lines += exchange_lines(view, say)
    return "\n".join(lines + hand_lines(view, say))


def year_lines(view: View, say: Say) -> list[str]:
    """Which year it is, what that means, and who has the windmill."""
    year = bold(say("board-year", {"year": view["round"]}))
    kind, phase = view["kind_of_year"], say(f"phase-{view['phase']}", {})
    lines = [f"{year} · {say(f'board-{kind}', {})} · {phase}", say(f"board-now-{kind}", {})]
    if view["windmill"]["seat"] is not None:
        lines.append(plain(say("board-windmill-of", {"seat": view["windmill"]["seat"]})))
    return lines


def fields(view: View, say: Say) -> str:
    there = tokens(view, [field["count"] for field in view["fields"]], say)
    return f"{bold(say('board-fields', {}))}: {there}"


def village_lines(view: View, village: View, own: bool, say: Say) -> list[str]:
    """Store, column, brewery and bakery, what was sold, and the upgrades."""
    name = plain(say("table-name", {"seat": village["seat"]}))
    shown = f"[bold cyan]{name}[/bold cyan]" if own else f"[bold]{name}[/bold]"
    stored = f"{village['stored']}/{len(village['cells'])}"
    lines = [
        f"{shown}  {score(village, say)}".rstrip(),
        f"  {say('board-storage', {})} {stored}: {tokens(view, village['storage'], say)}",
        f"  {say('board-column', {})}: {tokens(view, village['column_sums'], say)}",
        f"  {houses(village, say)}",
    ]
    laid = [upgrade for slot in village["slots"] for upgrade in slot["upgrades"]]
    names = ", ".join([say(f"upgrade-{upgrade}", {}) for upgrade in laid])
    return [*lines, f"  {say('board-upgrades', {})}: {names}"] if laid else lines


def score(village: View, say: Say) -> str:
    """Beer and bread, and the lower one that counts, where this seat may know them."""
    points = village["score"]
    if points is None:
        return ""
    sides = [(name, points[name] + points[f"{name}_bonus"]) for name in ("beer", "bread")]
    told = [f"{say(f'product-{name}', {})} {total}" for name, total in sides]
    return f"{' · '.join(told)} → [bold]{points['final']}[/bold]"


def houses(village: View, say: Say) -> str:
    """How full brewery and bakery are, and how much was sold."""
    rooms = [
        f"{say(f'board-{name}', {})} {len(village[name]['cards'])}/{village[name]['places']}"
        for name in ("brewery", "bakery")
    ]
    beer, bread = say("product-beer", {}), say("product-bread", {})
    sold = f"{beer} {village['sold_beers']}, {bread} {village['sold_breads']}"
    return " · ".join([*rooms, f"{say('board-sold', {})}: {sold}"])


def exchange_lines(view: View, say: Say) -> list[str]:
    """The cards that lie open for the exchange; what could be played now, with its uses."""
    if not view["exchange"]:
        return []
    lines = ["", bold(say("board-exchange", {}))]
    for card in view["exchange"]:
        if card["playable"] is None:
            lines.append("  " + plain(say(f"card-{card['card']}", {})))
        else:
            lines += card_lines(view, card["playable"], say)
    return lines


def hand_lines(view: View, say: Say) -> list[str]:
    """One's own cards, each with its three uses as they stand now."""
    if not view["hand"]:
        return []
    lines = ["", bold(say("board-hand", {}))]
    for card in view["hand"]:
        lines += card_lines(view, card, say)
    if view["hand_goes_to"] is not None:
        lines.append(plain(say("board-goes-to", {"seat": view["hand_goes_to"]})))
    return lines


def card_lines(view: View, card: View, say: Say) -> list[str]:
    face = view["faces"][card["card"]]
    product = face["product"]
    name = plain(say(f"card-{card['card']}", {}))
    kind = say(f"type-{product}-{face['type']}", {})
    return [
        f"  [bold {STYLES[product]}]{name}[/] ({kind}, {face['value']})",
        f"    {say('board-harvest', {})}: {harvest(view, card['harvest'], say)}",
        f"    {say(f'board-sell-{product}', {})}: {sale(view, face, card['sell'], say)}",
        f"    {say('board-upgrade', {})}: {upgrade(view, face['upgrade'], card['upgrade'], say)}",
    ]


def harvest(view: View, preview: View, say: Say) -> str:
    """What would come in, and how much would not fit."""
    if preview["total"] == 0:
        return say("board-nothing", {})
    gained = tokens(view, preview["gained"], say)
    over = preview["too_many"]
    return f"{gained} [red]({say('board-too-many', {'count': over})})[/red]" if over else gained


def sale(view: View, face: View, preview: View, say: Say) -> str:
    """The recipe, and whether it can be paid."""
    cost = tokens(view, face["recipe"], say)
    if preview["legal"]:
        met = "board-by-swap" if preview["by_substitution"] else "board-cost-met"
        return f"{cost} [green]({say(met, {})})[/green]"
    if preview["reason"] == "full":
        full = f"board-full-{face['product']}"
        return f"{cost} [red]({say(full, {})})[/red]"
    return f"{cost} [red]({say('board-short', {'count': preview['missing_total']})})[/red]"


def upgrade(view: View, name: str, preview: View, say: Say) -> str:
    """What it is called, what it does, and what laying it would clean."""
    figures = view["upgrades"][name]
    facts: dict[str, int | str] = {
        "count": figures["count"],
        "kind": figures["kind"] or "any",
        "kinds": ", ".join([say(f"kind-{kind}", {}) for kind in figures["kinds"]]),
    }
    effect = say(f"effect-{name}", facts)
    beers, breads = preview["cleaned_beers"], preview["cleaned_breads"]
    told = f"{say(f'upgrade-{name}', {})}. {effect}"
    if beers + breads == 0:
        return told
    return f"{told} [green]({say('board-cleans', {'beers': beers, 'breads': breads})})[/green]"


def tokens(view: View, counts: list[int], say: Say) -> str:
    """Kinds with their numbers; kinds of which there are none are left out."""
    told = [
        f"[{STYLES[kind]}]{say(f'kind-{kind}', {})} {count}[/]"
        for kind, count in zip(view["kinds"], counts, strict=True)
        if count
    ]
    return " · ".join(told) or "–"


def odds(odds: View, say: Say) -> str:
    """The cards not seen yet, and how likely the next ones bring a kind."""
    lines = [bold(say("odds-unseen", {})), *[unseen(one, say) for one in odds["unseen"]]]
    next_card = bold(say("odds-next_harvests", {}))
    lines.append(f"{next_card}: {chances(odds['next_harvests'], say)}")
    soon = bold(f"{say('odds-soon_harvests', {})} ({odds['ahead']})")
    return "\n".join([*lines, f"{soon}: {chances(odds['soon_harvests'], say)}"])


def unseen(cards: View, say: Say) -> str:
    """How many cards of a product were not seen yet, by type."""
    product = cards["product"]
    types = [
        f"{say(f'type-{product}-{place + 1}', {})} {count}"
        for place, count in enumerate(cards["types"])
    ]
    return f"  {say(f'product-{product}', {})} {cards['total']}: {', '.join(types)}"


def chances(by_kind: dict[str, float], say: Say) -> str:
    told = [
        f"[{STYLES[kind]}]{say(f'kind-{kind}', {})} "
        f"{say('board-percent', {'percent': round(PERCENT * chance)})}[/]"
        for kind, chance in by_kind.items()
    ]
    return " · ".join(told)


def bold(text: str) -> str:
    return f"[bold]{text}[/bold]"


def plain(text: str) -> str:
    """Brackets in a name are no markup."""
    return text.replace("[", "\\[")
