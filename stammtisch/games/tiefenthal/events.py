"""What the table tells. Nothing is secret but the order of piles, which no event reveals."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Event

from .choices import Place, Use, card_facts, guest_facts
from .setup.cards import Bonus, Card
from .setup.entertainers import Side
from .setup.start_cards import StartCard
from .setup.tiles import TILES
from .state.tavern import Tavern


def mug_taken(seat: i64) -> Event:
    return Event("mug_taken", {"seat": seat})


def guest_revealed(card: Card, place: i64) -> Event:
    """A guest is open to all; place 0 is that of the stack."""
    return Event("guest_revealed", {"place": int(place), **guest_facts(card)})


def evening_began(round: i64, mug: i64) -> Event:
    return Event("evening_began", {"round": round, "seat": mug})


def gift_chosen(seat: i64, word: str) -> Event:
    """Of the round track's two bonuses."""
    return Event("gift_chosen", {"seat": seat, "gift": word})


def counter_guest_came(seat: i64) -> Event:
    return Event("counter_guest_came", {"seat": seat})


def tile_turned(seat: i64, tile: i64) -> Event:
    """For nothing."""
    return Event("tile_turned", {"seat": seat, "tile": TILES[tile]})


def card_gained(seat: i64, card: Card) -> Event:
    """A card lies on top of a player's pile that was not bought or recruited."""
    return Event("card_gained", {"seat": seat, **card_facts(card)})


def own_die_rolled(seat: i64, face: i64) -> Event:
    return Event("own_die_rolled", {"seat": seat, "die": face})


def white_dice_rolled(seat: i64, faces: list[int]) -> Event:
    """All dice on the seat's coaster lie."""
    return Event("white_dice_rolled", {"seat": seat, "dice": " ".join([str(f) for f in faces])})


def shuffled(seat: i64) -> Event:
    """The discard pile becomes the draw pile."""
    return Event("shuffled", {"seat": seat})


def came_in(tavern: Tavern, card: Card) -> Event:
    """A card is turned up; `place` is its seat at the tables, 0 beside the tavern."""
    place = int(tavern.seated.n) if card.die > 0 else 0
    if card.sort == "noble":
        place = int(tavern.noble_place) + 1
    return Event("came_in", {"seat": tavern.seat, "place": place, **card_facts(card)})


def redrawn(seat: i64) -> Event:
    """A counter guest went home, and all cards of the evening with him."""
    return Event("redrawn", {"seat": seat})


def die_taken(seat: i64, face: i64) -> Event:
    return Event("die_taken", {"seat": seat, "die": face})


def coasters_passed() -> Event:
    return Event("coasters_passed")


def turn_began(tavern: Tavern) -> Event:
    facts: dict[str, int | str] = {
        "seat": tavern.seat,
        "thalers": tavern.thalers,
        "beers": tavern.beers,
    }
    return Event("turn_began", facts)


def used(seat: i64, use: Use, goods: str, amount: i64) -> Event:
    """A die was used; `goods` are `thalers`, `beers` or `steps`."""
    return Event("used", {"seat": seat, **use.facts, "goods": goods, "amount": amount})


def forgone(seat: i64, face: i64) -> Event:
    return Event("forgone", {"seat": seat, "die": face})


def moved(seat: i64, position: i64) -> Event:
    """One step at the monastery."""
    return Event("moved", {"seat": seat, "position": position})


def bonus_used(seat: i64, bonus: Bonus) -> Event:
    """Thalers or steps of a bonus."""
    return Event("bonus_used", {"seat": seat, **bonus.facts()})


def bonus_lapsed(seat: i64, bonus: Bonus) -> Event:
    """Nothing is left of what it brings, or nobody is seated."""
    return Event("bonus_lapsed", {"seat": seat, **bonus.facts()})


def declined(seat: i64) -> Event:
    return Event("declined", {"seat": seat})


def refused(seat: i64, place: i64, card: Card) -> Event:
    """A card is out of the game."""
    return Event("refused", {"seat": seat, "place": int(place) + 1, **card_facts(card)})


