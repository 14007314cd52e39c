game-name = Beer & Bread
game-tagline = Two villages share the fields for six years. Only the weaker of your two trades counts.

option-memory = { $value ->
    [true] Memory aid: the table shows which cards of the other hand you have seen
   *[other] No memory aid
}
option-memory-help = Hands are swapped, so you have seen most of the other hand. The aid only shows what you could remember anyway.
option-harvest_count = { $value ->
    [total] A harvest counts all symbols of the column
   *[other] A harvest counts unbroken rows of symbols only
}
option-harvest_count-total = all symbols
option-harvest_count-contiguous = unbroken rows
option-harvest_count-help = The rulebook counts every symbol of the column; some play that a gap ends the count.
option-overflow_keep = { $value ->
    [fill_all_cells] Whoever has too many tokens fills every cell
   *[other] Whoever has too many tokens may keep fewer than fit
}
option-overflow_keep-fill_all_cells = fill every cell
option-overflow_keep-keep_fewer_allowed = keeping fewer is allowed
option-overflow_keep-help = The rulebook lets you choose what to keep. Keeping fewer on purpose would only serve to win the windmill.
option-cleaning_only = { $value ->
    [only] “Only beer” and “only bread” mean: none of the other
   *[other] “Only beer” and “only bread” mean: two cards or more
}
option-cleaning_only-only = none of the other
option-cleaning_only-two_or_more = two cards or more
option-cleaning_only-help = One word on these upgrades cannot be read with certainty; “only” fits best beside the upgrade for both.
option-reshuffle = At an empty deck, the discard pile is shuffled: { $value }
option-reshuffle-next_draw = at the next draw
option-reshuffle-at_once = at once
option-reshuffle-help = The rulebook says only that an empty deck is made anew from the discard pile. At the next draw, cards discarded in between come along.

step-choose-starter = Who begins?
step-lay-back = The deck is shuffled
step-draw-card = A card is drawn
step-draw-another = A card is drawn
step-draw-late = A card is drawn
step-turn-up = A card is turned up for the exchange
step-choose-pick-up = Which cards of your column do you leave behind?
step-redraw = Discard a card for the top card of the deck?
step-play-card = Year { $year }, turn { $turn } of 5: play a card
step-choose-payment = “{ $card }”: how much { $kind } do you pay?
step-give-card = Which card do you lay down for “{ $card }”?
step-reserve-card = Turn a card over before you hand the others over?
step-choose-offer = { $left ->
    [one] 1 token too many: which one do you offer?
   *[other] { $left } tokens too many: which do you offer?
}
step-accept-offer = { $giver_seat } offers{ tokens }. What do you take?
step-choose-gathering = { $left ->
    [one] Cleaning brings 1 token: which?
   *[other] Cleaning brings { $left } tokens: which?
}

choice-keep-hand = Keep the hand
choice-pick-up-rest = Pick up the rest
choice-hand-over = Hand them over as they are
choice-offer-made = That is my offer
choice-leave-rest = Leave the rest
choice-offer = Offer { $kind }
choice-take = Take { $kind }
choice-gather = Harvest { $kind }
choice-pay = { $count } { $kind }
choice-harvest = Harvest with “{ $card }”
choice-sell = Sell “{ $card }”
choice-upgrade = Upgrade with “{ $card }”
choice-give = Lay down “{ $card }”
choice-discard = Discard “{ $card }”
choice-leave = Leave “{ $card }”
choice-reserve = Turn “{ $card }” over
choice-starter = { $seat } begins
choice-back = A { $product } card
choice-card = “{ $card }”

