# La table telle qu’on y joue dans le terminal : tours, choix, pages, feuilles, et les écrans autour.

## Mots isolés

play-title = Koi-Koi
play-tagline = Cartes fleuries pour deux
play-language = Français
play-you = Vous
play-your-turn = À vous de jouer
play-their-turn = { $name } réfléchit
play-choose-take = Quelle carte prenez-vous ?
play-choose-swap = Échanger les mains ?
play-koi-or-stop = Arrêter ou koi-koi ?
play-stop = Arrêter
play-koi-koi = Koi-koi
play-pass = Poser sans capturer
play-keep = Garder votre main
play-swap = Échanger les mains
play-stock-left = Pioche { $cards }
play-hand-brief = En main : { $cards }
play-round = Manche { $round }
play-round-word = Manche
play-round-of = Manche { $round } sur { $rounds }
play-round-target = Manche { $round }, en { $target } points
play-month = Mois
play-dealer-tag = donneur
play-points = Points
play-total = Total
play-help = Aide
play-moves = Coups
play-moves-none = Rien n’a encore été joué.
play-in-hand = { $cards } en main
play-called-times = { $calls ->
    [one] koi-koi !
   *[other] koi-koi ×{ $calls }
}
play-has-points = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
play-yaku-yours = Vos yaku
play-yaku-of = Yaku : { $name }
play-colon = { $what } : { $said }
play-times = { $card } ×{ $count }
play-poem = poème { $months }
play-blue = bleu { $months }
play-plain = uni { $months }

## Plantes en huit cellules au plus

play-plant-pine = Pin
play-plant-plum = Prunier
play-plant-cherry = Cerisier
play-plant-wisteria = Glycine
play-plant-iris = Iris
play-plant-peony = Pivoine
play-plant-bush-clover = Lespéd.
play-plant-pampas = Susuki
play-plant-chrysanthemum = Chrysan.
play-plant-maple = Érable
play-plant-willow = Saule
play-plant-paulownia = Paulown.

play-motif-rain-man = Homme pluie

## Noms

play-name-one = Joueur
play-name-first = Joueur 1
play-name-second = Joueur 2
play-opponent-beginner = Sakura
play-opponent-greedy = Kiku
play-opponent-club = Momiji
play-opponent-master = Fuji
play-opponent-beginner-why = Niveau débutant. Prend les paires qui ont l’air précieuses, sans viser de yaku : l’idéal pour apprendre les cartes. Sur 100 manches, environ 150 points de moins que Kiku.
play-opponent-greedy-why = Niveau confirmé. Prévoit un coup d’avance et pèse les yaku que chacun peut encore former.
play-opponent-club-why = Niveau club. Avant chaque coup, joue la fin de la manche dans trois cents donnes possibles. Sur 100 manches, environ 20 points de plus que Kiku.
play-opponent-master-why = Niveau maître. Le plus fort ici : avant chaque coup, joue trois mille fois la fin de la manche. Sur 100 manches, environ 50 points de plus que Kiku.
play-opponent-fair = L’ordinateur ne voit que les cartes découvertes et sa propre main.
play-versus = { $table }, contre { $name }

## Ce que ferait la carte sous le curseur

play-effect-takes = prend : { $cards }
play-effect-choice = prend une carte sur { $count }, au choix
play-effect-lies = reste dans le champ
play-effect-none = pas jouable maintenant, il faut capturer
play-effect-makes = forme : { $yaku }
play-effect-both = { $effect } ; { $makes }
play-does = { $what } — { $said }
play-look-goes = va avec votre carte { $keys }
play-look-none = rien dans votre main ne la prend
play-waits-hand = Vous jouez : { $card }
play-waits-stock = Vous retournez : { $card }

## Ce qui s’est passé, une phrase chaque fois

