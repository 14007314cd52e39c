"""What a seat may see. Only a hand before all reveal together is secret."""

from __future__ import annotations

from typing import Any, TypedDict

from stammtisch.core import Belief, Choice, Rng

from .chips import CHIPS, COLOURS, KINDS, NAMES
from .choices import DRAW_STOP, STOP, Buy
from .effects import NO_CARD
from .figures import GLASSES, Reward
from .gains import ROUNDS_AT
from .state import (
    BUY_STAGE,
    EMPTY_HAND,
    HAND_WITH_CHIP,
    NOT_SAID,
    SOURCES,
    STAGES,
    Player,
    Quacks,
)


class ChipCount(TypedDict):
    """So many chips of a kind."""

    chip: str
    count: int


class PotChip(TypedDict):
    """A chip in the pot and the space it lies on."""

    chip: str
    colour: str
    value: int
    space: int


class Space(TypedDict):
    """A space of the pot; `coins` is the number printed on it."""

    space: int
    coins: int
    points: int
    ruby: bool


class SourcePoints(TypedDict):
    """Points that came from one source."""

    source: str
    points: int


class RewardView(TypedDict):
    """What a die face or a glass gives."""

    points: int
    rubies: int
    droplet: int
    chips: list[str]


class PlayerView(TypedDict):
    """A seat's pot, bag and counters. `scoring` is what stopping now would bring."""

    seat: int
    points: int
    rubies: int
    flask: bool
    droplet: int
    glass: int
    tails: int
    rats: int
    start: int
    state: str
    ready: bool
    exploded: bool
    insured: bool
    insured_chips: int
    doubled: bool
    pot: list[PotChip]
    looked: list[str]
    aside: list[str]
    whites: int
    limit: int
    white_chips: list[int]
    can_flask: bool
    scoring: Space
    bag_count: int
    bag: list[ChipCount]
    coins: int
    bought: str | None
    sources: list[SourcePoints]
    rounds: list[int]


class BookChip(TypedDict):
    """A chip on sale: its price and how many the supply holds."""

    chip: str
    value: int
    price: int
    left: int


class BookView(TypedDict):
    """An ingredient book. `power` names the text of what its chips do."""

    colour: str
    book: str
    power: str
    from_round: int
    open: bool
    chips: list[BookChip]


class Offer(TypedDict):
    """A chip at the market for this seat: `state` is open, dear, locked, sold_out or colour.

    `pairs` lists what may be bought together with it; answer in the order of the offers.
    """

    chip: str
    price: int
    coins_after: int
    state: str
    pairs: list[str]


class Shop(TypedDict):
    """The market as this seat's purse sees it."""

    coins: int
    first: str | None
    offers: list[Offer]


class FortuneView(TypedDict):
    """The fortune card of this round."""

    card: str
    colour: str


class QuacksView(TypedDict):
    """All of the table."""

    round: int
    rounds: int
    stage: str
    starter: int
    together: bool
    test_tubes: bool
    players: list[PlayerView]
    fortune: FortuneView | None
    cards_left: list[str]
    books: list[BookView]
    supply: list[ChipCount]
    shop: Shop | None
    track: list[Space]
    die: list[RewardView]
    glasses: list[RewardView]
    tails_after: list[int]
    over: bool
    winners: list[int]
    hand: str | None


def view(game: Quacks, seat: int | None) -> dict[str, Any]:
    """Built from what lies open; nobody's hand but one's own is told."""
    setup = game.setup
    seen = QuacksView(
        round=int(game.number),
        rounds=int(setup.rounds),
        stage=STAGES[game.stage],
        starter=int(game.starter),
        together=game.together,
        test_tubes=setup.tubes,
        players=[player_view(game, player) for player in game.players],
        fortune=fortune_view(game),
        cards_left=[setup.cards[number].name for number in sorted(game.deck.to_list())],
        books=books_view(game),
        supply=chip_counts(game.supply.to_list()),
        shop=shop_view(game, seat),
        track=[space_view(game, space) for space in range(len(setup.coins))],
        die=[reward_view(reward) for reward in setup.die],
        glasses=[reward_view(reward) for reward in setup.glasses] if setup.tubes else [],
        tails_after=setup.tails_after.copy(),
        over=game.over,
        winners=game.winners() if game.over else [],
        hand=own_hand(game, seat),
    )
    return {**seen}


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
        rats=int(player.rats),
        start=int(player.start),
        state=state_of(player),
        ready=player.hand != NOT_SAID,
        exploded=player.exploded,
        insured=player.insured,
        insured_chips=int(player.window),
        doubled=player.doubled,
        pot=pot_view(player),
        looked=[NAMES[kind] for kind in player.looked.to_list()],
        aside=[NAMES[kind] for kind in player.aside.to_list()],
        whites=int(player.whites),
        limit=int(player.limit),
        white_chips=[int(CHIPS[k].value) for k in player.pot.to_list() if CHIPS[k].colour == 0],
        can_flask=player.brewing and player.flask and player.fresh_white,
        scoring=space_view(game, int(game.scoring(player))),
        bag_count=int(player.bag.n),
        bag=chip_counts(player.bag.counts(KINDS)),
        coins=int(player.coins),
        bought=None if player.bought < 0 else NAMES[player.bought],
        sources=source_points(player),
        rounds=[int(player.tally.at(ROUNDS_AT + number)) for number in range(game.setup.rounds)],
    )


