game-name = The Taverns of Tiefenthal
game-tagline = Fill your tables, serve with the right dice, and turn thalers and beer into staff, guests and nobles.

# Options
option-module = Module { $value }
option-module-help = Each module adds something to all lower ones. Module 1 is the base game.
option-module-1-help = The base game. Guests, dice, staff, upgrades and nobles.
option-module-2-help = Schnapps and three entertainers on the winter side. Schnapps buys extra actions.
option-module-3-help = Reputation and bards. Dice stay where they are laid, and the lower of thalers and beers counts.
option-module-4-help = Start cards. Everybody secretly keeps one of three and opens with its cards.
option-module-5-help = The guest book. Those served for the first time sign, and signatures bring bonuses.
option-three_beer_stack = Guests for 3 beers: { $value }
option-three_beer_stack-top = only the top one
option-three_beer_stack-choose = any of them
option-three_beer_stack-help = They lie as a stack, so only the top card is on offer.
option-special_offer_floor = Lowest price with the special offer: { $value }
option-special_offer_floor-help = The Polish rulebook lets the price go down to 0, the Ukrainian one does not.
option-special_offer_overpay_allowed = Give back more cards than needed: { $value }
option-special_offer_overpay_allowed-true = yes
option-special_offer_overpay_allowed-false = no
option-special_offer_overpay_allowed-help = The Polish rulebook says that any excess is lost, so it may happen.
option-own_dice_cap = Coloured dice in a round: at most { $value }
option-own_dice_cap-help = Only three dice of a colour exist; with 4 the bonus die of rounds 3 and 7 comes on top.
option-noble_purchase_repeatable = Nobles for beer more than once a turn: { $value }
option-noble_purchase_repeatable-true = yes
option-noble_purchase_repeatable-false = no
option-noble_purchase_repeatable-help = Nothing forbids it.
option-monastery_positions = Spaces of the monastery ring: { $value }
option-monastery_positions-help = After space 22 comes 0 again; with 22 it is space 1.
option-monk_step_optional = A die may leave the monk without a step: { $value }
option-monk_step_optional-true = yes
option-monk_step_optional-false = no
option-monk_step_optional-help = The texts say that you may move the marker.
option-r2_free_guest_counts_as_recruit = The gift of round 2 is the guest of that round: { $value }
option-r2_free_guest_counts_as_recruit-true = yes
option-r2_free_guest_counts_as_recruit-false = no
option-r2_free_guest_counts_as_recruit-help = A gift is not recruited, so by default another guest may be.
option-bonus_cards_count_toward_buy_limit = Cards of bonuses count as bought: { $value }
option-bonus_cards_count_toward_buy_limit-true = yes
option-bonus_cards_count_toward_buy_limit-false = no
option-bonus_cards_count_toward_buy_limit-help = The limit of one of each kind speaks of buying.
option-refuse_service_may_hit_noble = Nobles may be refused: { $value }
option-refuse_service_may_hit_noble-true = yes
option-refuse_service_may_hit_noble-false = no
option-refuse_service_may_hit_noble-help = The texts name regulars and guests.
option-return_dishwasher_while_in_use = Dishwashers given back keep their uses: { $value }
option-return_dishwasher_while_in_use-true = yes
option-return_dishwasher_while_in_use-false = no
option-return_dishwasher_while_in_use-help = By default a dishwasher on whom a die still leans cannot go.
option-bonus_card_may_be_declined = Cards of bonuses may be declined: { $value }
option-bonus_card_may_be_declined-true = yes
option-bonus_card_may_be_declined-false = no
option-bonus_card_may_be_declined-help = Bonuses are used at once or lost.
option-module2_schnapps_supply_limited = Schnapps tokens can run out: { $value }
option-module2_schnapps_supply_limited-true = yes
option-module2_schnapps_supply_limited-false = no
option-module2_schnapps_supply_limited-help = There are 20 tokens, and the moon alone can bring 28 to four players.
option-module3_lock_dice_after_reputation = Dice stay where they were counted: { $value }
option-module3_lock_dice_after_reputation-true = yes
option-module3_lock_dice_after_reputation-false = no
option-module3_lock_dice_after_reputation-help = Otherwise a plan could be shown for reputation and another one played.
option-module3_merchants_count = Beer of merchants counts for reputation: { $value }
option-module3_merchants_count-true = yes
option-module3_merchants_count-false = no
option-module3_merchants_count-help = Merchants produce beer, though without a die.
option-module3_storage_counts = What is stored counts for reputation: { $value }
option-module3_storage_counts-true = yes
option-module3_storage_counts-false = no
option-module3_storage_counts-help = The texts compare what the dice bring.
option-module4_start_upgrade_brings_noble = A tile of a start card brings a noble: { $value }
option-module4_start_upgrade_brings_noble-true = yes
option-module4_start_upgrade_brings_noble-false = no
option-module4_start_upgrade_brings_noble-help = Such start cards hold more cards instead.

