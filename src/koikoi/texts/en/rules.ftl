# The rules in words: presets and variants, options, and the rules page of any table.

## Presets: a name, and who plays it so and what is special

preset-single-koi = Single koi
preset-single-koi-summary = Only one koi-koi may be called in a round. A total of 7 or more is doubled, and so is a win over the player who called. From a French and a Russian rules page.
preset-shobu = Shōbu
preset-shobu-summary = Koi-koi may be called again and again, and every call multiplies the win. What one player wins, the other loses. From a French guide to games.
preset-first-to-fifty = First to fifty
preset-first-to-fifty-summary = The first player to reach 50 points wins. The cards of the month are a yaku, the viewings need another yaku beside them, and the bridge is a joker. From a French description.
preset-extensions = Extensions
preset-extensions-summary = Trios grow with every further card of their kind, you must capture when you can, and a risky koi-koi may cost four times the points. From a French forum.
preset-koikoi-japan = Koi-Koi Japan
preset-koikoi-japan-summary = A match is 8 rounds from 30 points each. Your own calls raise your win, and a viewing is worth more once you have called. From the published games of the online game KoiKoi-Japan.

## Variants that the texts name: a name and what it changes

variant-six-rounds = Short match
variant-six-rounds-summary = A match of 6 rounds, good for beginners.
variant-field-brights = Brights on the field
variant-field-brights-summary = Each bright on the dealt field raises the multiplier by one.
variant-exchange = Exchange of hands
variant-exchange-summary = Before looking, the player who does not deal may exchange the two hands.
variant-gaji = Gaji
variant-gaji-summary = The lightning may capture any card while no willow card has been seen.
variant-triad = Triad
variant-triad-summary = Both ribbon trios together earn extra points.
variant-zero-sum = What one wins, the other loses
variant-zero-sum-summary = The points of a round are taken from the other player.
variant-twelve-rounds = Twelve rounds
variant-twelve-rounds-summary = The match ends after 12 rounds, not at 50 points. More points win.
variant-packet-four = Dealing by fours
variant-packet-four-summary = The cards are dealt four at a time.
variant-cup-two = The cup counts as two
variant-cup-two-summary = The sake cup also counts as two chaff.
variant-stakes = Stakes
variant-stakes-summary = At the end of the match, a loser who called more than once pays the win that many times.

## Options: a name, each value in a word or two, and each value as a sentence

option-base = Table
option-name = Name
option-values = Points of the yaku
option-values-of = Points for { $yaku }
option-yaku = Yaku of one’s own
option-first_dealer = First dealer
option-deal_order = Order of dealing
option-packet = Cards dealt at a time
option-void_field_four = Void: a whole month on the field
option-void_field_pairs = Void: four pairs on the field
option-void_hand_four = Void: a whole month in a hand
option-exchange = Exchange of hands
option-gaji = Gaji, the wild lightning
option-triad = Triad, both ribbon trios
option-field_brights = Brights on the dealt field multiply
option-must_capture = Capture if you can
option-empty_field_flip = A card for an empty field
option-quadruple_after_seven = ×4 for a call with 7 or more
option-call_counter = Every call multiplies
option-iris_joker = The bridge as a joker
option-hand_four_points = Lucky hand: a whole month
option-hand_pairs_points = Lucky hand: four pairs
option-dealer_point = Dealer’s points for a drawn round
option-both_hands = Both hands lucky
option-three_on_field = Three of the month on the field
option-call_limit = How often koi-koi may be called
option-reopen = When you choose again
option-seven_doubles = 7 points or more
option-opponent_call_multiplier = The loser had called
option-own_calls = Your own calls
option-last_turn = Turns in a round
option-exhausted = After the last turn
option-dealer_point_when = When the dealer gets points
option-ledger = Who pays
option-draw_dealer = Dealer after a drawn round
option-rounds = Rounds in a match
option-target = Points to reach
option-start_points = Points at the start
option-tie = A match that ends level
option-stakes = Stakes
option-families = Yaku of one family
option-viewing = Flower and moon viewing
option-viewing_after_call = Viewing after a call
option-cup_chaff = The sake cup as chaff

