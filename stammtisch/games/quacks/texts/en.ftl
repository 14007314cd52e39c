game-name = The Quacks of Quedlinburg
game-tagline = Brew at the fair, draw chip after chip, and stop before the pot explodes.

# Options
option-set = Ingredient books: set { $value }
option-set-help = Four sets of books; the first is the easiest. Each colour may also have a set of its own.
option-set-1-help = For the first game. Green brings rubies, blue lets you choose, red loves pumpkins, yellow takes white chips back.
option-set-2-help = New: green brings chips, blue insures against an explosion, red waits beside the pot, yellow doubles the next chip.
option-set-3-help = New: green waits for exactly 7 in white, blue and purple look at where they lie, yellow lets the pot bear more.
option-set-4-help = New: green buys droplet steps for rubies, red makes white 1-chips move 2, purple trades chips for bigger ones.
option-green = Green book: { $value }
option-green-set = of the set
option-green-help = The garden spider’s book, if it shall differ from the set.
option-blue = Blue book: { $value }
option-blue-set = of the set
option-blue-help = The crow skull’s book, if it shall differ from the set.
option-red = Red book: { $value }
option-red-set = of the set
option-red-help = The toadstool’s book, if it shall differ from the set.
option-yellow = Yellow book: { $value }
option-yellow-set = of the set
option-yellow-help = The mandrake’s book, if it shall differ from the set.
option-purple = Purple book: { $value }
option-purple-set = of the set
option-purple-help = The ghost’s breath book, if it shall differ from the set.
option-cards = Fortune cards: { $value }
option-cards-true = yes
option-cards-false = no
option-cards-help = One card is read each round. Without them every round is alike.
option-test_tubes = Test tubes: { $value }
option-test_tubes-true = yes
option-test_tubes-false = no
option-test_tubes-help = The other side of the pot: each droplet step may go to the pot or to the tubes, which pay at once.
option-in_step = Draw together in every round: { $value }
option-in_step-true = yes
option-in_step-false = no
option-in_step-help = The last round is always played so. Nobody then waits to see what the others do.
option-supply_limited = The supply is limited: { $value }
option-supply_limited-true = yes
option-supply_limited-false = no
option-supply_limited-help = The rulebook says that what is sold out cannot be bought; gains follow it.
option-rubies_limited = Only 20 rubies: { $value }
option-rubies_limited-true = yes
option-rubies_limited-false = no
option-rubies_limited-help = The box holds 20, but no rule says that they run out. While all brew at once the limit does not bind.
option-pot_full_stops = A full pot ends drawing: { $value }
option-pot_full_stops-true = yes
option-pot_full_stops-false = no
option-pot_full_stops-help = The rules are silent; a chip on the last space leaves no room for another.
option-stop_before_draw = Stopping before the first chip: { $value }
option-stop_before_draw-true = yes
option-stop_before_draw-false = no
option-stop_before_draw-help = The rules speak of stopping after a chip, so at least one is drawn.
option-empty_pot = An empty pot scores { $value }
option-empty_pot-next = the space after the start
option-empty_pot-start = the start space
option-empty_pot-help = Only if the flask took the one chip back. The scoring space comes after the last thing in the pot.
option-when_sold_out = A gained chip that is sold out: { $value }
option-when_sold_out-nothing = nothing instead
option-when_sold_out-ruby = a ruby instead
option-when_sold_out-help = The rules name no substitute.
option-limits_combine = Two higher limits: { $value }
option-limits_combine-max = the highest counts
option-limits_combine-sum = they add up
option-limits_combine-help = Both texts name the limit itself, not by how much it rises.
option-black_none_pays = Two players without black chips move the droplet: { $value }
option-black_none_pays-true = yes
option-black_none_pays-false = no
option-black_none_pays-help = Chip actions are for those who have the chip, so none against none pays nothing.
option-green2_needs_book = Green set 2 gives chips only of books that are out: { $value }
option-green2_needs_book-true = yes
option-green2_needs_book-false = no
option-green2_needs_book-help = The cards say so of yellow and purple chips; it is taken to hold for all gains.
option-red2_declinable = Red set 2 may be placed at once: { $value }
option-red2_declinable-true = yes
option-red2_declinable-false = no
option-red2_declinable-help = Red actions may be declined by the rulebook, so also setting the chip aside.
option-reds_beside = Red chips beside the pot are decided on { $value }
option-reds_beside-secret = in secret, all at once
option-reds_beside-turn = from the start player on
option-reds_beside-open = openly, all at once
option-reds_beside-help = Otherwise whoever waits would see the final spaces of the others.
option-yellow2_doubles = Yellow set 2 doubles { $value }
option-yellow2_doubles-printed = the printed number
option-yellow2_doubles-all = bonuses too
option-yellow2_doubles-help = The book speaks of the number on the chip.
option-doubling_returns = A white chip poured back gives its doubling back: { $value }
option-doubling_returns-true = yes
option-doubling_returns-false = no
option-doubling_returns-help = The white chip was the next one placed, so the doubling is used up.
option-purple3_number = Purple set 3 counts { $value }
option-purple3_number-printed = the number printed on the space
option-purple3_number-index = the spaces from the middle
option-purple3_number-help = The almanac counts spaces by their number.
option-discards_move_scoring = Chips handed in move the scoring space: { $value }
option-discards_move_scoring-true = yes
option-discards_move_scoring-false = no
option-discards_move_scoring-help = The scoring space was found before the chip actions.
option-chip_order = Chips act in the order { $value }
option-chip_order-black-green-purple = black, green, purple
option-chip_order-black-purple-green = black, purple, green
option-chip_order-green-black-purple = green, black, purple
option-chip_order-green-purple-black = green, purple, black
option-chip_order-purple-black-green = purple, black, green
option-chip_order-purple-green-black = purple, green, black
option-chip_order-help = The rulebook names black, green and purple in this order and asks for no other.
option-cards_need_book = Cards give chips only of books that are out: { $value }
option-cards_need_book-true = yes
option-cards_need_book-false = no
option-cards_need_book-help = So says the rulebook.
option-whites_upgradable = White chips may be exchanged: { $value }
option-whites_upgradable-true = yes
option-whites_upgradable-false = no
option-whites_upgradable-help = An Opportunistic Moment: with white chips the consolation would hardly ever be needed.
option-wheel_and_deal_trades = Wheel and Deal: { $value } { $value ->
    [one] trade
   *[other] trades
} at most
option-wheel_and_deal_trades-help = The card speaks of one ruby and one chip.
option-second_chance_point = A Second Chance comes { $value }
option-second_chance_point-placed = right after the fifth chip
option-second_chance_point-acted = after the fifth chip has acted
option-second_chance_point-help = The card counts chips placed, so the choice comes before a crow skull draws.
option-second_chance_counts = The five chips of A Second Chance: { $value }
option-second_chance_counts-placed = all that were placed
option-second_chance_counts-lying = only those still in the pot
option-second_chance_counts-help = The card counts chips that were placed, also those poured back since.
option-second_chance_refills = A Second Chance refills the flask: { $value }
option-second_chance_refills-true = yes
option-second_chance_refills-false = no
option-second_chance_refills-help = Chips go back, but a used flask stays used.
option-second_chance_over = Carrying on above the limit: { $value }
option-second_chance_over-spared = the next white chip explodes
option-second_chance_over-explodes = explodes at once
option-second_chance_over-help = The first five chips are safe; nothing says that carrying on takes that back.
option-strong_chip_acts = The Strong Ingredient counts in step B (black, green, purple): { $value }
option-strong_chip_acts-true = yes
option-strong_chip_acts-false = no
option-strong_chip_acts-help = The card places it without its action; what chips do when drawn it never does.
option-strong_doubling = A Strong Ingredient after a doubling: { $value }
option-strong_doubling-used_up = uses it up without moving farther
option-strong_doubling-moves = moves twice its number
option-strong_doubling-waits = leaves it waiting
option-strong_doubling-help = It is the next chip placed, but it comes without any action.
option-strong_white_after_red = A white Strong Ingredient after red set 4 moves 2 spaces: { $value }
option-strong_white_after_red-true = yes
option-strong_white_after_red-false = no
option-strong_white_after_red-help = It is placed without any action, so it moves its number.
option-strong_before_reds = Strong Ingredient before red chips beside the pot: { $value }
option-strong_before_reds-true = yes
option-strong_before_reds-false = no
option-strong_before_reds-help = The card works when all have stopped, the red chips come just before the evaluation.
option-rat_cards_count = Rat cards count the tails { $value }
option-rat_cards_count-reveal = when they are read
option-rat_cards_count-after = again after the card
option-rat_cards_count-help = Otherwise points from the card would change the rats it speaks of.
option-droplet_on_chip = A droplet that comes to a chip in the pot { $value }
option-droplet_on_chip-shares = shares its space
option-droplet_on_chip-jumps = goes on to the next free space
option-droplet_on_chip-help = Nothing keeps the droplet off a space on which a chip of this round still lies.
option-die_to_tubes = A droplet step of the bonus die may go to the tubes: { $value }
option-die_to_tubes-true = yes
option-die_to_tubes-false = no
option-die_to_tubes-help = Whenever the droplet may move, either droplet may.
option-tubes_need_book = Tubes give chips only of books that are out: { $value }
option-tubes_need_book-true = yes
option-tubes_need_book-false = no
option-tubes_need_book-help = As the cards do.
option-tubes_split = Two droplet steps may be split: { $value }
option-tubes_split-true = yes
option-tubes_split-false = no
option-tubes_split-help = Each time the droplet may move, either droplet may.
option-tubes_last_again = The last glass pays again: { $value }
option-tubes_last_again-true = yes
option-tubes_last_again-false = no
option-tubes_last_again-help = At the end of the tubes only the droplet in the pot moves.
option-tubes_at_end = Rubies buy tube steps after the last round: { $value }
option-tubes_at_end-true = yes
option-tubes_at_end-false = no
option-tubes_at_end-help = After the last round rubies become points, and nothing else is named.

