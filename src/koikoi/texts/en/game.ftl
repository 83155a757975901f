# The words of the game: cards, months, kinds, yaku, how a round is counted and how it ends.

## Numbers with their word

points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Lists, built from left to right

list-middle = { $first }, { $next }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Months and plants

month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
plant-pine = Pine
plant-plum = Plum
plant-cherry = Cherry
plant-wisteria = Wisteria
plant-iris = Iris
plant-peony = Peony
plant-bush-clover = Bush clover
plant-pampas = Pampas grass
plant-chrysanthemum = Chrysanthemum
plant-maple = Maple
plant-willow = Willow
plant-paulownia = Paulownia

## Kinds: the heading of a group, the bare word for so many cards, and the number with its word

kind-heading-bright = Brights
kind-heading-animal = Animals
kind-heading-ribbon = Ribbons
kind-heading-chaff = Chaff
kind-bright = { $count ->
    [one] bright
   *[other] brights
}
kind-animal = { $count ->
    [one] animal
   *[other] animals
}
kind-ribbon = { $count ->
    [one] ribbon
   *[other] ribbons
}
kind-chaff = { $count ->
    [one] chaff
   *[other] chaff
}
kind-count-bright = { $count ->
    [one] { $count } bright
   *[other] { $count } brights
}
kind-count-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animals
}
kind-count-ribbon = { $count ->
    [one] { $count } ribbon
   *[other] { $count } ribbons
}
kind-count-chaff = { $count ->
    [one] { $count } chaff
   *[other] { $count } chaff
}
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Cards: whole names

card-crane = Pine with crane
card-pine-ribbon = Pine with poem ribbon
card-pine-chaff = Pine chaff
card-warbler = Plum with bush warbler
card-plum-ribbon = Plum with poem ribbon
card-plum-chaff = Plum chaff
card-curtain = Cherry with curtain
card-cherry-ribbon = Cherry with poem ribbon
card-cherry-chaff = Cherry chaff
card-cuckoo = Wisteria with cuckoo
card-wisteria-ribbon = Wisteria with ribbon
card-wisteria-chaff = Wisteria chaff
card-bridge = Iris with bridge
card-iris-ribbon = Iris with ribbon
card-iris-chaff = Iris chaff
card-butterflies = Peony with butterflies
card-peony-ribbon = Peony with blue ribbon
card-peony-chaff = Peony chaff
card-boar = Bush clover with boar
card-clover-ribbon = Bush clover with ribbon
card-clover-chaff = Bush clover chaff
card-moon = Pampas grass with moon
card-geese = Pampas grass with geese
card-pampas-chaff = Pampas grass chaff
card-sake-cup = Chrysanthemum with sake cup
card-chrysanthemum-ribbon = Chrysanthemum with blue ribbon
card-chrysanthemum-chaff = Chrysanthemum chaff
card-deer = Maple with deer
card-maple-ribbon = Maple with blue ribbon
card-maple-chaff = Maple chaff
card-rain-man = Willow with rain man
card-swallow = Willow with swallow
card-willow-ribbon = Willow with ribbon
card-lightning = Willow with lightning
card-phoenix = Paulownia with phoenix
card-paulownia-chaff = Paulownia chaff

# For a screen reader: month, card, kind; without the kind where the card's name says it.
card-spoken = { $month }, { $card }, { $kind }
card-spoken-plain = { $month }, { $card }

## Cards: the motif alone, 12 cells at most

motif-crane = Crane
motif-warbler = Warbler
motif-curtain = Curtain
motif-cuckoo = Cuckoo
motif-bridge = Bridge
motif-butterflies = Butterflies
motif-boar = Boar
motif-moon = Moon
motif-geese = Geese
motif-sake-cup = Sake cup
motif-deer = Deer
motif-rain-man = Rain man
motif-swallow = Swallow
motif-phoenix = Phoenix
motif-lightning = Lightning
motif-ribbon = Ribbon
motif-poem-ribbon = Poem ribbon
motif-blue-ribbon = Blue ribbon
motif-chaff = Chaff

## Yaku: whole names with the Japanese term, and short names for narrow places