value-yes = yes
value-no = no
value-none = none
value-points = { points-count }
value-first_dealer-month-draw = earlier month
value-first_dealer-birthday = nearest birth month
value-first_dealer-random = by chance
value-deal_order-opponent-field-dealer = opponent, field, dealer
value-deal_order-opponent-dealer-field = opponent, dealer, field
value-packet-n = { $value }
value-both_hands-void = deal again
value-both_hands-both = both are paid
value-three_on_field-all = take all three
value-three_on_field-one = take one
value-call_limit-unlimited = without limit
value-call_limit-one-per-round = once a round
value-call_limit-one-per-player = once a player
value-reopen-gain = at every gain
value-reopen-new = at a new yaku
value-seven_doubles-never = not doubled
value-seven_doubles-always = doubled
value-seven_doubles-after-call = doubled after a call
value-opponent_call_multiplier-1 = nothing doubled
value-opponent_call_multiplier-2 = points doubled
value-own_calls-none = count for nothing
value-own_calls-ladder = raise the win
value-last_turn-n = { $value }
value-exhausted-draw = a draw
value-exhausted-last-caller = the last caller wins
value-exhausted-non-dealer-last-yaku = the non-dealer may win
value-dealer_point_when-no-yaku = if nobody made a yaku
value-dealer_point_when-always = after every drawn round
value-ledger-winner = nobody
value-ledger-zero-sum = the loser
value-draw_dealer-other = the other player
value-draw_dealer-same = the same dealer
value-rounds-n = { $value }
value-rounds-0 = not fixed
value-tie-shared = shared
value-tie-extra = further rounds
value-stakes-none = none
value-stakes-caller-pays = the caller pays more
value-families-sum = all add up
value-families-best = only the best counts
value-viewing-on = on their own
value-viewing-with-base = only beside another yaku
value-viewing-off = no
value-viewing_after_call-0 = no change
value-cup_chaff-0 = no
value-cup_chaff-1 = one chaff
value-cup_chaff-2 = two chaff

