"""The shape of what a seat sees: the board's types are made from these."""

from __future__ import annotations

from typing import TypedDict


class ChipCount(TypedDict):
    """So many chips of a kind."""

    chip: str
    count: int


class PotChip(TypedDict):
    """A chip in the pot and the space it lies on; `strong`: a Strong Ingredient, without action."""

    chip: str
    colour: str
    value: int
    space: int
    strong: bool


class Space(TypedDict):
    """A space of the pot; `coins` is the number printed on it."""

    space: int
    coins: int
    points: int
    ruby: bool


class Track(TypedDict):
    """The 54 spaces of a pot by their index: numbers, points, and the spaces with a ruby."""

    coins: list[int]
    points: list[int]
    rubies: list[int]


class ScoreTrack(TypedDict):
    """A piece of the score track: from where to where, and after which points a rat tail hangs."""

    first: int
    last: int
    leader: int
    tails: list[int]


class RewardView(TypedDict):
    """What a die face or a glass gives."""

    points: int
    rubies: int
    droplet: int
    chips: list[str]


class Landing(TypedDict):
    """A chip that was drawn to look at: the scoring space and the white sum if it were placed."""

    chip: str
    space: int
    coins: int
    points: int
    ruby: bool
    whites: int
    explodes: bool


class ChanceView(TypedDict):
    """A Second Chance: `placed` chips of those that are `safe`; a restart is had once."""

    placed: int
    safe: int
    restarted: bool


class PotView(TypedDict):
    """A seat's pot.

    `scoring` is what stopping now would bring, `last_scoring` what the pot brewed last brought: the
    fuller one breaks a tie. `doubled`: the next chip moves twice its number. `stirred`: the first
    white chip of a Well Stirred round is behind.
    """

    state: str
    ready: bool
    exploded: bool
    insured: bool
    insured_chips: int
    pot: list[PotChip]
    looked: list[str]
    landings: list[Landing]
    aside: list[str]
    whites: int
    limit: int
    white_chips: list[int]
    white_sums: list[int]
    can_flask: bool
    scoring: Space
    last_scoring: Space | None
    doubled: bool
    chance: ChanceView | None
    stirred: bool


class PlayerView(PotView):
    """A seat's pot, bag and counters.

    `rounds` are the points of each round so far, `behind` the rat tails that lie between this
    player and the leader now, `tails_ahead` where they hang, `tails` those of this round.
    """

    seat: int
    points: int
    rubies: int
    flask: bool
    droplet: int
    glass: int
    tails: int
    behind: int
    tails_ahead: list[int]
    rats: int
    start: int
    bag_count: int
    bag: list[ChipCount]
    coins: int
    rounds: list[int]


class BookChip(TypedDict):
    """A chip on sale: its price and how many the supply holds."""

    chip: str
    value: int
    price: int
    left: int


class BookView(TypedDict):
    """An ingredient book. `power` names the text of what its chips do.

    `rewards` are what one, two, three of its chips bring, where the book says so.
    """

    colour: str
    book: str
    power: str
    from_round: int
    open: bool
    chips: list[BookChip]
    rewards: list[RewardView]


class ChipOffer(TypedDict):
    """A chip at the market for this seat: `state` is open, dear, locked, sold_out or colour.

    `pairs` lists what may be bought together with it, before or after, with the price
    of both and the coins that are left then; `apart` lists what its colour keeps from the basket.
    """

    chip: str
    price: int
    coins_after: int
    state: str
    pairs: list[str]
    pair_prices: list[int]
    pair_coins_after: list[int]
    apart: list[str]


class Shop(TypedDict):
    """The market as this seat's purse sees it."""

    coins: int
    first: str | None
    offers: list[ChipOffer]


class FortuneView(TypedDict):
    """The fortune card of this round."""

    card: str
    colour: str


class ChipFace(TypedDict):
    """What is on a chip."""

    colour: str
    value: int


class Costs(TypedDict):
    """What the end of a round costs in rubies."""

    droplet: int
    refill: int


class QuacksView(TypedDict):
    """All of the table."""

    round: int
    rounds: int
    phase: str
    phases: list[str]
    scores: list[int]
    sources: list[dict[str, int]]
    starter: int
    together: bool
    test_tubes: bool
    players: list[PlayerView]
    fortune: FortuneView | None
    cards_left: list[str]
    books: list[BookView]
    supply: list[ChipCount]
    shop: Shop | None
    track: Track
    die: list[RewardView]
    glasses: list[RewardView]
    score_track: ScoreTrack
    tails_after: list[int]
    lap: int
    costs: Costs
    over: bool
    winners: list[int]
    hand: str | None
    chips: dict[str, ChipFace]
