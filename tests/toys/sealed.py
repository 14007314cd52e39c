"""Sealed: a toy of secret simultaneous bids, of which everybody sees only whether they are high."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.core import (
    Belief,
    Choice,
    Event,
    Game,
    Options,
    Pack,
    Phase,
    Rng,
    Setup,
    Step,
)

from .parts import toy

NONE: Final = -1
SEAL: Final = Choice("seal", "bid")


class Bid(Choice):
    def __init__(self, size: int) -> None:
        super().__init__(f"bid {size}", "bid", {"size": size})
        self.size = size


BIDS: Final = [Bid(size) for size in range(4)]


def is_high(size: int) -> bool:
    return size >= 2


class SealedSetup(Setup):
    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(seats, options, [SEAL, *BIDS], [])


class SealedGame(Game):
    def __init__(self, setup: SealedSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup = setup
        self.points = [0] * setup.seats
        self.bids = [NONE] * setup.seats
        self.sealed = [False] * setup.seats
        self.played = 0

    def scores(self) -> list[int]:
        return self.points.copy()

    def copy(self) -> SealedGame:
        other = SealedGame(self.setup, self.round)
        other.points = self.points.copy()
        other.bids = self.bids.copy()
        other.sealed = self.sealed.copy()
        other.played = self.played
        other.take_up(self)
        return other


def bid(game: SealedGame) -> None:
    game.bids = [NONE] * game.seats
    game.sealed = [False] * game.seats
    for seat in range(game.seats):
        game.ask(MakeBid(seat))


def reveal(game: SealedGame) -> None:
    """A bid that nobody else made scores its size; the sum of points is told."""
    for seat, size in enumerate(game.bids):
        if game.bids.count(size) == 1:
            game.points[seat] += size
    game.tell(Event("revealed", {f"bid{seat}": size for seat, size in enumerate(game.bids)}))
    game.played += 1
    game.over = game.played == 4


class MakeBid(Step):
    """Nobody learns of it before it is sealed, so until then it may be taken back."""

    def options(self, game: SealedGame) -> list[Choice]:
        return [*BIDS]

    def answer(self, game: SealedGame, choice: Bid) -> None:
        game.bids[self.seat] = choice.size
        game.ask(SealBid(self.seat))

    def shown(self, game: SealedGame, choice: Choice, viewer: int) -> str:
        return choice.text if viewer == self.seat else "bid ?"


class SealBid(Step):
    """The others now see whether the bid is high."""

    def options(self, game: SealedGame) -> list[Choice]:
        return [SEAL]

    def answer(self, game: SealedGame, choice: Choice) -> None:
        size = game.bids[self.seat]
        game.sealed[self.seat] = True
        public = Event("bid-laid", {"seat": self.seat, "high": int(is_high(size))})
        game.tell(Event("bid", {"size": size}, audience=[self.seat], twin=public))


def read_setup(pack: Pack, options: Options, seats: int) -> SealedSetup:
    return SealedSetup(options, seats)


def new_game(setup: SealedSetup) -> SealedGame:
    return SealedGame(setup, [bid, reveal])


def view(game: SealedGame, seat: int | None) -> dict[str, Any]:
    laid = [is_high(size) if game.sealed[i] else None for i, size in enumerate(game.bids)]
    return {
        "points": game.points.copy(),
        "played": game.played,
        "laid": laid,
        "mine": None if seat is None else game.bids[seat],
    }


def imagine(game: SealedGame, seat: int, rng: Rng, belief: Belief | None) -> SealedGame:
    other = game.copy()
    for rival in range(game.seats):
        if rival != seat and game.bids[rival] != NONE:
            allowed = allowed_bids(game, rival)
            guess = allowed[rng.below(len(allowed))]
            if belief is not None:
                guess = belief(other, rival, allowed, rng)
            assert isinstance(guess, Bid)
            other.bids[rival] = guess.size
    return other


def allowed_bids(game: SealedGame, seat: int) -> list[Choice]:
    """What a hidden bid may be, by what everybody sees of it."""
    high = is_high(game.bids[seat])
    return [bid for bid in BIDS if not game.sealed[seat] or is_high(bid.size) == high]


TITLE = toy(
    id="toy_sealed",
    seats=(2, 5),
    options=(),
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
)