rule-first_dealer-month-draw = Each player draws a card, and the earlier month deals first.
rule-first_dealer-birthday = A card is turned, and the player with the nearest birth month deals first.
rule-first_dealer-random = The first dealer is chosen by chance.
rule-deal_order-opponent-field-dealer = The dealer deals to the opponent, then to the field, then to their own hand.
rule-deal_order-opponent-dealer-field = The dealer deals to the opponent, then to their own hand, then to the field.
rule-packet-n = { $value ->
    [one] The cards are dealt one at a time.
   *[other] The cards are dealt { $value } at a time.
}
rule-void_field_four-yes = A whole month on the dealt field makes the deal void.
rule-void_field_four-no = A whole month on the dealt field is left there for the play.
rule-void_field_pairs-yes = Four pairs on the dealt field make the deal void.
rule-void_field_pairs-no = Four pairs on the dealt field are left there for the play.
rule-void_hand_four-yes = A whole month in a dealt hand makes the deal void.
rule-void_hand_four-no = A whole month in a dealt hand does not make the deal void.
rule-exchange-yes = Before looking, the player who does not deal may exchange the two hands.
rule-exchange-no = The dealt hands are not exchanged.
rule-gaji-yes = The lightning may capture any card while no willow card has been seen.
rule-gaji-no = The lightning captures only willow cards.
rule-triad-yes = Both ribbon trios together earn extra points.
rule-triad-no = The triad is not played.
rule-field_brights-yes = Each bright on the dealt field raises the multiplier by one.
rule-field_brights-no = Brights on the dealt field multiply nothing.
rule-must_capture-yes = If a card of your hand can capture, you must play such a card.
rule-must_capture-no = You may play any card of your hand.
rule-empty_field_flip-yes = If the field is empty when a turn begins, a card of the stock is laid on it first.
rule-empty_field_flip-no = An empty field stays empty until somebody plays.
rule-quadruple_after_seven-yes = If the loser called koi-koi with 7 points or more, the win is multiplied by 4.
rule-quadruple_after_seven-no = A call with 7 points or more costs nothing extra.
rule-call_counter-yes = Each koi-koi call of the round, whoever made it, raises the multiplier by one.
rule-call_counter-no = The number of calls multiplies nothing.
rule-iris_joker-yes = The bridge counts as an animal or as a chaff, whichever is better.
rule-iris_joker-no = The bridge is always an animal.
rule-hand_four_points-0 = A whole month in the hand wins nothing.
rule-hand_four_points-n = A whole month in the hand wins at once: { points-count }.
rule-hand_pairs_points-0 = Four pairs in the hand win nothing.
rule-hand_pairs_points-n = Four pairs in the hand win at once: { points-count }.
rule-dealer_point-0 = The dealer gets nothing for a drawn round.
rule-dealer_point-n = For a drawn round the dealer may get { points-count }.
rule-both_hands-void = If both hands are lucky, the deal is void.
rule-both_hands-both = If both hands are lucky, both are paid.
rule-three_on_field-all = If three cards of the month lie on the field, you take all three.
rule-three_on_field-one = If three cards of the month lie on the field, you take one of them.
rule-call_limit-unlimited = There is no limit to koi-koi calls.
rule-call_limit-one-per-round = Koi-koi may be called once in a round, by one of the players.
rule-call_limit-one-per-player = Each player may call koi-koi once in a round.
rule-reopen-gain = You choose again whenever a yaku is made or improved.
rule-reopen-new = You choose again only when a new yaku is made.
rule-seven_doubles-never = 7 points or more are not doubled.
rule-seven_doubles-always = 7 points or more are doubled.
rule-seven_doubles-after-call = 7 points or more are doubled once somebody has called koi-koi.
rule-opponent_call_multiplier-1 = A call by the loser doubles nothing.
rule-opponent_call_multiplier-2 = If the loser had called koi-koi, the points are doubled.
rule-own_calls-none = Your own calls add nothing to your win.
rule-own_calls-ladder = Your own calls raise your win.
rule-last_turn-n = { $value ->
    [one] A round has at most { $value } turn.
   *[other] A round has at most { $value } turns.
}
rule-exhausted-draw = If nobody stops, the round is drawn.
rule-exhausted-last-caller = If nobody stops, the last player to call koi-koi wins.
rule-exhausted-non-dealer-last-yaku = If nobody stops, the player who does not deal wins if the last yaku was theirs.
rule-dealer_point_when-no-yaku = The dealer’s points need a round in which nobody made a yaku.
rule-dealer_point_when-always = The dealer’s points are given for every drawn round.
rule-ledger-winner = The winner’s points are not taken from the other player.
rule-ledger-zero-sum = What one player wins, the other loses.
rule-draw_dealer-other = After a drawn round the other player deals.
rule-draw_dealer-same = After a drawn round the same player deals again.
rule-rounds-0 = The number of rounds is not fixed.
rule-rounds-n = { $value ->
    [one] A match is { $value } round.
   *[other] A match is { $value } rounds.
}
rule-target-0 = There is no score that ends the match.
rule-target-n = The match ends when a player has { points-count }.
rule-start_points-0 = Both players start without points.
rule-start_points-n = Both players start with { points-count }.
rule-tie-shared = If both players are level at the end, the match is shared.
rule-tie-extra = If both players are level at the end, further rounds decide.
rule-stakes-none = There are no stakes to settle.
rule-stakes-caller-pays = Stakes: a loser who called more than once pays the win that many times.
rule-families-sum = A trio does not grow, and it counts beside the other yaku of its kind.
rule-families-best = A trio grows with each further card, and of yaku of one kind only the best counts.
rule-viewing-on = The viewings count on their own.
rule-viewing-with-base = The viewings count only beside another yaku.
rule-viewing-off = The viewings are no yaku here.
rule-viewing_after_call-0 = A viewing keeps its points after a call.
rule-viewing_after_call-n = Once you have called koi-koi, your viewings are worth { points-count } each.
rule-cup_chaff-0 = The sake cup does not count as chaff.
rule-cup_chaff-1 = The sake cup also counts as one chaff.
rule-cup_chaff-2 = The sake cup also counts as two chaff.
rule-values-0 = Not a yaku here: { $yaku }.
rule-values-new = Also a yaku here: { $yaku }, { points-count }.
rule-values-n = { $yaku }: { points-count }, not { $other }.

