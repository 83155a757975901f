# The table as it is played in the terminal: turns, choices, pages, sheets, and the screens around them.

## Words that stand alone

play-title = Koi-Koi
play-tagline = Flower cards for two
play-language = English
play-you = You
play-your-turn = Your turn
play-their-turn = { $name } is thinking
play-choose-take = Which card do you take?
play-choose-swap = Exchange the hands?
play-koi-or-stop = Stop or koi-koi?
play-stop = Stop
play-koi-koi = Koi-koi
play-pass = Lay it down
play-keep = Keep your hand
play-swap = Exchange hands
play-stock-left = Stock { $cards }
play-hand-brief = In hand: { $cards }
play-round = Round { $round }
play-round-word = Round
play-round-of = Round { $round } of { $rounds }
play-round-target = Round { $round }, to { $target } points
play-month = Month
play-dealer-tag = deals
play-points = Points
play-total = Total
play-help = Help
play-moves = Moves
play-moves-none = Nothing has been played yet.
play-in-hand = { $cards } in hand
play-called-times = { $calls ->
    [one] koi-koi!
   *[other] koi-koi ×{ $calls }
}
play-has-points = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
play-yaku-yours = Your yaku
play-yaku-of = Yaku of { $name }
play-colon = { $what }: { $said }
play-times = { $card } ×{ $count }
play-poem = poem { $months }
play-blue = blue { $months }
play-plain = plain { $months }

## Plants in eight cells at most

play-plant-pine = Pine
play-plant-plum = Plum
play-plant-cherry = Cherry
play-plant-wisteria = Wisteria
play-plant-iris = Iris
play-plant-peony = Peony
play-plant-bush-clover = Clover
play-plant-pampas = Pampas
play-plant-chrysanthemum = Chrysan.
play-plant-maple = Maple
play-plant-willow = Willow
play-plant-paulownia = Paulown.

play-motif-rain-man = Rain man

## Names

play-name-one = Player
play-name-first = Player 1
play-name-second = Player 2
play-opponent-beginner = Sakura
play-opponent-greedy = Kiku
play-opponent-club = Momiji
play-opponent-master = Fuji
play-opponent-beginner-why = Beginner. Takes the pairs that look precious and plans no yaku: good company while you learn the cards. In 100 rounds it makes about 150 points fewer than Kiku.
play-opponent-greedy-why = Experienced. Looks one step ahead, and weighs which yaku each of you may still make.
play-opponent-club-why = Club player. Before each move it plays the rest of the round through in three hundred possible deals. In 100 rounds it makes about 20 points more than Kiku.
play-opponent-master-why = Master. The strongest here: before each move it plays the rest of the round through three thousand times. In 100 rounds it makes about 50 points more than Kiku.
play-opponent-fair = The computer sees only the open cards and its own hand.
play-versus = { $table }, against { $name }

## What a card under the cursor would do

play-effect-takes = takes { $cards }
play-effect-choice = takes one of { $count } cards, you choose
play-effect-lies = stays on the field
play-effect-none = cannot be played now, you must take a card
play-effect-makes = makes { $yaku }
play-effect-both = { $effect }, { $makes }
play-does = { $what }: { $said }
play-look-goes = goes with your { $keys }
play-look-none = nothing in your hand takes it
play-waits-hand = You play { $card }
play-waits-stock = You turned { $card }

## What happened, one sentence each

play-did-dealt-you = You deal and play first.
play-did-dealt-other = { $name } deals and plays first.
play-did-hand-you = You play { $card } to the field.
play-did-hand-other = { $name } plays { $card } to the field.
play-did-hand-takes-you = You play { $card }, take { $cards }.
play-did-hand-takes-other = { $name } plays { $card }, takes { $cards }.
play-did-stock-you = You turn { $card }; it stays on the field.
play-did-stock-other = { $name } turns { $card }; it stays on the field.
play-did-stock-takes-you = You turn { $card }, take { $cards }.
play-did-stock-takes-other = { $name } turns { $card }, takes { $cards }.
play-did-flip = The field was empty: { $card } is laid on it.
play-did-asked-you = You turn { $card } and have a choice.
play-did-asked-other = { $name } turns { $card } and has a choice.
play-did-gained-you = You make { $yaku }: { points-count } so far.
play-did-gained-other = { $name } makes { $yaku }: { points-count } so far.
play-did-called-you = You call koi-koi!
play-did-called-other = { $name } calls koi-koi!
play-did-stopped-you = You stop.
play-did-stopped-other = { $name } stops.
play-did-swept-you = Your lightning also takes { $cards }.
play-did-swept-other = The lightning of { $name } also takes { $cards }.
play-did-swapped-you = You exchange the hands.
play-did-swapped-other = { $name } exchanges the hands.
play-did-kept-you = You keep the hands as dealt.
play-did-kept-other = { $name } keeps the hands as dealt.
play-did-undone-you = You take your last choice back.
play-did-undone-other = { $name } takes the last choice back.
play-did-resigned-you = You resign.
play-did-resigned-other = { $name } resigns.
play-hint = Two cards of the same month are a pair, and yours. Press the number of a card marked ●. The sets above score points. “?” explains the rest.

