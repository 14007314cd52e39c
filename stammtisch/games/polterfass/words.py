"""The tavern in words: the round, the bar, the players, the last bill."""

from __future__ import annotations

from stammtisch.core import Chapter, Phrase
from stammtisch.core.words import chapter, list_of, phrase

from .view.types import BarrelView, BarView, BillLineView, BillView, PlayerView, PolterfassView


def words(view: PolterfassView, seat: int | None) -> list[Chapter]:
    """What lies open, and the order of whoever looks."""
    told = [round_chapter(view), bar_chapter(view["bar"]), players_chapter(view, seat)]
    return [*told, bill_chapter(view["bill"])] if view["bill"] is not None else told


def round_chapter(view: PolterfassView) -> Chapter:
    heading = phrase("table-round", round=view["round"], target=view["target"])
    innkeeper = view["innkeeper"]
    broken = phrase("event-broke_down", seat=innkeeper) if view["bust"] else None
    won = [
        phrase("event-won", seat=winner, points=view["scores"][winner])
        for winner in view["winners"]
    ]
    phase = None if view["over"] else phrase("words-phase", phase=view["phase"])
    return chapter(heading, phase, broken, *won)


def bar_chapter(bar: BarView) -> Chapter:
    """What stands, what will be thrown, and what closing now would pour."""
    standing = [standing_barrel(bar["barrels"][barrel]) for barrel in bar["standing"]]
    thrown = [thrown_barrel(bar["barrels"][barrel]) for barrel in bar["lying"] + bar["cup"]]
    sums = "table-exact" if bar["least"] == bar["most"] else "table-between"
    return chapter(
        phrase("words-bar"),
        list_of("words-standing", "barrels", standing) or phrase("words-none-stands"),
        list_of("words-lying", "barrels", thrown) or phrase("words-none-lies"),
        phrase(sums, showing=bar["showing"], least=bar["least"], most=bar["most"]),
    )


def standing_barrel(barrel: BarrelView) -> Phrase:
    if barrel["cancelled"]:
        return phrase("words-destroyed", face=barrel["face"])
    return phrase("words-doubled" if barrel["doubled"] else "words-face", face=barrel["face"])


def thrown_barrel(barrel: BarrelView) -> Phrase:
    """A barrel by its two ends."""
    first, second = [[phrase("words-face", face=end)] for end in barrel["ends"]]
    return phrase("words-ends", first=first, second=second)


def players_chapter(view: PolterfassView, seat: int | None) -> Chapter:
    """Whoever looks comes first."""
    order = sorted(view["players"], key=lambda player: player["seat"] != seat)
    lines = [line for player in order for line in player_lines(view, player, seat)]
    return chapter(phrase("words-players"), *lines)


def player_lines(view: PolterfassView, player: PlayerView, viewer: int | None) -> list[Phrase]:
    """Points and role, and what lies before a guest."""
    role = "innkeeper" if player["innkeeper"] else "guest"
    told = [phrase("words-player", seat=player["seat"], points=player["points"], role=role)]
    own = player["seat"] == viewer
    if player["order"] is not None:
        cards, total = player["order"]["cards"], player["order"]["total"]
        told.append(ordered("event-ordered" if own else "event-revealed", player, cards, total))
    elif player["laid"]:
        told.append(phrase("words-laid", seat=player["seat"], count=player["laid"]))
    elif view["phase"] == "orders" and not player["innkeeper"] and not own:
        said = "event-readied" if player["ordered"] else "words-choosing"
        told.append(phrase(said, seat=player["seat"]))
    return told


def ordered(id: str, player: PlayerView | BillLineView, cards: list[int], total: int) -> Phrase:
    summed = " + ".join([str(card) for card in cards])
    return phrase(id, seat=player["seat"], count=len(cards), cards=summed, total=total)


def bill_chapter(bill: BillView) -> Chapter:
    """The last round: what was poured and ordered, and what it brought to whom."""
    billed = phrase(
        "event-billed",
        seat=bill["innkeeper"],
        case=bill["case"],
        service=bill["service"] or 0,
        ordered=bill["ordered"],
    )
    lines = [line for each in bill["lines"] for line in bill_lines(each)]
    return chapter(phrase("board-bill", round=bill["round"]), billed, *lines)


def bill_lines(line: BillLineView) -> list[Phrase]:
    facts = {"points": line["points"], "total": line["total"]}
    scored = phrase("event-scored", seat=line["seat"], reason=line["reason"], **facts)
    order = line["order"]
    if order is None:
        return [scored]
    return [ordered("event-revealed", line, order["cards"], order["total"]), scored]
