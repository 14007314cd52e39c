game-name = Pig
game-tagline = Roll as often as you dare. A one costs all of the turn.

option-target = Play to { $value } { $value ->
    [one] point
   *[other] points
}
option-target-help = Whoever holds at this many points or more wins.

step-roll-or-hold = { $turn ->
    [0] Your turn: roll the die
   *[other] Roll again, or hold { $turn }?
}
step-roll-die = The die rolls

choice-roll = Roll
choice-hold = Hold
choice-die = { $pips }

event-rolled = { $me ->
    [yes] You roll { $pips }: { $turn } this turn.
   *[no] { $seat } rolls { $pips }: { $turn } this turn.
}
event-lost = { $me ->
    [yes] A one! You lose { $turn }.
   *[no] A one! { $seat } loses { $turn }.
}
event-held = { $me ->
    [yes] You hold { $turn } and stand at { $total }.
   *[no] { $seat } holds { $turn } and stands at { $total }.
}

rule-roll = Roll the die as often as you like. Two to six are added to your turn; a one ends it and you score nothing for it.
rule-hold = Hold to add what the turn has brought to your score. Whoever holds at the target or above wins at once.

view-target = Target
view-points = Points
view-player = On turn
view-turn = This turn
odds-lose = The next roll loses the turn
odds-expected = The turn after one more roll, on average
odds-turn = This turn so far
count-turn = points
icon-rolled = die
icon-lost = burst
icon-held = tick

words-table = The table
words-target = The game is played to { $target ->
    [one] { $target } point
   *[other] { $target } points
}.
words-turn = { $me ->
    [yes] It is your turn: { $turn } so far.
   *[no] { $seat } is rolling: { $turn } so far.
}
words-players = The players
words-player = { $me ->
    [yes] You have
   *[no] { $seat } has
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

why-hold = Holding keeps { $turn } for sure; a roll loses all of it once in six, and comes to { $expected } on average.
why-roll = A roll brings the turn to { $expected } on average, though it is lost once in six; holding keeps { $turn }.
