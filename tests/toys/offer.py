"""Offer: a toy in which one seat's answer interrupts another, and fate speaks to nobody."""

from __future__ import annotations

from typing import Any, Final

from stammtisch.core import (
    NOBODY,
    Belief,
    Chance,
    Choice,
    Event,
    Game,
    Option,
    Options,
    Pack,
    Phase,
    Rng,
    Setup,
    Step,
)

from .parts import toy

TAKE: Final = Choice("take", "offer")
REFUSE: Final = Choice("refuse", "offer")


class Gift(Choice):
    def __init__(self, size: int) -> None:
        super().__init__(f"give {size}", "offer", {"size": size})
        self.size = size


class Weather(Choice):
    def __init__(self, factor: int) -> None:
        super().__init__(f"weather {factor}", "weather", {"factor": factor})
        self.factor = factor


GIFTS: Final = [Gift(size) for size in range(1, 4)]
WEATHERS: Final = [Weather(factor) for factor in (1, 2)]


class OfferSetup(Setup):
    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(seats, options, [TAKE, REFUSE, *GIFTS], [*WEATHERS])
        self.rounds = int(options["rounds"])


class OfferGame(Game):
    def __init__(self, setup: OfferSetup, round: list[Phase]) -> None:
        super().__init__(setup.seats, round)
        self.setup = setup
        self.points = [0] * setup.seats
        self.played = 0
        self.factor = 1

    def scores(self) -> list[int]:
        return self.points.copy()

    def copy(self) -> OfferGame:
        other = OfferGame(self.setup, self.round)
        other.points = self.points.copy()
        other.played = self.played
        other.factor = self.factor
        other.take_up(self)
        return other


def weather(game: OfferGame) -> None:
    if game.played == game.setup.rounds:
        game.over = True
    else:
        game.interrupt(ChangeWeather(NOBODY))


def give(game: OfferGame) -> None:
    game.ask(Give(game.played % game.seats))
    game.played += 1


class ChangeWeather(Chance):
    def weights(self, game: OfferGame) -> list[tuple[Choice, int]]:
        return [(WEATHERS[0], 3), (WEATHERS[1], 1)]

    def answer(self, game: OfferGame, choice: Weather) -> None:
        game.factor = choice.factor


class Give(Step):
    """Give something to the next seat, which everybody waits for."""

    def options(self, game: OfferGame) -> list[Choice]:
        return [*GIFTS]

    def answer(self, game: OfferGame, choice: Gift) -> None:
        game.tell(Event("offered", {"seat": self.seat, "size": choice.size}))
        game.interrupt(Take((self.seat + 1) % game.seats, self.seat, choice.size))


class Take(Step):
    """Taken, the gift counts for both; refused, the giver has one for the kindness."""

    def __init__(self, seat: int, giver: int, size: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.size = size

    def options(self, game: OfferGame) -> list[Choice]:
        return [TAKE, REFUSE]

    def answer(self, game: OfferGame, choice: Choice) -> None:
        if choice is TAKE:
            game.points[self.seat] += self.size * game.factor
            game.points[self.giver] += self.size * game.factor
        else:
            game.points[self.giver] += 1

    def about(self, game: OfferGame) -> dict[str, int | str]:
        return {"giver_seat": self.giver, "size": self.size}


def read_setup(pack: Pack, options: Options, seats: int) -> OfferSetup:
    return OfferSetup(options, seats)


def new_game(setup: OfferSetup) -> OfferGame:
    return OfferGame(setup, [weather, give])


def view(game: OfferGame, seat: int | None) -> dict[str, Any]:
    offered = game.interrupts.top
    size = offered.size if isinstance(offered, Take) else 0
    return {
        "points": game.points.copy(),
        "played": game.played,
        "factor": game.factor,
        "offered": size,
    }


def imagine(game: OfferGame, seat: int, rng: Rng, belief: Belief | None) -> OfferGame:
    return game.copy()


TITLE = toy(
    id="toy_offer",
    seats=(2, 4),
    options=(Option("rounds", 6, low=1, high=20),),
    read_setup=read_setup,
    new_game=new_game,
    view=view,
    imagine=imagine,
)