yaku-five_brights = Five brights (gokō)
yaku-four_brights = Four brights (shikō)
yaku-rainy_four = Rainy four (ame-shikō)
yaku-three_brights = Three brights (sankō)
yaku-boar_deer_butterfly = Boar, deer, butterflies (ino-shika-chō)
yaku-poetry_ribbons = Poem ribbons (akatan)
yaku-blue_ribbons = Blue ribbons (aotan)
yaku-both_ribbon_sets = Both ribbon trios (chōfuku)
yaku-flower_viewing = Flower viewing (hanami-zake)
yaku-moon_viewing = Moon viewing (tsukimi-zake)
yaku-animals = Animals (tane)
yaku-ribbons = Ribbons (tan)
yaku-chaff = Chaff (kasu)
yaku-month_cards = Cards of the month (tsukifuda)
yaku-own_calls = Own koi-koi calls
yaku-short-five_brights = Five brights
yaku-short-four_brights = Four brights
yaku-short-rainy_four = Rainy four
yaku-short-three_brights = Three brights
yaku-short-boar_deer_butterfly = Boar trio
yaku-short-poetry_ribbons = Poem ribbons
yaku-short-blue_ribbons = Blue ribbons
yaku-short-both_ribbon_sets = Both trios
yaku-short-flower_viewing = Flower + cup
yaku-short-moon_viewing = Moon + cup
yaku-short-animals = Animals
yaku-short-ribbons = Ribbons
yaku-short-chaff = Chaff
yaku-short-month_cards = Month
yaku-short-own_calls = Own calls

## Factors on the round sheet: what was multiplied or added, or why it was not

factor-own_calls-added = { $value ->
    [one] +{ $value }: the winner’s own koi-koi call
   *[other] +{ $value }: the winner’s own koi-koi calls
}
factor-own_calls-applies = ×{ $value }: four or more koi-koi calls by the winner
factor-own_calls-no-own-call = nothing added: the winner had not called koi-koi
factor-own_calls-no-rule = own koi-koi calls add nothing at this table
factor-seven_doubles-applies = ×{ $value }: the total is 7 or more
factor-seven_doubles-below-seven = no doubling: the total is below 7
factor-seven_doubles-no-call = no doubling for 7 or more: nobody called koi-koi
factor-seven_doubles-replaced = (the doubling for 7 or more is replaced by ×4)
factor-seven_doubles-no-rule = 7 points or more are not doubled at this table
factor-opponent_call-applies = ×{ $value }: the loser had called koi-koi
factor-opponent_call-loser-did-not-call = no doubling: the loser had not called koi-koi
factor-opponent_call-replaced = (the doubling for the loser’s call is replaced by ×4)
factor-opponent_call-no-rule = a call by the loser doubles nothing at this table
factor-quadruple_after_seven-applies = ×{ $value }: the loser had called koi-koi with 7 points or more
factor-quadruple_after_seven-loser-did-not-call = no ×4: the loser had not called koi-koi
factor-quadruple_after_seven-loser-below-seven = no ×4: the loser never called koi-koi with 7 points or more
factor-quadruple_after_seven-no-rule = there is no ×4 at this table
factor-call_counter-applies = ×{ $value }: one more for each koi-koi call of the round
factor-call_counter-no-call = nothing multiplied: nobody called koi-koi
factor-call_counter-no-rule = the number of calls multiplies nothing at this table
factor-field_brights-applies = { $value ->
    [2] ×{ $value }: a bright lay on the dealt field
   *[other] ×{ $value }: several brights lay on the dealt field
}
factor-field_brights-no-brights = nothing multiplied: no bright lay on the dealt field
factor-field_brights-no-rule = brights on the dealt field multiply nothing at this table

## How near a yaku is: a word or two, then a sentence

progress-short-possible = needs { $need }
progress-short-one-away = one away
progress-short-complete = made
progress-short-superseded = outranked
progress-short-impossible = out of reach
progress-possible = { $need ->
    [one] { $yaku }: { $need } more card is needed.
   *[other] { $yaku }: { $need } more cards are needed.
}
progress-possible-cards = { $yaku }: { $need } more needed ({ $cards }).
progress-one-away = { $yaku }: one more card is needed.
progress-one-away-cards = { $yaku }: one card is missing ({ $cards }).
progress-complete = { $yaku }: made.
progress-superseded = { $yaku }: a better yaku is paid in its place.
progress-superseded-better = { $yaku }: paid no longer, since a better yaku takes its place ({ $better }).
progress-impossible = { $yaku }: out of reach, too few of its cards are left.
progress-impossible-cards = { $yaku }: out of reach, the other player took what it needs ({ $cards }).

## How a round ended

