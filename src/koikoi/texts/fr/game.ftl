# Les mots du jeu : cartes, mois, catégories, yaku, décompte et fin d’une manche.

## Nombres avec leur mot

points-count = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Listes, construites de gauche à droite

list-middle = { $first }, { $next }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Mois et plantes

month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
plant-pine = Pin
plant-plum = Prunier
plant-cherry = Cerisier
plant-wisteria = Glycine
plant-iris = Iris
plant-peony = Pivoine
plant-bush-clover = Lespédèze
plant-pampas = Susuki
plant-chrysanthemum = Chrysanthème
plant-maple = Érable
plant-willow = Saule
plant-paulownia = Paulownia

## Catégories : le titre d’un groupe, le mot seul accordé, le nombre avec son mot

kind-heading-bright = Lumières
kind-heading-animal = Animaux
kind-heading-ribbon = Rubans
kind-heading-chaff = Simples
kind-bright = { $count ->
    [one] lumière
   *[other] lumières
}
kind-animal = { $count ->
    [one] animal
   *[other] animaux
}
kind-ribbon = { $count ->
    [one] ruban
   *[other] rubans
}
kind-chaff = { $count ->
    [one] simple
   *[other] simples
}
kind-count-bright = { $count ->
    [one] { $count } lumière
   *[other] { $count } lumières
}
kind-count-animal = { $count ->
    [one] { $count } animal
   *[other] { $count } animaux
}
kind-count-ribbon = { $count ->
    [one] { $count } ruban
   *[other] { $count } rubans
}
kind-count-chaff = { $count ->
    [one] { $count } simple
   *[other] { $count } simples
}
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Cartes : noms entiers

card-crane = Grue du pin
card-pine-ribbon = Ruban poétique du pin
card-pine-chaff = Simple du pin
card-warbler = Oiseau du prunier
card-plum-ribbon = Ruban poétique du prunier
card-plum-chaff = Simple du prunier
card-curtain = Rideau du cerisier
card-cherry-ribbon = Ruban poétique du cerisier
card-cherry-chaff = Simple du cerisier
card-cuckoo = Coucou de la glycine
card-wisteria-ribbon = Ruban de la glycine
card-wisteria-chaff = Simple de la glycine
card-bridge = Pont de l’iris
card-iris-ribbon = Ruban de l’iris
card-iris-chaff = Simple de l’iris
card-butterflies = Papillons de la pivoine
card-peony-ribbon = Ruban bleu de la pivoine
card-peony-chaff = Simple de la pivoine
card-boar = Sanglier de la lespédèze
card-clover-ribbon = Ruban de la lespédèze
card-clover-chaff = Simple de la lespédèze
card-moon = Lune du susuki
card-geese = Oies du susuki
card-pampas-chaff = Simple du susuki
card-sake-cup = Coupe du chrysanthème
card-chrysanthemum-ribbon = Ruban bleu du chrysanthème
card-chrysanthemum-chaff = Simple du chrysanthème
card-deer = Cerf de l’érable
card-maple-ribbon = Ruban bleu de l’érable
card-maple-chaff = Simple de l’érable
card-rain-man = Homme sous la pluie du saule
card-swallow = Hirondelle du saule
card-willow-ribbon = Ruban du saule
card-lightning = Orage du saule
card-phoenix = Phénix du paulownia
card-paulownia-chaff = Simple du paulownia

# Pour un lecteur d’écran : mois, carte, catégorie ; sans la catégorie si le nom la dit déjà.
card-spoken = { $month }, { $card }, { $kind }
card-spoken-plain = { $month }, { $card }

## Cartes : le motif seul, douze cellules environ

motif-crane = Grue
motif-warbler = Oiseau
motif-curtain = Rideau
motif-cuckoo = Coucou
motif-bridge = Pont
motif-butterflies = Papillons
motif-boar = Sanglier
motif-moon = Lune
motif-geese = Oies
motif-sake-cup = Coupe
motif-deer = Cerf
motif-rain-man = Sous la pluie
motif-swallow = Hirondelle
motif-phoenix = Phénix
motif-lightning = Orage
motif-ribbon = Ruban
motif-poem-ribbon = Ruban poème
motif-blue-ribbon = Ruban bleu
motif-chaff = Simple

