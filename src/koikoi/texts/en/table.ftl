# The table as it is played in the browser; most of its sentences are those of the terminal, in play.ftl.

## The table and its zones

table-opening = Opening the table …
table-menu = Menu
table-rules = Rules of this table
table-undo = Take the last choice back
table-field = The field and the stock
table-field-cards = Cards on the field
table-hand = Your hand
table-stock = Stock
table-rail = Yaku and moves
table-nearest = Nearest yaku
table-cards-lacking = Cards still needed
table-dealer = Dealer
table-called = Called koi-koi
table-no-call = No call yet
table-away = away
table-in-turn = , in turn
table-in-turn-you = , your turn
table-year-so-far = Rounds so far: { $who } { $won }, { $name } { $lost }
table-standing = Score of the match: { $who } { $mine }, { $name } { $theirs }.
table-mark-takes = takes a card
table-mark-makes = makes a yaku
table-choice = choice { $number }
table-cancel = Put it back
table-pile-none = No card of this kind yet.

## What the player is to do, beside the sentences of play.ftl

table-nothing-matches = Nothing matches: lay one card down.
table-they-swap = { $name } is choosing whether to exchange the hands.
table-turn-you = It is your turn.
table-turn-other = It is { $name }’s turn.
table-plays-you = You play …
table-plays-other = { $name } plays …

## Where a wanted card is

table-near-field = { $cards } on the field
table-near-hand = { $cards } in your hand
table-near-unseen = { $cards }, not seen yet

## What a card is

table-card-month = { $number }: { $month }, { $plant }
table-card-kind = Kind: { $kind }
table-card-serves = You could use it for: { $yaku }

## Decision

table-look = Look at the table
table-show-facts = Back to the facts
table-you-lack-one = If you play on: you lack one card for
table-they-lack-one = { $name } lacks one card for
table-decide-lose = If { $name } finishes first, you give up { $mine ->
    [one] your { $mine } point
   *[other] your { $mine } points
} and { $name } gets { $points } or more.
table-coach-win = Wins the match: { $percent }%
table-coach-thinks = The coach is thinking…
table-coach-not-yet = The coach is getting ready…
table-coach-said = The coach: stopping wins the match in { $stop }% of cases, koi-koi in { $koi }%.
table-one-of = one of these cards

## Two people at one screen

table-cover-show = Show my cards
table-cover-why = Your cards stay hidden until only you can see the screen.

## Sheets

table-begin = Begin
table-score-by-round = Score by round
table-held-still = Still in hand: { $name }
table-next-round = Next round
table-to-result = To the result
table-leave = Leave for now
table-waits-for = Waiting for { $name } …
table-wants-rematch = { $name } would like a rematch.
table-rematch = Rematch
table-home = Home
table-record-copy = Copy record
table-record-save = Save record
table-record-copied = The record is on the clipboard.
table-record-failed = The record could not be had. Try again.

## Menu and help

table-pace = Pace
table-hints = Hints on your cards
table-hints-off = Off
table-hints-matches = Matches
table-hints-yaku = Matches and yaku
table-labels = Labels on the cards
table-labels-full = Full
table-labels-plate = Number
table-labels-none = None
table-sound = Sound
table-help-about = What is this card? Press it on the field, or press one of your own and hold.
table-help-i = what the chosen card is, and what it is good for
table-help-help = this page
table-help-corner = Signs in the corner of a card
table-help-corner-why = Below the month’s number stands the kind of the card, and a second sign if the card belongs to a set of a few named cards.
table-help-sign-bright = sun: bright
table-help-sign-animal = diamond: animal
table-help-sign-ribbon = bar: ribbon, with a zigzag if it bears a poem, with waves if it is blue
table-help-sign-chaff = dot: chaff
table-help-sign-dots = three dots: boar, deer or butterflies
table-help-sign-bowl = bowl: curtain, moon or sake cup
table-help-sign-umbrella = umbrella: the rain man
table-help-ring = a card with a ring lies on the field
table-help-chip = such a label beside a name: a yaku that is one card away, and its points

## Connection and seats

table-reconnecting = No connection. The match is kept; trying again …
table-friend-away = { $name } is away. The match waits.
table-friend-back = { $name } is back.
table-not-kept = This browser cannot keep your seat: its storage is full or closed. Leave this page only when the match is over.
table-no-seat = You have no seat at this table
table-no-seat-none = A match can only be played in the browser it was opened or joined with. Open the link there, or begin a match of your own.
table-no-seat-refused = The server does not know this seat any more. The match may have been removed.
table-no-seat-unreadable = What the server has kept of it is damaged, so it cannot go on. Your other matches are not affected. Whoever runs the server finds a note in its log.
table-unreadable = This match can no longer be read
table-shut = The table cannot be opened now
table-shut-why = Too many pages of this seat are open, or the server is away. Close the others, or wait a moment. The match is kept.
table-again = Try again

## The first lesson

table-lesson = First steps
table-lesson-know = I know the game
table-lesson-read = Go on
table-lesson-pair = These two cards belong to the same month: { $month }, { $plant }. Same month takes. Press the lit card of your hand: { $card }.
table-lesson-choose-pair = More than one card on the field belongs to the month of this one: { $month }, { $plant }. Same month takes. Press the lit card of your hand, { $card }, then choose.
table-lesson-number = The number in the corner, { $number }, is the month.
table-lesson-lay = No card of yours has the month of a card on the field. Press any card: it will lie there.
table-lesson-stock = After your card the top card of the stock is turned. It takes a card of its month in the same way, or stays on the field.
table-lesson-sets = What you take lies in front of you. Collect yaku: a yaku is a set of cards that scores points.
table-lesson-star = The star marks a card that finishes a yaku, a set of cards that scores points. Here: { $yaku }.
table-lesson-choice = It takes only one of them. Which one helps a set?
table-lesson-decision = You have a set. Stop, and you get its points. Call koi-koi, and you play on for more, but the other may finish first and you get nothing.
table-lesson-round = That was a round. It is counted as it stands here; in the end the sum of all rounds decides.
table-goals = Sets you can collect
table-goals-many = Or collect many of one kind: { $sets }.
table-goals-many-one = { $yaku } (from { $count } cards)
table-goals-more = There are more; the rules show them all
