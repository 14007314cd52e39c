"""The two villages in words: the year, each village, the exchange, one's own hand."""

from __future__ import annotations

from stammtisch.core import Chapter, Phrase
from stammtisch.core.words import Fact, chapter, list_of, phrase

from .choices import PRODUCTS
from .state.tokens import KINDS
from .view.types import (
    BeerAndBreadView,
    ExchangeCard,
    PlayableCard,
    SellPreview,
    Slot,
    Tokens,
    VillageView,
)

BACKS = 5  # of the deck that are told


def words(view: BeerAndBreadView, seat: int | None) -> list[Chapter]:
    """One's own village comes first."""
    villages = sorted(view["villages"], key=lambda village: village["seat"] != seat)
    told = [year_chapter(view), *[village_chapter(view, one, seat) for one in villages]]
    if view["exchange"]:
        cards = [line for card in view["exchange"] for line in exchange_lines(view, card)]
        told.append(chapter(phrase("board-exchange"), *cards))
    return [*told, hand_chapter(view)] if view["hand"] else told


def year_chapter(view: BeerAndBreadView) -> Chapter:
    heading = phrase("heading-round", round=view["round"], rounds=view["rounds"])
    kind = view["kind_of_year"]
    won = [
        phrase("words-over", seat=winner, points=view["scores"][winner] or 0)
        for winner in view["winners"]
    ]
    lines = won or [phrase("words-phase", phase=view["phase"])]
    if view["turn"]:
        lines.append(phrase("words-turn", turn=view["turn"]))
    lines += [phrase(f"words-{kind}"), *windmill_lines(view)]
    lines.append(of_tokens("words-fields", [field["count"] for field in view["fields"]]))
    lines += pile_lines(view)
    return chapter(heading, *lines)


def windmill_lines(view: BeerAndBreadView) -> list[Phrase]:
    windmill = view["windmill"]
    told = []
    if windmill["seat"] is not None:
        told.append(phrase("words-windmill", seat=windmill["seat"]))
    if windmill["next_seat"] is not None:
        told.append(phrase("words-windmill-next", seat=windmill["next_seat"]))
    return told


def pile_lines(view: BeerAndBreadView) -> list[Phrase]:
    """The deck by its next backs, and the discard pile."""
    following = [phrase(f"product-{back}") for back in view["deck"][:BACKS]]
    deck = [phrase("words-deck", count=len(view["deck"]), next=following)] if following else []
    beers, breads = [view["discard_backs"].get(product, 0) for product in PRODUCTS]
    return [*deck, phrase("words-discards", beers=beers, breads=breads)]


def village_chapter(view: BeerAndBreadView, village: VillageView, viewer: int | None) -> Chapter:
    seat, free = village["seat"], village["free_cells"]
    surplus = [village["surplus"].count(kind) for kind in KINDS]
    rooms = [("words-brewery", village["brewery"]), ("words-bakery", village["bakery"])]
    return chapter(
        phrase("words-village", seat=seat),
        of_tokens("words-storage", village["storage"], count=free),
        of_tokens("words-surplus", surplus) if any(surplus) else None,
        *[phrase(id, count=len(room["cards"]), places=room["places"]) for id, room in rooms],
        of_tokens("words-column", village["column_sums"]),
        sold_line(village),
        score_line(village),
        *[line for slot in village["slots"] for line in upgrade_lines(view, slot)],
        *(hand_lines(village) if seat != viewer else []),
    )


def sold_line(village: VillageView) -> Phrase:
    beers, breads = village["sold_beers"], village["sold_breads"]
    if not beers and not breads:
        return phrase("words-sold-none")
    return phrase("words-sold", beers=beers, breads=breads)


def score_line(village: VillageView) -> Phrase | None:
    """The score pad, where this seat may know it."""
    score = village["score"]
    if score is None:
        return None
    totals = {"beer": score["beer_total"], "bread": score["bread_total"], "final": score["final"]}
    return phrase("event-counted", seat=village["seat"], **totals)