play-did-dealt-you = Vous donnez et jouez en premier.
play-did-dealt-other = { $name } donne et joue en premier.
play-did-hand-you = Vous posez dans le champ : { $card }.
play-did-hand-other = { $name } pose dans le champ : { $card }.
play-did-hand-takes-you = Vous jouez : { $card } ; vous prenez : { $cards }.
play-did-hand-takes-other = { $name } joue : { $card } ; prend : { $cards }.
play-did-stock-you = Vous retournez : { $card } ; la carte reste dans le champ.
play-did-stock-other = { $name } retourne : { $card } ; la carte reste dans le champ.
play-did-stock-takes-you = Vous retournez : { $card } ; vous prenez : { $cards }.
play-did-stock-takes-other = { $name } retourne : { $card } ; prend : { $cards }.
play-did-flip = Le champ était vide ; la pioche y pose : { $card }.
play-did-asked-you = Vous devez choisir ; carte retournée : { $card }.
play-did-asked-other = { $name } doit choisir ; carte retournée : { $card }.
play-did-gained-you = Vous formez : { $yaku }. { points-count } pour l’instant.
play-did-gained-other = { $name } forme : { $yaku }. { points-count } pour l’instant.
play-did-called-you = Vous annoncez koi-koi !
play-did-called-other = { $name } annonce koi-koi !
play-did-stopped-you = Vous arrêtez.
play-did-stopped-other = { $name } arrête.
play-did-swept-you = Votre Orage emporte aussi : { $cards }.
play-did-swept-other = L’Orage de { $name } emporte aussi : { $cards }.
play-did-swapped-you = Vous échangez les mains.
play-did-swapped-other = { $name } échange les mains.
play-did-kept-you = Vous laissez les mains telles quelles.
play-did-kept-other = { $name } laisse les mains telles quelles.
play-did-undone-you = Vous reprenez votre dernier choix.
play-did-undone-other = { $name } reprend son dernier choix.
play-did-resigned-you = Vous abandonnez.
play-did-resigned-other = { $name } abandonne.
play-hint = Deux cartes du même mois font une paire, et sont à vous. Tapez le numéro d’une carte marquée ●. Les yaku ci-dessus rapportent. L’aide est sous « ? ».

## Choix

play-swap-why = Vous ne donnez pas : vous pouvez échanger les deux mains avant que quiconque les ait vues. Nul ne sait laquelle est la meilleure.
play-tray-hand = { $card } : plusieurs cartes vont avec. Choisissez celle à prendre :
play-tray-stock = Vous retournez : { $card }. Choisissez la carte à prendre :
play-tray-wild = Aucun saule n’a encore été vu : l’Orage peut prendre une carte du champ, n’importe laquelle. Si vous gagnez, le reste de son mois vient avec.
play-tray-cancel = Échap remet la carte dans votre main.
play-tray-must = Une carte retournée ne se reprend pas.
play-button-stop = S  Arrêter
play-button-koi = Koi-koi  K
play-decide-made = Vous avez formé
play-decide-points = { $points ->
    [one] Arrêter : { $points } point
   *[other] Arrêter : { $points } points
}
play-decide-math = { $base } × { $multiplier } = { $points }
play-decide-standing = La partie est alors à { $mine } : { $theirs }
play-decide-turns = Tours restants : vous { $mine }, { $name } { $theirs }
play-decide-hopes = Il vous manque une carte pour : { $yaku }
play-decide-no-hopes = Vous n’avez aucun yaku à une carte.
play-decide-lose = Si { $name } finit avant : vous 0, { $name } { $points } ou plus
play-decide-more = { $yaku } ; et { $count } de plus
play-decide-safe = { $name } ne peut plus former de yaku.
play-decide-threats = Il manque une carte à { $name } pour : { $yaku }
play-decide-no-threats = { $name } n’a aucun yaku à une carte.

## Deux personnes devant un écran

play-cover = { $name }, c’est à vous.
play-cover-key = Quand vous seul voyez l’écran, tapez Entrée pour voir vos cartes.
play-cover-call = Passez l’écran à { $name }

## Touches

play-key-play = jouer
play-key-look = regarder
play-key-take = prendre
play-key-choose = choisir
play-key-cancel = remettre
play-key-reveal = voir les cartes
play-key-hurry = continuer
play-key-undo = reprendre
play-key-yaku = yaku
play-key-unseen = non vues
play-key-rules = règles
play-key-help = aide
play-key-moves = coups
play-key-leave = quitter
play-key-close = fermer
play-key-scroll = défiler
play-key-next = manche suivante
play-key-result = le résultat
play-key-begin = commencer
play-key-rematch = revanche
play-key-home = accueil
play-key-back = retour
play-key-resume = reprendre
play-key-delete = supprimer
play-key-theme = couleurs
play-key-quit = quitter
play-key-fields = lignes
play-key-change = changer
play-key-start = commencer

