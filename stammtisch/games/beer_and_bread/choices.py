"""The verbs a player can say, and what fate can turn up.

The ids of the cards are fixed, so every choice is a constant: no figure of the pack is in it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stammtisch.core import Choice

from .state.tokens import KINDS, MOST_OF_A_KIND

CARDS: Final = 60
BEERS: Final = 30
BEER: Final = 0
BREAD: Final = 1
PRODUCTS: Final = ["beer", "bread"]
CARD_IDS: Final = [f"BE{n:02}" for n in range(1, 31)] + [f"BR{n:02}" for n in range(1, 31)]

HARVEST: Final = 0
SELL: Final = 1
UPGRADE: Final = 2


def product_of(card: i64) -> str:
    """What the back of a card shows."""
    return PRODUCTS[BEER if card < BEERS else BREAD]


@final
class Use(Choice):
    """Play a card for one of its three uses."""

    def __init__(self, verb: str, use: int, card: int, rule: str) -> None:
        super().__init__(f"{verb} {CARD_IDS[card]}", rule, {"card": CARD_IDS[card]})
        self.use: Final[i64] = use
        self.card: Final[i64] = card


@final
class CardChoice(Choice):
    """A verb about one card: give, discard, leave, reserve; or the card that fate turns up."""

    def __init__(self, verb: str, card: int, rule: str) -> None:
        super().__init__(f"{verb} {CARD_IDS[card]}", rule, {"card": CARD_IDS[card]})
        self.card: Final[i64] = card


@final
class KindChoice(Choice):
    """A verb about one token: offer, take, gather."""

    def __init__(self, verb: str, kind: int, rule: str) -> None:
        super().__init__(f"{verb} {KINDS[kind]}", rule, {"kind": KINDS[kind]})
        self.kind: Final[i64] = kind


@final
class Payment(Choice):
    """Pay just so many tokens of a kind."""

    def __init__(self, kind: int, count: int) -> None:
        facts: dict[str, int | str] = {"kind": KINDS[kind], "count": count}
        super().__init__(f"pay {count} {KINDS[kind]}", "substitution", facts)
        self.kind: Final[i64] = kind
        self.count: Final[i64] = count


@final
class Starter(Choice):
    """Who begins the first year."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"starter {seat}", "setup", {"seat": seat})
        self.starter: Final[i64] = seat


KEEP_HAND: Final = Choice("keep-hand", "redraw")
PICK_UP_REST: Final = Choice("pick-up-rest", "selective_pickup")
HAND_OVER: Final = Choice("hand-over", "reserve_card")
OFFER_MADE: Final = Choice("offer-made", "overflow")
LEAVE_REST: Final = Choice("leave-rest", "overflow")

OFFER: Final = [KindChoice("offer", kind, "overflow") for kind in range(5)]
TAKE: Final = [KindChoice("take", kind, "overflow") for kind in range(5)]
GATHER: Final = [KindChoice("gather", kind, "cleaning-upgrades") for kind in range(5)]
PAY: Final = [[Payment(kind, count) for count in range(MOST_OF_A_KIND + 1)] for kind in range(5)]
HARVEST_CARD: Final = [Use("harvest", HARVEST, card, "harvest") for card in range(CARDS)]
SELL_CARD: Final = [Use("sell", SELL, card, "sell") for card in range(CARDS)]
UPGRADE_CARD: Final = [Use("upgrade", UPGRADE, card, "upgrade") for card in range(CARDS)]
GIVE: Final = [CardChoice("give", card, "exchange") for card in range(CARDS)]
DISCARD: Final = [CardChoice("discard", card, "redraw") for card in range(CARDS)]
LEAVE: Final = [CardChoice("leave", card, "selective_pickup") for card in range(CARDS)]
RESERVE: Final = [CardChoice("reserve", card, "reserve_card") for card in range(CARDS)]

STARTERS: Final = [Starter(0), Starter(1)]
BEER_BACK: Final = Choice("back beer", "deck", {"product": "beer"})
BREAD_BACK: Final = Choice("back bread", "deck", {"product": "bread"})
BACKS: Final = [BEER_BACK, BREAD_BACK]
FACES: Final = [CardChoice("card", card, "deck") for card in range(CARDS)]


def some_of(verbs: list[KindChoice], bits: int) -> list[Choice]:
    """The choices whose kind has its bit set."""
    return [verb for verb in verbs if bits >> int(verb.kind) & 1]


OFFERS: Final = [some_of(OFFER, bits) for bits in range(32)]
OFFERS_OR_MADE: Final = [[*some_of(OFFER, bits), OFFER_MADE] for bits in range(32)]
TAKES: Final = [[*some_of(TAKE, bits), LEAVE_REST] for bits in range(32)]
GATHERS: Final = [some_of(GATHER, bits) for bits in range(32)]


def all_choices() -> list[Choice]:
    """The catalogue: the constants, then tokens by kind, then cards by number."""
    listed: list[Choice] = [KEEP_HAND, PICK_UP_REST, HAND_OVER, OFFER_MADE, LEAVE_REST]
    listed += [*OFFER, *TAKE, *GATHER]
    for payments in PAY:
        listed += payments
    listed += [*HARVEST_CARD, *SELL_CARD, *UPGRADE_CARD]
    listed += [*GIVE, *DISCARD, *LEAVE, *RESERVE]
    return listed


def all_outcomes() -> list[Choice]:
    """What fate can say: who begins, the backs of the deck, the face of a card."""
    return [*STARTERS, *BACKS, *FACES]
