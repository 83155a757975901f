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
table-year-so-far = Rounds so far: { $who } { $won }, { $name } { $lost }
table-mark-takes = takes a card
table-mark-makes = makes a yaku
table-choice = choice { $number }
table-cancel = Put it back
table-pile-none = No card of this kind yet.

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
table-waits-for = Waiting for { $name }
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

## Connection and seats

table-reconnecting = No connection. The match is kept; trying again …
table-friend-away = { $name } is away. The match waits.
table-no-seat = You have no seat at this table
table-no-seat-none = A match can only be played in the browser it was opened or joined with. Open the link there, or begin a match of your own.
table-no-seat-refused = The server does not know this seat any more. The match may have been removed.

## The first lesson

table-lesson = First steps
table-lesson-step = First deal, { $step } of { $steps }
table-lesson-know = I know the game
table-lesson-read = Go on
table-lesson-pair = Both cards say { $number }: { $plant }, the month of { $month }. Same month takes. Press your { $number }.
table-lesson-choose-pair = Your { $number } ({ $plant }) goes with more than one card on the field. Same month takes. Press your { $number }, then choose.
table-lesson-lay = No card of yours has the month of a card on the field. Press any card: it will lie there.
table-lesson-stock = After your card the top card of the stock is turned. It takes a card of its month in the same way, or stays on the field.
table-lesson-sets = What you take lies in front of you. Collect sets: a finished set, a yaku, scores points. A star marks a card that finishes one.
table-lesson-choice = It takes only one of them. Which one helps a set?
table-lesson-decision = You have a set. Stop, and you get its points. Call koi-koi, and you play on for more, but the other may finish first and you get nothing.
table-lesson-round = That was a round. It is counted as it stands here; in the end the sum of all rounds decides.
table-goals = Sets you can collect
table-goals-more = There are more; the rules show them all.