event-starter-chosen = { $me ->
    [yes] You begin and take the windmill.
   *[no] { $seat } begins and takes the windmill.
}
event-year-begun = { $kind_of_year_id ->
    [dry] Year { $year } is dry: the fields hold{ tokens }.
   *[other] Year { $year } is fruitful: the fields hold{ tokens }.
}
event-reshuffled = The discard pile becomes a new deck: { counted-cards }.
event-drawn = You draw “{ $card }” ({ $product }).
event-drawn-back = { $seat } draws a { $product } card.
event-turned-up = “{ $card }” is turned up for the exchange.
event-picked-up = { $me ->
    [yes] You pick up your column: { counted-cards }.
   *[no] { $seat } picks up the column: { counted-cards }.
}
event-left = { $me ->
    [yes] You leave “{ $card }” on the discard pile.
   *[no] { $seat } leaves “{ $card }” on the discard pile.
}
event-discarded = { $me ->
    [yes] You discard “{ $card }”.
   *[no] { $seat } discards “{ $card }”.
}
event-reserved = You turn “{ $card }” over ({ $product }).
event-reserved-back = { $seat } turns a { $product } card over.
event-hands-swapped = The players swap hands: { counted-cards } each.
event-given = { $me ->
    [yes] You lay “{ $card }” onto exchange space { $space }.
   *[no] { $seat } lays “{ $card }” onto exchange space { $space }.
}
event-exchanged = { $me ->
    [yes] You take “{ $card }” from the exchange.
   *[no] { $seat } takes “{ $card }” from the exchange.
}
event-played = { $me ->
    [yes] You harvest with “{ $card }”.
   *[no] { $seat } harvests with “{ $card }”.
}
event-harvested = { $me ->
    [yes] You take{ tokens }
   *[no] { $seat } takes{ tokens }
}{ $why ->
    [sow] {" "}after the seeding
    [follow] {" "}after the other harvest
    [clean] {" "}for the cleaning
   *[action] {""}
}{ $from_supply ->
    [0] {""}
   *[other] , { $from_supply } of them from the supply
}.
event-offered = { $me ->
    [yes] Too many: you offer{ tokens }.
   *[no] Too many: { $seat } offers{ tokens }.
}
event-accepted = { $me ->
    [yes] You accept{ tokens }.
   *[no] { $seat } accepts{ tokens }.
}
event-returned = Nobody takes{ tokens }: back to the supply.
event-sold = { $me ->
    [yes] You sell “{ $card }” for { $value } and pay{ tokens }.
   *[no] { $seat } sells “{ $card }” for { $value } and pays{ tokens }.
}
event-upgraded = { $me ->
    [yes] You lay an upgrade: { $upgrade } (slot { $slot }, “{ $card }”).
   *[no] { $seat } lays an upgrade: { $upgrade } (slot { $slot }, “{ $card }”).
}
event-cleaned = { $me ->
    [yes] You clean: beer { $beers }, bread { $breads }.
   *[no] { $seat } cleans: beer { $beers }, bread { $breads }.
}
event-windmill-passed = { $me ->
    [yes] { $kept ->
        [yes] You keep the windmill
       *[no] You get the windmill
    }
   *[no] { $kept ->
        [yes] { $seat } keeps the windmill
       *[no] { $seat } gets the windmill
    }
}: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
} to { $other }.
event-table-cleared = Exchange and columns go to the discard pile: { counted-cards }.
event-counted = { $me ->
    [yes] Your trades: beer { $beer }, bread { $bread } – the result is { $final }.
   *[no] { $seat }: beer { $beer }, bread { $bread } – the result is { $final }.
}

tokens = { $water ->
    [0] {""}
   *[other] {" "}{ $water } water
}{ $wheat ->
    [0] {""}
   *[other] { $first ->
        [wheat] {" "}
       *[other] {", "}
    }{ $wheat } wheat
}{ $barley ->
    [0] {""}
   *[other] { $first ->
        [barley] {" "}
       *[other] {", "}
    }{ $barley } barley
}{ $rye ->
    [0] {""}
   *[other] { $first ->
        [rye] {" "}
       *[other] {", "}
    }{ $rye } rye
}{ $hops ->
    [0] {""}
   *[other] { $first ->
        [hops] {" "}
       *[other] {", "}
    }{ $hops } hops
}

counted-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
counted-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
kind-water = water
kind-wheat = wheat
kind-barley = barley
kind-rye = rye
kind-hops = hops
kind-any = any kind
product-beer = beer
product-bread = bread

