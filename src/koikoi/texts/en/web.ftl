# The pages of the browser game around the table: home, new match, invitations, rules, settings.

## Everywhere

web-home = Home
web-back = Back
web-close = Close
web-again = Try again
web-loading = One moment…
web-pages = Other pages
web-settings = Settings
web-against = against { $name }
web-length-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
web-length-target = to { $target } points
web-table-length = { $table }, { $length }

## Home

web-home-first = The cards are being dealt.
web-home-invite = Invite a friend
web-home-invite-why = by a link that you send
web-home-continue-why = your match goes on where you left it
web-home-quick-why = a new match, dealt at once
web-matches = Your matches
web-matches-why = Every move is kept. Only this browser can go on with these matches: come back with it, on this device. Another browser or a private window does not know your seat.
web-matches-all = { $count ->
    [one] Show { $count } match
   *[other] Show all { $count } matches
}
web-matches-few = Show fewer
web-match-begun = running
web-match-invited = invitation open
web-match-waiting = A friend, not here yet
web-forget = Delete: { $match }
web-forget-why = Your seat is only in this browser. Without it you cannot go on with this match.
web-forget-over = This match is over. It goes from this list.
web-tables = Choose a table
web-tables-why = All of them are koi-koi. This is what sets each apart.
web-tables-now = chosen
web-tables-first = good for a first game
web-tables-picked = The table is now “{ $table }”.

## A new match

web-new-mode = Whom do you play?
web-new-computer = The computer
web-new-computer-why = You can leave at any time and go on later.
web-new-friend = A friend, by a link
web-new-friend-why = You get a link to send. The cards are dealt when your friend opens it.
web-new-screen = Two players here
web-new-screen-why = You take turns at this screen. Between turns the hands are hidden.
web-new-variants = Variants of this table
web-new-rounds-why = Leave it empty for the usual length: { $length }.
web-birth-why = At this table a card is turned, and the player whose birth month is nearer deals first. If a month is unknown, both draw cards.
web-new-more = More choices
web-new-invite = Make the invitation

## Invitations

web-invite-lead = Send this link to your friend. It can be used once, and it shows the rules before the first deal.
web-invite-text = Come and play koi-koi with me.
web-invite-qr = The link as a QR code, for a camera
web-invite-waiting = Waiting for your friend. You can close this page and come back.
web-invite-nocode = The link is not in this browser. It is in the one in which you made the invitation.
web-copy-link = Copy link
web-copied = Copied
web-copy-by-hand = The link is marked: copy it with the keys
web-share = Share
web-reach-loopback = This link works on this computer only
web-reach-loopback-why = The server listens to this computer alone. To let a friend in, stop it and start it again like this:
web-reach-house = This link works in your network
web-reach-house-why = Whoever is in the same network, for instance the same Wi-Fi, can open it.
web-reach-public = This link works everywhere
web-reach-public-why = Whoever opens it first takes the seat, so send it to one person only.
web-reach-others = If your friend cannot open it, try one of these:
web-reach-to-house = For everybody in your network:
web-reach-to-world = For everybody, behind an address of your own:
web-join = You are invited
web-join-by = { $name } invites you to a match
web-join-what = Koi-Koi is a Japanese card game for two: you take cards of the same month and collect sets that score points. Who has a set stops and scores, or calls koi-koi and plays on for more.
web-join-held = You already have a seat at this table: this browser holds it.
web-join-go = Go to the table
web-join-nocode = This address holds no invitation. Ask your friend for the whole link.
web-join-sit = Take your seat
web-join-why = The cards are dealt as soon as you sit down. You need no account.

## Rules