## The rules page

page-title = Koi-Koi: { $table }
page-table-changed = { $preset }, changed

page-aim-title = What it is about
page-aim-cards = Koi-Koi is played by two, with 48 flower cards. You capture cards by matching their months. Certain sets of captured cards score points. Such a set is called a yaku.
page-aim-choice = Once you have made a yaku, the big question is: stop and take the points, or say “koi-koi” (“come on!”) and play for more? Playing on is a risk: if your opponent finishes first, your yaku are worth nothing.
page-aim-no-yaku = At this table captured cards score nothing. Points come only from { $sources }.
page-aim-source-hands = lucky hands
page-aim-source-dealer = drawn rounds
page-aim-win = The player with more points at the end of the match wins it.

page-cards-title = The cards
page-cards-months = There are twelve months, each with its own plant and four cards. The plant tells you the month. Cards match by month only, whatever else is on the picture.
page-cards-kinds = There are four kinds: 5 brights, 9 animals, 10 ribbons and 24 chaff. The bridge and the sake cup belong to the animals; the crane and the phoenix belong to the brights.
page-cards-head-month = Month
page-cards-head-plant = Plant
page-cards-head-bright = Bright
page-cards-head-animal = Animal
page-cards-head-ribbon = Ribbon
page-cards-head-chaff = Chaff
page-cards-month = { $number } { $month }
page-cards-ribbon-poem = red, poem
page-cards-ribbon-blue = blue
page-cards-ribbon-plain = red, plain
page-cards-lightning = 1 (lightning)
page-cards-rain-man = Rain man

page-deal-title = The deal
page-deal-first-month-draw = To find the first dealer, each player draws a card. The earlier month deals; January is the earliest. If the months are equal, both draw again.
page-deal-first-birthday = To find the first dealer, a card is turned. The player whose birth month is nearer to it deals, counted either way round the year. If both are equally near, another card is turned. Players who do not tell their birth months draw a card each, and the earlier month deals.
page-deal-first-random = The first dealer is chosen by chance.
page-deal-shuffle = The dealer shuffles all 48 cards before every deal.
page-deal-packet-1 = Cards are dealt one at a time, in this order: { $order }.
page-deal-packet-n = Cards are dealt { $value } at a time, in this order: { $order }.
page-deal-order-opponent-field-dealer = the opponent, the field, the dealer
page-deal-order-opponent-dealer-field = the opponent, the dealer, the field
page-deal-done = In the end each player has a hand of 8, and 8 cards lie face up on the field. The other 24 are the stock, face down.
page-deal-void = The deal is void in these cases:
page-deal-void-field-four = All four cards of a month lie on the field.
page-deal-void-field-pairs = The field is four pairs, from four different months.
page-deal-void-hand-four = A hand holds all four cards of a month.
page-deal-void-both-lucky = Both hands are lucky, as described below.
page-deal-void-after = Then the same dealer shuffles and deals again. A void deal does not count as a round.
page-deal-exchange = Before anybody looks at a hand, the player who does not deal may exchange the two hands. The dealer still plays first.
page-deal-lucky = A lucky hand wins the round at once, before a card is played. Its points are never multiplied.
page-deal-lucky-four = All four cards of a month in the hand (teshi): { points-count }.
page-deal-lucky-pairs = Four pairs, from four different months (kuttsuki): { points-count }.
page-deal-lucky-once = A hand is paid once only, even with two whole months.
page-deal-lucky-both = If both hands are lucky, both are paid and nobody wins the round.