def bought(seat: i64, card: Card) -> Event:
    return Event("bought", {"seat": seat, "card": card.name, "price": card.price})


def upgraded(seat: i64, tile: i64, price: i64, given: i64) -> Event:
    facts: dict[str, int | str] = {"seat": seat, "tile": TILES[tile], "price": price}
    return Event("upgraded", {**facts, "count": given})


def recruited(seat: i64, card: Card) -> Event:
    return Event("recruited", {"seat": seat, **guest_facts(card)})


def guest_given(seat: i64, card: Card) -> Event:
    """The guest of the round track, for nothing."""
    return Event("guest_given", {"seat": seat, **guest_facts(card)})


def nobles_taken(seat: i64, count: i64, beers: i64) -> Event:
    return Event("nobles_taken", {"seat": seat, "count": count, "beers": beers})


def counter_guest_sent(seat: i64) -> Event:
    return Event("counter_guest_sent", {"seat": seat})


def turn_closed(tavern: Tavern, thalers: i64, beers: i64, dice: i64) -> Event:
    """What is kept, and what is lost."""
    facts: dict[str, int | str] = {
        "seat": tavern.seat,
        "thalers": tavern.thalers,
        "beers": tavern.beers,
        "lost_thalers": thalers,
        "lost_beers": beers,
        "lost_dice": dice,
    }
    return Event("turn_closed", facts)


def taverns_closed(round: i64) -> Event:
    return Event("taverns_closed", {"round": round})


def counted(seat: i64, points: i64, stored: i64) -> Event:
    return Event("counted", {"seat": seat, "points": points, "stored": stored})


def won(seat: i64, points: i64) -> Event:
    return Event("won", {"seat": seat, "points": points})


def schnapps_poured(seat: i64, count: i64) -> Event:
    """What the moon has passed."""
    return Event("schnapps_poured", {"seat": seat, "count": count})


def entertainer_came(seat: i64, side: Side) -> Event:
    """With this side up, for good."""
    return Event("entertainer_came", {"seat": seat, **side.facts()})


def drunk(seat: i64, side: Side) -> Event:
    """Schnapps was paid for what the entertainer does."""
    return Event("drunk", {"seat": seat, **side.facts()})


def rolled_again(seat: i64, before: i64, face: i64) -> Event:
    return Event("rolled_again", {"seat": seat, "before": before, "die": face})


def die_placed(seat: i64, place: Place, help: i64) -> Event:
    """A die lies on a space, with so many dishwashers."""
    return Event("die_placed", {"seat": seat, **place.facts, "dishwashers": help})


def dice_left(seat: i64, face: i64) -> Event:
    """Dice of this number that lie nowhere."""
    return Event("dice_left", {"seat": seat, "die": face})


def reputation_counted(seat: i64, thalers: i64, beers: i64, steps: i64) -> Event:
    """What the plan would bring, and the steps that follow from it."""
    facts: dict[str, int | str] = {"seat": seat, "thalers": thalers, "beers": beers}
    return Event("reputation_counted", {**facts, "steps": steps})


def renowned(seat: i64, position: i64) -> Event:
    """One step of reputation."""
    return Event("renowned", {"seat": seat, "position": position})


def start_card_dealt(seat: i64, card: StartCard) -> Event:
    """The others only see that there is one more."""
    twin = Event("start_card_laid", {"seat": seat})
    return Event(
        "start_card_dealt", {"seat": seat, **card.facts()}, audience=[int(seat)], twin=twin
    )


def start_card_kept(seat: i64, card: StartCard) -> Event:
    """The others only see that the choice is made."""
    twin = Event("start_card_chosen", {"seat": seat})
    return Event("start_card_kept", {"seat": seat, **card.facts()}, audience=[int(seat)], twin=twin)


def start_card_revealed(seat: i64, card: StartCard) -> Event:
    return Event("start_card_revealed", {"seat": seat, **card.facts()})


def signed(seat: i64, line: str, count: i64) -> Event:
    """A line of the guest book, and how many are signed now."""
    return Event("signed", {"seat": seat, "line": line, "count": count})
