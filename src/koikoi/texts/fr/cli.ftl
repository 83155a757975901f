# Ce que dit la ligne de commande ; ses messages commencent par « cli- ».

cli-total = Total

## koikoi score

cli-score-nothing = À cette table, ces cartes ne forment aucun yaku.

## koikoi rules

cli-head-preset = Règles
cli-head-table = Table
cli-head-summary = En bref
cli-head-option = Option
cli-rules-more = Pour lire toutes les règles d’une table, par exemple : { $command }
cli-compare-same = Ces deux tables suivent les mêmes règles.

## koikoi replay

cli-record = Partie { $number } : { $first } et { $second }
cli-head-round = Manche
cli-head-dealer = Donneur
cli-head-result = Résultat
cli-kind-win = { $name } gagne
cli-kind-exhausted = { $name } gagne à la dernière carte
cli-kind-hand = { $name } : main gagnante
cli-kind-both = deux mains gagnantes
cli-kind-draw = manche nulle
cli-kind-open = inachevée
cli-match-open = La partie n’est pas finie. Elle en est à la manche { $round }.
cli-replay-agrees = { $records ->
    [one] { $records } partie rejouée, sans contradiction.
   *[other] { $records } parties rejouées, sans contradiction.
}
cli-replay-differs = { $records ->
    [one] { $records } partie rejouée : elle se contredit.
   *[other] { $records } parties rejouées : une au moins se contredit.
}
cli-at-record = { $file } : partie { $record }
cli-difference = { $file } : partie { $record }, manche { $round }, action { $action } : { $what } vaut { $stated }, attendu : { $expected }

## koikoi advise

cli-advise-head-play = Jouer
cli-advise-head-take = Prendre
cli-advise-head-decide = Choisir
cli-advise-head-swap = Choisir
cli-advise-head-points = Points par manche
cli-advise-head-win = Gagne le match
cli-advise-error = { $points } ± { $se }
cli-advise-estimate = Estimation : les cartes non vues ont été tirées { $worlds } fois et la manche jouée jusqu’au bout ; ± est l’erreur type.
cli-advise-exact = Exact : toutes les répartitions des cartes non vues ont été comptées ({ $worlds }), chacun jouant au mieux à jeu ouvert.
cli-advise-exact-points = Points exacts, chances au match estimées : toutes les répartitions des cartes non vues ont été comptées ({ $worlds }), chacun jouant au mieux à jeu ouvert.

## koikoi simulate

cli-simulate-title = { $first } contre { $second } : { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
cli-simulate-doing = Manches jouées
cli-simulate-wins = Manches gagnées par { $name }
cli-simulate-dealer-wins = Gagnées par le donneur
cli-simulate-other-wins = Gagnées par l’autre joueur
cli-simulate-draws = Gagnées par personne
cli-simulate-void = Donnes annulées
cli-simulate-points = Points par manche pour { $name }
cli-simulate-dealer-points = Points par manche pour le donneur
cli-simulate-won-points = Points d’une manche gagnée
cli-simulate-share = { $percent } %
cli-simulate-error = { $mean } ± { $se }
cli-simulate-kinds = Comment finissent les manches
cli-simulate-kind-win = arrêtées, ou finies par un gain
cli-simulate-kind-exhausted = gagnées à la dernière carte
cli-simulate-kind-hand = main gagnante
cli-simulate-kind-draw = nulles
cli-simulate-yaku = Yaku, sur les manches gagnées par des yaku
cli-simulate-speed = { $seconds } secondes, { $speed } manches par seconde

## koikoi arena

cli-arena-title-rounds = Manches en miroir : chaque donne deux fois, les joueurs échangés
cli-arena-title-matches = Parties en miroir : les mêmes paquets deux fois, les joueurs échangés
cli-arena-doing-rounds = Paires de manches jouées
cli-arena-doing-matches = Paires de parties jouées
cli-arena-interrupted = Arrêté. { $pairs ->
    [one] { $pairs } paire est gardée
   *[other] { $pairs } paires sont gardées
} dans { $file } ; la même commande reprendra de là.
cli-arena-first = Premier
cli-arena-second = Second
cli-arena-pairs = Paires
cli-arena-points = Points par manche
cli-arena-won-rounds = Gagnées, perdues, nulles
cli-arena-won-matches = Gagnées, perdues, nulles
cli-arena-share = Part gagnée (95 %)
cli-arena-interval = { $low }–{ $high } %
cli-arena-h1 = H1
cli-arena-llr = LLR
cli-arena-decision = Décision
cli-arena-open = en suspens
cli-arena-level = en suspens : toutes les paires sont égales
cli-arena-better = meilleur, après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
cli-arena-no-better = pas meilleur, après { $pairs ->
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
cli-arena-test-rounds = Le test demande : le premier joueur gagne-t-il H1 points par manche de plus que l’autre, ou rien de plus ? Quand le logarithme du rapport de vraisemblance (LLR) atteint { $upper }, il dit « meilleur » ; à { $lower }, « pas meilleur ». Il ne le dit à tort que dans { $percent } % des cas environ.
cli-arena-test-matches = Le test demande : le premier joueur gagne-t-il H1 de plus que la moitié des parties, ou rien de plus ? Quand le logarithme du rapport de vraisemblance (LLR) atteint { $upper }, il dit « meilleur » ; à { $lower }, « pas meilleur ». Il ne le dit à tort que dans { $percent } % des cas environ.
cli-arena-player = Joueur
cli-arena-elo = Elo ({ $anchor } = 0)
cli-arena-seconds = { $seconds } secondes, graine { $seed }

## koikoi convert

cli-convert-doing = Parties converties
cli-converted = { $records ->
    [one] { $records } partie écrite dans { $file }.
   *[other] { $records } parties écrites dans { $file }.
}
