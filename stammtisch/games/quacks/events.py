"""What the table tells. All happens in the open, but for a hand before all reveal together."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Event

from .state.chips import COLOURS, NAMES
from .state.player import Player
from .state.table import SOURCES, Quacks


def started(seat: i64) -> Event:
    return Event("started", {"seat": seat})


def round_began(number: i64, starter: i64) -> Event:
    return Event("round-began", {"round": number, "starter_seat": starter})


def book_opened(colour: i64, book: str) -> Event:
    return Event("book-opened", {"ingredient": COLOURS[colour], "book": book})


def white_added(seat: i64) -> Event:
    return Event("white-added", {"seat": seat, "chip": NAMES[0]})


def fortune_read(card: str) -> Event:
    return Event("fortune-read", {"card": card})


def tails_counted(seat: i64, tails: i64) -> Event:
    return Event("tails-counted", {"seat": seat, "tails": tails})


def rats_swam(seat: i64, tails: i64, start: i64) -> Event:
    return Event("rats-swam", {"seat": seat, "tails": tails, "space": start})


def tails_given(seat: i64, tails: i64) -> Event:
    return Event("tails-given", {"seat": seat, "tails": tails})


def hand_shown(seat: i64, draws: bool) -> Event:
    return Event("hand-shown", {"seat": seat, "draws": "yes" if draws else "no"})


def looked(seat: i64, kind: i64) -> Event:
    return Event("looked", {"seat": seat, "chip": NAMES[kind]})


def placed(game: Quacks, player: Player, kind: i64, was_at: i64) -> Event:
    """A chip has come to lie in the pot: enough to let it fall on its space."""
    return Event(
        "placed",
        {
            "seat": player.seat,
            "chip": NAMES[kind],
            "from": was_at,
            "space": player.position,
            "whites": player.whites,
            "limit": game.limit(player),
        },
    )


def put_back(seat: i64, kind: i64, why: str) -> Event:
    """A chip has gone back into the bag: by the flask, a power or a card."""
    return Event("put-back", {"seat": seat, "chip": NAMES[kind], "why": why})


def set_aside(seat: i64, kind: i64) -> Event:
    return Event("set-aside", {"seat": seat, "chip": NAMES[kind]})


def insured(seat: i64, chips: i64) -> Event:
    return Event("insured", {"seat": seat, "chips": chips})


def limit_raised(seat: i64, limit: i64) -> Event:
    return Event("limit-raised", {"seat": seat, "limit": limit})


def exploded(game: Quacks, player: Player) -> Event:
    covered = "yes" if player.insured else "no"
    facts: dict[str, int | str] = {"seat": player.seat, "whites": player.whites}
    return Event("exploded", {**facts, "limit": game.limit(player), "insured": covered})


def stopped(game: Quacks, player: Player) -> Event:
    """A pot is done: its scoring space, and what that would bring."""
    scoring = game.scoring(player)
    coins, points = game.setup.coins[scoring], game.setup.points[scoring]
    facts: dict[str, int | str] = {"seat": player.seat, "space": scoring}
    return Event("stopped", {**facts, "coins": coins, "points": points})


def restarted(seat: i64) -> Event:
    return Event("restarted", {"seat": seat})


def last_moved(seat: i64, kind: i64, space: i64) -> Event:
    return Event("last-moved", {"seat": seat, "chip": NAMES[kind], "space": space})


def step_began(step: str) -> Event:
    """A step of the evaluation, `a` to `f`."""
    return Event("step-began", {"step": step})


def rolled(seat: i64, face: i64) -> Event:
    return Event("rolled", {"seat": seat, "face": face})


def scored(seat: i64, points: i64, source: i64, total: i64) -> Event:
    facts: dict[str, int | str] = {"seat": seat, "points": points}
    return Event("scored", {**facts, "source": SOURCES[source], "total": total})


def got_rubies(seat: i64, rubies: i64, source: i64, total: i64) -> Event:
    facts: dict[str, int | str] = {"seat": seat, "rubies": rubies}
    return Event("got-rubies", {**facts, "source": SOURCES[source], "total": total})


def paid_rubies(seat: i64, rubies: i64, total: i64) -> Event:
    return Event("paid-rubies", {"seat": seat, "rubies": rubies, "total": total})


def got_chip(seat: i64, kind: i64, source: i64) -> Event:
    return Event("got-chip", {"seat": seat, "chip": NAMES[kind], "source": SOURCES[source]})


def missed_chip(seat: i64, kind: i64) -> Event:
    return Event("missed-chip", {"seat": seat, "chip": NAMES[kind]})


def gave_chip(seat: i64, kind: i64) -> Event:
    """A chip has left a player for the supply."""
    return Event("gave-chip", {"seat": seat, "chip": NAMES[kind]})


def droplet_moved(seat: i64, space: i64) -> Event:
    return Event("droplet-moved", {"seat": seat, "space": space})


def tube_moved(seat: i64, glass: i64) -> Event:
    return Event("tube-moved", {"seat": seat, "glass": glass})


def flask_filled(seat: i64) -> Event:
    return Event("flask-filled", {"seat": seat})


def bought(seat: i64, kind: i64, price: i64, coins: i64) -> Event:
    facts: dict[str, int | str] = {"seat": seat, "chip": NAMES[kind]}
    return Event("bought", {**facts, "price": price, "coins": coins})


def chose_coins(seat: i64, coins: i64) -> Event:
    return Event("chose-coins", {"seat": seat, "coins": coins})


def coins_lost(seat: i64, coins: i64) -> Event:
    return Event("coins-lost", {"seat": seat, "coins": coins})


def summed(seat: i64, total: i64) -> Event:
    """The values of the chips drawn for Less is More."""
    return Event("summed", {"seat": seat, "total": total})


def game_ended(seat: i64, points: i64) -> Event:
    return Event("game-ended", {"seat": seat, "points": points})
