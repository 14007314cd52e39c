"""One seat's pot, bag and counters, as everybody sees them."""

from __future__ import annotations

from itertools import accumulate

from ..state.chips import CHIPS, COLOURS, KINDS, NAMES, WHITE
from ..state.player import NOT_SAID, Player
from ..state.table import BREW_STAGE, END_STAGE, RUBIES_STAGE, SOURCES, Quacks
from .landing import landings_view
from .types import ChanceView, ChipCount, PlayerView, PotChip, PotView, Space


def player_view(game: Quacks, player: Player) -> PlayerView:
    ahead = game.setup.tails_between(player.points, max(game.scores()))
    return {
        **brew_view(game, player),
        "seat": int(player.seat),
        "points": int(player.points),
        "rubies": int(player.rubies),
        "flask": player.flask,
        "droplet": int(player.droplet),
        "glass": int(player.glass),
        "tails": int(player.tails),
        "behind": len(ahead),
        "tails_ahead": ahead,
        "rats": int(player.rats),
        "start": int(player.start),
        "bag_count": int(player.bag.n),
        "bag": chip_counts(player.bag.counts(KINDS)),
        "coins": int(player.coins),
        "rounds": points_by_round(game, player),
    }


def brew_view(game: Quacks, player: Player) -> PotView:
    return PotView(
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
        limit=int(game.limit(player)),
        white_chips=white_chips(player),
        white_sums=[*accumulate(white_chips(player))],
        can_flask=player.brewing and player.flask and player.fresh_white,
        scoring=space_view(game, scoring_space(game, player)),
        last_scoring=last_scoring(game, player),
        doubled=player.doubled,
        chance=chance_view(game, player),
        stirred=player.stirred,
    )


def white_chips(player: Player) -> list[int]:
    """The values of the white chips in the pot."""
    chips = [CHIPS[kind] for kind in player.pot.to_list()]
    return [int(chip.value) for chip in chips if chip.colour == WHITE]


def scoring_space(game: Quacks, player: Player) -> int:
    """Between two brews the pot is empty; the next one begins at the droplet, or at new rats."""
    if game.number == game.setup.rounds and game.stage == RUBIES_STAGE:
        return int(game.scoring(player))
    if BREW_STAGE <= game.stage <= END_STAGE:
        return int(game.scoring(player))
    return int(player.droplet if game.stage == RUBIES_STAGE else player.start_space()) + 1


def last_scoring(game: Quacks, player: Player) -> Space | None:
    """The scoring space of the pot brewed last, which stays known when the pot is emptied."""
    if game.number == 0 or (game.number == 1 and game.stage < BREW_STAGE):
        return None
    return space_view(game, int(game.scoring(player)))


def chance_view(game: Quacks, player: Player) -> ChanceView | None:
    """How far this pot is with A Second Chance."""
    if game.card.safe_chips == 0:
        return None
    return ChanceView(
        placed=int(player.placed), safe=int(game.card.safe_chips), restarted=player.restarted
    )


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
            space=int(player.places.at(place)),
            strong=place == player.strong_at,
        )
        for place, kind in enumerate(player.pot.to_list())
    ]


def space_view(game: Quacks, space: int) -> Space:
    setup = game.setup
    return Space(
        space=space, coins=setup.coins[space], points=setup.points[space], ruby=setup.ruby[space]
    )


def chip_counts(counts: list[int]) -> list[ChipCount]:
    return [ChipCount(chip=NAMES[kind], count=n) for kind, n in enumerate(counts) if n > 0]