def upgrade_lines(view: BeerAndBreadView, slot: Slot) -> list[Phrase]:
    number = str(slot["slot"])
    return [
        phrase("words-upgrade", slot=number, upgrade=upgrade, effect=[effect(view, upgrade)])
        for upgrade in slot["upgrades"]
    ]


def effect(view: BeerAndBreadView, upgrade: str) -> Phrase:
    """What an upgrade does."""
    figures = view["upgrades"][upgrade]
    kinds = [phrase(f"kind-{kind}") for kind in figures["kinds"]]
    kind = figures["kind"] or "any"
    return phrase(f"effect-{upgrade}", count=figures["count"], kind=kind, kinds=kinds)


def hand_lines(village: VillageView) -> list[Phrase]:
    """The backs of another's hand, and the cards of it that one has seen."""
    if not village["hand"]:
        return []
    backs = [card["product"] for card in village["hand"]]
    beers, breads = [backs.count(product) for product in PRODUCTS]
    known = [phrase(f"card-{one['card']}") for one in village["hand"] if one["card"] is not None]
    seen = list_of("words-seen", "cards", known)
    return [phrase("words-hand", beers=beers, breads=breads), *([seen] if seen else [])]


def exchange_lines(view: BeerAndBreadView, card: ExchangeCard) -> list[Phrase]:
    if card["playable"] is not None:
        return card_lines(view, card["playable"])
    return [face_line(view, card["card"])]


def hand_chapter(view: BeerAndBreadView) -> Chapter:
    """Each card with what its three uses would do now."""
    lines = [line for card in view["hand"] for line in card_lines(view, card)]
    heir = view["hand_goes_to"]
    goes = phrase("words-goes-to", seat=heir) if heir is not None else None
    choosing = view["choosing"]
    if choosing is not None and any(choosing["chosen"]):
        lines.append(of_tokens("words-chosen", choosing["chosen"]))
    return chapter(phrase("board-hand"), *lines, goes)


def card_lines(view: BeerAndBreadView, card: PlayableCard) -> list[Phrase]:
    face = view["faces"][card["card"]]
    told = [face_line(view, card["card"])]
    if card["reserved"]:
        told.append(phrase("words-reserved"))
    harvest = card["harvest"]
    over = "words-harvest-over" if harvest["total"] and harvest["too_many"] else "words-harvest"
    told.append(of_tokens(over, harvest["gained"], count=harvest["too_many"]))
    state = [sale(face["product"], card["sell"])]
    told.append(of_tokens(f"words-sell-{face['product']}", face["recipe"], state=state))
    lay, laid = card["upgrade"], {"upgrade": face["upgrade"]}
    cleaned = {"beers": lay["cleaned_beers"], "breads": lay["cleaned_breads"]}
    cleans = "words-lay-cleans" if any(cleaned.values()) else "words-lay"
    told.append(phrase(cleans, effect=[effect(view, face["upgrade"])], **laid, **cleaned))
    return told


def face_line(view: BeerAndBreadView, card: str) -> Phrase:
    face = view["faces"][card]
    kind = f"{face['product']}-{face['type']}"
    return phrase("words-card", card=card, type=kind, value=face["value"])


def sale(product: str, preview: SellPreview) -> Phrase:
    """Whether a card could be sold now, and if not, why."""
    if preview["legal"]:
        return phrase("board-by-swap" if preview["by_substitution"] else "board-cost-met")
    if preview["reason"] == "full":
        return phrase(f"board-full-{product}")
    return phrase("board-short", count=preview["missing_total"])


def of_tokens(id: str, counts: Tokens, **more: Fact) -> Phrase:
    """How many tokens of each kind, and the first kind there is: it takes no comma."""
    facts: dict[str, Fact] = dict(zip(KINDS, counts, strict=True))
    there = [kind for kind, count in zip(KINDS, counts, strict=True) if count]
    told = id if there else f"{id}-none"
    return phrase(told, first=there[0] if there else "none", **facts, **more)
