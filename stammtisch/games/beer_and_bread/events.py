"""What the table tells, and to whom."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Event, Facts

from .choices import CARD_IDS, product_of
from .state.tokens import KINDS, counts, total


def with_tokens(facts: Facts, tokens: i64) -> Facts:
    """The facts, how many tokens of each kind, and the first kind there is: it takes no comma."""
    numbers = counts(tokens)
    for kind, name in enumerate(KINDS):
        facts[name] = numbers[kind]
    facts["total"] = int(total(tokens))
    facts["first"] = next((name for kind, name in enumerate(KINDS) if numbers[kind] > 0), "none")
    return facts


def of_card(name: str, seat: i64, card: i64) -> Event:
    """An event about a card that everybody sees."""
    return Event(name, {"seat": int(seat), "card": CARD_IDS[card]})


def starter_chosen(seat: i64) -> Event:
    return Event("starter-chosen", {"seat": int(seat)})


def year_begun(year: i64, kind: str, fields: i64) -> Event:
    """A year is what other games call a round: who counts rounds finds it by that name."""
    facts: Facts = {"year": int(year), "round": int(year), "kind_of_year": kind}
    return Event("year-begun", with_tokens(facts, fields))


def reshuffled(cards: int) -> Event:
    return Event("reshuffled", {"cards": cards})


def drawn(seat: i64, card: i64) -> Event:
    """The owner sees the face, everybody the back."""
    back: Facts = {"seat": int(seat), "product": product_of(card)}
    twin = Event("drawn-back", back)
    return Event("drawn", {**back, "card": CARD_IDS[card]}, [int(seat)], twin)


def turned_up(card: i64, space: i64) -> Event:
    return Event("turned-up", {"card": CARD_IDS[card], "space": int(space) + 1})


def picked_up(seat: i64, cards: i64) -> Event:
    return Event("picked-up", {"seat": int(seat), "cards": int(cards)})


def reserved(seat: i64, card: i64) -> Event:
    back: Facts = {"seat": int(seat), "product": product_of(card)}
    twin = Event("reserved-back", back)
    return Event("reserved", {**back, "card": CARD_IDS[card]}, [int(seat)], twin)


def hands_swapped(cards: i64) -> Event:
    return Event("hands-swapped", {"cards": int(cards)})


def given(seat: i64, card: i64, space: i64) -> Event:
    """A card of the hand was laid onto an exchange space; people count the spaces from 1."""
    return Event("given", {"seat": int(seat), "card": CARD_IDS[card], "space": int(space) + 1})


def harvested(seat: i64, why: str, from_fields: i64, from_supply: i64) -> Event:
    """`why` is action, sow, follow or clean; the heap is all that was taken."""
    facts: Facts = {"seat": int(seat), "why": why, "from_supply": int(total(from_supply))}
    return Event("harvested", with_tokens(facts, from_fields + from_supply))


def offered(seat: i64, tokens: i64) -> Event:
    return Event("offered", with_tokens({"seat": int(seat)}, tokens))


def accepted(seat: i64, tokens: i64) -> Event:
    return Event("accepted", with_tokens({"seat": int(seat)}, tokens))


def returned(tokens: i64) -> Event:
    """Refused tokens go to the supply."""
    return Event("returned", with_tokens({}, tokens))


def sold(seat: i64, card: i64, value: i64, paid: i64) -> Event:
    facts: Facts = {"seat": int(seat), "card": CARD_IDS[card], "product": product_of(card)}
    facts["value"] = int(value)
    return Event("sold", with_tokens(facts, paid))


def upgraded(seat: i64, card: i64, upgrade: str, slot: i64) -> Event:
    facts: Facts = {"seat": int(seat), "card": CARD_IDS[card]}
    return Event("upgraded", {**facts, "upgrade": upgrade, "slot": int(slot)})


def cleaned(seat: i64, beers: i64, breads: i64) -> Event:
    return Event("cleaned", {"seat": int(seat), "beers": int(beers), "breads": int(breads)})


def windmill_passed(seat: i64, kept: bool, tokens: i64, other: i64) -> Event:
    facts: Facts = {"seat": int(seat), "kept": "yes" if kept else "no"}
    return Event("windmill-passed", {**facts, "tokens": int(tokens), "other": int(other)})


def table_cleared(cards: int) -> Event:
    return Event("table-cleared", {"cards": cards})


def counted(seat: i64, beer: int, bread: int, final: int) -> Event:
    """The score pad at the end."""
    return Event("counted", {"seat": int(seat), "beer": beer, "bread": bread, "final": final})