card-BE01 = Meadow Ale
card-BE02 = Ferryman’s White
card-BE03 = Rye Whisper
card-BE04 = Harvest Pale
card-BE05 = Hop Sprite
card-BE06 = Mill Stream
card-BE07 = Cloister Gold
card-BE08 = White Habit
card-BE09 = Clear Brook
card-BE10 = Four Corners
card-BE11 = Copper Kettle
card-BE12 = Hop Garland
card-BE13 = Barley Baron
card-BE14 = Market Day
card-BE15 = Rye Lantern
card-BE16 = Old Cooper
card-BE17 = Brother Amber
card-BE18 = Cloud Shepherd
card-BE19 = Fox and Sheaf
card-BE20 = Red Gable
card-BE21 = Cellar Bell
card-BE22 = Night Vespers
card-BE23 = Dark Prior
card-BE24 = Raven’s Rye
card-BE25 = Winter Pilgrim
card-BE26 = Abbot’s Double
card-BE27 = Black Hop
card-BE28 = Twin Villages
card-BE29 = Smoke and Rye
card-BE30 = Bitter Prior
card-BR01 = Morning Roll
card-BR02 = Miller’s Bun
card-BR03 = Rye Penny
card-BR04 = Field Knot
card-BR05 = Barley Bap
card-BR06 = Cloister Bun
card-BR07 = Rye Crescent
card-BR08 = White Star
card-BR09 = Shepherd’s Roll
card-BR10 = Four-Grain Roll
card-BR11 = Village Loaf
card-BR12 = Sunday Plait
card-BR13 = Well Loaf
card-BR14 = Barley Round
card-BR15 = Ploughman’s Loaf
card-BR16 = Golden Crust
card-BR17 = Half-and-Half
card-BR18 = River Loaf
card-BR19 = Malt Braid
card-BR20 = Market Loaf
card-BR21 = Great Oven
card-BR22 = Feast Wheel
card-BR23 = Monk’s Malt
card-BR24 = Three Fields
card-BR25 = Cellar Loaf
card-BR26 = Black Miller
card-BR27 = Harvest Crown
card-BR28 = Brewer’s Bread
card-BR29 = Prior’s Table
card-BR30 = Winter Rye

type-beer-1 = light beer
type-beer-2 = amber beer
type-beer-3 = dark beer
type-bread-1 = rolls
type-bread-2 = country loaf
type-bread-3 = dark loaf

slot-1 = Calendar
slot-2 = Fields
slot-3 = Storage
slot-4 = Production
slot-5 = Cleaning
slot-6 = Scoring

upgrade-redraw = Second glance
upgrade-selective_pickup = Choosy cook
upgrade-last_turn_draw = Late delivery
upgrade-reserve_card = Sealed recipe
upgrade-sow_wheat = Early wheat
upgrade-sow_barley = Early barley
upgrade-sow_rye = Early rye
upgrade-sow_hops = Early hops
upgrade-extra_wheat = Rich wheat
upgrade-extra_barley = Rich barley
upgrade-extra_rye = Rich rye
upgrade-extra_hops = Rich hops
upgrade-supply_wheat = Wheat merchant
upgrade-supply_barley = Barley merchant
upgrade-supply_rye = Rye merchant
upgrade-supply_hops = Hop merchant
upgrade-water_follow = Downstream
upgrade-store_any = Barn
upgrade-store_water = Cistern
upgrade-brewery_plus = Second vat
upgrade-bakery_plus = Second oven
upgrade-swap_wheat = Wheat for malt
upgrade-swap_hops = Hop barter
upgrade-swap_water = Long brew
upgrade-clean_beer = Spent grain
upgrade-clean_bread = Sweepings
upgrade-clean_only_beer = Brewer’s rest
upgrade-clean_only_bread = Baker’s rest
upgrade-clean_both = Spring clean
upgrade-score_low = Corner shop
upgrade-score_mid = Tavern
upgrade-score_high = Guild hall
upgrade-score_per2_beer = Brewers’ fair
upgrade-score_per2_bread = Bakers’ fair
upgrade-score_most_upgrades = Master builder
upgrade-score_more_resources = Full granary
upgrade-score_three_breads = Bread basket
upgrade-score_three_beers = Tasting tray

