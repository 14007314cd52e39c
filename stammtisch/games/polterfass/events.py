"""What the table tells. Only the values of an order are secret, until the bill."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Event

from .choices import Order, face_name
from .state import Bill


def took_over(seat: i64, round: i64) -> Event:
    """The barrels are now this seat's."""
    return Event("took_over", {"seat": seat, "round": round})


def threw(seat: i64, count: i64, throw: i64) -> Event:
    """So many barrels went into the cup; each then `landed`."""
    return Event("threw", {"seat": seat, "count": count, "throw": throw})


def landed(seat: i64, barrel: i64, face: i64) -> Event:
    return Event("landed", {"seat": seat, "barrel": barrel, "face": face_name(face)})


def repeated(seat: i64) -> Event:
    """No number barrel stands after the first throw: all of them again."""
    return Event("repeated", {"seat": seat})


def ordered(seat: i64, order: Order, seen: Event) -> Event:
    """The guest knows the cards; the others see as much as the table shows."""
    facts: dict[str, int | str] = {"seat": seat, **order.facts}
    return Event("ordered", facts, [int(seat)], seen)


def laid(seat: i64, order: Order) -> Event:
    """So many cards lie there, face down."""
    return Event("laid", {"seat": seat, "count": order.count})


def readied(seat: i64) -> Event:
    """A guest has ordered; nobody sees yet how many cards that took."""
    return Event("readied", {"seat": seat})


def closed(seat: i64) -> Event:
    return Event("closed", {"seat": seat})


def broke_down(seat: i64) -> Event:
    """None of the barrels just thrown stands."""
    return Event("broke_down", {"seat": seat})


def cancelled(seat: i64, barrel: i64, number: i64) -> Event:
    return Event("cancelled", {"seat": seat, "barrel": barrel, "number": number})


def doubled(seat: i64, barrel: i64, number: i64) -> Event:
    return Event("doubled", {"seat": seat, "barrel": barrel, "number": number})


def wasted(seat: i64) -> Event:
    """A double went to a destroyed barrel."""
    return Event("wasted", {"seat": seat})


def counted(seat: i64, service: i64) -> Event:
    return Event("counted", {"seat": seat, "service": service})


def revealed(seat: i64, order: Order) -> Event:
    return Event("revealed", {"seat": seat, **order.facts})


def billed(bill: Bill) -> Event:
    """Service and orders are compared: `bust`, `enough` or `greedy`."""
    service = max(bill.service, i64(0))
    facts: dict[str, int | str] = {
        "seat": bill.innkeeper,
        "case": bill.case,
        "service": service,
        "ordered": bill.ordered,
    }
    return Event("billed", facts)


def scored(bill: Bill, seat: i64, total: i64, reason: str) -> Event:
    facts: dict[str, int | str] = {
        "seat": seat,
        "points": bill.points[seat],
        "total": total,
        "reason": reason,
    }
    return Event("scored", facts)


def played_on(points: i64) -> Event:
    """The lead is shared at the end, and the ruling wants one winner."""
    return Event("played_on", {"points": points})


def won(seat: i64, points: i64) -> Event:
    return Event("won", {"seat": seat, "points": points})
