you = You
seat = Seat { $number }
help = Answer by number or in its words · ? rules · o odds · u undo · q save and quit
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