## Choices

play-swap-why = You do not deal, so you may exchange the two hands before either of you has looked. Nobody knows which is better.
play-tray-hand = { $card } goes with more than one card. It takes the one you choose:
play-tray-stock = You turned { $card }. It takes the one you choose:
play-tray-wild = No willow has been seen yet, so the lightning may take any one card of the field. If you win, the rest of that card’s month comes with it.
play-tray-cancel = Esc puts the card back into your hand.
play-tray-must = A turned card cannot be put back.
play-button-stop = S  Stop
play-button-koi = Koi-koi  K
play-decide-made = You have made
play-decide-points = { $points ->
    [one] Stop now: { $points } point
   *[other] Stop now: { $points } points
}
play-decide-math = { $base } × { $multiplier } = { $points }
play-decide-standing = The match is then { $mine } to { $theirs }
play-decide-turns = Turns left: you { $mine }, { $name } { $theirs }
play-decide-hopes = You lack one card for: { $yaku }
play-decide-no-hopes = No yaku of yours is one card away.
play-decide-lose = If { $name } finishes first: you 0, { $name } { $points } or more
play-decide-more = { $yaku }; and { $count } more
play-decide-safe = { $name } cannot make a yaku any more.
play-decide-threats = { $name } lacks one card for: { $yaku }
play-decide-no-threats = No yaku of { $name } is one card away.

## Two people at one screen

play-cover = { $name }, it is your turn.
play-cover-key = When only you can see the screen, press Enter to see your cards.
play-cover-call = Hand the screen to { $name }

## Keys

play-key-play = play
play-key-look = look
play-key-take = take
play-key-choose = choose
play-key-cancel = put back
play-key-reveal = see the cards
play-key-hurry = go on
play-key-undo = take back
play-key-yaku = yaku
play-key-unseen = unseen
play-key-rules = rules
play-key-help = help
play-key-moves = moves
play-key-leave = leave
play-key-close = close
play-key-scroll = scroll
play-key-next = next round
play-key-result = the result
play-key-begin = begin
play-key-rematch = rematch
play-key-home = home
play-key-back = back
play-key-resume = go on
play-key-delete = delete
play-key-theme = theme
play-key-quit = quit
play-key-fields = rows
play-key-change = change
play-key-start = start

## Pages

play-page-yaku = Yaku of this table
play-page-unseen = Cards you have not seen
play-unseen-why = { $cards ->
    [one] { $cards } card: it is in the other hand or in the stock.
   *[other] { $cards } cards: they are in the other hand or in the stock.
}
play-unseen-none = all seen
play-yaku-wants-base = It counts only beside another yaku.
play-help-aim = Take cards of the same month and collect yaku, the sets that score. When you have made one, stop and score, or call koi-koi and play on for more.
play-help-keys = Keys
play-help-cap-numbers = 1–8
play-help-numbers = play that card of your hand; in a choice, take that card
play-help-cap-arrows = arrows
play-help-arrows = move over your hand; up leads to the field, where every card tells what it is
play-help-cap-enter = Enter
play-help-enter = play or take the card under the cursor; go on
play-help-cap-escape = Esc
play-help-escape = put a card back before it has taken anything; close a page
play-help-cap-s = S
play-help-s = stop
play-help-cap-k = K
play-help-k = koi-koi
play-help-cap-b = B
play-help-b = take your last choice back, against the computer
play-help-cap-u = U
play-help-u = cards you have not seen, by month
play-help-cap-y = Y
play-help-y = all yaku, and how near both players are
play-help-cap-l = L
play-help-l = all moves of this round
play-help-cap-r = R
play-help-r = the rules of this table
play-help-cap-f2 = F2
play-help-f2 = dark, light, high contrast
play-help-cap-q = Q
play-help-q = leave; the match is kept and can be gone on with
play-help-marks = Signs
play-help-mark-takes = takes a card of the field, or would be taken
play-help-mark-makes = makes a yaku
play-help-mark-new = has just come to the field
play-help-mark-framed = a card that lies on the field
play-help-state-complete = yaku made
play-help-state-one-away = one card away
play-help-state-possible = possible
play-help-state-superseded = made, but a better one is paid
play-help-state-impossible = out of reach
play-help-cards = The 48 cards
play-help-cards-why = Only the month matters for taking. The kinds matter for the yaku.
play-help-plant = Plant

