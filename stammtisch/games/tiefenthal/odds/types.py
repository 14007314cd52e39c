"""The shape of the odds."""

from __future__ import annotations

from typing import TypedDict


class CardChance(TypedDict):
    """A card, what it pays if it takes a seat, and how likely it is."""

    card: str
    thalers: int
    chance: float


class DieOdds(TypedDict):
    """A number on the coaster, and what a die that shows it adds to the best placement."""

    die: int
    thalers: int
    beers: int
    steps: int


class RerollOdds(TypedDict):
    """A number that an unused die shows, and what rolling it again adds on average."""

    die: int
    thalers: float
    beers: float
    steps: float


class EveningOdds(TypedDict):
    """Who will take a seat on an evening, and what all of them pay on average if they are served.

    Regulars and guests stand for themselves; `noble` is the chance that a seat goes to nobles.
    """

    sits: list[CardChance]
    pay: float


class TiefenthalOdds(TypedDict):
    """From what everybody can count.

    `next_card` is the next card of the own pile, `fills` the chance that it takes the last free
    seat. `keep` is the evening as it lies and goes on, `redraw` the same after a counter guest
    cleared the tables. `dice` are those of the coaster before the seat. `reroll` is what another
    throw of one die adds, where the juggler rolls dice again.
    """

    next_card: list[CardChance]
    fills: float
    keep: EveningOdds
    redraw: EveningOdds
    dice: list[DieOdds]
    reroll: list[RerollOdds]