page-turn-title = A turn
page-turn-order = The dealer has the first turn, then you take turns. A turn always goes like this:
page-turn-flip = If the field is empty, the top card of the stock is laid on it. Nobody captures it yet.
page-turn-hand = Play a card from your hand to the field. You may choose any card.
page-turn-hand-must = Play a card from your hand to the field. If some of your cards can capture, it must be one of those.
page-turn-stock = Turn the top card of the stock and play it in the same way. You may not skip this, and the card never goes into your hand.
page-turn-check = Only now look for yaku among your captured cards. If there is nothing new, your opponent plays.
page-turn-done = Then your opponent plays.
page-turn-match = What your card does depends on the field. Count the cards of its month that lie there:
page-turn-match-none = None: your card stays on the field.
page-turn-match-one = One: you capture both cards.
page-turn-match-two = Two: you choose one of them and capture it with your card. The other stays.
page-turn-match-three-all = Three: you capture all four cards.
page-turn-match-three-one = Three: you choose one of them and capture it with your card. The other two stay.
page-turn-forced = A card that finds its month on the field always captures. You cannot just lay it down.
page-turn-example = Example: a chaff of July lies on the field. You play the boar, which is also July, and capture both. The deer would not do: it is an animal too, but of October.
page-turn-captured = Captured cards lie face up in front of their owner, sorted by kind.
page-turn-gaji = The lightning of November may be wild (gaji). It is so if no willow card has been face up in this round, and you play the lightning from your hand to a field that is not empty. You may capture any one card with it, or just lay it down.
page-turn-gaji-sweep = If you win the round after such a capture, you first take all cards of that month that still lie on the field. Then your yaku are counted.

page-yaku-title = The yaku
page-yaku-captured = Only your captured cards make yaku. One card may serve in several yaku.
page-yaku-head-yaku = Yaku
page-yaku-head-cards = Cards
page-yaku-head-points = Points
page-yaku-set-five_brights = All five brights
page-yaku-set-four_brights = Crane, curtain, moon, phoenix
page-yaku-set-rainy_four = The rain man and three other brights
page-yaku-set-three_brights = Three brights, not the rain man
page-yaku-set-boar_deer_butterfly = Boar, deer, butterflies
page-yaku-set-poetry_ribbons = The ribbons of January, February, March
page-yaku-set-blue_ribbons = The ribbons of June, September, October
page-yaku-set-both_ribbon_sets = All three poem ribbons and all three blue ribbons
page-yaku-set-flower_viewing = Curtain and sake cup
page-yaku-set-moon_viewing = Moon and sake cup
page-yaku-set-animals = 5 animals or more
page-yaku-set-ribbons = 5 ribbons or more
page-yaku-set-chaff = 10 chaff or more
page-yaku-set-month_cards = All four cards of the round’s month
page-yaku-set-count = At least { $count }
page-yaku-set-both = { $cards }; at least { $count } in all
page-yaku-points-grow = { $points }, and { $step } for each further { $kind ->
    [bright] bright
    [animal] animal
    [ribbon] ribbon
   *[chaff] chaff
}
page-yaku-points-after-call = { $points }; { $after } once you have called koi-koi
page-yaku-best-of = Of { $names }, only the one with most points counts.
page-yaku-sum-all = Your yaku add up.
page-yaku-sum-rest = Apart from that, your yaku add up.
page-yaku-viewing-base = A viewing counts only if you also have a yaku that is not a viewing.
page-yaku-viewing-base-month = A viewing counts only if you also have a yaku that is neither a viewing nor the cards of the month.
page-yaku-cup-1 = The sake cup is an animal. In the yaku “{ $yaku }” it also counts as one chaff.
page-yaku-cup-2 = The sake cup is an animal. In the yaku “{ $yaku }” it also counts as two chaff.
page-yaku-joker = The bridge is a joker. In the yaku “{ $yaku }” it may count as a chaff, but then it does not count as an animal in { $others }. Each time points are counted, the better use is taken.
page-yaku-joker-free = The bridge is an animal. In the yaku “{ $yaku }” it also counts as one chaff.
page-yaku-month = The first round is January, the second February, and so on; after December comes January again.
page-yaku-example-sum = Example: the three poem ribbons and two other ribbons are worth { $sum }.
page-yaku-example-best = Example: the three poem ribbons and two other ribbons are worth { $sum }. The five ribbons are not paid a second time.

