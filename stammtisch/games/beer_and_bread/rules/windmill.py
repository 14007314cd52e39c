"""The windmill phase: it goes to the player with fewer tokens, and the year ends."""

from __future__ import annotations

from mypy_extensions import i64

from .. import events
from ..scoring import result_of
from ..setup import LAST_YEAR
from ..state import BeerAndBread, village_of
from ..tokens import total
from ..village import Village
from .deck import put_on_discard


def pass_windmill(game: BeerAndBread) -> None:
    """Fewer tokens in storage; on a tie, the player who did not have it."""
    holder = game.windmill
    mine, theirs = stored(game, holder), stored(game, 1 - holder)
    if mine >= theirs:
        game.windmill = 1 - holder
    if game.news is not None:
        kept = game.windmill == holder
        tokens, other = (mine, theirs) if kept else (theirs, mine)
        game.tell(events.windmill_passed(game.windmill, kept, tokens, other))


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
            beer = account.coins[0] + account.bonus[0]
            bread = account.coins[1] + account.bonus[1]
            game.tell(events.counted(seat, beer, bread, result_of(account)[0]))