# Chips and ingredients
ingredient-white = Cherry bomb
ingredient-orange = Pumpkin
ingredient-green = Garden spider
ingredient-blue = Crow skull
ingredient-red = Toadstool
ingredient-yellow = Mandrake
ingredient-purple = Ghost’s breath
ingredient-black = Hawkmoth
chip-white-1 = white 1
chip-white-2 = white 2
chip-white-3 = white 3
chip-orange-1 = orange 1
chip-green-1 = green 1
chip-green-2 = green 2
chip-green-4 = green 4
chip-blue-1 = blue 1
chip-blue-2 = blue 2
chip-blue-4 = blue 4
chip-red-1 = red 1
chip-red-2 = red 2
chip-red-4 = red 4
chip-yellow-1 = yellow 1
chip-yellow-2 = yellow 2
chip-yellow-4 = yellow 4
chip-purple-1 = purple 1
chip-black-1 = black 1

# What the books say
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rubies = { $rubies ->
    [one] { $rubies } ruby
   *[other] { $rubies } rubies
}
tails = { $tails ->
    [one] { $tails } rat tail
   *[other] { $tails } rat tails
}
price = { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
bag = { $bag ->
    [one] { $bag } chip
   *[other] { $bag } chips
}
power-orange_plain = No action. It fills a space; red chips may count it.
power-black_2p_compare = As many black chips as the other player, at least one: droplet +1. More: droplet +1 and a ruby.
power-black_34p_neighbours = More black chips than one neighbour: droplet +1. More than both: droplet +1 and a ruby.
power-green1_ruby_last_two = A ruby for each green chip that is last or next to last in the pot.
power-green2_gain_chip_last_two = For each green chip that is last or next to last take a chip: for a 1 an orange, for a 2 a blue or red 1, for a 4 a yellow or purple 1.
power-green3_exact7_move_last = White chips of exactly 7: the last chip moves on by the sum of all green chips.
power-green4_ruby_for_droplet = For each green chip that is last or next to last you may pay a ruby for droplet +1.
power-blue1_draw_choose = Draw 1, 2 or 4 more chips, as it says. You may place one of them; the others go back.
power-blue2_explosion_insurance = If one of the next 1, 2 or 4 chips explodes the pot, you still take points and coins.
power-blue3_ruby_on_ruby_space = On a space with a ruby: take a ruby at once.
power-blue4_vp_on_ruby_space = On a space with a ruby: score 1, 2 or 4 points at once.
power-red1_orange_bonus = Moves 1 farther with one or two orange chips in the pot, 2 farther with three or more.
power-red2_set_aside = Goes beside the pot. When you have stopped, place it or keep it for a later round. It may go back into the bag at any time.
power-red3_add_previous_white = Moves farther by the value of a white chip right before it.
power-red4_white1_moves_two = Once a red chip is in the pot, white 1-chips move 2 spaces.
power-yellow1_return_previous_white = A white chip right before it may go back into the bag.
power-yellow2_next_chip_double = The next chip moves twice its number.
power-yellow3_raise_limit = With one or two yellow chips the pot explodes only above 8, with three or more above 9.
power-yellow4_escalating_bonus = The first, second and third yellow chip move 1, 2 and 3 spaces farther.
power-purple1_count_tiers = One chip: 1 point. Two: 1 point and a ruby. Three or more: 2 points and droplet +1.
power-purple2_trade_in = Hand in one: black 1, 1 point, a ruby. Two: green 1, blue 2, 3 points, droplet +1. Three: yellow 4, 6 points, a ruby, droplet +2.
power-purple3_vp_by_space = Each chip scores by its space: 1 point from 10 on, 2 from 20 on, 3 from 30 on.
power-purple4_upgrade = Trade one chip of the pot for a bigger one of its colour. One purple: 1 for 2. Two: 2 for 4. Three: 1 for 4.

# Fortune cards
card-second_chance = A Second Chance
card-second_chance-text = After your first five chips: carry on, or put them all back and begin again.
card-well_stirred = Well Stirred
card-well_stirred-text = Your first white chip this round may go back into the bag.
card-lucky_devil = Lucky Devil
card-lucky_devil-text = A scoring space with a ruby brings 2 points, even after an explosion.
card-shining_extra_bright = It’s Shining Extra Bright
card-shining_extra_bright-text = A scoring space with a ruby brings one ruby more.
card-seasoned_perfectly = Seasoned Perfectly
card-seasoned_perfectly-text = White chips of exactly 7 at the end of the round: droplet +1.
card-pot_is_full = The Pot is Full
card-pot_is_full-text = Whoever rolls the bonus die rolls it twice.
card-living_in_luxury = Living in Luxury
card-living_in_luxury-text = This round the pot explodes only above 9.
card-pumpkin_patch_party = Pumpkin Patch Party
card-pumpkin_patch_party-text = Every orange chip moves one space farther.
card-strong_ingredient = Strong Ingredient
card-strong_ingredient-text = When all have stopped: who did not explode draws up to five chips and may place one, without its action.
card-magic_potion = Magic Potion
card-magic_potion-text = At the end of the round all flasks are refilled free of charge.
card-schadenfreude = Schadenfreude
card-schadenfreude-text = If your right-hand neighbour’s pot explodes, take any 2-chip.
card-just_in_time = Just in Time
card-just_in_time-text = Take 4 points, or remove a white 1-chip from your bag.
card-less_is_more = Less is More
card-less_is_more-text = All draw five chips. The lowest sum gets a blue 2, everybody else a ruby.
card-choose_wisely = Choose Wisely
card-choose_wisely-text = Move your droplet 2 spaces, or take a purple chip.
card-opportunistic_moment = An Opportunistic Moment
card-opportunistic_moment-text = Draw four chips. You may exchange one for the next higher value of its colour. If you cannot, take a green 1.
card-roll_the_die = Roll the Die
card-roll_the_die-text = Everybody rolls the bonus die once.
card-only_choose_one = You Only Get to Choose One
card-only_choose_one-text = Take a black chip, any 2-chip, or 3 rubies.
card-good_start = A Good Start
card-good_start-text = Use your rats as usual, or give up 1 to 3 tails for as many rubies.
card-rat_infestation = Rat Infestation
card-rat_infestation-text = Everybody has twice as many rat tails.
card-rats_are_friends = Rats are your Friends
card-rats_are_friends-text = Take any 4-chip, or a point for each of your rat tails.
card-charity = Charity
card-charity-text = Whoever has the fewest rubies gets one.
card-pot_is_filling_up = The Pot is Filling Up
card-pot_is_filling_up-text = Everybody moves the droplet 1 space.
card-wheel_and_deal = Wheel and Deal
card-wheel_and_deal-text = You may trade a ruby for any 1-chip but purple and black.
card-beginners_bonus = Beginner’s Bonus
card-beginners_bonus-text = Whoever has the fewest points gets a green 1.

# Where something comes from
source-pot = scoring space
source-die = bonus die
source-black = hawkmoth
source-green = garden spider
source-blue = crow skull
source-purple = ghost’s breath
source-fortune = fortune card
source-tube = test tube
source-coins = coins
source-rubies = rubies
phase-fortune = Fortune card
phase-rats = Rats
phase-brew = Brewing
phase-after_brew = After brewing
phase-die = A · Bonus die
phase-chips = B · Chip actions
phase-score = C, D · Rubies and points
phase-buy = E · Buying chips
phase-end = End of the round
phase-rubies = F · Spending rubies

# The table in the terminal
table-name = { $seat }
table-round = Round { $round } of { $rounds }
table-aside = beside the pot
table-looked = drawn to look at
table-player = points { $points } · rubies { $rubies } · droplet { $droplet } · rats { $rats }
table-fuse = white { $whites } of { $limit } · { $bag } in the bag
table-scoring = space { $space }: { coins }, { points }
table-no-odds = The pot is not brewing: there is nothing to work out.
table-risk = The next chip explodes the pot with { $percent }% ({ $explosive } of { $bag })
table-stop = Stop now
table-draw = Draw once, then stop
table-plan = Draw on while the risk is at most { $risk }%
table-average = points { NUMBER($points, minimumFractionDigits: 1) }, coins { NUMBER($coins, minimumFractionDigits: 1) }, explodes { $percent }%

# Questions
step-first-player = Who begins?
step-read-fortune = A fortune card is read
step-use-rats = { tails } behind the leader: send in the rats?
step-brew = Draw or stop? { $whites } of { $limit } in white, { bag } in the bag.
step-brew-together = A chip, or none? { $whites } of { $limit } in white, { bag } in the bag.
step-draw-chip = A chip leaves the bag
step-move-chip = How far does { $chip } move?
step-stir-back = Well stirred: put { $chip } back into the bag?
step-take-chance = Carry on, or begin again? Five chips in the pot, { $whites } of { $limit } in white.
step-look-at-chip = A chip is drawn to look at
step-place-one = Place one of the chips you drew?
step-set-red-aside = Lay { $chip } beside the pot, or place it now?
step-bring-back = Draw the first chip, or put a red chip from beside the pot into the bag before that?
step-place-reds = { $chips ->
    [one] { $chips } red chip
   *[other] { $chips } red chips
} beside the pot. Place one, put one into the bag, or keep them there?
step-move-red = How far does { $chip } move?
step-return-white = Put { $chip } back into the bag?
step-take-tier = Which reward for your purple chips?
step-trade-purple = Hand in purple chips?
step-upgrade-chip = Trade a chip for a bigger one?
step-take-chip = Take a chip
step-move-last = Seven exactly: move { $chip } on by { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}?
step-pay-for-droplet = Pay a ruby to move the droplet? You have { rubies }.
step-move-droplet = Which droplet moves?
step-move-whole-droplet = Which droplet moves { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}?
step-roll-die = The bonus die rolls
step-choose-just-in-time = { points }, or a white chip less?
step-droplet-or-purple = Droplet +{ $steps }, or a purple chip?
step-choose-one = A chip, or { rubies }?
step-deal-for-chip = Trade a ruby for a chip? You have { rubies }.
step-chip-or-tails = A 4-chip, or { $tails ->
    [one] { $tails } point
   *[other] { $tails } points
} for your rat tails?
step-add-strong = Place one of these chips as a strong ingredient?
step-exchange-chip = Exchange one of the chips you drew?
step-give-tails = Give up rat tails for rubies? You have { tails }.
step-choose-reward = Your pot exploded: { points }, or { coins } to buy with?
step-buy-chip = Buy chips? You have { coins }.
step-buy-second-chip = You buy { $chip } and have { coins } left. A second chip of another colour?
step-spend-rubies = Spend rubies? You have { rubies }.

# Answers
choice-draw = Draw
choice-stop = Stop
choice-flask = Use the flask
choice-rats = Send in the rats
choice-decline = Without rats
choice-return = Put it back
choice-keep = Keep it
choice-restart = Begin again
choice-continue = Carry on
choice-aside = Beside the pot
choice-beside = Keep beside the pot
choice-rebag = Put { $chip } into the bag
choice-points = Take the points
choice-coins = Take the coins
choice-droplet = Move the droplet
choice-tube = Move the tube droplet
choice-refill = Refill the flask
choice-pass = No, thanks
choice-done = Keep the rubies
choice-pay = Pay a ruby
choice-forward = Move it on
choice-stay = Let it lie
choice-remove = Remove a white 1
choice-rubies = Take the rubies
choice-tails = A point for each tail
choice-place = Place { $chip }
choice-take = Take { $chip }
choice-move = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
choice-tier = { $number ->
    [one] Reward for 1 chip
   *[other] Reward for { $number } chips
}
choice-trade = { $number ->
    [one] Hand in 1
   *[other] Hand in { $number }
}
choice-give = { $number ->
    [one] 1 tail for 1 ruby
   *[other] { $number } tails for { $number } rubies
}
choice-upgrade = Trade { $chip } for a { $number }
choice-buy = Buy { $chip } for { price }
choice-chip = { $chip }
choice-die = Face { $face }
choice-start = { $starter_seat }
choice-fortune = { $card }

# What happened
event-started = { $me ->
    [yes] You are the start player.
   *[no] { $seat } is the start player.
}
event-round-began = Round { $round } begins; { $starter_seat } is the start player.
event-book-opened = A new book is out: { $ingredient }.
event-white-added = { $me ->
    [yes] You add { $chip } to your bag.
   *[no] { $seat } adds { $chip } to the bag.
}
event-fortune-read = Fortune card: { $card }.
event-tails-counted = { $me ->
    [yes] Between you and the leader: { tails }.
   *[no] Between { $seat } and the leader: { tails }.
}
event-rats-swam = { $me ->
    [yes] Your rats swim { $tails ->
        [one] { $tails } space
       *[other] { $tails } spaces
    } ahead of the droplet.
   *[no] { $seat }’s rats swim { $tails ->
        [one] { $tails } space
       *[other] { $tails } spaces
    } ahead of the droplet.
}
event-tails-given = { $me ->
    [yes] You give up { tails }.
   *[no] { $seat } gives up { tails }.
}
event-hand-shown = { $me ->
    [yes] { $draws ->
        [yes] You show a chip.
       *[no] You show an empty hand.
    }
   *[no] { $draws ->
        [yes] { $seat } shows a chip.
       *[no] { $seat } shows an empty hand.
    }
}
event-looked = { $me ->
    [yes] You look at { $chip }.
   *[no] { $seat } looks at { $chip }.
}
event-placed = { $me ->
    [yes] You place { $chip } on space { $space }.
   *[no] { $seat } places { $chip } on space { $space }.
}
event-put-back = { $me ->
    [yes] You put { $chip } back into the bag.
   *[no] { $seat } puts { $chip } back into the bag.
}
event-set-aside = { $me ->
    [yes] You lay { $chip } beside the pot.
   *[no] { $seat } lays { $chip } beside the pot.
}
event-insured = { $me ->
    [yes] Your pot is insured for the next { $chips ->
        [one] chip
       *[other] { $chips } chips
    }.
   *[no] { $seat }’s pot is insured for the next { $chips ->
        [one] chip
       *[other] { $chips } chips
    }.
}
event-limit-raised = { $me ->
    [yes] Your pot now explodes only above { $limit }.
   *[no] { $seat }’s pot now explodes only above { $limit }.
}
event-exploded = { $me ->
    [yes] Your pot explodes! { $whites } in white chips.
   *[no] { $seat }’s pot explodes! { $whites } in white chips.
}
event-stopped = { $me ->
    [yes] You stop: { coins }, { points }.
   *[no] { $seat } stops: { coins }, { points }.
}
event-restarted = { $me ->
    [yes] You put everything back and begin again.
   *[no] { $seat } puts everything back and begins again.
}
event-last-moved = { $me ->
    [yes] Your { $chip } moves on to space { $space }.
   *[no] { $seat }’s { $chip } moves on to space { $space }.
}
event-step-began = { $step ->
    [a] Evaluation: the bonus die.
    [b] The chips act.
    [c] Rubies of the scoring spaces.
    [d] Victory points.
    [e] The market opens.
   *[f] The round ends; rubies may be spent.
}
event-rolled = { $me ->
    [yes] You roll the bonus die: face { $face }.
   *[no] { $seat } rolls the bonus die: face { $face }.
}
event-scored = { $me ->
    [yes] You score { points } ({ $source }): { $total } in all.
   *[no] { $seat } scores { points } ({ $source }): { $total } in all.
}
event-got-rubies = { $me ->
    [yes] You get { rubies } ({ $source }).
   *[no] { $seat } gets { rubies } ({ $source }).
}
event-paid-rubies = { $me ->
    [yes] You pay { rubies }.
   *[no] { $seat } pays { rubies }.
}
event-got-chip = { $me ->
    [yes] You get { $chip } ({ $source }).
   *[no] { $seat } gets { $chip } ({ $source }).
}
event-missed-chip = { $me ->
    [yes] No { $chip } is left: nothing for you.
   *[no] No { $chip } is left: nothing for { $seat }.
}
event-gave-chip = { $me ->
    [yes] Your { $chip } goes to the supply.
   *[no] { $seat }’s { $chip } goes to the supply.
}
event-droplet-moved = { $me ->
    [yes] Your droplet moves to space { $space }.
   *[no] { $seat }’s droplet moves to space { $space }.
}
event-tube-moved = { $me ->
    [yes] Your tube droplet reaches glass { $glass }.
   *[no] { $seat }’s tube droplet reaches glass { $glass }.
}
event-flask-filled = { $me ->
    [yes] Your flask is full again.
   *[no] { $seat }’s flask is full again.
}
event-bought = { $me ->
    [yes] You buy { $chip } for { price }.
   *[no] { $seat } buys { $chip } for { price }.
}
event-chose-coins = { $me ->
    [yes] You take { coins }.
   *[no] { $seat } takes { coins }.
}
event-coins-lost = { $me ->
    [yes] You lose { $coins ->
        [one] { $coins } unspent coin
       *[other] { $coins } unspent coins
    }.
   *[no] { $seat } loses { $coins ->
        [one] { $coins } unspent coin
       *[other] { $coins } unspent coins
    }.
}
event-summed = { $me ->
    [yes] Your chips add up to { $total }.
   *[no] { $seat }’s chips add up to { $total }.
}
event-game-ended = { $me ->
    [yes] The fair is over: you have { points }.
   *[no] The fair is over: { $seat } has { points }.
}

# Rules
rule-setup = Everybody begins with a bag of nine chips (white 1 four times, white 2 twice, white 3, orange 1, green 1), a ruby, a full flask and the droplet on 0.
rule-start = Luck decides who starts the first round. Cards and start then pass to the left each round.
rule-round = Nine rounds: fortune card, rats, brewing, evaluation. The yellow book comes before round 2, the purple one before round 3; before round 6 everybody adds a white 1.
rule-cards = A purple card works before the round, from the start player on; a blue one holds during the round or pays at its end. Yellow and purple chips can be taken only once their book is out.
rule-rats = From round 2 on, whoever is behind may begin as many spaces ahead of the droplet as there are rat tails between them and the leader.
rule-draw = Draw a chip and place it as many spaces after the last one as it says, the first one after the droplet or the rats. You must draw at least once; with an empty bag you must stop. In the last round all show at the same moment whether they draw on.
rule-move = A bonus that lets a chip move farther may be declined. No chip lies beyond the last space; the spoon comes after it.
rule-stop = After any chip you may stop. The space after your last chip is your scoring space.
rule-flask = If the chip you drew last is white and did not explode the pot, the flask puts it back into the bag. Then it is empty until refilled.
rule-explosion = White chips of more than 7 in all explode the pot. You must stop, roll no bonus die, and take either the points or the coins of your scoring space.
rule-decline = Actions of chips, cards and rats are offers: you may do without them.
rule-second-chance = The first five chips of the round cannot explode the pot. Then carry on, or put all back and begin again; this is offered once.
rule-orange = Orange chips have no action.
rule-black = Black chips act in step B: compare their number with that of your neighbours.
rule-green = Green chips act in step B: most books look at the last two chips of the pot.
rule-blue = Blue chips act as soon as they are drawn.
rule-red = Red chips act as soon as they are drawn; those of set 2 wait beside the pot until you have stopped.
rule-yellow = Yellow chips act as soon as they are drawn.
rule-purple = Purple chips act in step B, by their number or their place. A lower reward may be taken.
rule-upgrade = A chip goes to the supply, a bigger one of its colour into the bag.
rule-evaluation = Step by step, from the start player on: A bonus die, B chip actions, C rubies, D points, E buying, F spending rubies. Chips act and rubies are paid in an exploded pot too.
rule-die = Whoever got farthest without exploding rolls the bonus die; if several share that space, all of them roll.
rule-gain = Chips that you gain go into your bag and are drawn from the next round on. What is sold out cannot be gained.
rule-buy = Spend the number of your scoring space on one or two chips of different colours. What is left over is lost; what is sold out cannot be bought.
rule-supply = There are 216 chips, those in the bags included.
rule-droplet = The droplet marks where your first chip is counted from. It never moves back.
rule-rubies = At the end of a round two rubies move the droplet one space or refill the flask, as often as you like. They can also be kept.
rule-tubes = Each droplet step may move the droplet of the test tubes instead, which pays the glass it reaches at once.
rule-end = After round 9 every 5 coins and every 2 rubies are worth a point. The most points win; if tied, the fuller pot of the last round.

paragraph-setup = Set-up
paragraph-start = Start player
paragraph-round = A round
paragraph-cards = Fortune cards
paragraph-rats = Rats
paragraph-draw = Drawing
paragraph-move = Moving
paragraph-stop = Stopping
paragraph-flask = Flask
paragraph-explosion = Explosion
paragraph-decline = Declining
paragraph-second-chance = A Second Chance
paragraph-orange = Orange: pumpkin
paragraph-black = Black: hawkmoth
paragraph-green = Green: garden spider
paragraph-blue = Blue: crow skull
paragraph-red = Red: toadstool
paragraph-yellow = Yellow: mandrake
paragraph-purple = Purple: ghost’s breath
paragraph-upgrade = Trading up
paragraph-evaluation = Evaluation
paragraph-die = A. Bonus die
paragraph-gain = Gains
paragraph-buy = E. Buying
paragraph-supply = Supply
paragraph-droplet = Droplet
paragraph-rubies = F. Spending rubies
paragraph-tubes = Test tubes
paragraph-end = The end

# The board
board-brewing = brewing
board-stopped = stopped
board-exploded = exploded
board-flask-full = Flask full
board-flask-empty = Flask empty

board-pot = Pot with { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}. Its scoring space pays { coins } and { points }{ $rubies ->
    [0] {""}
   *[other] , and a ruby
}.
board-stop-now = Stop now
board-scores = Scores
board-whites = of { $limit } in white chips
board-look = Look into the pot: { $seat }
board-fortune = Fortune card
board-in-bag = in the bag
board-tails = { $count ->
    [one] { $count } rat tail
   *[other] { $count } rat tails
}
board-aside = beside the pot
board-books = Books
board-pot-again = To the pot
board-from-round = from round { $round }
board-offer-open = can be bought
board-offer-dear = too dear
board-offer-locked = not yet on sale
board-offer-sold_out = sold out
board-offer-colour = one of this colour is enough
board-offer-plain = for sale at the market
board-tip-buy-chip = Buy up to two chips of different colours. Coins that are left are lost at the end of the round.
board-tip-spend-rubies = Two rubies move your droplet one space on for good, or refill the flask.
board-tip-choose-reward = An exploded pot brings points or coins, not both.
board-tip-use-rats = Whoever lies behind starts closer to the goal, by as many spaces as rat tails lie between you and the leader.
board-left = What is left in the bag
board-stop = Stop: { coins }, { points }
board-buy = { $count ->
    [one] Buy { $count } chip
   *[other] Buy { $count } chips
} for { coins }
board-buy-nothing = Buy nothing
board-bought-enough = No second chip
board-evaluation = Round { $round } is counted
board-beat-letters = A B C D E F
board-beat-a = Bonus die
board-beat-b = Chip actions
board-beat-c = Rubies
board-beat-d = Points
board-beat-e = Market
board-beat-f = Rubies spent
board-behind = Standing at { $points } to { $leader }: { $count ->
    [one] { $count } rat tail
   *[other] { $count } rat tails
}
board-tubes = Test tubes: the droplet stands at glass { $glass } of { $count }
board-start = Start
board-fortune-purple = Fortune card: at once
board-fortune-blue = Fortune card: this round
board-flask-ready = Flask full: it can put the last chip back
board-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-hand-ready = has decided
board-hand-thinks = decides
board-hand-chip = a chip in hand
board-hand-empty = an empty hand
board-bag = In the bag of { $seat }: { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
board-bag-closed = At this table nobody looks into a bag.
board-bag-equal = Every chip is drawn equally often.
board-purse = Your purse
board-becomes = becomes
board-slot-1 = first chip
board-slot-2 = second chip
board-offer-chosen = in your basket
board-risk = explodes
board-risk-of = explodes · { $count } of { $chips }
board-tip-brew = Draw a chip from your bag. It moves on by its number. The more chips in the pot, the more it pays; but too much white, and it explodes.
board-tip-scoring = The lit space after your last chip pays when you stop: coins for new chips, points to win, sometimes a ruby.
board-tip-fuse = Every white chip burns the fuse. If the sum goes beyond its end, the pot explodes, and you get points or coins, not both.
board-tip-flask = The full flask in the corner puts the white chip you have just drawn back into the bag. Then it is empty until rubies refill it.
board-tip-together = In the last round all decide at once and show their hands together: a chip, or none.
board-tip-place-one = You drew these chips to look at. Place one of them, or put them all back; each shows what your pot would then pay.
board-tip-tubes = Each droplet step goes to the pot or to the test tubes. The pot gives a head start in every round, a tube pays once, at once.
board-tip-fortune = Each round begins with a fortune card for everybody. Purple ones work at once, blue ones during the round.
board-plan-stop = Stop now
board-plan-draw = One more chip
board-plan-risk = On, up to { $risk }% risk a chip
board-percent = { $percent }%
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-plans = On average
board-basket = Your bag
board-basket-white = First chip white
board-basket-fit = Chips a pot holds
board-basket-chips = { $count ->
    [0] as it is
    [one] with one chip more
   *[other] with { $count } chips more
}
board-basket-mean = { $mean }
board-basket-help = On average, before white explodes it; powers and cards are not counted.
board-odds-later = Odds are shown while you brew.
board-market-rule = One chip, or two of different colours. White chips are not for sale.
board-offer-full = two chips are enough
board-power = what it does
board-marks = Remembered of this brew
board-doubled = The next chip moves twice its number
board-strong = { card-strong_ingredient }: “{ $chip }” lies without its action
board-chance = { card-second_chance }: placed { $placed } of { $safe }
board-chance-spent = { card-second_chance }: placed { $placed } of { $safe }; the new start is used up
board-stirred = { card-well_stirred }: your first white chip may go back
board-stirred-spent = { card-well_stirred }: used up
board-last-pot = Last pot

# Why an answer is better
why-stop = Stopping now keeps { points } and { coins }; the next chip explodes the pot in { $explode }% of cases.
why-draw = { $explode ->
    [0] No chip in the bag can explode the pot
   *[other] The next chip explodes the pot in { $explode }% of cases
}; one more chip brings { points } and { coins } on average, stopping now { $other_points } and { $other_coins }.
why-flask = The flask takes the last white chip back: the next one then explodes the pot in { $explode }% of cases instead of { $other_explode }%.
later = { $later ->
    [one] { $later } point
   *[other] { $later } points
}
why-now = On average it brings { points } more this round.
why-later = In later rounds it brings about { later } more.
why-both = On average it brings { points } more this round, and later about { $later } more.
why-sooner = On average it brings { points } more this round; that outweighs losing about { later } later.
why-patient = Later it brings about { later } more; that outweighs losing { points } this round.

# The board in words
words-phase = { $phase_id ->
    [fortune] The fortune card is being read.
    [rats] The rats help before the brewing.
    [brew] The potions are brewing.
    [after_brew] The brewing is over.
    [die] The bonus die is being rolled.
    [chips] The chips in the pots do their work.
    [score] Rubies and points are being handed out.
    [buy] Chips are being bought.
    [rubies] Rubies are being spent.
   *[end] The round is ending.
}
words-pot = { $me ->
    [yes] Your pot
   *[no] The pot of { $seat }
}
words-state = { $state ->
    [brewing] { $me ->
        [yes] You are brewing.
       *[no] { $seat } is brewing.
    }
    [exploded] { $me ->
        [yes] Your pot has exploded.
       *[no] The pot of { $seat } has exploded.
    }
   *[stopped] { $me ->
        [yes] You have stopped.
       *[no] { $seat } has stopped.
    }
}
words-chips = In the pot, from the first chip on: { $chips }.
words-chip = { $chip } on space { $space }
words-whites = White chips add up to { $whites }; the pot explodes above { $limit }.
words-aside = Beside the pot: { $chips }.
words-would-pay = With { $chip } placed: { coins } and { points }.
words-would-explode = With { $chip } placed, the pot explodes.
words-belongings = { $me ->
    [yes] You have
   *[no] { $seat } has
} { points } and { rubies }; the droplet is on space { $droplet }.
words-bag = The bag holds { bag }.
words-count-bag = By kind: { $chips }.
words-some = { $chip } ×{ $count }
words-purse = You have { coins } to spend.
words-can-buy = For sale: { $chips }.
words-buys-nothing = Nothing can be bought with that.
words-sale = { $chip } for { price }
words-book = { $ingredient }: { $chips }. { $power }
words-book-later = { $ingredient }, from round { $round } on: { $chips }. { $power }
words-scoring = Its scoring space pays { coins }{ $points ->
    [0] {""}
   *[other] {" "}and { points }
}{ $rubies ->
    [0] {""}
   *[other] , and a ruby
}.
words-flask = { $full ->
    [yes] The flask is full.
   *[no] The flask is empty.
}
words-won = { $me ->
    [yes] The fair is over, and you win it with { points }.
   *[no] The fair is over, and { $seat } wins it with { points }.
}
words-chance = { board-chance }.
words-chance-spent = { board-chance-spent }.
words-tubes = { board-tubes }.

# The sign before a line of the log
icon-fortune-read = card
icon-exploded = burst
icon-rolled = die
icon-bought = market
icon-stopped = flag
icon-round-began = clock
icon-game-ended = trophy
icon-put-back = undo
icon-looked = eye
icon-hand-shown = eye
icon-book-opened = book