page-decision-title = Stop or koi-koi?
page-decision-when-gain = If your turn has made a yaku, or made your yaku worth more, you choose:
page-decision-when-new = If your turn has made a yaku that you did not have before, you choose:
page-decision-stop = Stop (“shōbu”): you win the round and score all your yaku, the earlier ones too. Your opponent’s yaku count for nothing.
page-decision-koi = Koi-koi: the round goes on, and you score nothing yet. If your opponent finishes first, you lose it all.
page-decision-limit-unlimited = You may call koi-koi as often as you have the choice. Your opponent may call too.
page-decision-limit-one-per-round-gain = Koi-koi can be called only once in a round. After that, the first player to make or improve a yaku wins the round at once, be it the caller or the other.
page-decision-limit-one-per-round-new = Koi-koi can be called only once in a round. After that, the first player to make a new yaku wins the round at once, be it the caller or the other.
page-decision-limit-one-per-player-gain = Each player can call koi-koi once in a round. If you have called, the next yaku that you make or improve wins the round at once.
page-decision-limit-one-per-player-new = Each player can call koi-koi once in a round. If you have called, the next new yaku that you make wins the round at once.
page-decision-grow = A yaku that only grows brings no new choice. Its points still count at the end.
page-decision-empty = If your hand is empty, you are not asked: you win the round and score.

page-end-title = After the last turn
page-end-last-16 = A round has at most { $turns } turns. Then both hands are empty. The rest of the stock is not used.
page-end-last-15 = A round has at most { $turns } turns. Then the dealer’s hand is empty. The other player’s last card and the rest of the stock are not used.
page-end-last-n = { $turns ->
    [one] A round has at most { $turns } turn. The cards that are left in the hands and in the stock are not used.
   *[other] A round has at most { $turns } turns. The cards that are left in the hands and in the stock are not used.
}
page-end-draw = If nobody has won by then, the round is drawn. Nobody scores any yaku, not even a player who had called koi-koi.
page-end-last-caller = If nobody has stopped by then, the player who called koi-koi last wins the round and scores all their yaku. If nobody had called, the round is drawn.
page-end-non-dealer-gain = If nobody has stopped by then, look at who made or improved a yaku last. If it was the player who does not deal, that player wins the round and scores all their yaku. If it was the dealer, or nobody, the round is drawn.
page-end-non-dealer-new = If nobody has stopped by then, look at who made a new yaku last. If it was the player who does not deal, that player wins the round and scores all their yaku. If it was the dealer, or nobody, the round is drawn.
page-end-no-yaku = If no lucky hand was paid, the round is drawn.
page-end-always-drawn = Every round is drawn.
page-end-dealer-always = For every drawn round the dealer gets { points-count }.
page-end-dealer-no-yaku = If the round is drawn and neither player has made a yaku, the dealer gets { points-count }.
page-end-dealer-viewing = A viewing that lacks its other yaku is not counted as made.
page-end-field = Cards left on the field belong to nobody.

