"""Harvesting and storing tokens, and the offer of what does not fit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Facts, Step

from .. import events
from ..choices import LEAVE_REST, OFFER_MADE, OFFERS, OFFERS_OR_MADE, TAKES, KindChoice
from ..state.table import BeerAndBread, village_of
from ..state.tokens import WATER, choosable, count, heap, least, lowest_kind, single, total
from ..state.village import Village


def within_reach(game: BeerAndBread, village: Village) -> i64:
    """What could be harvested now: fields and river, and what an upgrade adds from the supply."""
    return game.fields + (game.supply & village.from_supply)


def harvestable(game: BeerAndBread, village: Village, wanted: i64) -> i64:
    """Of the tokens wanted, as many as there are."""
    return least(within_reach(game, village), wanted)


def share_of_fields(game: BeerAndBread, gained: i64) -> i64:
    """What of a harvest comes from fields and river; only the rest comes from the supply."""
    return least(game.fields, gained)


def take(game: BeerAndBread, seat: i64, wanted: i64, why: str) -> None:
    """Harvest tokens into the storage, where they may be too many for a while."""
    village = village_of(game, seat)
    gained = harvestable(game, village, wanted)
    from_fields = share_of_fields(game, gained)
    game.fields -= from_fields
    game.supply -= gained - from_fields
    village.storage += gained
    if game.news is not None and gained != 0:
        game.tell(events.harvested(seat, why, from_fields, gained - from_fields))


def store(game: BeerAndBread, seat: i64) -> None:
    """If the tokens do not fit, the player chooses which to keep and must offer the rest."""
    village = village_of(game, seat)
    if village.excess(village.storage) <= 0:
        stored(game)
        return
    game.chosen = 0
    game.from_kind = 0
    choose_offer(game, seat)


def stored(game: BeerAndBread) -> None:
    """Once a harvest is complete, the one that waits for it follows.

    After a harvest action that is water for the other player, after the seeding the second village.
    """
    if game.follow != 0:
        wanted = game.follow
        game.follow = 0
        take(game, game.follower, wanted, "sow" if game.turn == 0 else "follow")
        store(game, game.follower)


def may_offer(game: BeerAndBread, village: Village) -> i64:
    """The tokens to choose from: water in water cells stays, unless one may keep fewer."""
    tokens = village.storage
    if not game.setup.keep_fewer and village.water_cells > 0:
        tokens -= village.in_water_cells(tokens)
    return tokens - game.chosen


def offer_bits(game: BeerAndBread, village: Village) -> i64:
    """The kinds that may be offered next."""
    if not game.setup.keep_fewer:
        return choosable(may_offer(game, village), game.from_kind, game.left)
    return fewer_bits(game, village)


def fewer_bits(game: BeerAndBread, village: Village) -> i64:
    """README#ruling-overflow_keep: any kind from here on with which the rest can still fit."""
    bits: i64 = 0
    later: i64 = 0
    tokens = may_offer(game, village)
    for kind in range(4, game.from_kind - 1, -1):
        later += heap(kind, count(tokens, kind))
        if count(tokens, kind) > 0 and village.excess(village.storage - game.chosen - later) <= 0:
            bits |= 1 << kind
    return bits


def choose_offer(game: BeerAndBread, seat: i64) -> None:
    """Ask for the next token, where there is a choice; in the end, make the offer."""
    village = village_of(game, seat)
    game.left = village.excess(village.storage - game.chosen)
    while game.left > 0:
        game.bits = offer_bits(game, village)
        if not single(game.bits):
            game.ask(CHOOSE_OFFER[seat])
            return
        add_to_offer(game, lowest_kind(game.bits))
        game.left = village.excess(village.storage - game.chosen)
    if game.setup.keep_fewer:
        offer_more(game, seat)
    else:
        make_offer(game, seat)


def offer_more(game: BeerAndBread, seat: i64) -> None:
    """README#ruling-overflow_keep: ask whether to keep even fewer, while there is anything."""
    game.bits = offer_bits(game, village_of(game, seat))
    if game.bits != 0:
        game.ask(CHOOSE_OFFER[seat])
    else:
        make_offer(game, seat)


def add_to_offer(game: BeerAndBread, kind: i64) -> None:
    game.chosen += heap(kind, 1)
    game.from_kind = kind


class ChooseOffer(Step):
    """Which tokens do you not keep? One after the other, in the order of the kinds."""

    def options(self, game: BeerAndBread) -> list[Choice]:
        return OFFERS[game.bits] if game.left > 0 else OFFERS_OR_MADE[game.bits]

    def answer(self, game: BeerAndBread, choice: Choice) -> None:
        if choice is OFFER_MADE:
            make_offer(game, self.seat)
            return
        assert isinstance(choice, KindChoice)
        add_to_offer(game, choice.kind)
        choose_offer(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        return {"left": int(game.left), "chosen": int(total(game.chosen))}


def make_offer(game: BeerAndBread, seat: i64) -> None:
    """Offer the tokens to the other player, who may take what fits into free cells."""
    village = village_of(game, seat)
    village.storage -= game.chosen
    game.offer = game.chosen
    game.chosen = 0
    game.from_kind = 0
    if game.news is not None:
        game.tell(events.offered(seat, game.offer))
    accept_more(game, 1 - seat)


def take_bits(game: BeerAndBread, village: Village) -> i64:
    """The kinds of which one more may be taken, in the order of the kinds."""
    kept = village.storage + game.chosen
    if village.excess(kept) < 0:
        return choosable(game.offer - game.chosen, game.from_kind, 1)
    if village.excess(kept + heap(WATER, 1)) > 0:
        return 0
    return choosable(game.offer - game.chosen, game.from_kind, 1) & 1


def accept_more(game: BeerAndBread, seat: i64) -> None:
    """While something on offer still fits, ask; then settle."""
    game.bits = take_bits(game, village_of(game, seat))
    if game.bits != 0:
        game.interrupt(ACCEPT_OFFER[seat])
    else:
        settle_offer(game, seat)


class AcceptOffer(Step):
    """Which of the offered tokens do you take? Nothing of your own may make room for them."""

    def options(self, game: BeerAndBread) -> list[Choice]:
        return TAKES[game.bits]

    def answer(self, game: BeerAndBread, choice: Choice) -> None:
        if choice is LEAVE_REST:
            settle_offer(game, self.seat)
            return
        assert isinstance(choice, KindChoice)
        game.chosen += heap(choice.kind, 1)
        game.from_kind = choice.kind
        accept_more(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        facts: Facts = {"giver_seat": 1 - int(self.seat), "taken": int(total(game.chosen))}
        return events.with_tokens(facts, game.offer - game.chosen)


def settle_offer(game: BeerAndBread, seat: i64) -> None:
    """What was taken is stored; what was refused goes to the supply, not back to the fields."""
    refused = game.offer - game.chosen
    village_of(game, seat).storage += game.chosen
    game.supply += refused
    if game.news is not None:
        if game.chosen != 0:
            game.tell(events.accepted(seat, game.chosen))
        if refused != 0:
            game.tell(events.returned(refused))
    game.offer = 0
    game.chosen = 0
    stored(game)


CHOOSE_OFFER: Final = [ChooseOffer(seat) for seat in range(2)]
ACCEPT_OFFER: Final = [AcceptOffer(seat) for seat in range(2)]
