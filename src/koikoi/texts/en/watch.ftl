# Watching a match.

table-watched =
    { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

# Who plays, and lets people watch.
watchers-title = Watchers
watchers-lead = Whoever has the link sees the table with both hands face down.
watchers-delay = Watchers see each move
watchers-delay-none = at once
watchers-delay-short = 30 seconds later
watchers-delay-round = after the round
watchers-longer-short = Your opponent asked for a longer delay, so watchers see each move 30 seconds later.
watchers-longer-round = Your opponent asked for a longer delay, so watchers see a round only once it is over.
watchers-longer-none = Watchers see each move at once.
watchers-open = Let people watch
watchers-close = Close to watchers
watchers-closed = The match is closed to watchers.
watchers-theirs = Your opponent has opened this match to watchers.
watchers-link = Send this link to anyone who may watch.
watchers-text = Watch our game of Koi-Koi
# Who watches.
watch-title = Watching
watch-who = { $first } and { $second }
watch-not-begun = The match has not begun yet. You will see the table as soon as it does.
watch-later-short = The players show each move 30 seconds later. The table will appear in a moment.
watch-later-round = The players show a round only once it is over. You will see it then.
watch-closed = This match is not open to watchers
watch-closed-why = The link is incomplete, or the players have closed the match. Ask them for a new link.
watch-reconnecting = Connection lost. Trying to reach the table again …
watch-card-serves = Still wanted for: { $yaku }
watch-hands = { $name } holds { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
watch-next = Waiting for the players to go on
watch-over = If the players want a rematch, you will see it here.
watch-leave = Stop watching
