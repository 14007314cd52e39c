"""What a seat may see. Only a hand before all reveal together is secret."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.core import Belief, Choice, Rng

from .chips import CHIPS, COLOURS, KINDS, NAMES, WHITE
from .choices import DRAW_STOP, STOP
from .effects import NO_CARD
from .figures import LAST_SPACE, Reward
from .landing_view import landings_view
from .player import EMPTY_HAND, HAND_WITH_CHIP, NOT_SAID, Player
from .setup import QuacksSetup
from .shop_view import shop_view
from .state import BREW_STAGE, END_STAGE, SOURCES, STAGES, Quacks
from .view_types import (
    BookChip,
    BookView,
    ChipCount,
    Costs,
    FortuneView,
    PlayerView,
    PotChip,
    QuacksView,
    RewardView,
    Space,
    Track,
)

PHASES: Final = ["fortune", "rats", "brew", "die", "chips", "score", "buy", "rubies"]
"""The phases that every round has, as a board shows them."""


def view(game: Quacks, seat: int | None) -> dict[str, Any]:
    """Built from what lies open; nobody's hand but one's own is told."""
    setup = game.setup
    seen = QuacksView(
        round=int(game.number),
        rounds=int(setup.rounds),
        phase=STAGES[game.stage],
        phases=PHASES,
        scores=game.scores(),
        sources=[points_by_source(game, player) for player in game.players],
        starter=int(game.starter),
        together=game.together,
        test_tubes=setup.tubes,
        players=[player_view(game, player) for player in game.players],
        fortune=fortune_view(game),
        cards_left=[setup.cards[number].name for number in sorted(game.deck.to_list())],
        books=books_view(game),
        supply=chip_counts(game.supply.to_list()),
        shop=shop_view(game, seat),
        track=track_view(setup),
        die=[reward_view(reward) for reward in setup.die],
        glasses=[reward_view(reward) for reward in setup.glasses] if setup.tubes else [],
        tails_after=setup.tails_after.copy(),
        lap=int(setup.lap),
        costs=Costs(droplet=int(setup.rubies_per_droplet), refill=int(setup.rubies_per_refill)),
        over=game.over,
        winners=game.winners() if game.over else [],
        hand=own_hand(game, seat),
    )
    return {**seen}


def track_view(setup: QuacksSetup) -> Track:
    rubies = [space for space, ruby in enumerate(setup.ruby) if ruby]
    return Track(coins=setup.coins.copy(), points=setup.points.copy(), rubies=rubies)


def own_hand(game: Quacks, seat: int | None) -> str | None:
    """What this seat has already decided to show when all reveal together."""
    if seat is None or game.players[seat].hand == NOT_SAID:
        return None
    return "draw" if game.players[seat].hand == HAND_WITH_CHIP else "stop"


def player_view(game: Quacks, player: Player) -> PlayerView:
    return PlayerView(
        seat=int(player.seat),
        points=int(player.points),
        rubies=int(player.rubies),
        flask=player.flask,
        droplet=int(player.droplet),
        glass=int(player.glass),
        tails=int(player.tails),
        behind=int(game.setup.tails(max(game.scores())) - game.setup.tails(player.points)),
        rats=int(player.rats),
        start=int(player.start),
        state=state_of(player),
        ready=player.hand != NOT_SAID,
        exploded=player.exploded,
        insured=player.insured,
        insured_chips=int(player.window),
        pot=pot_view(player),
        looked=[NAMES[kind] for kind in player.looked.to_list()],
        landings=landings_view(game, player),
        aside=[NAMES[kind] for kind in player.aside.to_list()],
        whites=sum(white_chips(player)),
        limit=int(player.limit),
        white_chips=white_chips(player),
        can_flask=player.brewing and player.flask and player.fresh_white,
        scoring=space_view(game, scoring_space(game, player)),
        bag_count=int(player.bag.n),
        bag=chip_counts(player.bag.counts(KINDS)),
        coins=int(player.coins),
        rounds=points_by_round(game, player),
    )


def white_chips(player: Player) -> list[int]:
    """The values of the white chips in the pot."""
    chips = [CHIPS[kind] for kind in player.pot.to_list()]
    return [int(chip.value) for chip in chips if chip.colour == WHITE]


def scoring_space(game: Quacks, player: Player) -> int:
    """Between two brews the pot is empty, and the next one begins at the droplet and the rats."""
    if BREW_STAGE <= game.stage < END_STAGE:
        return int(game.scoring(player))
    return min(int(player.droplet + player.rats), LAST_SPACE - 1) + 1


def state_of(player: Player) -> str:
    """`brewing`, `stopped` or `exploded`."""
    if player.brewing:
        return "brewing"
    return "exploded" if player.exploded else "stopped"


def points_by_source(game: Quacks, player: Player) -> dict[str, int]:
    """Where the points came from; what brought none is left out."""
    first = game.tally_of(player)
    tally = [game.tally.at(first + place) for place in range(len(SOURCES))]
    return {source: tally[place] for place, source in enumerate(SOURCES) if tally[place] > 0}


def points_by_round(game: Quacks, player: Player) -> list[int]:
    """The points of the rounds that are over, and of this one so far."""
    first = game.tally_of(player) + len(SOURCES)
    rounds = [int(game.tally.at(first + number)) for number in range(game.setup.rounds)]
    if game.number > 0:
        rounds[game.number - 1] = int(player.points - player.points_before)
    return rounds[: int(game.number)]


def pot_view(player: Player) -> list[PotChip]:
    return [
        PotChip(
            chip=NAMES[kind],
            colour=COLOURS[CHIPS[kind].colour],
            value=int(CHIPS[kind].value),
            space=space,
        )
        for kind, space in zip(player.pot.to_list(), player.places.to_list(), strict=True)
    ]


def space_view(game: Quacks, space: int) -> Space:
    setup = game.setup
    return Space(
        space=space, coins=setup.coins[space], points=setup.points[space], ruby=setup.ruby[space]
    )


def reward_view(reward: Reward) -> RewardView:
    return RewardView(
        points=int(reward.points),
        rubies=int(reward.rubies),
        droplet=int(reward.droplet),
        chips=[NAMES[kind] for kind in reward.chips],
    )


def chip_counts(counts: list[int]) -> list[ChipCount]:
    return [ChipCount(chip=NAMES[kind], count=n) for kind, n in enumerate(counts) if n > 0]


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


def imagine(game: Quacks, seat: int, rng: Rng, belief: Belief | None) -> Quacks:
    """Only the hands that others have not shown yet are dealt anew."""
    imagined = game.copy()
    for player in imagined.players:
        if player.seat != seat and player.hand != NOT_SAID:
            choice = guess(imagined, int(player.seat), rng, belief)
            player.hand = EMPTY_HAND if choice is STOP else HAND_WITH_CHIP
    return imagined


def guess(game: Quacks, seat: int, rng: Rng, belief: Belief | None) -> Choice:
    """A hand that the table would allow."""
    player = game.players[seat]
    options = [choice for choice in DRAW_STOP if game.can_draw(player) or choice is STOP]
    if belief is not None:
        return belief(game, seat, options, rng)
    return options[rng.below(len(options))]