page-points-title = From yaku to points
page-points-base = The winner of a round adds up the points of their yaku.
page-points-none = Nothing multiplies them.
page-points-steps = Then, in this order:
page-points-own-calls = Add the winner’s own koi-koi calls: 1 point for one call, 2 for two, 3 for three. For four calls or more nothing is added, but the points are multiplied: four calls ×2, five calls ×3, and so on.
page-points-own-calls-once = If the winner had called koi-koi, add 1 point.
page-points-seven-always = If that makes 7 or more, double it: 7 becomes 14.
page-points-seven-after-call = If that makes 7 or more and somebody had called koi-koi in the round, double it: 7 becomes 14.
page-points-opponent = If the loser had called koi-koi, double: 5 becomes 10.
page-points-quadruple = If the loser’s yaku were already worth 7 or more at one of their calls, multiply by 4: 5 becomes 20.
page-points-quadruple-replaces = If the loser’s yaku were already worth 7 or more at one of their calls, multiply by 4: 5 becomes 20. This takes the place of any doubling above.
page-points-counter = Count the koi-koi calls of both players in the round, and multiply by one more: one call ×2, two calls ×3, and so on.
page-points-counter-once = If somebody had called koi-koi in the round, double: 5 becomes 10.
page-points-counter-twice = Count the koi-koi calls of both players in the round, and multiply by one more: one call ×2, two calls ×3.
page-points-brights = Count the brights that were dealt to the field, and multiply by one more: one bright ×2, two brights ×3, and so on.
page-points-fact-base = yaku worth { points-count }
page-points-fact-own = { $count ->
    [one] one koi-koi call by the winner
   *[other] { $count } koi-koi calls by the winner
}
page-points-fact-theirs = { $count ->
    [one] one koi-koi call by the loser
   *[other] { $count } koi-koi calls by the loser
}
page-points-fact-theirs-below = one koi-koi call by the loser, with less than 7 points
page-points-fact-brights = one bright on the dealt field
page-points-example = Example: { $facts }. That makes { $sum }.
page-points-ledger-winner = The winner adds the result to their score. The other player’s score stays as it is.
page-points-ledger-zero-sum = The winner adds the result to their score, and the other player loses as much.
page-points-ledger-zero-sum-also = It is the same with { $sources }: what one player gets, the other loses.
page-points-source-hands = the points of lucky hands
page-points-source-dealer = the dealer’s points
page-points-stakes = Stakes: when the match is over, the loser of each won round pays the winner’s points, multiplied by the number of koi-koi calls that the loser made in that round, if there were two or more. Lucky hands count as no call, and drawn rounds cost nothing. This is a settlement beside the score.

page-match-title = The match
page-match-rounds = { $value ->
    [one] A match is { $value } round.
   *[other] A match is { $value } rounds.
}
page-match-rounds-most = { $value ->
    [one] A match is { $value } round at most.
   *[other] A match is { $value } rounds at most.
}
page-match-start = Both players start with { points-count }.
page-match-target = As soon as a player has { points-count } or more after a round, the match is over.
page-match-points-out = As soon as a player has no points left after a round, the match is over.
page-match-win = At the end the player with more points wins.
page-match-tie-shared = If both have the same, the match is shared.
page-match-tie-extra = If both have the same after the last round, further rounds are played until one is ahead.
page-match-tie-target = If both reach the target with the same score, the match is shared.
page-match-dealer = The winner of a round deals the next one.
page-match-dealer-other = After a drawn round the other player deals.
page-match-dealer-same = After a drawn round the same player deals again.
page-match-dealer-both-other = After a drawn round, or when both lucky hands were paid, the other player deals.
page-match-dealer-both-same = After a drawn round, or when both lucky hands were paid, the same player deals again.

page-tips-title = Tips for your first rounds
page-tips-plants = Learn the plants first. They tell you what matches.
page-tips-brights = Look after cards of January, March, August, November and December: those are the months of the brights.
page-tips-toward = Do not capture at random. Take what brings a yaku nearer.
page-tips-leave = Mind what you leave on the field. Your opponent plays next.
page-tips-watch = Watch your opponent’s captured cards, and take the card they are waiting for.
page-tips-koi = Before you call koi-koi, ask two things: how many turns are left, and what does your opponent still need?

page-table-title = About this table
page-table-changes = This table starts from { $preset } and changes this:
page-table-readings = Written rules leave some questions open. Here they are answered once and for all: what stands on this page holds in every match at this table.
