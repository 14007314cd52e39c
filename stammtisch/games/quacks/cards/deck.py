"""The 24 fortune cards of one game, by their numbers."""

from __future__ import annotations

from collections.abc import Callable

from ..choices import CARD_NAMES
from ..setup.shared import QuacksSetup
from . import brewing_cards, choosing_cards, giving_cards, scoring_cards, second_chance
from .card import Card


def makers() -> dict[str, Callable[[int, str, list[int]], Card]]:
    """Each card's class by its id."""
    return {
        "second_chance": second_chance.SecondChance,
        "well_stirred": brewing_cards.WellStirred,
        "lucky_devil": scoring_cards.LuckyDevil,
        "shining_extra_bright": scoring_cards.ShiningExtraBright,
        "seasoned_perfectly": scoring_cards.SeasonedPerfectly,
        "pot_is_full": scoring_cards.PotIsFull,
        "living_in_luxury": brewing_cards.LivingInLuxury,
        "pumpkin_patch_party": brewing_cards.PumpkinPatchParty,
        "strong_ingredient": brewing_cards.StrongIngredient,
        "magic_potion": scoring_cards.MagicPotion,
        "schadenfreude": brewing_cards.Schadenfreude,
        "just_in_time": choosing_cards.JustInTime,
        "less_is_more": giving_cards.LessIsMore,
        "choose_wisely": choosing_cards.ChooseWisely,
        "opportunistic_moment": giving_cards.OpportunisticMoment,
        "roll_the_die": giving_cards.RollTheDie,
        "only_choose_one": choosing_cards.OnlyChooseOne,
        "good_start": giving_cards.GoodStart,
        "rat_infestation": giving_cards.RatInfestation,
        "rats_are_friends": choosing_cards.RatsAreFriends,
        "charity": giving_cards.Charity,
        "pot_is_filling_up": giving_cards.PotIsFillingUp,
        "wheel_and_deal": choosing_cards.WheelAndDeal,
        "beginners_bonus": giving_cards.BeginnersBonus,
    }


def cards_of(setup: QuacksSetup) -> list[Card]:
    """The cards with the figures of this game's pack."""
    made = makers()
    return [
        made[name](number, name, setup.cards_figures[number].numbers)
        for number, name in enumerate(CARD_NAMES)
    ]