def state_of(player: Player) -> str:
    """`brewing`, `stopped` or `exploded`."""
    if player.brewing:
        return "brewing"
    return "exploded" if player.exploded else "stopped"


def source_points(player: Player) -> list[SourcePoints]:
    return [
        SourcePoints(source=source, points=int(player.tally.at(place)))
        for place, source in enumerate(SOURCES)
    ]


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
        )
        for book in setup.books[1:]
    ]


def shop_view(game: Quacks, seat: int | None) -> Shop | None:
    """Only while there is something to buy for this seat."""
    if seat is None or game.stage != BUY_STAGE or game.players[seat].coins == 0:
        return None
    player = game.players[seat]
    return Shop(
        coins=int(player.coins),
        first=None if player.bought < 0 else NAMES[player.bought],
        offers=[offer_view(game, player, buy) for buy in game.setup.buys],
    )


def offer_view(game: Quacks, player: Player, buy: Buy) -> Offer:
    state = offer_state(game, player, buy)
    return Offer(
        chip=NAMES[buy.kind],
        price=int(buy.price),
        coins_after=int(player.coins - buy.price),
        state=state,
        pairs=[NAMES[other.kind] for other in game.setup.buys if pairs(game, player, buy, other)]
        if state == "open" and player.bought < 0
        else [],
    )


def offer_state(game: Quacks, player: Player, buy: Buy) -> str:
    if game.is_closed(buy.kind):
        return "locked"
    if game.is_sold_out(buy.kind):
        return "sold_out"
    if player.bought >= 0 and not in_second_offer(game, player, buy):
        return "colour" if buy.colour == CHIPS[player.bought].colour else "dear"
    return "open" if buy.price <= player.coins else "dear"


def in_second_offer(game: Quacks, player: Player, buy: Buy) -> bool:
    first = CHIPS[player.bought]
    return buy in game.shelf.second(first.kind, first.colour, player.coins)


def pairs(game: Quacks, player: Player, buy: Buy, other: Buy) -> bool:
    """Whether the purse pays for both, in the order of the offers."""
    first, second = (buy, other) if buy.kind < other.kind else (other, buy)
    if first.price > player.coins or first not in game.shelf.buys or game.setup.purchases < 2:
        return False
    left = player.coins - first.price
    return second in game.shelf.second(first.kind, first.colour, left)


def imagine(game: Quacks, seat: int, rng: Rng, belief: Belief | None) -> Quacks:
    """Only the hands that others have not shown yet are dealt anew."""
    imagined = game.copy()
    for player in imagined.players:
        if player.seat != seat and player.hand != NOT_SAID:
            choice = guess(imagined, int(player.seat), rng, belief)
            player.hand = EMPTY_HAND if choice is STOP else HAND_WITH_CHIP
    return imagined


def guess(game: Quacks, seat: int, rng: Rng, belief: Belief | None) -> Choice:
    """A hand that the table would allow; one that had to draw has a chip."""
    player = game.players[seat]
    must = player.must_draw and not game.setup.may_stop_at_once
    options = [choice for choice in DRAW_STOP if game.can_draw(player) or choice is STOP]
    if must:
        return DRAW_STOP[0]
    if belief is not None:
        return belief(game, seat, options, rng)
    return options[rng.below(len(options))]


assert len(NAMES) == KINDS
assert GLASSES > 1
