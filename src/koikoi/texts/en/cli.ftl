# What the command line says; its messages start with "cli-".

cli-total = Total

## koikoi score

cli-score-nothing = These cards make no yaku at this table.

## koikoi rules

cli-head-preset = Preset
cli-head-table = Table
cli-head-summary = In short
cli-head-option = Option
cli-rules-more = To read a table’s whole rules, for instance: { $command }
cli-compare-same = These two tables play by the same rules.

## koikoi replay: a record's heading, the columns of its sheet, how a round ended, and what it came to

cli-record = Record { $number }: { $first } and { $second }
cli-head-round = Round
cli-head-dealer = Dealer
cli-head-result = Result
cli-kind-win = { $name } wins
cli-kind-exhausted = { $name } wins at the last card
cli-kind-hand = { $name }: lucky hand
cli-kind-both = both hands lucky
cli-kind-draw = drawn
cli-kind-open = not finished
cli-match-open = The match is not over. It stands at round { $round }.
cli-replay-agrees = { $records ->
    [one] { $records } record replayed: it agrees with itself.
   *[other] { $records } records replayed: all agree with themselves.
}
cli-replay-differs = { $records ->
    [one] { $records } record replayed: it contradicts itself.
   *[other] { $records } records replayed: at least one contradicts itself.
}
cli-at-record = { $file }: record { $record }
cli-difference = { $file }: record { $record }, round { $round }, action { $action }: { $what } is { $stated }, expected { $expected }

## koikoi advise

cli-advise-head-play = Play
cli-advise-head-take = Take
cli-advise-head-decide = Choose
cli-advise-head-swap = Choose
cli-advise-head-points = Points a round
cli-advise-head-win = Wins the match
cli-advise-error = { $points } ± { $se }
cli-advise-estimate = An estimate: the unseen cards were drawn { $worlds ->
    [one] { $worlds } time
   *[other] { $worlds } times
}, and each time the round was played to its end; ± is one standard error.
cli-advise-exact = Exact: every arrangement of the unseen cards was counted ({ $worlds }), both sides playing their best with all cards open.
cli-advise-exact-points = Points exact, match chance estimated: every arrangement of the unseen cards was counted ({ $worlds }), both sides playing their best with all cards open.

## koikoi simulate

cli-simulate-title = { $first } against { $second }: { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cli-simulate-doing = Rounds played
cli-simulate-wins = Rounds won by { $name }
cli-simulate-dealer-wins = Won by the dealer
cli-simulate-other-wins = Won by the other player
cli-simulate-draws = Won by nobody
cli-simulate-void = Void deals
cli-simulate-points = Points a round for { $name }
cli-simulate-dealer-points = Points a round for the dealer
cli-simulate-won-points = Points of a won round
cli-simulate-share = { $percent } %
cli-simulate-error = { $mean } ± { $se }
cli-simulate-kinds = How rounds end
cli-simulate-kind-win = stopped, or ended by a gain
cli-simulate-kind-exhausted = won at the last card
cli-simulate-kind-hand = lucky hand
cli-simulate-kind-draw = drawn
cli-simulate-yaku = Yaku, of rounds won by yaku
cli-simulate-speed = { $seconds } seconds, { $speed } rounds a second

## koikoi arena

cli-arena-title-rounds = Mirrored rounds: every deal twice, the players swapped
cli-arena-title-matches = Mirrored matches: the same decks twice, the players swapped
cli-arena-doing-rounds = Pairs of rounds played
cli-arena-doing-matches = Pairs of matches played
cli-arena-interrupted = Stopped. { $pairs ->
    [one] { $pairs } pair is
   *[other] { $pairs } pairs are
} kept in { $file }; the same command goes on from there.
cli-arena-first = First
cli-arena-second = Second
cli-arena-pairs = Pairs
cli-arena-points = Points a round
cli-arena-won-rounds = Won, lost, nobody’s
cli-arena-won-matches = Won, lost, tied
cli-arena-share = Share won (95%)
cli-arena-interval = { $low }–{ $high } %
cli-arena-h1 = H1
cli-arena-llr = LLR
cli-arena-decision = Decision
cli-arena-open = open
cli-arena-level = open: every pair is equal
cli-arena-better = better, after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
cli-arena-no-better = no better, after { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
}
cli-arena-test-rounds = The test asks: is the first player ahead by H1 points a round, or by nothing? Where the log likelihood ratio (LLR) comes to { $upper } it says better, at { $lower } no better; it says so wrongly in about { $percent } % of cases.
cli-arena-test-matches = The test asks: does the first player win H1 more than one half of the matches, or no more? Where the log likelihood ratio (LLR) comes to { $upper } it says better, at { $lower } no better; it says so wrongly in about { $percent } % of cases.
cli-arena-player = Player
cli-arena-elo = Elo ({ $anchor } = 0)
cli-arena-seconds = { $seconds } seconds, seed { $seed }

## koikoi convert

cli-convert-doing = Records converted
cli-converted = { $records ->
    [one] { $records } record written to { $file }.
   *[other] { $records } records written to { $file }.
}