effect-redraw = Each year, once both hands are full, you may discard { $count ->
        [one] a card
       *[other] up to { $count } cards
    } and draw as many.
effect-selective_pickup = In dry years you pick up only those cards of your column that you want.
effect-last_turn_draw = On your last turn of a fruitful year draw { $count ->
        [one] a card
       *[other] { $count } cards
    } first; play one and discard the rest.
effect-reserve_card = On your first turn of a fruitful year you may turn { $count ->
        [one] a card
       *[other] up to { $count } cards
    } in your hand over: only you may play these.
effect-sow_wheat = After each seeding harvest { $count } { $kind }.
effect-sow_barley = After each seeding harvest { $count } { $kind }.
effect-sow_rye = After each seeding harvest { $count } { $kind }.
effect-sow_hops = After each seeding harvest { $count } { $kind }.
effect-extra_wheat = When your harvest action takes { $kind }, take { $count } more.
effect-extra_barley = When your harvest action takes { $kind }, take { $count } more.
effect-extra_rye = When your harvest action takes { $kind }, take { $count } more.
effect-extra_hops = When your harvest action takes { $kind }, take { $count } more.
effect-supply_wheat = Where the field has no { $kind } left, harvest it from the supply.
effect-supply_barley = Where the field has no { $kind } left, harvest it from the supply.
effect-supply_rye = Where the field has no { $kind } left, harvest it from the supply.
effect-supply_hops = Where the field has no { $kind } left, harvest it from the supply.
effect-water_follow = After each harvest action of the other player harvest { $count } { $kind }.
effect-store_any = { $count ->
    [one] { $count } more storage cell
   *[other] { $count } more storage cells
}.
effect-store_water = { $count ->
    [one] { $count } more storage cell
   *[other] { $count } more storage cells
} for water only.
effect-brewery_plus = Room for { $count } more in your brewery.
effect-bakery_plus = Room for { $count } more in your bakery.
effect-swap_wheat = When you produce, { $count } { $kind } may pay for 1 of: { $kinds }.
effect-swap_hops = When you produce, { $count } { $kind } may pay for 1 of: { $kinds }.
effect-swap_water = When you produce, { $count } { $kind } may pay for 1 of: { $kinds }.
effect-clean_beer = When cleaning takes out beer, harvest { $count } ({ $kind }).
effect-clean_bread = When cleaning takes out bread, harvest { $count } ({ $kind }).
effect-clean_only_beer = When cleaning takes out only beer, harvest { $count } ({ $kind }).
effect-clean_only_bread = When cleaning takes out only bread, harvest { $count } ({ $kind }).
effect-clean_both = When cleaning takes out beer and bread, harvest { $count } ({ $kind }).
effect-score_low = At the end +{ $count } for each card sold that is worth 4 or 5, to its own product.
effect-score_mid = At the end +{ $count } for each card sold that is worth 6 or 7, to its own product.
effect-score_high = At the end +{ $count } for each card sold that is worth 8 or 9, to its own product.
effect-score_per2_beer = At the end +{ $count } for beer per pair of beers sold.
effect-score_per2_bread = At the end +{ $count } for bread per pair of breads sold.
effect-score_most_upgrades = At the end +{ $count } for beer or bread if you have laid more upgrades.
effect-score_more_resources = At the end +{ $count } for beer or bread if you store at least two tokens more.
effect-score_three_breads = At the end +{ $count } for beer or bread if you have sold all three types of bread.
effect-score_three_beers = At the end +{ $count } for beer or bread if you have sold all three types of beer.