## Yaku : noms entiers avec le terme japonais, puis noms courts

yaku-five_brights = Cinq lumières (gokō)
yaku-four_brights = Quatre lumières (shikō)
yaku-rainy_four = Quatre lumières sous la pluie (ame-shikō)
yaku-three_brights = Trois lumières (sankō)
yaku-boar_deer_butterfly = Sanglier–cerf–papillons (ino-shika-chō)
yaku-poetry_ribbons = Rubans poétiques (akatan)
yaku-blue_ribbons = Rubans bleus (aotan)
yaku-both_ribbon_sets = Deux trios de rubans (chōfuku)
yaku-flower_viewing = Contemplation des fleurs (hanami-zake)
yaku-moon_viewing = Contemplation de la lune (tsukimi-zake)
yaku-animals = Animaux (tane)
yaku-ribbons = Rubans (tan)
yaku-chaff = Simples (kasu)
yaku-month_cards = Cartes du mois (tsukifuda)
yaku-own_calls = Annonces du gagnant
yaku-short-five_brights = 5 lumières
yaku-short-four_brights = 4 lumières
yaku-short-rainy_four = 4 avec pluie
yaku-short-three_brights = 3 lumières
yaku-short-boar_deer_butterfly = Trio sanglier
yaku-short-poetry_ribbons = Poétiques
yaku-short-blue_ribbons = Rubans bleus
yaku-short-both_ribbon_sets = Deux trios
yaku-short-flower_viewing = Fleur + coupe
yaku-short-moon_viewing = Lune + coupe
yaku-short-animals = Animaux
yaku-short-ribbons = Rubans
yaku-short-chaff = Simples
yaku-short-month_cards = Mois
yaku-short-own_calls = Annonces

## Multiplicateurs sur la feuille de manche : ce qui a joué, ou pourquoi rien n’a joué

factor-own_calls-added = { $value ->
    [one] +{ $value } : l’annonce koi-koi du gagnant
   *[other] +{ $value } : les annonces koi-koi du gagnant
}
factor-own_calls-applies = ×{ $value } : le gagnant a annoncé koi-koi quatre fois ou plus
factor-own_calls-no-own-call = rien à ajouter : le gagnant n’avait pas annoncé koi-koi
factor-own_calls-no-rule = à cette table, vos propres annonces n’ajoutent rien
factor-seven_doubles-applies = ×{ $value } : le total est de 7 ou plus
factor-seven_doubles-below-seven = pas de doublement : le total est inférieur à 7
factor-seven_doubles-no-call = pas de doublement à partir de 7 : personne n’a annoncé koi-koi
factor-seven_doubles-replaced = (le doublement à partir de 7 est remplacé par ×4)
factor-seven_doubles-no-rule = à cette table, un total de 7 ou plus n’est pas doublé
factor-opponent_call-applies = ×{ $value } : le perdant avait annoncé koi-koi
factor-opponent_call-loser-did-not-call = pas de doublement : le perdant n’avait pas annoncé koi-koi
factor-opponent_call-replaced = (le doublement pour l’annonce du perdant est remplacé par ×4)
factor-opponent_call-no-rule = à cette table, l’annonce du perdant ne double rien
factor-quadruple_after_seven-applies = ×{ $value } : le perdant avait annoncé koi-koi avec 7 points ou plus
factor-quadruple_after_seven-loser-did-not-call = pas de ×4 : le perdant n’avait pas annoncé koi-koi
factor-quadruple_after_seven-loser-below-seven = pas de ×4 : le perdant n’a jamais annoncé koi-koi avec 7 points ou plus
factor-quadruple_after_seven-no-rule = il n’y a pas de ×4 à cette table
factor-call_counter-applies = ×{ $value } : un de plus pour chaque koi-koi de la manche
factor-call_counter-no-call = rien à multiplier : personne n’a annoncé koi-koi
factor-call_counter-no-rule = à cette table, le nombre d’annonces ne multiplie rien
factor-field_brights-applies = { $value ->
    [2] ×{ $value } : une lumière dans le champ à la donne
   *[other] ×{ $value } : plusieurs lumières dans le champ à la donne
}
factor-field_brights-no-brights = rien à multiplier : aucune lumière dans le champ à la donne
factor-field_brights-no-rule = à cette table, les lumières du champ ne multiplient rien

