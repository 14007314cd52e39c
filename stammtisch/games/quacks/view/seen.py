"""What a seat may see. Only a hand before all reveal together is secret."""

from __future__ import annotations

from typing import Any, Final

from ..cards.card import NO_CARD
from ..setup.figures import Reward
from ..setup.shared import QuacksSetup
from ..state.chips import CHIPS, COLOURS, NAMES
from ..state.player import HAND_WITH_CHIP, NOT_SAID, Player
from ..state.table import STAGES, Quacks
from .player import chip_counts, player_view, points_by_source
from .shop import shop_view
from .types import (
    BookChip,
    BookView,
    ChipFace,
    Costs,
    FortuneView,
    QuacksView,
    RewardView,
    ScoreTrack,
    Track,
)

PHASES: Final = ["fortune", "rats", "brew", "die", "chips", "score", "buy", "rubies"]
"""The phases that every round has, as a board shows them."""
MARGIN: Final = 2
LEAST_PIECE: Final = 12
FACES: Final = {
    chip.name: ChipFace(colour=COLOURS[chip.colour], value=int(chip.value)) for chip in CHIPS
}


def view(game: Quacks, seat: int | None) -> dict[str, Any]:
    """Built from what lies open; nobody's hand but one's own is told."""
    return {**table_view(game, game.setup, seat)}


def table_view(game: Quacks, setup: QuacksSetup, seat: int | None) -> QuacksView:
    """All that a board shows."""
    return QuacksView(
        round=int(game.number),
        rounds=int(setup.rounds),
        phase=STAGES[game.stage],
        phases=PHASES,
        scores=game.scores(),
        sources=[points_by_source(game, player) for player in game.players],
        starter=int(game.starter),
        together=game.together,
        test_tubes=setup.tubes,
        players=[player_view(game, seen_by(player, seat)) for player in game.players],
        fortune=fortune_view(game),
        cards_left=[setup.cards[number].name for number in sorted(game.deck.to_list())],
        books=books_view(game),
        supply=chip_counts(game.supply.to_list()),
        shop=shop_view(game, seat),
        track=track_view(setup),
        die=[reward_view(reward) for reward in setup.die],
        glasses=[reward_view(reward) for reward in setup.glasses] if setup.tubes else [],
        score_track=score_track(game),
        tails_after=setup.tails_after.copy(),
        lap=int(setup.lap),
        costs=Costs(droplet=int(setup.rubies_per_droplet), refill=int(setup.rubies_per_refill)),
        over=game.over,
        winners=game.winners() if game.over else [],
        hand=own_hand(game, seat),
        chips=FACES,
    )


def seen_by(player: Player, seat: int | None) -> Player:
    """Red chips that are placed in secret lie in the pot for their own seat alone."""
    return player.at_work() if player.seat == seat else player


def track_view(setup: QuacksSetup) -> Track:
    rubies = [space for space, ruby in enumerate(setup.ruby) if ruby]
    return Track(coins=setup.coins.copy(), points=setup.points.copy(), rubies=rubies)


def score_track(game: Quacks) -> ScoreTrack:
    """The piece of it on which all markers stand, with some room around them."""
    first = max(0, min(game.scores()) - MARGIN)
    leader = max(game.scores())
    last = max(leader, first + LEAST_PIECE) + MARGIN
    tails = game.setup.tails_between(first, last)
    return ScoreTrack(first=first, last=last, leader=leader, tails=tails)


def own_hand(game: Quacks, seat: int | None) -> str | None:
    """What this seat has already decided to show when all reveal together."""
    if seat is None or game.players[seat].hand == NOT_SAID:
        return None
    return "draw" if game.players[seat].hand == HAND_WITH_CHIP else "stop"


def reward_view(reward: Reward) -> RewardView:
    return RewardView(
        points=int(reward.points),
        rubies=int(reward.rubies),
        droplet=int(reward.droplet),
        chips=[NAMES[kind] for kind in reward.chips],
    )


def fortune_view(game: Quacks) -> FortuneView | None:
    if game.card is NO_CARD:
        return None
    figures = game.setup.cards_figures[game.card.number]
    return FortuneView(card=figures.name, colour=figures.colour)


def books_view(game: Quacks) -> list[BookView]:
    """Orange, green, blue, red, yellow, purple, black: the same order everywhere."""
    setup = game.setup
    return [
        BookView(
            colour=COLOURS[book.colour],
            book=book.name,
            power=book.power,
            from_round=setup.opens.get(book.colour, 1),
            open=setup.opens.get(book.colour, 1) <= game.number,
            chips=[
                BookChip(
                    chip=NAMES[buy.kind],
                    value=int(CHIPS[buy.kind].value),
                    price=int(buy.price),
                    left=int(game.left(buy.kind)),
                )
                for buy in setup.buys
                if buy.colour == book.colour
            ],
            rewards=[reward_view(reward) for reward in book.tiers],
        )
        for book in setup.books[1:]
    ]