# Words
card-merchant = beer merchant
card-dishwasher = dishwasher
card-barmaid = barmaid
card-table = table
card-brewer = brewer
card-bard = bard
card-noble = noble
card-regular = regular
card-guest = guest

tile-tables = tables
tile-barmaid = barmaid
tile-cash_register = cash register
tile-monk = monk
tile-kitchen = kitchen
tile-safe = safe
tile-barrel = barrel
tile-yard = yard
tile-cellar = cellar

space-cash_register = cash register
space-barrel = barrel
space-monk = monk
space-yard = yard
space-seat = table

gift-counter_guest = a counter guest
gift-guest = a guest for 3 beers
gift-own_die = a die of your colour
gift-upgrade = a free upgrade
gift-merchant = a beer merchant
gift-dishwasher = a dishwasher
gift-barmaid = a barmaid
gift-table = a table
gift-brewer = a brewer
gift-juggler = the juggler
gift-fire_breather = the fire breather
gift-magician = the magician

bonus-none = nothing
bonus-thalers = thalers
bonus-steps = steps
bonus-refuse_service = refuse service
bonus-merchant = a beer merchant
bonus-dishwasher = a dishwasher
bonus-barmaid = a barmaid
bonus-table = a table
bonus-brewer = a brewer
bonus-noble = a noble
bonus-bard = a bard
bonus-schnapps = schnapps
bonus-reputation = reputation

goods-thalers = thalers
goods-beers = beers
goods-steps = steps

entertainer-juggler = Juggler
entertainer-fire_breather = Fire breather
entertainer-magician = Magician