## Où en est un yaku : un mot ou deux, puis une phrase

progress-short-possible = manque { $need }
progress-short-one-away = à une carte
progress-short-complete = formé
progress-short-superseded = dépassé
progress-short-impossible = hors d’atteinte
progress-possible = { $need ->
    [one] { $yaku } : il manque encore { $need } carte.
   *[other] { $yaku } : il manque encore { $need } cartes.
}
progress-possible-cards = { $yaku } : il en manque encore { $need } ({ $cards }).
progress-one-away = { $yaku } : il ne manque qu’une carte.
progress-one-away-cards = { $yaku } : il ne manque qu’une carte ({ $cards }).
progress-complete = { $yaku } : formé.
progress-superseded = { $yaku } : un meilleur yaku est compté à sa place.
progress-superseded-better = { $yaku } : n’est plus compté, un meilleur yaku le remplace ({ $better }).
progress-impossible = { $yaku } : hors d’atteinte, il ne reste pas assez de ses cartes.
progress-impossible-cards = { $yaku } : hors d’atteinte, l’autre joueur a pris ce qu’il fallait ({ $cards }).

## Comment une manche a fini

round-win-you = Vous gagnez la manche : { points-count }.
round-win-other = { $name } gagne la manche : { points-count }.
round-exhausted-you = Le dernier tour est joué. La manche est à vous : { points-count }.
round-exhausted-other = Le dernier tour est joué. La manche revient à { $name } : { points-count }.
round-hand-you = Votre main gagne la manche d’entrée de jeu : { points-count }.
round-hand-other = { $name } gagne la manche d’entrée de jeu : { points-count }.
round-hand-both = Les deux mains sont gagnantes : chacun marque, et personne ne gagne la manche.
round-draw = Manche nulle. Personne ne marque.
round-draw-you = Manche nulle. En tant que donneur, vous marquez { points-count }.
round-draw-other = Manche nulle. Pour { $name }, qui donnait : { points-count }.
round-void-field-four = Donne annulée : le champ contient les quatre cartes d’un mois. Le même donneur redonne.
round-void-field-pairs = Donne annulée : le champ est fait de quatre paires de mois. Le même donneur redonne.
round-void-hand-four = Donne annulée : une main contient les quatre cartes d’un mois. Le même donneur redonne.
round-void-both-lucky = Donne annulée : les deux mains sont gagnantes. Le même donneur redonne.

## Comment une partie a fini

match-rounds-you = La dernière manche est jouée. Vous gagnez la partie, { $high } à { $low }.
match-rounds-other = La dernière manche est jouée. { $name } gagne la partie, { $high } à { $low }.
match-rounds-shared = La dernière manche est jouée. Égalité : la partie est partagée, { $high } partout.
match-target-you = Le score à atteindre est atteint. Vous gagnez la partie, { $high } à { $low }.
match-target-other = Le score à atteindre est atteint. { $name } gagne la partie, { $high } à { $low }.
match-target-shared = Les deux joueurs atteignent le score. La partie est partagée, { $high } partout.
match-points-out-you = Votre adversaire n’a plus de points. Vous gagnez la partie, { $high } à { $low }.
match-points-out-other = L’autre joueur n’a plus de points. { $name } gagne la partie, { $high } à { $low }.
match-points-out-shared = Il ne reste plus de points. La partie est partagée, { $high } partout.
match-resigned-you = Votre adversaire abandonne. Vous gagnez la partie.
match-resigned-other = Partie abandonnée. { $name } l’emporte.
match-resigned-shared = La partie est interrompue et partagée.