round-win-you = You win the round: { points-count }.
round-win-other = { $name } wins the round: { points-count }.
round-exhausted-you = The last turn is over. The round is yours: { points-count }.
round-exhausted-other = The last turn is over. The round goes to { $name }: { points-count }.
round-hand-you = You were dealt a lucky hand and win the round at once: { points-count }.
round-hand-other = { $name } was dealt a lucky hand and wins the round at once: { points-count }.
round-hand-both = Both hands are lucky and both are paid. Nobody wins the round.
round-draw = The round is drawn. Nobody scores.
round-draw-you = The round is drawn. As the dealer you get { points-count }.
round-draw-other = The round is drawn. The dealer, { $name }, gets { points-count }.
round-void-field-four = Void deal: all four cards of a month lie on the field. The same dealer deals again.
round-void-field-pairs = Void deal: the field is four pairs of months. The same dealer deals again.
round-void-hand-four = Void deal: a hand holds all four cards of a month. The same dealer deals again.
round-void-both-lucky = Void deal: both hands are lucky. The same dealer deals again.

## How a match ended

match-rounds-you = The last round is played. You win the match, { $high } to { $low }.
match-rounds-other = The last round is played. { $name } wins the match, { $high } to { $low }.
match-rounds-shared = The last round is played. The match is shared, { $high } all.
match-target-you = The target is reached. You win the match, { $high } to { $low }.
match-target-other = The target is reached. { $name } wins the match, { $high } to { $low }.
match-target-shared = The target is reached by both. The match is shared, { $high } all.
match-points-out-you = Your opponent has no points left. You win the match, { $high } to { $low }.
match-points-out-other = The other player has no points left. { $name } wins the match, { $high } to { $low }.
match-points-out-shared = No points are left. The match is shared, { $high } all.
match-resigned-you = Your opponent has resigned. You win the match.
match-resigned-other = The match was resigned. { $name } wins it.
match-resigned-shared = The match was broken off and is shared.

## What went wrong

error-at-round = Round { $round }: { $sentence }
error-at-action = Round { $round }, action { $action }: { $sentence }
error-of-action = { $action }: { $sentence }
error-of-option = { $key }: { $sentence }
error-of-option-allowed = { $key }: { $sentence } Allowed: { $allowed }.
error-allowed-switch = true or false
error-allowed-text = a text in quotes
error-allowed-number = a whole number from { $low } to { $high }
error-unknown-card = There is no such card. A code is a month and a letter, such as 1B, 9A, 4R or 12C3.
error-unknown-action = There is no such action. It is a card (2A), x and a card (x2A), pass, koi, stop, keep or swap.
error-card-twice = A card is there twice. Each card exists once.
error-wrong-count = The number of cards is wrong.
error-unknown-preset = There is no such table.
error-unknown-option = There is no such option.
error-unknown-yaku = There is no such yaku.
error-wrong-type = This is not the right type of value.
error-out-of-range = This number is out of range.
error-not-allowed = This value is not allowed.
error-missing-option = Something is missing here.
error-gaji-must-capture = The lightning rule lets a player pass, and compulsory capture forbids it. They cannot go together.
error-new-iris = With the bridge as a joker a pile may lose a yaku. That does not go with choosing again only after a new yaku.
error-hand-never-paid = A hand with a whole month is void at this table, so it can never be paid.
error-both-sets-best = The bonus for both ribbon trios has no effect where only the best yaku of a family is paid.
error-viewing-off = A viewing cannot be worth more after a call where there are no viewings.
error-endless-match = A match needs an end: a number of rounds, a target, or starting points that the winner takes from the loser.
error-target-reached = The target must be above the starting points, or the match is over before it begins.
error-nothing-scores = Nothing can score at this table.
error-not-rules = This is not a file of rules.
error-not-in-hand = This card is not in your hand.
error-must-capture = You have a card that can capture, and at this table you must play such a card.
error-not-capturable = This card cannot be captured now.
error-wrong-phase = This cannot be done at this moment.
error-not-your-turn = It is not your turn.
error-round-over = The round is over.
error-match-over = The match is over.
error-not-dealt = No cards have been dealt yet.
error-stale = The table has changed in the meantime. Look again and choose once more.
error-void-deal = This deal is void under the rules of its table.
error-impossible = This position cannot arise in play.
error-not-json = This is not readable JSON.
error-not-utf8 = This text is not in UTF-8.
error-truncated = The text breaks off too early.
error-too-deep = The text is nested too deeply.
error-bad-number = A number here cannot be right.
error-missing-field = A field is missing.
error-unknown-field = There is no such field.
error-surplus-action = There is an action after the end of the round.
error-surplus-round = There is a round too many.
error-unreadable = This cannot be read.
error-processes = The processes that share the work could not be started, or one of them was ended. Try fewer.
error-other-contest = This file keeps a contest with other settings. Give another file, or the same settings again.