web-rules-note = Rules of the table
web-rules-of = Rules: { $table }
web-rules-parts = Parts of the rules
web-rules-press = Press a card to see it large.
web-rules-whole = All the rules of this table
web-rules-compare = Compare with another table
web-rules-more = { $count ->
    [one] Show { $count } difference
   *[other] Show all { $count } differences
}
web-rules-apart = How it differs from
web-rules-other = { $points ->
    [one] “{ $table }” pays { $points } point
   *[other] “{ $table }” pays { $points } points
}
web-rules-other-none = Not a yaku at “{ $table }”
web-card-serves = At this table it serves: { $yaku }.

## A table of your own

web-edit = Your own table
web-edit-make = Make a table of your own
web-edit-why = Start from a table and change what you play differently. This browser remembers it until you come back.
web-edit-base = Start from
web-edit-values-why = 0 means: not a yaku at this table.
web-edit-range = From { $low } to { $high }.
web-edit-was = { $table }: { $value }
web-edit-reset = Undo
web-edit-reset-of = Undo: { $option }
web-edit-reset-all = Undo all changes
web-edit-count = { $count ->
    [0] Plays like “{ $table }”.
    [one] { $count } difference from “{ $table }”.
   *[other] { $count } differences from “{ $table }”.
}
web-edit-show = Show where
web-edit-play = Play the computer
web-edit-keep = Keep it or pass it on
web-edit-name = Name of the table
web-edit-name-needed = Give the table a name first.
web-edit-save = Save in this browser
web-edit-saved = “{ $table }” is saved.
web-edit-unsaved = The storage of this browser is full or closed: it forgets the table when you leave. Save it as a file.
web-edit-file = Save as a file
web-edit-open = Open a file
web-edit-file-wrong = This is no file of rules. Choose one that was saved here, or a JSON file with a base and options.
web-edit-link = The link to this table
web-edit-link-wrong = This link holds no table; perhaps a part of it is missing. Ask for the whole link.
web-edit-own = Your tables
web-edit-remove = Delete: { $table }
web-edit-before = Back to the table you had not saved

## Settings

web-set-playing = Playing
web-set-look = Look
web-set-access = Ease of use
web-set-hints-why = Marks the cards of your hand that take a card of the field, and those that make a yaku.
web-set-pace-calm = Calm
web-set-pace-brisk = Brisk
web-set-pace-instant = Instant
web-set-pace-why = How long cards travel, and how long the computer’s moves stay readable.
web-set-coach = Coach: win chances at koi-koi
web-set-coach-why = Against the computer: when you choose between stop and koi-koi, how often each of them wins the match.
web-set-name-why = It stands at the table and in records, for your friend too.
web-set-language-why = Changes at once, also in the middle of a match.
web-set-theme = Theme
web-set-theme-auto = As the device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-theme-why = The cards stay light in both.
web-set-labels-why = The number is the month; the sign under it is the kind. The plant’s name stands where there is room.
web-set-contrast = Strong contrast
web-set-contrast-why = Darker words and clearer edges.
web-set-left = Left-handed table
web-set-left-why = Mirrors the table: the stock and the lists change sides.
web-set-sound-why = Quiet card sounds, and a bell when it is your turn in a hidden tab.
web-set-kept = Settings are kept in this browser only.

## When something is wrong

web-nopage = There is no such page
web-nopage-why = The address leads nowhere. Perhaps a part of it is missing.
web-error-away = The server does not answer. Is it running, and are you online?
web-error-used = This invitation has been used. Ask your friend for a new one.
web-error-not-found = This invitation does not exist, or its match is gone. Ask your friend for a new one.
web-error-disk = The server could not keep it, for instance because its disk is full. Nothing was done. Try again later.
web-error-unknown = That did not work, and nothing was done.
web-name-wrong = A name has at most { $most } characters, all of them such as can be shown.
web-broken = This page could not be shown
web-broken-why = Something on it went wrong. Your matches are still kept. Loading the page again often helps.
web-broken-reload = Load again
web-broken-forget = Forget what this browser keeps
web-broken-forget-why = If that does not help: this browser can forget its settings and all its seats. Matches in progress are then lost to you.
web-broken-sure = Forget everything for good