## Pages

play-page-yaku = Yaku de cette table
play-page-unseen = Cartes que vous n’avez pas vues
play-unseen-why = { $cards ->
    [one] { $cards } carte : elle est dans l’autre main ou dans la pioche.
   *[other] { $cards } cartes : elles sont dans l’autre main ou dans la pioche.
}
play-unseen-none = toutes vues
play-yaku-wants-base = Il ne compte qu’à côté d’un autre yaku.
play-help-aim = Prenez des cartes du même mois et réunissez des yaku, les ensembles qui rapportent. Quand vous en avez formé un, arrêtez et marquez, ou annoncez koi-koi et continuez pour gagner plus.
play-help-keys = Touches
play-help-cap-numbers = 1–8
play-help-numbers = jouer cette carte de la main ; lors d’un choix, prendre cette carte
play-help-cap-arrows = flèches
play-help-arrows = parcourir la main ; vers le haut, le champ, où chaque carte dit ce qu’elle est
play-help-cap-enter = Entrée
play-help-enter = jouer ou prendre la carte sous le curseur ; continuer
play-help-cap-escape = Échap
play-help-escape = remettre une carte qui n’a encore rien pris ; fermer une page
play-help-cap-s = S
play-help-s = arrêter
play-help-cap-k = K
play-help-k = koi-koi
play-help-cap-b = B
play-help-b = reprendre votre dernier choix, contre l’ordinateur
play-help-cap-u = U
play-help-u = les cartes que vous n’avez pas vues, par mois
play-help-cap-y = Y
play-help-y = tous les yaku, et où en sont les deux joueurs
play-help-cap-l = L
play-help-l = tous les coups de la manche
play-help-cap-r = R
play-help-r = les règles de cette table
play-help-cap-f2 = F2
play-help-f2 = sombre, clair, contraste fort
play-help-cap-q = Q
play-help-q = quitter ; la partie est gardée et peut être reprise
play-help-marks = Signes
play-help-mark-takes = prend une carte du champ, ou serait prise
play-help-mark-makes = forme un yaku
play-help-mark-new = vient d’arriver dans le champ
play-help-mark-framed = une carte qui est dans le champ
play-help-state-complete = yaku formé
play-help-state-one-away = à une carte
play-help-state-possible = possible
play-help-state-superseded = formé, mais un meilleur est payé
play-help-state-impossible = hors d’atteinte
play-help-cards = Les 48 cartes
play-help-cards-why = Seul le mois compte pour prendre. Les catégories comptent pour les yaku.
play-help-plant = Plante

## Qui donne en premier

play-draw-title = Qui donne en premier ?
play-draw-month-draw = Chacun tire une carte. Celui dont le mois est le plus proche de janvier donne.
play-draw-birthday = On retourne une carte. Le mois de naissance le plus proche donne.
play-draw-random = Le donneur est tiré au sort.
play-draw-again-month-draw = Le même mois : on tire de nouveau.
play-draw-again-birthday = Aussi proches l’un que l’autre : on retourne une autre carte.
play-draw-dealer = { $name } donne en premier.
play-draw-dealer-you = Vous donnez en premier.
play-draw-lead = Le donneur joue la première carte.
play-void-before = { $count ->
    [one] Une donne n’a pas compté et a été refaite.
   *[other] { $count } donnes n’ont pas compté et ont été refaites.
}

## Feuilles