rule-setup = Chance decides who begins the first year with the windmill.
rule-deck = The backs of the cards, beer or bread, are always visible, also in the deck and in hands. Faces are secret until a card is played. When the deck is empty, the discard pile is shuffled into a new one.
rule-seeding = Fruitful years fill the fields up to 7 wheat, 8 barley, 6 rye and 6 hops; dry years set them to 5, 4, 4 and 4 and take away what is more. All water of the supply flows into the river.
rule-cards = In fruitful years each player draws five cards. In dry years you first pick up your harvest column, then draw up to five, and three cards are turned up for the exchange.
rule-turns = Each year has five turns a player, the windmill first. In fruitful years hands are swapped after every pair of turns.
rule-exchange = In dry years you may lay a card from your hand onto an exchange space, take the card from there and play it at once.
rule-windmill = At the end of the year the windmill goes to the player with fewer tokens; on a tie to the one who did not have it. After dry years exchange cards and columns are discarded.
rule-harvest = Lay the card on your harvest column. For every kind on the new card take as many tokens as the whole column shows of it. Taking is a must; where a field has fewer, take what is there.
rule-overflow = What does not fit must be offered: keep what you like, the other player may take what fits into free cells, the rest goes to the supply.
rule-sell = Beer needs a free place in the brewery, bread in the bakery. Pay the whole recipe to the supply; the card is sold and blocks its place until you clean.
rule-substitution = Substitutions change only what you pay, as often as you like and one after the other. Nobody pays more than a way to pay needs.
rule-upgrade = Tuck the card under its slot: it works from now on. Then clean: all sold cards leave brewery and bakery.
rule-cleaning-upgrades = Cleaning upgrades harvest at once, also one that was laid in the same turn. What does not fit must be offered.
rule-redraw = Once both hands are full you may discard a card and draw the top card of the deck; the player with the windmill goes first.
rule-selective_pickup = You may leave cards of your column on the discard pile before you draw up to five.
rule-last_turn_draw = On the last turn of a fruitful year you draw first, then play one card and discard the rest.
rule-reserve_card = A turned card travels with the hand, but only its owner may look at it and play it. A hand of nothing but turned cards is open to whoever must play from it.
rule-scoring = All sold cards count, also those in brewery and bakery. Your result is the lower of your beer and bread totals. A tie goes to the higher other total, then to the player without the windmill.

paragraph-setup = Set-up
paragraph-deck = Cards
paragraph-seeding = Seeding
paragraph-cards = Card phase
paragraph-turns = Actions
paragraph-exchange = Exchange
paragraph-windmill = Windmill
paragraph-harvest = Harvest and store
paragraph-overflow = Too many tokens
paragraph-sell = Produce and sell
paragraph-substitution = Substitution
paragraph-upgrade = Upgrade and clean
paragraph-cleaning-upgrades = Cleaning upgrades
paragraph-redraw = Second glance
paragraph-selective_pickup = Choosy cook
paragraph-last_turn_draw = Late delivery
paragraph-reserve_card = Sealed recipe
paragraph-scoring = Scoring

table-name = { $seat }
phase-seeding = Seeding
phase-cards = Cards
phase-actions = Actions
phase-end = End
odds-unseen = Cards not seen yet
odds-ahead = Next backs of the deck
odds-beers_ahead = of them beer
odds-breads_ahead = of them bread
odds-next_harvests = The next card harvests
odds-soon_harvests = One of the next cards harvests
odds-note = Counted from what this seat has seen: faces in the deck and in the other hand are unknown alike.
odds-next-card = next card
odds-one-of = { $count ->
    [one] the next one
   *[other] one of the next { $count }
}
odds-shows = Chance that a card shows it
waiting-cards = { $seat } is choosing
waiting-actions = { $seat } is playing a card

