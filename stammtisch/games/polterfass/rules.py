"""A round in rulebook order: first throw, orders, service, count, bill."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Phase, Pile, Rng, Step

from . import events
from .bill import NO_SERVICE, Bill
from .choices import CANCEL, DOUBLE, LYING, Generous, Landing, Order, Throw
from .powers import cancel_barrels, double_barrels
from .setup import MOST_SEATS, SPECIALS, PolterfassSetup
from .state import Polterfass


def first_throw(game: Polterfass) -> None:
    """Barrels and cup go to the left; at first fate names the most generous player."""
    if game.innkeeper == NOBODY:
        game.interrupt(FIRST_INNKEEPER)
    else:
        take_over(game, (game.innkeeper + 1) % game.seats)


class FirstInnkeeper(Chance):
    """Nobody can measure generosity, so each player is as likely as the other."""

    def weights(self, game: Polterfass) -> list[tuple[Choice, int]]:
        return [(game.setup.outcomes.choices[seat], 1) for seat in range(game.seats)]

    def draw(self, game: Polterfass, rng: Rng) -> Choice:
        return game.setup.outcomes.choices[rng.below(game.seats)]

    def answer(self, game: Polterfass, choice: Generous) -> None:
        take_over(game, choice.chosen)


def take_over(game: Polterfass, seat: i64) -> None:
    """The new innkeeper throws all barrels."""
    game.innkeeper = seat
    game.throws = 0
    game.bust = False
    if game.news is not None:
        game.tell(events.took_over(seat, len(game.bills) + 1))
    throw_all(game)


def throw_all(game: Polterfass) -> None:
    game.clear_bar()
    throw_lying(game)
    game.ask(FIRST_THROW[game.innkeeper])


class FirstThrow(Chance):
    """One barrel after the other comes to rest; without a standing number all are thrown again."""

    def weights(self, game: Polterfass) -> list[tuple[Choice, int]]:
        return landing_weights(game)

    def draw(self, game: Polterfass, rng: Rng) -> Choice:
        return random_landing(game, rng)

    def answer(self, game: Polterfass, choice: Landing) -> None:
        land(game, choice)
        if game.cup.n > 0:
            game.ask(self)
        elif game.numbers > 0:
            game.opening = game.service
            game.opening_lying = game.lying()
        else:
            if game.news is not None:
                game.tell(events.repeated(self.seat))
            throw_all(game)


def take_orders(game: Polterfass) -> None:
    """Every guest orders, all at the same time."""
    for seat in range(game.seats):
        if seat != game.innkeeper:
            game.ask(PLACE_ORDER[seat])


class PlaceOrder(Step):
    """One card or two, face down: how many is seen, their values are not."""

    def options(self, game: Polterfass) -> list[Choice]:
        return game.setup.hand.options

    def answer(self, game: Polterfass, choice: Order) -> None:
        game.orders[self.seat] = choice
        if game.news is not None:
            game.tell(events.ordered(self.seat, choice))

    def shown(self, game: Polterfass, choice: Choice, viewer: i64) -> str:
        assert isinstance(choice, Order)
        return choice.text if viewer == self.seat else "order" + " ?" * choice.count


def serve(game: Polterfass) -> None:
    """The innkeeper pours until he closes the tap or the service breaks down."""
    game.ask(CLOSE_OR_THROW[game.innkeeper])


class CloseOrThrow(Step):
    """Close the tap, or throw all lying barrels again, with any of the standing specials."""

    def options(self, game: Polterfass) -> list[Choice]:
        lying: i64 = 1 if game.lying() > 0 else 0
        case = (lying * (SPECIALS + 1) + game.doubles) * (SPECIALS + 1) + game.cancels
        return game.setup.services[case]

    def answer(self, game: Polterfass, choice: Choice) -> None:
        if isinstance(choice, Throw):
            tip_specials(game, choice)
            throw_lying(game)
            game.ask(THROW_AGAIN[self.seat])
        elif game.news is not None:
            game.tell(events.closed(self.seat))

    def about(self, game: Polterfass) -> dict[str, int | str]:
        return {"showing": game.service, "lying": game.lying(), "throws": game.throws}


class ThrowAgain(Chance):
    """If none of the barrels just thrown stands, service breaks down; else it goes on."""

    def weights(self, game: Polterfass) -> list[tuple[Choice, int]]:
        return landing_weights(game)

    def draw(self, game: Polterfass, rng: Rng) -> Choice:
        return random_landing(game, rng)

    def answer(self, game: Polterfass, choice: Landing) -> None:
        land(game, choice)
        if game.cup.n > 0:
            game.ask(self)
        elif game.upright > 0:
            game.ask(CLOSE_OR_THROW[self.seat])
        else:
            game.bust = True
            if game.news is not None:
                game.tell(events.broke_down(self.seat))


def tip_specials(game: Polterfass, throw: Throw) -> None:
    """Lay as many of the standing specials down as are thrown again."""
    game.doubles -= throw.doubles
    game.cancels -= throw.cancels
    doubles, cancels = throw.doubles, throw.cancels
    for barrel in range(game.setup.numbered, game.setup.barrels):
        if game.faces[barrel] == DOUBLE and doubles > 0:
            game.faces[barrel] = LYING
            doubles -= 1
        elif game.faces[barrel] == CANCEL and cancels > 0:
            game.faces[barrel] = LYING
            cancels -= 1


def throw_lying(game: Polterfass) -> None:
    """All lying barrels go into the cup; the first of them will land first."""
    for barrel in range(game.setup.barrels - 1, -1, -1):
        if game.faces[barrel] == LYING:
            game.cup.push(barrel)
    game.stands = game.setup.stands[game.cup.n]
    game.upright = 0
    game.throws += 1
    if game.news is not None:
        game.tell(events.threw(game.innkeeper, game.cup.n, game.throws))


def landing_weights(game: Polterfass) -> list[tuple[Choice, int]]:
    """In percent and both ends alike: a barrel lies, stands on one end, or on the other."""
    place = 3 * game.cup.top()
    lies, first, second = game.setup.landings[place : place + 3]
    return [(lies, 2 * (100 - game.stands)), (first, game.stands), (second, game.stands)]


def random_landing(game: Polterfass, rng: Rng) -> Choice:
    place = 3 * game.cup.top()
    number = rng.below(200)
    if number < game.stands:
        return game.setup.landings[place + 1]
    return game.setup.landings[place + 2 if number < 2 * game.stands else place]


def land(game: Polterfass, landing: Landing) -> None:
    """A standing barrel is put aside."""
    barrel = game.cup.pop()
    if landing.face != LYING:
        game.stand(barrel, landing.face)
        game.upright += 1
    if game.news is not None:
        game.tell(events.landed(game.innkeeper, barrel, landing.face))


def pay_bill(game: Polterfass) -> None:
    """The orders are shown, points written down, and the cards go back to their hands."""
    service = NO_SERVICE if game.bust else game.service
    bill = Bill(game.innkeeper, service, game.orders, game.setup.all_equal)
    game.bills.append(bill)
    game.orders = game.setup.no_orders.copy()
    reached = False
    for seat in range(game.seats):
        points: i64 = game.points[seat] + bill.points[seat]
        game.points[seat] = points
        reached = reached or points >= game.setup.target
    if game.news is not None:
        tell_bill(game, bill)
    if reached:
        end(game)


def tell_bill(game: Polterfass, bill: Bill) -> None:
    if not game.bust:
        game.tell(events.counted(game.innkeeper, game.service))
    for seat, order in enumerate(bill.orders):
        if order is not None:
            game.tell(events.revealed(seat, order))
    game.tell(events.billed(bill))
    for seat in range(game.seats):
        game.tell(events.scored(bill, seat, game.points[seat]))


def end(game: Polterfass) -> None:
    """Somebody stands at the target or above: the most points win, by ruling not together."""
    winners = game.winners()
    most = max(game.points)
    if game.setup.final_tie == "play_another_round" and len(winners) > 1:
        game.tell(events.played_on(most))
        return
    game.over = True
    for seat in winners:
        game.tell(events.won(seat, most))


ROUND: Final[list[Phase]] = [
    first_throw,
    take_orders,
    serve,
    cancel_barrels,
    double_barrels,
    pay_bill,
]
FIRST_INNKEEPER: Final = FirstInnkeeper(NOBODY)
FIRST_THROW: Final = [FirstThrow(seat) for seat in range(MOST_SEATS)]
PLACE_ORDER: Final = [PlaceOrder(seat) for seat in range(MOST_SEATS)]
CLOSE_OR_THROW: Final = [CloseOrThrow(seat) for seat in range(MOST_SEATS)]
THROW_AGAIN: Final = [ThrowAgain(seat) for seat in range(MOST_SEATS)]


def new_game(setup: PolterfassSetup) -> Polterfass:
    """Nobody has a point, no barrel stands, all cards are in hand."""
    game = Polterfass(setup, ROUND)
    game.clear_bar()
    game.cup = Pile()
    game.orders = setup.no_orders.copy()
    game.points = setup.no_points.copy()
    game.bills = []
    return game
