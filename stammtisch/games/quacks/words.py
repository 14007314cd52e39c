"""The fair in words: the round and its card, the pots, the market, the books."""

from __future__ import annotations

from stammtisch.core import Chapter, Phrase
from stammtisch.core.words import chapter, list_of, phrase

from .view.types import BookView, Landing, PlayerView, QuacksView, Shop


def words(view: QuacksView, seat: int | None) -> list[Chapter]:
    """One's own pot comes first of all pots."""
    pots = sorted(view["players"], key=lambda player: player["seat"] != seat)
    told = [round_chapter(view), *[pot_chapter(view, player) for player in pots]]
    if view["shop"] is not None:
        told.append(market_chapter(view["shop"]))
    return [*told, chapter(phrase("board-books"), *[book_line(book) for book in view["books"]])]


def round_chapter(view: QuacksView) -> Chapter:
    """How far the fair is, who begins, and the card that holds for all."""
    heading = phrase("table-round", round=view["round"], rounds=view["rounds"])
    lines = [] if view["winners"] else [phrase("words-phase", phase=view["phase"])]
    if view["round"] > 0:
        lines.append(phrase("event-started", seat=view["starter"]))
    if view["fortune"] is not None:
        card = view["fortune"]["card"]
        lines += [phrase("event-fortune-read", card=card), phrase(f"card-{card}-text")]
    for winner in view["winners"]:
        lines.append(phrase("words-won", seat=winner, points=view["scores"][winner]))
    return chapter(heading, *lines)


def pot_chapter(view: QuacksView, player: PlayerView) -> Chapter:
    seat = player["seat"]
    return chapter(
        phrase("words-pot", seat=seat),
        *brew_lines(player),
        *[landing_line(landing) for landing in player["landings"]],
        list_of("words-aside", "chips", chips_of(player["aside"])),
        phrase(
            "words-belongings",
            seat=seat,
            points=player["points"],
            rubies=player["rubies"],
            droplet=player["droplet"],
        ),
        phrase("words-flask", full="yes" if player["flask"] else "no"),
        phrase("event-rats-swam", seat=seat, tails=player["rats"]) if player["rats"] else None,
        phrase("event-tails-counted", seat=seat, tails=player["behind"])
        if player["behind"]
        else None,
        phrase("words-tubes", glass=player["glass"], count=len(view["glasses"]))
        if view["test_tubes"]
        else None,
        *bag_lines(player),
    )


def brew_lines(player: PlayerView) -> list[Phrase]:
    """What lies in the pot, what that pays, and how near it is to exploding."""
    pot = [phrase("words-chip", chip=one["chip"], space=one["space"]) for one in player["pot"]]
    if not pot:
        brews = player["state"] == "brewing"
        return [phrase("words-state", seat=player["seat"], state="brewing")] if brews else []
    scoring = player["scoring"]
    return [
        phrase("words-state", seat=player["seat"], state=player["state"]),
        phrase("words-chips", chips=pot),
        phrase(
            "words-scoring",
            coins=scoring["coins"],
            points=scoring["points"],
            rubies=int(scoring["ruby"]),
        ),
        phrase("words-whites", whites=player["whites"], limit=player["limit"]),
        *mark_lines(player),
    ]


def mark_lines(player: PlayerView) -> list[Phrase]:
    """What is remembered of this brew."""
    told = [phrase("board-doubled")] if player["doubled"] else []
    if player["insured_chips"]:
        told.append(phrase("event-insured", seat=player["seat"], chips=player["insured_chips"]))
    chance = player["chance"]
    if chance is not None:
        spent = "words-chance-spent" if chance["restarted"] else "words-chance"
        told.append(phrase(spent, placed=chance["placed"], safe=chance["safe"]))
    return told


def landing_line(landing: Landing) -> Phrase:
    """A chip that was drawn to look at, and what placing it would do."""
    if landing["explodes"]:
        return phrase("words-would-explode", chip=landing["chip"])
    paid = {"coins": landing["coins"], "points": landing["points"]}
    return phrase("words-would-pay", chip=landing["chip"], **paid)


def bag_lines(player: PlayerView) -> list[Phrase]:
    """What is in the bag could be counted out; a table may want it to be remembered."""
    kinds = [phrase("words-some", chip=one["chip"], count=one["count"]) for one in player["bag"]]
    told = list_of("words-count-bag", "chips", kinds)
    return [phrase("words-bag", bag=player["bag_count"]), *([told] if told else [])]


def market_chapter(shop: Shop) -> Chapter:
    """What can be bought with the coins at hand."""
    offers = [
        phrase("words-sale", chip=offer["chip"], price=offer["price"])
        for offer in shop["offers"]
        if offer["state"] == "open"
    ]
    return chapter(
        phrase("board-beat-e"),
        phrase("words-purse", coins=shop["coins"]),
        list_of("words-can-buy", "chips", offers) or phrase("words-buys-nothing"),
    )


def book_line(book: BookView) -> Phrase:
    """An ingredient: its prices, what it does, and from when on it can be had."""
    sales = [phrase("words-sale", chip=one["chip"], price=one["price"]) for one in book["chips"]]
    facts = {"ingredient": book["colour"], "power": book["power"]}
    if book["open"]:
        return phrase("words-book", chips=sales, **facts)
    return phrase("words-book-later", chips=sales, round=book["from_round"], **facts)


def chips_of(names: list[str]) -> list[Phrase]:
    return [phrase(f"chip-{name}") for name in names]