heading-round = Year { $round } of { $rounds }
board-years = Years
board-year = Year { $year }
board-fruitful = Fruitful
board-dry = Dry
board-now-fruitful = Fields are filled up; once both have played, hands are swapped.
board-now-dry = Less grows, you keep your hand, three cards to exchange.
board-windmill = Windmill
board-windmill-of = Windmill: { $seat }
board-windmill-next = If the year ended now, the windmill would go to: { $seat }
board-stores = { $seat }: { counted-tokens } stored
board-fields = River and fields
board-river = river
board-village = Your village
board-storage = Storage
board-free = free
board-over = too many
board-brewery = Brewery
board-bakery = Bakery
board-column = Harvest column
board-column-empty = still empty
board-upgrades = Upgrades
board-none = none
board-counts = counts
board-sold = sold
board-their-hand = Hand of the other player
board-hand = Your hand
board-exchange = Exchange
board-goes-to = The rest goes to { $seat }
board-hand-stays = The hand stays with you
board-uses = show its three uses
board-lift-hint = Pick a card: it shows what each of its three uses would do now.
board-put-back = Put back
board-harvest = Harvest
board-sell-beer = Brew & sell
board-sell-bread = Bake & sell
board-upgrade = Upgrade & clean
board-too-many = { $count ->
    [one] { $count } token too many: you will offer it
   *[other] { $count } tokens too many: you will offer them
}
board-fits = everything fits
board-nothing = nothing to take
board-cost-met = cost met
board-by-swap = cost met by substitution
board-short = { counted-tokens } missing
board-full-beer = the brewery is full
board-full-bread = the bakery is full
board-cleans = cleans: beer { $beers }, bread { $breads }
board-cleans-nothing = nothing to clean yet
board-of-choice = +{ $count } of your choice
board-free-cells = { $count ->
    [one] { $count } free cell
   *[other] { $count } free cells
}
board-offer-these = Offer{ tokens }
board-take-these = Take{ tokens }
board-gather-these = Harvest{ tokens }
board-pay-these = Pay{ tokens }
board-pay-how = “{ $card }”: how do you pay?
board-recipe = The recipe asks for
board-room = { $seat }: { $count ->
    [one] { $count } free cell
   *[other] { $count } free cells
}
board-pick = Pick { counted-tokens }
board-offer-from = Your tokens
board-accept-from = Tokens on offer
board-gather-from = Tokens in river and fields
board-comes = { $kind }, would come
board-goes = { $kind }, would go
board-their-cards = Their hand: beer { $beers }, bread { $breads }; seen by you: { $known }
board-deck = Deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}. Next backs: { $next }
board-discards = Discard pile: beer { $beers }, bread { $breads }
board-result = result { $from } → { $to }
board-result-now = Your result now: { $count }
board-seen = In the hand of { $seat } you have seen
board-unseen = Not seen: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-seen-help = Shown is what you could remember: cards that you passed on yourself or that lay open.
board-reserved = turned over: only you may play it
board-turned = turned over by the other player
board-percent = { $percent }%
board-total = Total
board-tip-play = Tap a card: it has three uses, and each row says what it would do now. At the end only the lower of your beer and bread counts, so grow both.
board-tip-column = The harvest column grows: a new card takes, for each kind it shows, as many tokens as the whole column shows. The lit symbols are those that count.
board-tip-full = A sold card blocks its place in brewery or bakery. “Upgrade & clean” with any card makes room again.
board-tip-dry = In a dry year you keep your hand. Instead of a card of your own you may play one from the exchange: then you lay a card from your hand in its place.
board-tip-choose-offer = More tokens than cells: choose what you give up, old or new. The other player may take what fits, the rest goes to the supply.
board-tip-accept-offer = A gift: take what fits into your free cells, as much or as little as you like. But whoever stores fewer tokens gets the windmill.
board-pick-most = Pick up to { counted-tokens }

source-beer_1 = Light beer
source-beer_2 = Amber beer
source-beer_3 = Dark beer
source-beer_bonus = Bonuses for beer
source-bread_1 = Rolls
source-bread_2 = Country loaf
source-bread_3 = Dark loaf
source-bread_bonus = Bonuses for bread

