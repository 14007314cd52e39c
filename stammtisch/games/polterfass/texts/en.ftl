game-name = Polterfass
game-tagline = The innkeeper throws barrels, the guests order in secret, and greed is punished.

option-target = Play to { $value } { $value ->
    [one] mug
   *[other] mugs
}
option-target-help = The game ends after the round in which somebody has this many points. The box says 75.
option-barrels = Barrels: { $value }
option-barrels-box = as in the box
option-barrels-leaflet = as in the leaflet
option-barrels-help = The box holds seven numbered barrels. The Russian leaflet lists thirteen, seven of them 9/2: a misprint, but playable.
option-throw_model = Throws: { $value }
option-throw_model-crowd = a full cup stands better
option-throw_model-flat = always the same chance
option-throw_model-help = Nobody has measured the wooden barrels. Players report that a full cup props them up, so a barrel stands with 20% and 2% more for each one thrown.
option-flat_percent = A barrel stands with { $value }%
option-flat_percent-help = Counts only where the chance is always the same.
option-all_guests_equal_when_greedy = Greedy and all alike: { $value }
option-all_guests_equal_when_greedy-net_zero = lose and gain
option-all_guests_equal_when_greedy-lose_only = all lose
option-all_guests_equal_when_greedy-nobody = nothing happens
option-all_guests_equal_when_greedy-help = If all guests order the same and it is too much, each is the greediest and the most modest at once. Taken literally they lose and gain the same.
option-final_tie = A tie at the end: { $value }
option-final_tie-shared = shared victory
option-final_tie-play_another_round = another round
option-final_tie-help = The rules name no tie-break, so the victory is shared.
option-specials_may_share_target = Cancel and double may take the same barrel: { $value }
option-specials_may_share_target-true = yes
option-specials_may_share_target-false = no
option-specials_may_share_target-help = The worked examples of the count only make sense with two different barrels, so by default a double cannot be thrown away on a destroyed one.
option-laid_cards = Cards laid: { $value }
option-laid_cards-at_once = seen at once
option-laid_cards-together = seen when all have ordered
option-laid_cards-help = The rulebook lets everybody see how many cards a guest lays. Guests order at the same time, so you may also hide the number until the last has ordered.

face-lying = lying
face-double = double
face-cancel = cancel

case-bust = the service breaks down
case-enough = enough for all
case-greedy = the guests were greedy

reason-nothing = the service broke down
reason-rest = the rest
reason-everything = everything
reason-served = the order in full
reason-greediest = the greediest order
reason-modest = the most modest order
reason-between = neither greedy nor modest
reason-equal = all ordered the same

step-first-innkeeper = Who is the most generous?
step-first-throw = The barrels tumble
step-place-order = Order one or two cards
step-close-or-throw = { $lying ->
    [0] Every barrel stands. Close at { $showing }?
   *[other] Close at { $showing }, or throw again?
}
step-throw-again = The barrels tumble
step-cancel-barrel = { $left ->
    [1] Which barrel is destroyed?
   *[other] Which barrels are destroyed? Name the lowest first.
}
step-double-barrel = { $left ->
    [1] Which barrel counts double?
   *[other] Which barrels count double? Name the lowest first.
}

choice-close = Close the tap
choice-throw = { $doubles ->
    [0] { $cancels ->
        [0] Throw again
        [1] Throw again, with the cancel
       *[other] Throw again, with both cancels
    }
    [1] { $cancels ->
        [0] Throw again, with the double
       *[other] Throw again, with double and cancel
    }
   *[other] Throw again, with both doubles
}
choice-order = { $count ->
    [1] Order { $total }
   *[other] Order { $cards } = { $total }
}
choice-cancel = Destroy the { $number }
choice-double = { $number ->
    [0] Double the destroyed barrel
   *[other] Double the { $number }
}
choice-barrel = { $face }
choice-innkeeper = { $seat }

