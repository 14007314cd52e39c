you = You
seat = Seat { $number }
help = Answer with its number or in words · ? rules · o odds · h hint · u undo · q save and quit
your-turn = Your turn
not-a-choice = “{ $text }” is none of the answers.
nothing-to-undo = Nothing to take back: luck or somebody else has come after it.
taken-back = Taken back.
no-odds = This game works out no odds here.
no-rules = No rule is written down for these answers.
odds = Odds, as you can know them
saved = Saved. Go on with: stammtisch play --resume { $path }
recorded = The game is in { $path }.
not-over = The game is not over.
won = { $count ->
    [one] The winner: { $winners }.
   *[other] The winners: { $winners }.
}
review-making = Reviewing
review-sum = At the start { $start }%. Luck: { $luck }. Decisions: −{ $cost }. At the end { $end }%.
review-sound = Sound decisions: { $sound }/{ $decisions }
review-cost = Round { $round }: { $step } −{ $cost }% (±{ $error })
review-better = Chosen: { $chosen }. Better: { $best }
review-luck-for = good luck
review-luck-against = bad luck
review-price = cost of a decision
review-note = Each decision is judged by what could be known then; the luck that followed does not count. What the others did is luck, too.
why-more = Points on average: +{ $points }
why-fewer = It wins more often, though with fewer points on average: −{ $points }
thinking = Thinking …
percent = { $percent }%
verdict-only = Nothing else is possible
verdict-equal = Equally good, as far as can be told
verdict-slightly = Slightly better: { $option }
verdict-better = Better: { $option }
verdict-clearly = Clearly better: { $option }
hint-points = Points at the end: about { $points }
then-line = Then mostly: { $line }
hint-note = Chances of winning, with their margin of error. What you cannot see is guessed. Imagined games: { $games }