action-reroll = roll any of your dice again
action-own_die = one more die of your colour
action-refuse_service = refuse service
action-merchant = a beer merchant
action-dishwasher = a dishwasher
action-barmaid = a barmaid
action-table = a table
action-brewer = a brewer
action-noble = a noble
said-action = { $action_id ->
    [thalers] { $number ->
        [one] { $number } thaler
       *[other] { $number } thalers
    }
    [beers] { $number ->
        [one] { $number } beer
       *[other] { $number } beers
    }
    [steps] { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
   *[other] { $action }
}
schnapps-price = { $schnapps ->
    [one] { $schnapps } schnapps
   *[other] { $schnapps } schnapps
}
package = { $merchant ->
    [0] { "" }
   *[other] { " " }· beer merchant ×{ $merchant }
}{ $dishwasher ->
    [0] { "" }
   *[other] { " " }· dishwasher ×{ $dishwasher }
}{ $barmaid ->
    [0] { "" }
   *[other] { " " }· barmaid ×{ $barmaid }
}{ $table ->
    [0] { "" }
   *[other] { " " }· table ×{ $table }
}{ $brewer ->
    [0] { "" }
   *[other] { " " }· brewer ×{ $brewer }
}{ $bard ->
    [0] { "" }
   *[other] { " " }· bard ×{ $bard }
}{ $tile_id ->
    [none] { "" }
   *[other] { " " }· upgraded: { $tile }
}{ $schnapps ->
    [0] { "" }
   *[other] { " " }· schnapps ×{ $schnapps }
}{ $counter_guests ->
    [0] { "" }
   *[other] { " " }· counter guest ×{ $counter_guests }
}
at-place = { $place ->
    [0] { "" }
   *[other] { " " }{ $place }
}

line-regular_1 = a regular who pays 1
line-regular_2 = a regular who pays 2
line-guest_3 = a guest for 3 beers
line-guest_4 = a guest for 4 beers
line-guest_5 = a guest for 5 beers
line-guest_6 = a guest for 6 beers
line-guest_7 = a guest for 7 beers
line-guest_8 = a guest for 8 beers
line-noble = a noble
line-monk = the monk

# Questions
step-first-mug = Who takes the mug?
step-reveal-stack = The next guest for 3 beers
step-reveal-guest = A guest comes into view
step-choose-bonus = Choose one of the two bonuses
step-pick-guest = Which guest comes for free?
step-turn-tile = Which tile do you turn for free?
step-roll-own-die = A coloured die is rolled
step-draw-card = The next card comes in
step-keep-or-redraw = Keep these guests, or draw again?
step-roll-white-die = The white dice are rolled
step-take-die = Take one die from the coaster
step-serve = { $dice ->
    [0] Spend or close?
   *[other] Serve or spend?
}
step-give-back = Upgrade for { $price }: { $tile }. How many cards go back? Each one makes it cheaper by { $discount }.
step-take-bonus = A bonus: take the { $card }?
step-refuse-service = Refuse service: who leaves for good?
step-choose-side = { $entertainer }: which side faces up for the rest of the game?
step-lift-die = Which dice are rolled again?
step-roll-again = A die is rolled again
step-place-die = Where do you lay the { $die }?
step-deal-start-card = Start cards are dealt
step-keep-start-card = Which start card do you keep?

# Answers
choice-keep = Keep them
choice-redraw = Draw again
choice-accept = Take it
choice-decline = Leave it
choice-send = Send a counter guest to the monastery for a step
choice-close = Close the tavern
choice-choose = Take { $gift }
choice-turn = Turn: { $tile }
choice-take = Take the { $die }
choice-use = { $place ->
    [0] Use the { $die }: { $space }
   *[other] Use the { $die }: { $space } { $place }
}
choice-forgo = Take a die from the monk without a step: { $die }
choice-buy = Hire for { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }: { $card }
choice-upgrade = Upgrade for { $price ->
        [one] { $price } thaler
       *[other] { $price } thalers
    }: { $tile }
choice-give = { $count ->
    [0] Give back none
   *[other] Give back { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
}
choice-recruit = Recruit for { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }: wants { $die }, pays { $thalers }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , brings { $number ->
        [one] { $number } thaler
       *[other] { $number } thalers
    }
    [steps] , brings { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
    [schnapps] , brings { $number ->
        [one] { $number } schnapps
       *[other] { $number } schnapps
    }
    [reputation] , brings reputation +{ $number }
   *[other] , brings { $bonus }
}
choice-pick = Take the guest for { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    } who wants { $die }, pays { $thalers }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , brings { $number ->
        [one] { $number } thaler
       *[other] { $number } thalers
    }
    [steps] , brings { $number ->
        [one] { $number } step
       *[other] { $number } steps
    }
   *[other] , brings { $bonus }
}
choice-nobles = { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    } for { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }
choice-refuse = Table { $place }
choice-mug = { $first_seat }
choice-die = { $die }
choice-card = { $card_id ->
    [regular] { $card }, wants { $die }, pays { $thalers }
    [guest] { $card }, wants { $die }, pays { $thalers }
   *[other] { $card }
}
choice-guest = { $card }, wants { $die }, pays { $thalers }
choice-side = For { schnapps-price }: { said-action }{ $limit ->
    [0] { "" }
   *[other] , at most { $limit }× a round
}
choice-drink = { $entertainer } for { schnapps-price }: { said-action }
choice-lift = Lift the { $die }
choice-roll = Roll them
choice-place = Lay the { $die }: { $space }{ at-place }
choice-leave = Leave it beside the tavern: { $die }
choice-start = Keep the start card{ package }
choice-deal = Start card{ package }

# Events
event-mug_taken = { $me ->
    [yes] You take the mug.
   *[no] { $seat } takes the mug.
}
event-guest_revealed = A guest for { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    } can be recruited: wants { $die }, pays { $thalers }.
event-evening_began = { $me ->
    [yes] Evening { $round }: you have the mug.
   *[no] Evening { $round }: { $seat } has the mug.
}
event-gift_chosen = { $me ->
    [yes] You choose { $gift }.
   *[no] { $seat } chooses { $gift }.
}
event-counter_guest_came = { $me ->
    [yes] A counter guest sits down at your bar.
   *[no] A counter guest sits down at the bar of { $seat }.
}
event-tile_turned = { $me ->
    [yes] You turn a tile for free: { $tile }.
   *[no] { $seat } turns a tile for free: { $tile }.
}
event-card_gained = { $me ->
    [yes] On top of your pile: { $card }.
   *[no] On top of the pile of { $seat }: { $card }.
}
event-own_die_rolled = { $me ->
    [yes] Your coloured die shows { $die }.
   *[no] The coloured die of { $seat } shows { $die }.
}
event-white_dice_rolled = { $me ->
    [yes] Your coaster: { $dice }.
   *[no] The coaster of { $seat }: { $dice }.
}
event-shuffled = { $me ->
    [yes] You shuffle your discard pile.
   *[no] { $seat } shuffles the discard pile.
}
event-came_in = { $me ->
    [yes] Comes in: { $card }.
   *[no] Comes in at the tavern of { $seat }: { $card }.
}
events-came_in = { $me ->
    [yes] Come in: { $card }.
   *[no] Come in at the tavern of { $seat }: { $card }.
}
event-redrawn = { $me ->
    [yes] Your counter guest goes home, and all cards with him.
   *[no] A counter guest of { $seat } goes home, and all cards with him.
}
event-die_taken = { $me ->
    [yes] You take the { $die }.
   *[no] { $seat } takes the { $die }.
}
event-coasters_passed = The coasters move to the left.
event-turn_began = { $me ->
    [yes] You serve with { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } and { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }.
   *[no] { $seat } serves with { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } and { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }.
}
event-used = { $me ->
    [yes] You use a { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
   *[no] { $seat } uses a { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
}
event-forgone = { $me ->
    [yes] You take a die from the monk without a step: { $die }.
   *[no] { $seat } takes a die from the monk without a step: { $die }.
}
event-moved = { $me ->
    [yes] Your marker reaches space { $position } of the monastery.
   *[no] The marker of { $seat } reaches space { $position } of the monastery.
}
event-bonus_used = { $me ->
    [yes] You get a bonus: { $bonus } +{ $number }.
   *[no] { $seat } gets a bonus: { $bonus } +{ $number }.
}
event-bonus_lapsed = { $number ->
   *[other] { $me ->
        [yes] A bonus lapses for you: { $bonus }.
       *[no] A bonus lapses for { $seat }: { $bonus }.
    }
}
event-declined = { $me ->
    [yes] You leave it.
   *[no] { $seat } leaves it.
}
event-refused = { $me ->
    [yes] You refuse service at table { $place }: { $card } leaves for good.
   *[no] { $seat } refuses service at table { $place }: { $card } leaves for good.
}
event-bought = { $me ->
    [yes] You hire for { $price }: { $card }.
   *[no] { $seat } hires for { $price }: { $card }.
}
event-upgraded = { $me ->
    [yes] You upgrade for { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , giving back { $count ->
           [one] { $count } card
          *[other] { $count } cards
       }
    }.
   *[no] { $seat } upgrades for { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , giving back { $count ->
           [one] { $count } card
          *[other] { $count } cards
       }
    }.
}
event-recruited = { $me ->
    [yes] You recruit a guest for { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }.
   *[no] { $seat } recruits a guest for { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }.
}
event-guest_given = { $me ->
    [yes] A guest comes to you for free.
   *[no] A guest comes to { $seat } for free.
}
event-nobles_taken = { $me ->
    [yes] You win { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    } with { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }.
   *[no] { $seat } wins { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    } with { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }.
}
event-counter_guest_sent = { $me ->
    [yes] You send a counter guest to the monastery.
   *[no] { $seat } sends a counter guest to the monastery.
}
event-turn_closed = { $me ->
    [yes] You close with { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } and { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }; lost are { $lost_thalers ->
        [one] { $lost_thalers } thaler
       *[other] { $lost_thalers } thalers
    }, { $lost_beers ->
        [one] { $lost_beers } beer
       *[other] { $lost_beers } beers
    }, { $lost_dice ->
        [one] { $lost_dice } die
       *[other] { $lost_dice } dice
    }.
   *[no] { $seat } closes with { $thalers ->
        [one] { $thalers } thaler
       *[other] { $thalers } thalers
    } and { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }; lost are { $lost_thalers ->
        [one] { $lost_thalers } thaler
       *[other] { $lost_thalers } thalers
    }, { $lost_beers ->
        [one] { $lost_beers } beer
       *[other] { $lost_beers } beers
    }, { $lost_dice ->
        [one] { $lost_dice } die
       *[other] { $lost_dice } dice
    }.
}
event-taverns_closed = Closing time of evening { $round }.
event-counted = { $me ->
    [yes] You have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, in store { $stored }.
   *[no] { $seat } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, in store { $stored }.
}
event-won = { $me ->
    [yes] You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[no] { $seat } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
}
event-schnapps_poured = { $me ->
    [yes] You get schnapps: +{ $count }.
   *[no] { $seat } gets schnapps: +{ $count }.
}
event-entertainer_came = { $me ->
    [yes] Comes to you: { $entertainer }, for { schnapps-price } { said-action }.
   *[no] Comes to { $seat }: { $entertainer }, for { schnapps-price } { said-action }.
}
event-drunk = { $me ->
    [yes] You drink { schnapps-price }: { said-action }.
   *[no] { $seat } drinks { schnapps-price }: { said-action }.
}
event-rolled_again = { $me ->
    [yes] You roll again: { $before } → { $die }.
   *[no] { $seat } rolls again: { $before } → { $die }.
}
event-die_placed = { $me ->
    [yes] You lay the { $die }: { $space }{ at-place }.
   *[no] { $seat } lays the { $die }: { $space }{ at-place }.
}
event-dice_left = { $me ->
    [yes] You leave beside the tavern: { $die }.
   *[no] { $seat } leaves beside the tavern: { $die }.
}
event-reputation_counted = { $me ->
    [yes] Your reputation: +{ $steps } (thalers +{ $thalers }, beers +{ $beers }).
   *[no] The reputation of { $seat }: +{ $steps } (thalers +{ $thalers }, beers +{ $beers }).
}
event-renowned = { $me ->
    [yes] Your reputation reaches space { $position }.
   *[no] The reputation of { $seat } reaches space { $position }.
}
event-start_card_dealt = { $me ->
    [yes] You are dealt a start card{ package }.
   *[no] { $seat } is dealt a start card{ package }.
}
event-start_card_laid = { $me ->
    [yes] You are dealt a start card.
   *[no] { $seat } is dealt a start card.
}
event-start_card_kept = { $me ->
    [yes] You keep the start card{ package }.
   *[no] { $seat } keeps the start card{ package }.
}
event-start_card_chosen = { $me ->
    [yes] You have chosen.
   *[no] { $seat } has chosen.
}
event-start_card_revealed = { $me ->
    [yes] Your start card{ package }.
   *[no] The start card of { $seat }{ package }.
}
event-signed = { $me ->
    [yes] Your guest book, signature { $count }: { $line }.
   *[no] The guest book of { $seat }, signature { $count }: { $line }.
}

# Rules
rule-setup = Everybody has a tavern with nine tiles, basic side up, 4 white dice, and a deck of 7 regulars, a barmaid, a table and a brewer.
rule-mug = Luck names the first player, who takes the mug. It passes to the left every evening.
rule-evening = Eight evenings of seven phases: a bonus, guests come in, barmaids, dice, planning, serving, closing time.
rule-round-bonus = The moon moves on, and everybody gets what the round track shows; of two bonuses exactly one. Cards gained now come in on this very evening.
rule-fill = Turn up cards of your pile until every seat is taken. The first noble takes a seat, all others join him. Tables add seats; staff stand beside the tavern.
rule-redraw = When all seats are taken you may send a counter guest home: all cards of this evening are discarded, and the tavern fills again.
rule-barmaids = Each barmaid in play, and the one on the upgraded tile, brings a die of your colour, which is rolled at once. You can have at most 3 of these in a round.
rule-draft = All roll four white dice. In turn each takes one from the coaster before them; then the coasters move to the left, until all are taken.
rule-plan = Dice may be laid out as a plan before anything is used. The plan is not binding, so nothing is asked; with reputation it is.
rule-serve = In turn order everybody uses dice, buys, upgrades and recruits, in any order. A turn begins with the thalers in the safe, the beers in the cellar, and one beer for each merchant.
rule-use = Use a die at a space that wants its number and take what it gives. Seats, cash register and barrel take one die, monk and yard any number. Each dishwasher lets one die count 1 more; a 6 never becomes a 1.
rule-dishwashers = Each dishwasher in play, and the one in the upgraded kitchen, makes one die count 1 more. Several may help the same die; a 6 never becomes a 1.
rule-buy = Tavern cards cost thalers, at most one of each kind in a round. Every card gained goes on top of your draw pile.
rule-upgrade = Pay the price, turn the tile, take a noble. Barmaid, kitchen and tables work from the next evening on, all others at once.
rule-special-offer = For each matching card in play that goes back to the supply, the upgrade costs less by the price of that card; any excess is lost.
rule-recruit = One guest a round: pay the beers, take the card with its instant bonus. Another guest takes the place.
rule-nobles = One noble for 9 beers, two for 14, three for 18. They do not count towards the limit of one guest.
rule-counter-guest = A counter guest goes back to the box for one step at the monastery.
rule-monastery = The track is a ring of 23 spaces. Every bonus that the marker lands on or passes is used at once, and again on a second lap.
rule-bonus = Bonuses of guests and of the monastery are used at once or lost. A card may be declined.
rule-refuse = A regular or guest at your tables leaves the game, served or not. The seat stays empty.
rule-close = Two thalers stay in the safe and two beers in the cellar, five each when upgraded. The rest is lost, and so are unused dice.
rule-closing-time = All cards in play go on the discard pile. The mug passes to the left.
rule-end = After round 8 the points on all your cards are added up. The most points win; if tied, the most stored thalers and beers together.
rule-modules = The base game is module 1. Each further module adds something to all those before it: schnapps, reputation, start cards, the guest book.
rule-winter = With schnapps you play on the winter side of the board: entertainers come in rounds 2, 3 and 5, a die or a merchant in 7, a free upgrade in 8.
rule-schnapps = Pay the schnapps that a tile shows, then do what it shows. As often as you like, unless the tile limits it.
rule-entertainers = In rounds 2, 3 and 5 an entertainer comes. Choose which of his two sides faces up for the rest of the game.
rule-juggler = Choose dice that have not been used yet and roll them again. With reputation only before the plan is made.
rule-reputation = Bonuses that the marker reaches or passes are used at once. At the end the space is worth its points.
rule-binding-plan = Lay each die on a space or beside the tavern. The marker moves by the lower of thalers and beers that they would bring, and one more for each bard.
rule-start-cards = Keep one of three start cards in secret. It replaces barmaid, table and brewer of the first deck.
rule-guest-book = When a die is removed from a kind of guest, or from the monk, for the first time, that line is signed. Signatures bring bonuses.

paragraph-setup = Before the first evening
paragraph-mug = The mug
paragraph-evening = A. A new evening
paragraph-round-bonus = Bonus of the evening
paragraph-fill = B. The tavern fills
paragraph-redraw = Counter guest: draw again
paragraph-barmaids = C. Barmaids
paragraph-draft = D. Choosing dice
paragraph-plan = E. Planning
paragraph-serve = F. Serving
paragraph-use = Using a die
paragraph-dishwashers = Dishwashers
paragraph-buy = Tavern cards
paragraph-upgrade = Upgrades
paragraph-special-offer = Special offer
paragraph-recruit = Recruiting guests
paragraph-nobles = Nobles
paragraph-counter-guest = Counter guest: a step
paragraph-monastery = Monastery
paragraph-bonus = Bonuses
paragraph-refuse = Refusing service
paragraph-close = Ending the turn
paragraph-closing-time = G. Closing time
paragraph-end = The end
paragraph-modules = Modules
paragraph-winter = Module 2: winter
paragraph-schnapps = Module 2: schnapps
paragraph-entertainers = Module 2: entertainers
paragraph-juggler = Module 2: juggler
paragraph-reputation = Module 3: reputation
paragraph-binding-plan = Module 3: the plan binds
paragraph-start-cards = Module 4: start cards
paragraph-guest-book = Module 5: guest book

# Table
phase-evening = A Evening
phase-filling = B Guests
phase-barmaids = C Barmaids
phase-draft = D Dice
phase-planning = E Plan
phase-serving = F Serve
phase-closing = G Close

source-noble = Nobles
source-guest = Guests
source-regular = Regulars
source-tavern_cards = Tavern cards
source-host = Reputation

waiting-evening = { $seat } chooses a bonus
waiting-filling = { $seat } keeps or draws again
waiting-draft = { $seat } takes a die
waiting-planning = { $seat } lays the dice
waiting-serving = { $seat } serves

table-name = { $seat }
heading-round = Evening { $round } of { $rounds }
table-round = Evening { $round } of { $rounds }
table-goods = thalers { $thalers } · beers { $beers } · counter guests { $guests } · monastery { $position }
table-dice = Dice
table-dishwashers = dishwashers { $count }
table-staff = Beside the tavern
table-tiles = Upgraded
table-pile = draw pile { $count }, discard pile { $discard }
table-coaster = Coaster
table-offers = Guests to recruit
table-plan = Best income: thalers { $thalers }, beers { $beers }, steps { $steps }
table-schnapps = schnapps { $count }
table-reputation = reputation { $position }
table-book = guest book { $count }
table-start = Start card
table-laid = Laid
table-guest = { $beers ->
        [one] { $beers } beer
       *[other] { $beers } beers
    }: wants { $die }, pays { $thalers }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

view-taverns = Taverns
view-market = Market
view-round = Evening
view-rounds = Evenings
view-phase = Phase
view-over = Over
view-winners = Winners
view-scores = Points
view-points = Points
view-mug = Mug
view-turn = On turn
view-thalers = Thalers
view-beers = Beers
view-dice = Dice
view-tiles = Tiles
view-spaces = Spaces
view-staff = Staff
view-coasters = Coasters
view-monastery = Monastery
view-track = Round track
view-module = Module
view-season = Season
view-parts = Modules
view-box = Box

icon-mug_taken = key
icon-guest_revealed = dot
icon-evening_began = dot
icon-gift_chosen = plus
icon-card_gained = card
icon-came_in = card
icon-recruited = card
icon-upgraded = plus
icon-entertainer_came = plus
icon-drunk = plus
icon-start_card_revealed = card
icon-signed = plus
icon-turn_closed = close
icon-won = trophy

# Market, monastery, taverns, draft
board-now = now
board-later = after serving
board-staff = Staff
board-staff-limit = thalers · one of each kind
board-guests = Guests
board-guests-limit = beer · one a round
board-guests-taken = beer · one was recruited
board-nobles = Nobles · { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
board-upgrades = Upgrades
board-upgrades-note = thalers · each brings a noble
board-name-merchant = Merchant
board-name-dishwasher = Washer
board-name-barmaid = Barmaid
board-name-table = Table
board-name-brewer = Brewer
board-name-bard = Bard
board-left = { $count } left
board-stack = { $count } in the stack
board-stand-can = can be paid now
board-stand-later = can be paid after serving
board-stand-no = cannot be paid
board-stand-bought = bought this round
board-stand-gone = none left
board-works-at_once = works at once
board-works-next_evening = works from the next evening on
board-upgraded = upgraded
board-back = Back
board-side-now = now
board-side-then = then
board-side-tables = { $figure ->
    [one] { $figure } table
   *[other] { $figure } tables
}
board-side-barmaid = { $figure ->
    [0] nobody
   *[other] +{ $figure } coloured die every evening
}
board-side-kitchen = { $figure ->
    [0] nobody
   *[other] one die counts { $figure } more every evening
}
board-side-cash_register = +{ board-count-thalers } for a die
board-side-monk = +{ board-count-steps } for each die
board-side-barrel = +{ board-count-beers } for a die
board-side-yard = +{ board-count-beers } for each die
board-side-safe = keeps { board-count-thalers }
board-side-cellar = keeps { board-count-beers }
board-offer = Special offer
board-offer-dishwasher = Give back dishwashers in play
board-offer-barmaid = Give back barmaids in play
board-offer-table = Give back tables in play
board-offer-brewer = Give back brewers in play
board-offer-none = No matching card is in play
board-give = Give back: { $card }, −{ $count }
board-gain-noble = +1 noble, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-upgrade-for = Upgrade for { $count }
board-upgrade-gives = { board-given }, +1 noble
board-given = { $count ->
    [one] −{ $count } card
   *[other] −{ $count } cards
}
board-recruit = Recruit for { board-count-beers }
board-stays = { $what } left
board-stays-nothing = nothing left
board-passes = { $dice } → { $seat }
board-ring-you = You are on { $position }
board-ring-next = { board-steps } to { $position }:
board-ring-space = Space { $position }
board-ring-marker = { $seat }: { $position }
board-coming = Coming evenings
board-or = { $one } or { $two }
board-gift-counter_guest = counter guest
board-gift-guest = guest for 3 beers
board-gift-own_die = coloured die
board-gift-upgrade = turn one tile for free
board-rival-waiting = waits for the turn
board-rival-serving = serves now
board-rival-closed = has closed
board-dice = Dice
board-nothing = none
board-in-play = In play
board-turned = Upgraded
board-pile = Deck
board-at-bar = Counter guests
board-pass = Pass to the left
board-my-coaster = Your coaster
board-pick-of = pick { $number } of { $count }
board-waits = waits
board-taking = takes a die
board-took = has a die
board-next-for-me = Next for you
board-tonight = Your tavern tonight
board-tonight-fits = a { $die } fits the marked places
board-fits = fits
board-my-dice = Your dice
idle-take-die = Pick a die
tab-parts = More
board-entertainers = Entertainers
board-schnapps = { $count ->
    [one] { $count } schnapps
   *[other] { $count } schnapps
}
board-used = used { $count } of { $limit }
board-limit = { $count } a round
board-fame-you = space { $position } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-fame-next = In { board-steps }:
board-fame-plan = The plan brings { board-steps }: { $thalers ->
    [one] { $thalers } thaler
   *[other] { $thalers } thalers
}, { $beers ->
    [one] { $beers } beer
   *[other] { $beers } beers
}, the lower counts.
board-book = Guest book
board-book-signed = { $count } of { $lines } signed
board-book-done = signed
board-book-bonuses = Bonuses of the signatures
board-book-next = The next signature brings:
board-start-card = Start card
board-keep-start = Keep this start card
board-keep-side = This side up
idle-keep-start-card = Pick a card
idle-choose-side = Pick a side
board-bind = Lay the plan for good
board-rival-planning = lays the plan

# Board
tab-market = Market
tab-monastery = Monastery
tab-rival = Tavern
board-sign-kitchen = Kitchen
board-sign-barmaid = Barmaids
board-sign-safe = Safe
board-sign-monk = Monk
board-sign-cash_register = Register
board-sign-barrel = Barrel
board-sign-tables = Tables
board-sign-yard = Yard
board-sign-cellar = Cellar
board-sign-price = { $name }, upgrade for { $price }
board-sign-upgraded = { $name }, upgraded
board-track = Round track
board-abbey = Monastery: space { $position }, in { board-steps }: { $bonus }
board-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
board-in-steps = in { $count }
board-count-thalers = { $count ->
    [one] { $count } thaler
   *[other] { $count } thalers
}
board-count-beers = { $count ->
    [one] { $count } beer
   *[other] { $count } beers
}
board-count-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
board-count-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
board-plus-thalers = +{ board-count-thalers }
board-plus-beers = +{ board-count-beers }
board-plus-steps = +{ board-count-steps }
board-store-thalers = Safe: { $count } of { $holds ->
    [one] { $holds } thaler
   *[other] { $holds } thalers
}
board-store-beers = Cellar: { $count } of { $holds ->
    [one] { $holds } beer
   *[other] { $holds } beers
}
board-counter-guests = Counter guests: { $count }
board-space-seat = Table { $place }
board-space-yard = Yard
board-space-monk = Monk
board-space-cash_register = Register
board-space-barrel = Barrel
board-wants = wants { $dice }
board-any = takes any number
board-lies = a { $dice } lies there
board-washers = dishwashers: { $count }
board-served = served
board-free-seat = Free table
board-taken = { $count } of { $seats ->
    [one] { $seats } table
   *[other] { $seats } tables
} taken
board-use-seat = Use the { $die } at table { $place }
board-use-cash_register = Use the { $die } at the register
board-use-barrel = Use the { $die } at the barrel
board-use-monk = Use the { $die } at the monk
board-use-yard = Use the { $die } in the yard
board-close = Close the tavern
board-lost = lost: { $what }
board-has-mug = has the mug
board-each = each
board-queue = Queue at the door
board-deck = Deck { $count }
board-discard = Discard { $count }
board-tomorrow = First tomorrow
board-then = served
board-keeps-thalers = the safe keeps { $count }
board-keeps-beers = the cellar keeps { $count }
board-merchants = merchants { $count }
board-unplaced = On no space yet: { board-count-dice }
board-own-die = Coloured die, { $die }
board-white-die = White die, { $die }
board-best = Best income
board-anew = Lay anew
board-rest = Serve the rest
board-all-placed = All dice lie. You serve when it is your turn.
board-keep-pays = These guests pay
board-redraw-pays = Others, on average
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-stopped = Serving stopped: this one is for you to decide.
board-tip-plan = Lay your dice on the spaces that glow; the plan binds nobody. Then serve one by one, in any order, and spend in between.
board-tip-close = Only what safe and cellar hold is kept when you close. Spend the rest before.
board-tip-dishwasher = Each dishwasher adds 1 to one die this evening; several may help the same die.
board-tip-top = Every new card goes on top of your deck: it comes in first tomorrow.
board-tip-offer = Special offer: matching staff in play may go back to make an upgrade cheaper by their price.
board-tip-works = Every upgrade brings a noble. Barmaid, kitchen and tables work from the next evening on.
board-tip-guest = One guest a round; nobles come on top of that.
board-tip-nobles = All nobles of an evening share one table, so many of them cost few seats.
board-tip-counter = A counter guest lets you draw all cards again, or later brings a step at the monastery. Not both.
board-tip-gift = What you take now lies on top of your deck and comes in this very evening.
board-tip-coaster = Take one die; the coaster goes on to the left. What you leave serves your neighbour.
board-tip-refuse = Who is refused leaves your deck for good: send a poor regular, so that better guests come more often.
board-tip-bonus = Bonuses are used at once or lost.
board-forgo = Without a step
board-warnings = Warnings
board-warning-goods = Thalers or beers would be lost
board-warning-dice = Dice would stay unused
board-percent = { $percent }%
board-odds-dice = What each number adds
board-odds-nothing = nothing more
board-odds-redraw = Drawn again: { board-mean } thalers on average
board-odds-next = Next card of your deck

# Why an answer is better
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-die = The { $die } adds { said-action } to the best placement, the { $other_die } adds { $other_number }.
why-keep = These guests pay { $pay ->
    [one] { $pay } thaler
   *[other] { $pay } thalers
} on average, newly drawn ones { $other_pay }.
why-redraw = Newly drawn guests pay { $pay ->
    [one] { $pay } thaler
   *[other] { $pay } thalers
} on average, these { $other_pay }.
why-unused = If you close now, { $dice ->
    [one] one die goes
   *[other] { $dice } dice go
} unused.
later = { $later ->
    [one] { $later } point
   *[other] { $later } points
}
why-now = On average it brings { points } more this evening.
why-later = On later evenings it brings about { later } more.
why-both = On average it brings { points } more this evening, and later about { $later } more.
why-sooner = On average it brings { points } more this evening; that outweighs losing about { later } later.
why-patient = Later it brings about { later } more; that outweighs losing { points } this evening.

# The board in words
words-phase = { $phase_id ->
    [evening] The evening is beginning.
    [filling] The taverns are filling with guests.
    [barmaids] The barmaids bring dice.
    [draft] The white dice are being shared out.
    [planning] Everybody plans where the dice go.
    [serving] Guests are being served, and the income is being spent.
   *[closing] The taverns are closing.
}
words-tavern = { $me ->
    [yes] Your tavern
   *[no] The tavern of { $seat }
}
words-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
words-own-dice = The coloured dice show { $dice }.
words-loss = If you close now, you lose: { $what }.
words-unsigned = Not signed yet: { $lines }.
words-track = Tonight the round track brings: { $gifts }.
words-goods = { $goods }.
words-seat = { board-space-seat }: { $guest }.
words-seat-served = { board-space-seat }: { $guest } ({ board-served }).
words-several = { $guest } ×{ $count }
words-dice = The white dice show { $dice }{ $count ->
    [0] {""}
   *[other] , { board-washers }
}.
words-die = { $die }
words-staff = { table-staff }: { $cards }.
words-times = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
words-upgraded = { table-tiles }: { $tiles }.
words-gain = { $bonus } +{ $number }
words-bonus = { $bonus }
words-top = { board-tomorrow }: { $cards }.
words-fame = { source-host }: { board-fame-you }.
words-book = { board-book }: { board-book-signed }.
words-start = { board-start-card }{ package }.
words-tile = { $sign }: { $side }. { $price }.
words-tile-upgraded = { $sign } ({ board-upgraded }): { $side }.
words-coaster = { $seat }: { $dice }.
words-priced = { $card } ({ $price })
words-hire = { board-staff }: { $cards }.
words-mug = { $me ->
    [yes] You have the mug.
   *[no] { $seat } has the mug.
}
words-belongings = { $me ->
    [yes] You have
   *[no] { $seat } has
} { $goods }.
words-counter = { $count ->
    [0] No counter guests.
   *[other] { board-counter-guests }.
}
words-taken = { $count ->
    [0] No table is taken; { $seats ->
        [one] { $seats } is free
       *[other] { $seats } are free
    }.
   *[other] { board-taken }.
}
words-abbey = At the monastery: space { $position }; { board-steps } ahead waits { $bonus }.
words-piles = { $count ->
    [one] One card
   *[other] { $count } cards
} in the deck, { $discarded } in the discard pile.
words-plan = At best the dice bring { $gains }.
words-offer = { choice-recruit }.
words-schnapps = { board-schnapps }.
words-entertainer = { choice-drink }.