# Why an answer is better
why-use = { $use ->
    [sell] Selling earns { $number } at once
    [harvest] Harvesting brings { $number ->
        [one] { $number } token
       *[other] { $number } tokens
    }
   *[upgrade] { $number ->
        [0] The upgrade works from now on
        [one] The upgrade works from now on and clears { $number } card
       *[other] The upgrade works from now on and clears { $number } cards
    }
}, { $other_use ->
    [same] the other card { $other_number }
    [sell] selling { $other_number } at once
    [harvest] harvesting { $other_number ->
        [one] { $other_number } token
       *[other] { $other_number } tokens
    }
   *[upgrade] { $other_number ->
        [0] the upgrade works from now on
        [one] the upgrade would clear { $other_number } card
       *[other] the upgrade would clear { $other_number } cards
    }
}; on average the lower total after the dry year is then { $low }, otherwise { $other_low }.
why-years = After the dry year the lower total is { $low } on average, otherwise { $other_low }.
why-upgrades = After the dry year you have { $upgrades ->
    [one] one upgrade
   *[other] { $upgrades } upgrades
} on average, otherwise { $other_upgrades }.
why-tokens = After the dry year { $tokens ->
    [one] one token lies
   *[other] { $tokens } tokens lie
} in your storage on average, otherwise { $other_tokens }.
why-rival = After the dry year the other village’s lower total is { $rival } on average, otherwise { $other_rival }.
why-lags = Only the lower total counts: { $product } stands at { $low }, the other product at { $high }.

words-phase = { $phase_id ->
    [seeding] The fields are being sown.
    [cards] Cards are being drawn.
    [actions] The players take turns playing cards.
   *[end] The year is ending.
}
words-turn = Turn { $turn } of the year.
words-village = { $me ->
    [yes] Your village
   *[no] The village of { $seat }
}
words-surplus = Too many:{ tokens }.
words-brewery = { board-brewery }{ $count ->
    [0] : empty, with { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
   *[other] , taken: { $count } of { $places }
}.
words-bakery = { board-bakery }{ $count ->
    [0] : empty, with { $places ->
        [one] { $places } place
       *[other] { $places } places
    }
   *[other] , taken: { $count } of { $places }
}.
words-sold = Sold so far: beer { $beers }, bread { $breads }.
words-hand = Cards in hand: beer { $beers }, bread { $breads }.
words-seen = Of these you have seen: { $cards }.
words-card = “{ $card }”: { $type }, worth { $value }.
words-chosen = Chosen so far:{ tokens }.
words-fields = { board-fields }:{ tokens }.
words-fields-none = River and fields are empty.
words-storage = { board-storage }:{ tokens }; { words-free }.
words-storage-none = { board-storage }: empty, { board-free-cells }.
words-column = { board-column }:{ tokens }.
words-column-none = { board-column }: { board-column-empty }.
words-upgrade = { $slot }: { $upgrade }. { $effect }
words-harvest = { board-harvest }:{ tokens }.
words-harvest-over = { board-harvest }:{ tokens }. { board-too-many }.
words-harvest-none = { board-harvest }: { board-nothing }.
words-sell-beer = { board-sell-beer }:{ tokens } ({ $state }).
words-sell-bread = { board-sell-bread }:{ tokens } ({ $state }).
words-lay = { board-upgrade }: { $upgrade }. { $effect }
words-lay-cleans = { board-upgrade }: { $upgrade }. { $effect } ({ board-cleans })
words-fruitful = The year is fruitful. { board-now-fruitful }
words-dry = The year is dry. { board-now-dry }
words-windmill = { $me ->
    [yes] You have the windmill.
   *[no] { $seat } has the windmill.
}
words-windmill-next = { $me ->
    [yes] If the year ended now, you would get it.
   *[no] If the year ended now, { $seat } would get it.
}
words-deck = { board-deck }.
words-discards = { board-discards }.
words-free = { $count ->
    [0] no cell is free
   *[other] { board-free-cells }
}
words-sold-none = Nothing has been sold yet.
words-goes-to = { board-goes-to }.
words-reserved = It is turned over: only you may play it.
words-over = { $me ->
    [yes] The last year is over, and you win with { $points }.
   *[no] The last year is over, and { $seat } wins with { $points }.
}

# The sign before a line of the log
icon-year-begun = sun
icon-drawn = card
icon-drawn-back = card
icon-turned-up = card
icon-picked-up = card
icon-reserved = card
icon-sold = market
icon-upgraded = plus
icon-counted = scales
icon-hands-swapped = again
icon-reshuffled = again
icon-starter-chosen = flag