play-sheet-title = Manche { $round }, { $month }
play-sheet-base = Ensemble
play-sheet-lucky-four = { $name } : quatre cartes d’un mois (teshi), { $months }
play-sheet-lucky-pairs = { $name } : quatre paires (kuttsuki), { $months }
play-sheet-nothing = Rien à additionner.
play-sheet-swept = L’Orage a aussi emporté : { $cards }
play-sheet-hand = encore en main : { $cards }
play-match-best = { $points ->
    [one] Meilleure manche : { $round } ({ $month }), { $points } point, { $name }
   *[other] Meilleure manche : { $round } ({ $month }), { $points } points, { $name }
}
play-match-pays = Mises : { $name } → { $other }, { points-count }
play-match-even = Mises : personne ne doit rien.
play-match-file = Le fichier de cette partie :

## Quitter

play-leave-title = Quitter la table ?
play-leave-why = La partie est gardée après chaque coup. Vous pourrez la reprendre à tout moment.
play-leave-stay = Rester à la table
play-leave-go = Quitter, et reprendre plus tard
play-leave-resign = Abandonner la partie
play-resign-title = Abandonner la partie ?
play-resign-why = La partie s’arrête et { $name } gagne. C’est définitif.
play-resign-yes = Oui, abandonner

## Accueil et parties gardées

play-home-continue = Reprendre
play-home-quick = Jouer
play-home-new = Nouvelle partie
play-home-new-why = choisir l’adversaire, la table, la durée
play-home-two = À deux, ici
play-home-two-why = chacun son tour devant cet écran
play-home-saved = Parties gardées
play-home-saved-why = { $count ->
    [0] aucune encore
    [one] { $count } partie
   *[other] { $count } parties
}
play-home-rules = Règles
play-home-language = Langue
play-home-theme = Couleurs
play-home-pace = Rythme
play-home-coach = Coach
play-coach-on = chances de gagner au koi-koi
play-coach-off = éteint
play-home-quit = Quitter
play-theme-dark = sombre
play-theme-light = clair
play-theme-contrast = contraste fort
play-pace-calm = calme
play-pace-brisk = vif
play-pace-instant = immédiat
play-saved-one = { $table }, contre { $name }, manche { $round }, { $mine } : { $theirs }
play-saved-two = { $table }, { $first } et { $name }, manche { $round }, { $mine } : { $theirs }
play-saved-over = finie
play-saved-damaged = { $file } est illisible
play-saved-empty = Aucune partie gardée pour l’instant. Chaque partie commencée apparaît ici.
play-delete-title = Supprimer cette partie pour de bon ?
play-delete-no = La garder
play-delete-yes = La supprimer

## Nouvelle partie

play-new-table = Table
play-new-rounds = Manches
play-new-rounds-usual = { $rounds ->
    [one] { $rounds } manche, comme à cette table
   *[other] { $rounds } manches, comme à cette table
}
play-new-rounds-target = jusqu’à { $target } points, comme à cette table
play-new-rounds-wrong = Une partie compte de 1 à { $most } manches.
play-new-opponent = Adversaire
play-new-name = Votre nom
play-new-name-first = Premier joueur
play-new-name-second = Second joueur
play-new-names-wrong = Il faut deux noms différents.
play-new-birth = Votre mois de naissance
play-new-birth-of = Mois de naissance : { $name }
play-new-birth-first = Mois de naissance du premier
play-new-birth-second = Mois de naissance du second
play-new-birth-unknown = inconnu : tirer des cartes
play-new-seed = Graine des donnes
play-new-seed-none = au hasard (même nombre, mêmes donnes)
play-new-seed-wrong = Une graine est un nombre de 0 à { $most }.
play-new-start = Commencer
play-new-differs = En quoi elle diffère de « { $table } »
play-new-same = C’est votre dernière table : { $table }.

## Quand quelque chose ne va pas

play-too-small = La fenêtre fait { $now_width }×{ $now_height }. Koi-Koi demande { $width }×{ $height } : agrandissez-la.
play-error-disk = Le disque refuse : { $reason }
play-err-stale = La table avait déjà changé. Regardez de nouveau et choisissez.
play-err-illegal = Ce n’est pas possible ici.
play-err-not_seat = Ce n’est pas votre place.
play-err-rate = Trop vite. Réessayez dans un instant.
play-err-retry_later = L’enregistrement a échoué, rien n’a été fait. Réessayez.
play-err-over = La partie est finie.
play-err-bad = La table n’a pas compris. Réessayez.
