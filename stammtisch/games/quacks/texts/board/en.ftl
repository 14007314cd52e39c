board-pot = Pot with { $chips } chips. Its scoring space pays { $coins } coins and { $points } points{ $rubies ->
    [0] {""}
   *[other] {" "}and a ruby
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
board-understood = Got it
board-tip-buy-chip = Buy up to two chips of different colours. Coins that are left are lost at the end of the round.
board-tip-spend-rubies = Two rubies move your droplet one space on for good, or refill the flask.
board-tip-choose-reward = An exploded pot brings points or coins, not both.
board-tip-use-rats = Whoever lies behind starts closer to the goal, by as many spaces as rat tails lie between you and the leader.
board-left = What is left in the bag
board-stop = Stop: { $coins } coins, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-buy = { $count ->
    [one] Buy 1 chip for { $coins }
   *[other] Buy { $count } chips for { $coins }
}
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
board-behind = Rat tails between { $points } and { $leader } points: { $count }
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
board-tip-flask = Once a round the flask in the corner puts the white chip you have just drawn back into the bag.
board-tip-together = In the last round all decide at once and show their hands together: a chip, or none.
board-tip-place-one = You drew these chips to look at. Place one of them, or put them all back; each shows what your pot would then pay.
board-tip-tubes = Each droplet step goes to the pot or to the test tubes. The pot gives a head start in every round, a tube pays once, at once.
board-tip-fortune = Each round begins with a fortune card for everybody. Purple ones work at once, blue ones during the round.
board-plan-stop = Stop now
board-plan-draw = One more chip
board-plan-risk = On, up to { $risk }% risk a chip
board-plans = On average
board-odds-later = Odds are shown while you brew.
board-market-rule = One chip, or two of different colours. White chips are not for sale.
board-offer-full = two chips are enough
