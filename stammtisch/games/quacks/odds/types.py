"""The shape of the odds: the board's types are made from these."""

from __future__ import annotations

from typing import TypedDict


class ChipOdds(TypedDict):
    """One kind of chip in the bag: how many, and what drawing it now would do."""

    chip: str
    count: int
    chance: float
    explodes: bool
    space: int
    coins: int
    points: int


class SpaceOdds(TypedDict):
    """The chance that the scoring space is this one after one more chip."""

    space: int
    coins: int
    points: int
    chance: float
    exploded: float


class PlanOdds(TypedDict):
    """Drawing on while the risk is at most so many percent: averages, and what it is worth."""

    risk: int
    explode: float
    points: float
    coins: float
    worth: float


class BasketOdds(TypedDict):
    """With so many chips bought: the bag, the chance that its first chip is white, and how many
    chips go into a pot on average before white explodes it, powers and cards left aside."""

    chips: int
    bag: int
    white: float
    fit: float


class QuacksOdds(TypedDict):
    """For a pot that brews; `explosive` of the `bag` chips would explode it; baskets to buy."""

    brewing: bool
    explode: float
    explosive: int
    bag: int
    chips: list[ChipOdds]
    spaces: list[SpaceOdds]
    stop: PlanOdds
    draw: PlanOdds
    plans: list[PlanOdds]
    baskets: list[BasketOdds]
