"""The windmill phase: it goes to the player with fewer tokens, and the year ends."""

from __future__ import annotations

from mypy_extensions import i64

from .. import events
from ..setup.shared import LAST_YEAR
from ..state.score_pad import result_of, totals_of
from ..state.table import BeerAndBread, village_of
from ..state.tokens import total
from ..state.village import Village
from .deck import put_on_discard


def pass_windmill(game: BeerAndBread) -> None:
    """The year is over: the windmill goes to whom it is due."""
    holder = game.windmill
    mine, theirs = stored(game, holder), stored(game, 1 - holder)
    game.windmill = next_windmill(game)
    if game.news is not None:
        kept = game.windmill == holder
        tokens, other = (mine, theirs) if kept else (theirs, mine)
        game.tell(events.windmill_passed(game.windmill, kept, tokens, other))


def next_windmill(game: BeerAndBread) -> i64:
    """Who gets it as things stand: fewer tokens, on a tie the player who does not have it."""
    holder = game.windmill
    return holder if stored(game, holder) < stored(game, 1 - holder) else 1 - holder


def stored(game: BeerAndBread, seat: i64) -> i64:
    return total(village_of(game, seat).storage)


def end_dry_year(game: BeerAndBread) -> None:
    """The windmill, the cards on the table, and after the sixth year the coins."""
    pass_windmill(game)
    clear_table(game)
    if game.year == LAST_YEAR:
        count_coins(game)


def clear_table(game: BeerAndBread) -> None:
    """After a dry year the exchange cards and both columns are discarded."""
    cleared = game.exchange.n
    for place in range(game.exchange.n):
        put_on_discard(game, game.exchange.at(place))
    game.exchange.clear()
    game.laid_by = 0
    for village in game.villages:
        cleared += village.column.n
        clear_column(game, village)
    if game.news is not None:
        game.tell(events.table_cleared(int(cleared)))


def clear_column(game: BeerAndBread, village: Village) -> None:
    for place in range(village.column.n):
        put_on_discard(game, village.column.at(place))
    village.column.clear()
    village.symbols = 0


def count_coins(game: BeerAndBread) -> None:
    """After the sixth year the game ends."""
    game.over = True
    if game.news is not None:
        for seat in range(2):
            account = game.account(seat)
            beer, bread = totals_of(account)
            game.tell(events.counted(seat, beer, bread, result_of(account)[0]))
