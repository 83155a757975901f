# The table as it is played: turns, choices and what lies where.

play-your-turn = Your turn
play-their-turn = { $name } is thinking
play-choose-card = Choose a card to play.
play-choose-take = Which card do you take?
play-koi-or-stop = Stop or koi-koi?
play-stop = Stop
play-koi-koi = Koi-koi
play-pass = Lay it down
play-keep = Keep your hand
play-swap = Exchange hands
play-stock = Stock
play-field = Field
play-hand = Hand
play-captured = Captured
play-round = Round { $round }
play-month = Month
play-dealer = Dealer
play-points = Points
play-turns-left = { $turns ->
    [one] { $turns } turn left
   *[other] { $turns } turns left
}
play-help = Help
