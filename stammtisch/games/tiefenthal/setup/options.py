"""What may be varied before play: the module, and the rulings that the rulebooks leave open."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Option

OPTIONS: Final = (
    Option("module", 1, values=(1, 2, 3, 4, 5)),
    Option("three_beer_stack", "top", values=("top", "choose"), ruling=True),
    Option("special_offer_floor", 0, values=(0, 1), ruling=True),
    Option("special_offer_overpay_allowed", True, ruling=True),
    Option("own_dice_cap", 3, values=(3, 4), ruling=True),
    Option("noble_purchase_repeatable", True, ruling=True),
    Option("monastery_positions", 23, values=(23, 22), ruling=True),
    Option("monk_step_optional", True, ruling=True),
    Option("r2_free_guest_counts_as_recruit", False, ruling=True),
    Option("bonus_cards_count_toward_buy_limit", False, ruling=True),
    Option("refuse_service_may_hit_noble", False, ruling=True),
    Option("return_dishwasher_while_in_use", False, ruling=True),
    Option("bonus_card_may_be_declined", True, ruling=True),
    Option("module2_schnapps_supply_limited", False, ruling=True),
    Option("module3_lock_dice_after_reputation", True, ruling=True),
    Option("module3_merchants_count", True, ruling=True),
    Option("module3_storage_counts", False, ruling=True),
    Option("module4_start_upgrade_brings_noble", False, ruling=True),
)