## The draw for the dealer

play-draw-title = Who deals first?
play-draw-month-draw = Each player draws a card. The earlier month deals.
play-draw-birthday = A card is turned. The player whose birth month is nearest deals.
play-draw-random = The dealer is chosen by chance.
play-draw-again-month-draw = The same month: draw again.
play-draw-again-birthday = Equally near: turn another card.
play-draw-dealer = { $name } deals first.
play-draw-dealer-you = You deal first.
play-draw-lead = The dealer plays the first card.
play-void-before = { $count ->
    [one] One deal did not count and was dealt again.
   *[other] { $count } deals did not count and were dealt again.
}

## Sheets

play-sheet-title = Round { $round }, { $month }
play-sheet-base = Together
play-sheet-lucky-four = { $name }: four of a month (teshi), { $months }
play-sheet-lucky-pairs = { $name }: four pairs (kuttsuki), { $months }
play-sheet-nothing = Nothing to add up.
play-sheet-swept = The lightning also took { $cards }
play-sheet-hand = still in hand: { $cards }
play-match-best = { $points ->
    [one] Best round: { $round } ({ $month }), { $points } point, { $name }
   *[other] Best round: { $round } ({ $month }), { $points } points, { $name }
}
play-match-pays = Stakes: { $name } → { $other }, { points-count }
play-match-even = Stakes: nothing changes hands.
play-match-file = The record of this match:

## Leaving

play-leave-title = Leave the table?
play-leave-why = The match is kept after every move. You can go on at any time.
play-leave-stay = Stay at the table
play-leave-go = Leave, and go on later
play-leave-resign = Resign the match
play-resign-title = Resign the match?
play-resign-why = The match ends, and { $name } wins it. This cannot be taken back.
play-resign-yes = Yes, resign

## Home and saved matches

play-home-continue = Continue
play-home-quick = Play now
play-home-new = New match
play-home-new-why = choose opponent, table, length
play-home-two = Two players here
play-home-two-why = taking turns at this screen
play-home-saved = Saved matches
play-home-saved-why = { $count ->
    [0] none yet
    [one] { $count } match
   *[other] { $count } matches
}
play-home-rules = Rules
play-home-language = Language
play-home-theme = Colours
play-home-pace = Pace
play-home-coach = Coach
play-coach-on = win chances at koi-koi
play-coach-off = off
play-home-quit = Quit
play-theme-dark = dark
play-theme-light = light
play-theme-contrast = high contrast
play-pace-calm = calm
play-pace-brisk = brisk
play-pace-instant = instant
play-saved-one = { $table }, against { $name }, round { $round }, { $mine } to { $theirs }
play-saved-two = { $table }, { $first } and { $name }, round { $round }, { $mine } to { $theirs }
play-saved-over = over
play-saved-damaged = { $file } cannot be read
play-saved-empty = No match has been kept yet. Every match you begin appears here.
play-delete-title = Delete this match for good?
play-delete-no = Keep it
play-delete-yes = Delete it

## A new match

play-new-table = Table
play-new-rounds = Rounds
play-new-rounds-usual = { $rounds ->
    [one] { $rounds } round, as this table plays
   *[other] { $rounds } rounds, as this table plays
}
play-new-rounds-target = until { $target } points, as this table plays
play-new-rounds-wrong = A match has 1 to { $most } rounds.
play-new-opponent = Opponent
play-new-name = Your name
play-new-name-first = First player
play-new-name-second = Second player
play-new-names-wrong = Two players need two names.
play-new-birth = Your birth month
play-new-birth-of = Birth month of { $name }
play-new-birth-first = First player’s birth month
play-new-birth-second = Second player’s birth month
play-new-birth-unknown = unknown: draw cards
play-new-seed = Seed of the deals
play-new-seed-none = by chance (same number, same deals)
play-new-seed-wrong = A seed is a number from 0 to { $most }.
play-new-start = Start
play-new-differs = How it differs from “{ $table }”
play-new-same = This is the table you used last: { $table }.

## When something is wrong

play-too-small = The window is { $now_width }×{ $now_height }. Koi-Koi needs { $width }×{ $height }: please make it larger.
play-error-disk = The disk refused: { $reason }
play-err-stale = The table had changed already. Look again and choose.
play-err-illegal = That is not possible here.
play-err-not_seat = It is not your seat.
play-err-rate = Too fast. Try again in a moment.
play-err-retry_later = It could not be saved, so nothing was done. Try again.
play-err-over = The match is over.
play-err-bad = The table did not understand. Please try again.