## Ce qui n’a pas marché

error-at-round = Manche { $round } : { $sentence }
error-at-action = Manche { $round }, action { $action } : { $sentence }
error-of-action = { $action } : { $sentence }
error-of-option = { $key } : { $sentence }
error-of-option-allowed = { $key } : { $sentence } Possible : { $allowed }.
error-allowed-switch = true ou false
error-allowed-text = un texte entre guillemets
error-allowed-number = un nombre entier de { $low } à { $high }
error-unknown-card = Cette carte n’existe pas. Un code est un mois et une lettre, comme 1B, 9A, 4R ou 12C3.
error-unknown-action = Cette action n’existe pas. Il faut une carte (2A), x et une carte (x2A), pass, koi, stop, keep ou swap.
error-card-twice = Une carte figure deux fois. Chaque carte n’existe qu’en un exemplaire.
error-wrong-count = Le nombre de cartes n’est pas le bon.
error-unknown-preset = Cette table n’existe pas.
error-unknown-option = Cette option n’existe pas.
error-unknown-yaku = Ce yaku n’existe pas.
error-wrong-type = Cette valeur n’est pas du bon type.
error-out-of-range = Ce nombre est hors limites.
error-not-allowed = Cette valeur n’est pas permise.
error-missing-option = Il manque quelque chose ici.
error-gaji-must-capture = La règle de l’Orage laisse passer, la capture obligatoire l’interdit. Les deux ne vont pas ensemble.
error-new-iris = Avec le pont joker, un yaku peut se défaire. Cela ne va pas avec un choix réservé aux nouveaux yaku.
error-hand-never-paid = À cette table, une main avec un mois entier est annulée : elle ne peut rien rapporter.
error-both-sets-best = La prime des deux trios de rubans est sans effet quand seul le meilleur yaku d’une famille compte.
error-viewing-off = Une contemplation ne peut pas valoir plus après une annonce quand il n’y a pas de contemplations.
error-endless-match = Une partie doit finir : il faut un nombre de manches, un score à atteindre, ou des points de départ que le gagnant prend au perdant.
error-target-reached = Le score à atteindre doit dépasser les points de départ, sinon la partie finit avant de commencer.
error-nothing-scores = À cette table, rien ne rapporte de points.
error-not-rules = Ce n’est pas un fichier de règles.
error-not-in-hand = Cette carte n’est pas dans votre main.
error-must-capture = Une de vos cartes peut capturer : à cette table, il faut en jouer une qui capture.
error-not-capturable = Cette carte ne peut pas être capturée maintenant.
error-wrong-phase = Ce n’est pas possible à ce moment.
error-not-your-turn = Ce n’est pas votre tour.
error-round-over = La manche est finie.
error-match-over = La partie est finie.
error-not-dealt = Les cartes ne sont pas encore distribuées.
error-stale = La table a changé entre-temps. Regardez-la de nouveau, puis choisissez.
error-void-deal = Cette donne est annulée par les règles de sa table.
error-impossible = Cette position ne peut pas se présenter en jeu.
error-not-json = Ce texte n’est pas du JSON lisible.
error-not-utf8 = Ce texte n’est pas en UTF-8.
error-truncated = Le texte s’arrête trop tôt.
error-too-deep = Le texte est imbriqué trop profondément.
error-bad-number = Un nombre ne peut pas être juste ici.
error-missing-field = Il manque un champ.
error-unknown-field = Ce champ n’existe pas.
error-surplus-action = Il y a une action après la fin de la manche.
error-surplus-round = Il y a une manche de trop.
error-unreadable = Lecture impossible.
error-processes = Les processus qui se partagent le travail n’ont pas pu démarrer, ou l’un d’eux a été arrêté. Essayez avec moins.
error-other-contest = Ce fichier garde un tournoi avec d’autres réglages. Donnez un autre fichier, ou les mêmes réglages.