event-took_over = { $me ->
    [yes] Round { $round }: you are the innkeeper.
   *[no] Round { $round }: { $seat } is the innkeeper.
}
event-threw = { $me ->
    [yes] You throw { $count ->
        [one] one barrel
       *[other] { $count } barrels
    }.
   *[no] { $seat } throws { $count ->
        [one] one barrel
       *[other] { $count } barrels
    }.
}
event-landed = { $face_id ->
    [lying] A barrel topples over.
   *[other] A barrel stands: { $face }.
}
events-landed = They come to rest: { $face }.
event-repeated = No number stands: all barrels once more.
event-ordered = You order { $count ->
    [1] { $total } with one card
   *[other] { $total } with { $cards }
}.
event-laid = { $seat } lays { $count ->
    [1] one card
   *[other] two cards
} face down.
event-readied = { $seat } has ordered.
event-closed = { $me ->
    [yes] You close the tap.
   *[no] { $seat } closes the tap.
}
event-broke_down = { $me ->
    [yes] None of the barrels stands: your service breaks down.
   *[no] None of the barrels stands: the service of { $seat } breaks down.
}
event-cancelled = The { $number } is destroyed.
event-doubled = The { $number } counts double.
event-wasted = The double goes to a destroyed barrel and is wasted.
event-counted = { $me ->
    [yes] You pour { $service }.
   *[no] { $seat } pours { $service }.
}
event-revealed = { $me ->
    [yes] You had ordered { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
   *[no] { $seat } had ordered { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
}
event-billed = { $case_id ->
    [bust] The service broke down: everybody drinks for free, { $ordered } in all.
    [enough] { $service } poured, { $ordered } ordered: enough for all.
   *[greedy] { $service } poured, { $ordered } ordered: the guests were greedy!
}
event-scored = { $me ->
    [yes] You: { $points } ({ $reason }), now { $total }.
   *[no] { $seat }: { $points } ({ $reason }), now { $total }.
}
event-played_on = A tie at { $points }: another round.
event-won = { $me ->
    [yes] You win with { $points }!
   *[no] { $seat } wins with { $points }!
}

table-name = { $seat }
table-round = Round { $round }, playing to { $target }
table-exact = On the bar: { $showing }. Closing now pours { $most }.
table-between = On the bar: { $showing }. Closing now pours { $least } to { $most }.

view-standing = Standing
view-lying = Lying
view-close = Closing now pours one of
view-throws = Throwing once more and closing then
view-ordered = All orders together
view-barrels = Barrels in the cup
view-stands = A barrel stands with
view-bust = The service breaks down with
view-mean = Poured on average, aiming high
view-most = At most
view-least = At least
view-round = Round
view-target = Target
view-phase = Phase
view-over = Over
view-winners = Winners
view-innkeeper = Innkeeper
view-opening = First throw
view-bar = Bar
view-laid = Cards laid
view-cards = Cards in hand
view-players = Players
view-bill = Last bill
view-sheet = Score sheet
view-points = Points
view-order = Order
view-service = Service
view-case = Case
view-showing = On the bar

rule-innkeeper = In each round one player is the innkeeper, the others are guests. The most generous player begins (drawn by lot); the role then goes to the left.
rule-throw = Each thrown barrel comes to rest lying, or standing with one of its ends up. Nobody knows the true odds of the wooden barrels, so a model decides; the options name it.
rule-first-throw = The innkeeper throws all barrels, again and again, until at least one number barrel stands. The standing barrels are put aside for all to see.
rule-orders = Each guest lays one card or two face down. Their sum is the order, from 0 to 13. All see how many cards there are, nobody sees their values.
rule-service = The innkeeper closes the tap or throws again: all lying barrels, and of the standing specials as many as he likes. Standing numbers stay. If none of the barrels just thrown stands, the service breaks down.
rule-count = When the tap is closed, standing specials take their targets, chosen by the innkeeper, and the remaining numbers are added up: that is the service. Orders are still hidden.
rule-count-cancel = Each standing cancel destroys one standing number barrel. It must be used. Without a number left it does nothing.
rule-count-double = Each standing double doubles one number barrel that was not destroyed. It must be used; two doubles need two different barrels.
rule-bill = If the service broke down, guests get what they ordered and the innkeeper nothing. If the service covers all orders, guests get what they ordered and the innkeeper the rest. If not, the innkeeper gets the whole service, the highest order loses its own value, the lowest order gets the value of the highest, all others nothing.
rule-end = The game ends after a round in which somebody has reached the target. The most points win.

paragraph-innkeeper = The innkeeper
paragraph-throw = A throw
paragraph-first-throw = First throw
paragraph-orders = Orders
paragraph-service = Service
paragraph-count = Count
paragraph-count-cancel = Cancel
paragraph-count-double = Double
paragraph-bill = The bill
paragraph-end = The end

phase-first_throw = Throw
phase-orders = Orders
phase-service = Service
phase-count = Count
phase-bill = Bill

source-service = Poured as innkeeper
source-orders = Orders served
source-gifts = Most modest order
source-penalties = Greediest order

waiting-orders = { $seat } is choosing an order
waiting-service = { $seat } decides: close the tap or throw again

icon-took_over = key
icon-threw = barrel
icon-landed = dot
icon-repeated = barrel
icon-ordered = card
icon-laid = card
icon-closed = tap
icon-broke_down = burst
icon-cancelled = close
icon-doubled = plus
icon-wasted = dot
icon-counted = tap
icon-revealed = card
icon-billed = scales
icon-scored = dot
icon-played_on = barrel
icon-won = trophy

board-taproom = The taproom
board-open = Open
board-closed = Closed
board-standing = on the bar
board-specials = with the specials: { $aim }
board-standing-barrels = Standing barrels
board-stands = Standing barrel: { $face }
board-cancelled = Destroyed barrel: { $face }
board-doubled = Doubled barrel: { $face }
board-tip = Put into the cup: { $face }
board-tip-cancel = A cancel that stands must take away a number, before doubles are used.
board-tip-double = A double that stands must be used; two doubles need two different barrels.
board-tip-specials = Dark barrels that stand may go back into the cup; numbers that stand never do.
board-tip-service = Close the tap and count, or throw all lying barrels again. If none of them stands then, you get nothing.
board-tip-order = You already know what stands. Others order at the same time: nobody sees your cards, only whether there is one or two.
board-tip-bill = If all orders together are more than was poured, the highest order pays and the lowest gains as much.
board-keep = Leave standing: { $face }
board-lying = { $count ->
    [0] Every barrel stands
    [one] One barrel lies
   *[other] { $count } barrels lie
}
board-ends = Lying barrel { $ends }
board-ends-special = Lying special barrel: double or cancel
board-percent = { $percent }%
board-none-stands = none stands
board-face-down = Orders, face down
board-shelf-laid = { $seat }: { $count ->
    [one] one card laid
   *[other] { $count } cards laid
}
board-shelf-open = { $seat } is still choosing
board-hand = Your order cards
board-card = Card { $card }
board-order = Your order
board-ordered = You have ordered
board-pick = Pick one card or two. Only you see the numbers.
board-seen = { $count ->
    [one] The others see one card, not its number.
   *[other] The others see { $count } cards, not the numbers.
}
board-guests = The guests and their last orders
board-between = These cards: { $least } to { $most }
board-laid = { $count ->
    [one] One card laid
   *[other] { $count } cards laid
}
board-choosing = still choosing
board-last-bill = Bill { $round }
board-bill = The bill of round { $round }
board-sheet = Score sheet
board-next = On to round { $round }
board-to-table = To the table
board-mugs = { $service ->
    [one] { $service } mug
   *[other] { $service } mugs
} poured, { $ordered } ordered
board-why-nothing = No barrel stood: nothing.
board-why-rest = Everyone is served: the innkeeper keeps the rest, { $points }.
board-why-everything = Too little for all: the innkeeper keeps the whole { $service }.
board-why-served = Gets the order, { $order }.
board-why-greediest = The highest order: pays { $order }.
board-why-modest = The lowest order: gets as much as the highest, { $points }.
board-why-between = Neither highest nor lowest: gets nothing.
board-why-equal = All ordered the same, { $order } each.
board-round = Round
board-poured = Poured
board-orders = Ordered
board-burst = none
board-innkeeper = innkeeper

idle-place-order = Pick one card or two
idle-cancel-barrel = Tap the barrel to destroy
idle-double-barrel = Tap the barrel to double

odds-close = Closing now pours
odds-count = May still be poured
odds-ordered = The laid cards come to
odds-throws = The next throw, and its chance that none stands
odds-stands = { $barrels ->
    [one] The barrel thrown stands with
   *[other] Each of { $barrels } barrels stands with
}
odds-bust = None stands
odds-mean = Then poured on average
odds-number = { $value }
odds-most = Poured after this throw, at best
board-odds-note = One throw ahead, by this table’s model of the barrels.

# Why an answer is better
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-close = Closing pours { $most } for sure and brings { points } on average; another throw breaks down in { $bust }% of cases and brings { $other_points }.
why-throw = Another throw breaks down in { $bust }% of cases and brings { points } on average; closing at { $most } brings { $other_points }.
why-cup = This throw breaks down in { $bust }% of cases and brings { points } on average; the other one in { $other_bust }%, with { $other_points }.
why-order = Ordering { $total } brings { points } on average and pays as the greediest in { $pays }% of cases; ordering { $other_total } brings { $other_points } and pays in { $other_pays }%.
why-safe = Ordering { $total } brings { points } on average, ordering { $other_total } brings { $other_points }; either hardly ever pays as the greediest.
why-target = Pouring { $service } brings { points } on average{ $greedy ->
    [0] {""}
   *[other] {""}: in { $greedy }% of cases the guests have ordered more
}. Pouring { $other_service } brings { $other_points }.
why-rival = On average the strongest rival gets { $rival } from this round, otherwise { $other_rival }.

words-phase = { $phase_id ->
    [first_throw] All barrels are about to be thrown.
    [orders] The guests are ordering.
    [service] Beer is being poured: throw again, or close the tap.
    [count] The tap is closed, and the beer is counted.
   *[bill] The bill is being settled.
}
words-bar = On the bar
words-standing = Standing barrels: { $barrels }.
words-none-stands = No barrel stands.
words-lying = Lying or in the cup, each by its two ends: { $barrels }.
words-none-lies = No barrel is left to throw.
words-face = { $face }
words-destroyed = { $face } (destroyed)
words-doubled = { $face } (counts double)
words-ends = { $first } or { $second }
words-players = The players
words-player = { $me ->
    [yes] You have
   *[no] { $seat } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $role ->
    [innkeeper] {" "}and { $me ->
        [yes] are
       *[no] is
    } the innkeeper
   *[guest] {""}
}.
words-laid = { $count ->
    [one] One card lies before { $seat }.
   *[other] { $count } cards lie before { $seat }.
}
words-choosing = { board-shelf-open }.
