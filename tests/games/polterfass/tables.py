"""Positions for the tests, reached as at a real table: by answering what is open."""

from __future__ import annotations

from collections.abc import Sequence

from stammtisch.core import Chance, Event, Step
from stammtisch.games.polterfass import TITLE
from stammtisch.games.polterfass.choices import Landing
from stammtisch.games.polterfass.state import Polterfass


def new_game(seats: int = 4, innkeeper: int = 0, **options: object) -> Polterfass:
    """A game before its first throw."""
    return laid(f"innkeeper {innkeeper}", seats, **options)


def laid(text: str, seats: int = 3, **options: object) -> Polterfass:
    """A position as text."""
    game = TITLE.new_game(TITLE.setup(seats, options))
    assert isinstance(game, Polterfass)
    game.news = []
    TITLE.lay_out(game, text)
    game.begin()
    return game


def asked(game: Polterfass, seat: int) -> Step:
    """The open question of a seat."""
    step = game.question(seat)
    assert step is not None, f"seat {seat} is asked nothing"
    return step


def options(game: Polterfass, seat: int) -> list[str]:
    """What a seat may say now."""
    return [choice.text for choice in asked(game, seat).options(game)]


def say(game: Polterfass, seat: int, text: str) -> None:
    """Answer a seat's question by text."""
    found = [choice for choice in asked(game, seat).options(game) if choice.text == text]
    assert found, f"{text!r} is not among {options(game, seat)}"
    game.apply(seat, found[0])


def land(game: Polterfass, *faces: int | str) -> None:
    """One throw: barrels that can show these faces do so, all others lie."""
    wanted = [str(face) for face in faces]
    for _ in range(len(game.cup)):
        step = asked(game, game.innkeeper)
        assert isinstance(step, Chance)
        lies, *ends = [outcome for outcome, _ in step.weights(game)]
        stands = [end for end in ends if end.facts["face"] in wanted]
        landing = stands[0] if stands else lies
        assert isinstance(landing, Landing)
        if stands:
            wanted.remove(str(landing.facts["face"]))
        game.apply(game.innkeeper, landing)
    assert not wanted, f"no barrel was thrown that can show {wanted}"


def order(game: Polterfass, *orders: Sequence[int]) -> None:
    """The guests order, from the innkeeper's left on."""
    for place, cards in enumerate(orders):
        guest = (game.innkeeper + 1 + place) % game.seats
        say(game, guest, "order " + " ".join([str(card) for card in cards]))


def served(*faces: int | str, seats: int = 4, **options: object) -> Polterfass:
    """The first throw has landed and every guest has ordered nothing: the tap runs."""
    game = laid(f"innkeeper 0; bar {' '.join(map(str, faces))}", seats, **options)
    order(game, *[[0]] * (seats - 1))
    return game


def pour(game: Polterfass, service: int) -> None:
    """Close the tap, name the only targets there are, and come to this service."""
    innkeeper, played = game.innkeeper, len(game.bills)
    say(game, innkeeper, "close")
    while len(game.bills) == played:
        (forced,) = options(game, innkeeper)
        say(game, innkeeper, forced)
    assert game.bills[-1].service == service, game.bills[-1].service


def heard(game: Polterfass, name: str) -> list[Event]:
    """What was told under this name."""
    assert game.news is not None
    return [event for event in game.news if event.name == name]
