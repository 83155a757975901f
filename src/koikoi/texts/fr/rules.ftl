# Les règles en mots : tables et variantes, options, et la page de règles de toute table.

## Tables : un nom, puis qui joue ainsi et ce qu’il y a de particulier

preset-single-koi = Koi unique
preset-single-koi-summary = Un seul koi-koi par manche. Un total de 7 ou plus est doublé, de même qu’une victoire contre celui qui a annoncé koi-koi. D’après une page de règles en français et en russe.
preset-shobu = Shōbu
preset-shobu-summary = On annonce koi-koi autant qu’on veut, et chaque annonce multiplie le gain. Ce que l’un gagne, l’autre le perd. D’après un guide de jeux français.
preset-first-to-fifty = Premier à cinquante
preset-first-to-fifty-summary = Le premier à 50 points gagne. Les cartes du mois forment un yaku, les contemplations demandent un autre yaku, et le pont est un joker. D’après un texte français.
preset-extensions = Extensions
preset-extensions-summary = Les trios grandissent avec chaque carte de leur catégorie, la capture est obligatoire, et un koi-koi risqué peut coûter quatre fois les points. D’après un forum français.
preset-koikoi-japan = Koi-Koi Japon
preset-koikoi-japan-summary = Une partie compte 8 manches, et chacun part avec 30 points. Vos propres annonces augmentent votre gain, et une contemplation vaut plus après votre annonce. D’après les parties publiées d’un jeu en ligne japonais.

## Variantes nommées par les textes : un nom, et ce qui change

variant-six-rounds = Partie courte
variant-six-rounds-summary = Une partie en 6 manches, idéale pour débuter.
variant-field-brights = Lumières du champ
variant-field-brights-summary = Chaque lumière posée dans le champ à la donne augmente le multiplicateur de 1.
variant-exchange = Échange
variant-exchange-summary = Avant de regarder, l’adversaire du donneur peut échanger les deux mains.
variant-gaji = Gaji (l’Orage)
variant-gaji-summary = L’Orage peut capturer n’importe quelle carte tant qu’aucun saule n’est apparu.
variant-triad = Triade
variant-triad-summary = Les deux trios de rubans réunis rapportent un bonus.
variant-zero-sum = Ce que l’un gagne, l’autre le perd
variant-zero-sum-summary = Les points d’une manche sont retirés à l’autre joueur.
variant-twelve-rounds = Douze manches
variant-twelve-rounds-summary = La partie finit après 12 manches, et non à 50 points. Le plus grand total gagne.
variant-packet-four = Donne par quatre
variant-packet-four-summary = Les cartes sont données par lots de 4.
variant-cup-two = La coupe compte double
variant-cup-two-summary = La coupe de saké compte aussi comme deux simples.
variant-stakes = Mises
variant-stakes-summary = En fin de partie, un perdant qui a annoncé plusieurs fois paie le gain autant de fois.

## Options : un nom, chaque valeur en un mot ou deux, puis en une phrase

option-base = Table
option-name = Nom
option-values = Points des yaku
option-values-of = Points : { $yaku }
option-yaku = Yaku personnels
option-first_dealer = Premier donneur
option-deal_order = Ordre de la donne
option-packet = Cartes données à la fois
option-void_field_four = Annulation : un mois entier dans le champ
option-void_field_pairs = Annulation : quatre paires dans le champ
option-void_hand_four = Annulation : un mois entier en main
option-exchange = Échange des mains
option-gaji = Gaji, l’Orage joker
option-triad = Triade, les deux trios de rubans
option-field_brights = Les lumières du champ multiplient
option-must_capture = Capture obligatoire
option-empty_field_flip = Une carte pour un champ vide
option-quadruple_after_seven = ×4 contre une annonce à 7 ou plus
option-call_counter = Chaque annonce multiplie
option-iris_joker = Le pont joker
option-hand_four_points = Main gagnante : un mois entier
option-hand_pairs_points = Main gagnante : quatre paires
option-dealer_point = Points du donneur pour une manche nulle
option-both_hands = Deux mains gagnantes
option-three_on_field = Trois cartes du mois dans le champ
option-call_limit = Nombre de koi-koi
option-reopen = Quand le choix revient
option-seven_doubles = 7 points ou plus
option-opponent_call_multiplier = Annonce du perdant
option-own_calls = Vos propres annonces
option-last_turn = Tours par manche
option-exhausted = Après le dernier tour
option-dealer_point_when = Quand le donneur marque
option-ledger = Qui paie
option-draw_dealer = Donneur après une manche nulle
option-rounds = Manches par partie
option-target = Score à atteindre
option-start_points = Points de départ
option-tie = Égalité en fin de partie
option-stakes = Mises
option-families = Yaku d’une même famille
option-viewing = Contemplations
option-viewing_after_call = Contemplation après une annonce
option-cup_chaff = La coupe comptée en simple

value-yes = oui
value-no = non
value-none = aucun
value-points = { points-count }
value-first_dealer-month-draw = mois le plus tôt
value-first_dealer-birthday = mois de naissance le plus proche
value-first_dealer-random = au hasard
value-deal_order-opponent-field-dealer = adversaire, champ, donneur
value-deal_order-opponent-dealer-field = adversaire, donneur, champ
value-packet-n = { $value }
value-both_hands-void = donne annulée
value-both_hands-both = les deux sont payées
value-three_on_field-all = prendre les trois
value-three_on_field-one = en prendre une
value-call_limit-unlimited = sans limite
value-call_limit-one-per-round = un par manche
value-call_limit-one-per-player = un par joueur
value-reopen-gain = à chaque amélioration
value-reopen-new = à chaque nouveau yaku
value-seven_doubles-never = pas doublés
value-seven_doubles-always = doublés
value-seven_doubles-after-call = doublés après une annonce
value-opponent_call_multiplier-1 = rien n’est doublé
value-opponent_call_multiplier-2 = points doublés
value-own_calls-none = ne comptent pas
value-own_calls-ladder = augmentent le gain
value-last_turn-n = { $value }
value-exhausted-draw = manche nulle
value-exhausted-last-caller = le dernier appelant gagne
value-exhausted-non-dealer-last-yaku = l’adversaire du donneur peut gagner
value-dealer_point_when-no-yaku = si personne n’a de yaku
value-dealer_point_when-always = à chaque manche nulle
value-ledger-winner = personne
value-ledger-zero-sum = le perdant
value-draw_dealer-other = l’autre joueur
value-draw_dealer-same = le même donneur
value-rounds-n = { $value }
value-rounds-0 = nombre libre
value-tie-shared = partie partagée
value-tie-extra = manches supplémentaires
value-stakes-none = aucune
value-stakes-caller-pays = l’appelant paie plus
value-families-sum = tout s’ajoute
value-families-best = seul le meilleur compte
value-viewing-on = comptent seules
value-viewing-with-base = seulement avec un autre yaku
value-viewing-off = non
value-viewing_after_call-0 = inchangée
value-cup_chaff-0 = non
value-cup_chaff-1 = une simple
value-cup_chaff-2 = deux simples

rule-first_dealer-month-draw = Chacun tire une carte, et celui dont le mois vient le plus tôt donne en premier.
rule-first_dealer-birthday = On retourne une carte, et le joueur au mois de naissance le plus proche donne en premier.
rule-first_dealer-random = Le premier donneur est tiré au sort.
rule-deal_order-opponent-field-dealer = Le donneur sert l’adversaire, puis le champ, puis sa propre main.
rule-deal_order-opponent-dealer-field = Le donneur sert l’adversaire, puis sa propre main, puis le champ.
rule-packet-n = { $value ->
    [one] Les cartes sont données une par une.
   *[other] Les cartes sont données par lots de { $value }.
}
rule-void_field_four-yes = Un mois entier dans le champ annule la donne.
rule-void_field_four-no = Un mois entier dans le champ y reste, et l’on joue.
rule-void_field_pairs-yes = Quatre paires dans le champ annulent la donne.
rule-void_field_pairs-no = Quatre paires dans le champ y restent, et l’on joue.
rule-void_hand_four-yes = Un mois entier dans une main annule la donne.
rule-void_hand_four-no = Un mois entier dans une main n’annule pas la donne.
rule-exchange-yes = Avant de regarder, l’adversaire du donneur peut échanger les deux mains.
rule-exchange-no = Les mains ne s’échangent pas.
rule-gaji-yes = L’Orage peut capturer n’importe quelle carte tant qu’aucun saule n’est apparu.
rule-gaji-no = L’Orage ne capture que des saules.
rule-triad-yes = Les deux trios de rubans réunis rapportent un bonus.
rule-triad-no = La Triade n’est pas jouée.
rule-field_brights-yes = Chaque lumière posée dans le champ à la donne augmente le multiplicateur de 1.
rule-field_brights-no = Les lumières du champ ne multiplient rien.
rule-must_capture-yes = Si une carte de votre main peut capturer, il faut en jouer une qui capture.
rule-must_capture-no = Vous jouez la carte de votre choix.
rule-empty_field_flip-yes = Si le champ est vide au début d’un tour, une carte de la pioche y est d’abord posée.
rule-empty_field_flip-no = Un champ vide reste vide jusqu’à la prochaine carte jouée.
rule-quadruple_after_seven-yes = Si le perdant a annoncé koi-koi avec 7 points ou plus, le gain est multiplié par 4.
rule-quadruple_after_seven-no = Une annonce à 7 points ou plus ne coûte rien de plus.
rule-call_counter-yes = Chaque koi-koi de la manche, quel qu’en soit l’auteur, augmente le multiplicateur de 1.
rule-call_counter-no = Le nombre d’annonces ne multiplie rien.
rule-iris_joker-yes = Le pont compte comme animal ou comme simple, au mieux.
rule-iris_joker-no = Le pont est toujours un animal.
rule-hand_four_points-0 = Un mois entier en main ne rapporte rien.
rule-hand_four_points-n = Un mois entier en main gagne d’entrée de jeu : { points-count }.
rule-hand_pairs_points-0 = Quatre paires en main ne rapportent rien.
rule-hand_pairs_points-n = Quatre paires en main gagnent d’entrée de jeu : { points-count }.
rule-dealer_point-0 = Le donneur ne marque rien pour une manche nulle.
rule-dealer_point-n = Pour une manche nulle, le donneur peut marquer { points-count }.
rule-both_hands-void = Si les deux mains sont gagnantes, la donne est annulée.
rule-both_hands-both = Si les deux mains sont gagnantes, les deux sont payées.
rule-three_on_field-all = Si trois cartes du mois sont dans le champ, vous prenez les trois.
rule-three_on_field-one = Si trois cartes du mois sont dans le champ, vous en prenez une.
rule-call_limit-unlimited = On peut annoncer koi-koi sans limite.
rule-call_limit-one-per-round = Un seul koi-koi par manche, pour les deux joueurs ensemble.
rule-call_limit-one-per-player = Chaque joueur peut annoncer koi-koi une fois par manche.
rule-reopen-gain = Le choix revient chaque fois qu’un yaku se forme ou s’améliore.
rule-reopen-new = Le choix ne revient que lorsqu’un nouveau yaku se forme.
rule-seven_doubles-never = Un total de 7 ou plus n’est pas doublé.
rule-seven_doubles-always = Un total de 7 ou plus est doublé.
rule-seven_doubles-after-call = Un total de 7 ou plus est doublé dès que quelqu’un a annoncé koi-koi.
rule-opponent_call_multiplier-1 = L’annonce du perdant ne double rien.
rule-opponent_call_multiplier-2 = Si le perdant avait annoncé koi-koi, les points sont doublés.
rule-own_calls-none = Vos propres annonces n’ajoutent rien à votre gain.
rule-own_calls-ladder = Vos propres annonces augmentent votre gain.
rule-last_turn-n = { $value ->
    [one] Une manche compte au plus { $value } tour.
   *[other] Une manche compte au plus { $value } tours.
}
rule-exhausted-draw = Si personne n’arrête, la manche est nulle.
rule-exhausted-last-caller = Si personne n’arrête, le dernier à avoir annoncé koi-koi gagne.
rule-exhausted-non-dealer-last-yaku = Si personne n’arrête, l’adversaire du donneur gagne si le dernier yaku est le sien.
rule-dealer_point_when-no-yaku = Le donneur ne marque que si personne n’a formé de yaku dans la manche nulle.
rule-dealer_point_when-always = Le donneur marque pour toute manche nulle.
rule-ledger-winner = Les points du gagnant ne sont pas pris à l’autre joueur.
rule-ledger-zero-sum = Ce que l’un gagne, l’autre le perd.
rule-draw_dealer-other = Après une manche nulle, l’autre joueur donne.
rule-draw_dealer-same = Après une manche nulle, le même joueur redonne.
rule-rounds-0 = Le nombre de manches n’est pas fixé.
rule-rounds-n = { $value ->
    [one] Une partie compte { $value } manche.
   *[other] Une partie compte { $value } manches.
}
rule-target-0 = Aucun score ne met fin à la partie.
rule-target-n = La partie finit dès qu’un joueur a { points-count }.
rule-start_points-0 = Les deux joueurs partent sans points.
rule-start_points-n = Les deux joueurs partent avec { points-count }.
rule-tie-shared = En cas d’égalité finale, la partie est partagée.
rule-tie-extra = En cas d’égalité finale, des manches supplémentaires départagent les joueurs.
rule-stakes-none = Il n’y a pas de mises à régler.
rule-stakes-caller-pays = Mises : un perdant qui a annoncé plusieurs fois paie le gain autant de fois.
rule-families-sum = Un trio ne grandit pas, et il compte à côté des autres yaku de sa catégorie.
rule-families-best = Un trio grandit avec chaque carte en plus, et dans une catégorie seul le meilleur yaku compte.
rule-viewing-on = Les contemplations comptent seules.
rule-viewing-with-base = Les contemplations ne comptent qu’avec un autre yaku.
rule-viewing-off = Les contemplations ne sont pas des yaku ici.
rule-viewing_after_call-0 = Une contemplation garde ses points après une annonce.
rule-viewing_after_call-n = Dès que vous avez annoncé koi-koi, chacune de vos contemplations vaut { points-count }.
rule-cup_chaff-0 = La coupe de saké ne compte pas comme simple.
rule-cup_chaff-1 = La coupe de saké compte aussi comme une simple.
rule-cup_chaff-2 = La coupe de saké compte aussi comme deux simples.
rule-values-0 = Ne compte pas ici : { $yaku }.
rule-values-new = Compte aussi ici : { $yaku }, { points-count }.
rule-values-n = { $yaku } : { points-count } au lieu de { $other }.

## La page de règles

page-title = Koi-Koi : { $table }
page-table-changed = { $preset }, modifiée

page-aim-title = De quoi s’agit-il ?
page-aim-cards = Le Koi-Koi se joue à deux, avec 48 cartes fleuries. On capture des cartes en associant leurs mois. Certaines combinaisons de cartes capturées rapportent des points : ce sont les yaku.
page-aim-choice = Quand vous avez formé un yaku vient la grande question : arrêter et marquer vos points, ou dire « koi-koi » (« viens ! ») et continuer pour en gagner plus ? Continuer est un risque : si votre adversaire finit avant vous, vos yaku ne valent rien.
page-aim-no-yaku = À cette table, les cartes capturées ne rapportent rien. Les points viennent seulement de ceci : { $sources }.
page-aim-source-hands = les mains gagnantes
page-aim-source-dealer = les manches nulles
page-aim-win = Celui qui a le plus de points à la fin de la partie la gagne.

page-cards-title = Les cartes
page-cards-months = Il y a douze mois, chacun avec sa plante et quatre cartes. La plante indique le mois. Seul le mois compte pour associer les cartes, jamais le reste du dessin.
page-cards-kinds = Il y a quatre catégories : 5 lumières, 9 animaux, 10 rubans et 24 simples. Le pont et la coupe de saké sont des animaux ; la grue et le phénix sont des lumières.
page-cards-head-month = Mois
page-cards-head-plant = Plante
page-cards-head-bright = Lumière
page-cards-head-animal = Animal
page-cards-head-ribbon = Ruban
page-cards-head-chaff = Simples
page-cards-month = { $number } { $month }
page-cards-ribbon-poem = rouge, poème
page-cards-ribbon-blue = bleu
page-cards-ribbon-plain = rouge, uni
page-cards-lightning = 1 (l’Orage)
page-cards-rain-man = Homme sous la pluie

page-deal-title = La donne
page-deal-first-month-draw = Pour désigner le premier donneur, chacun tire une carte. Celui dont le mois vient le plus tôt dans l’année donne ; janvier est le premier. À mois égaux, on tire de nouveau.
page-deal-first-birthday = Pour désigner le premier donneur, on retourne une carte. Celui dont le mois de naissance en est le plus proche donne, en comptant dans les deux sens autour de l’année. À distance égale, on retourne une autre carte. Si l’on ne veut pas dire son mois de naissance, chacun tire une carte, et le mois le plus tôt dans l’année donne.
page-deal-first-random = Le premier donneur est tiré au sort.
page-deal-shuffle = Le donneur mélange les 48 cartes avant chaque donne.
page-deal-packet-1 = Les cartes sont données une par une, dans cet ordre : { $order }.
page-deal-packet-n = Les cartes sont données par lots de { $value }, dans cet ordre : { $order }.
page-deal-order-opponent-field-dealer = l’adversaire, le champ, le donneur
page-deal-order-opponent-dealer-field = l’adversaire, le donneur, le champ
page-deal-done = À la fin, chacun a 8 cartes en main, et 8 cartes sont visibles dans le champ, au milieu de la table. Les 24 autres forment la pioche, face cachée.
page-deal-void = La donne est annulée dans ces cas :
page-deal-void-field-four = Le champ contient les quatre cartes d’un mois.
page-deal-void-field-pairs = Le champ est fait de quatre paires, de quatre mois différents.
page-deal-void-hand-four = Une main contient les quatre cartes d’un mois.
page-deal-void-both-lucky = Les deux mains sont gagnantes, comme expliqué plus bas.
page-deal-void-after = Le même donneur mélange alors et redonne. Une donne annulée ne compte pas comme manche.
page-deal-exchange = Avant que personne n’ait regardé sa main, l’adversaire du donneur peut échanger les deux mains. Le donneur commence quand même.
page-deal-lucky = Une main gagnante remporte la manche d’entrée de jeu, avant toute carte jouée. Ses points ne sont jamais multipliés.
page-deal-lucky-four = Les quatre cartes d’un mois en main (teshi) : { points-count }.
page-deal-lucky-pairs = Quatre paires en main, de quatre mois différents (kuttsuki) : { points-count }.
page-deal-lucky-once = Une main n’est payée qu’une fois, même avec deux mois entiers.
page-deal-lucky-both = Si les deux mains sont gagnantes, les deux sont payées et personne ne gagne la manche.

page-turn-title = Un tour
page-turn-order = Le donneur joue le premier tour, puis on alterne. Un tour se déroule toujours ainsi :
page-turn-flip = Si le champ est vide, la première carte de la pioche y est posée. Personne ne la capture encore.
page-turn-hand = Jouez une carte de votre main dans le champ. Vous choisissez celle que vous voulez.
page-turn-hand-must = Jouez une carte de votre main dans le champ. Si certaines de vos cartes peuvent capturer, jouez l’une d’elles.
page-turn-stock = Retournez la première carte de la pioche et jouez-la de la même façon. On ne saute jamais cette étape, et la carte n’entre jamais en main.
page-turn-check = Cherchez maintenant, et pas avant, les yaku parmi vos captures. S’il n’y a rien de nouveau, c’est au tour de l’adversaire.
page-turn-done = C’est ensuite au tour de l’adversaire.
page-turn-match = L’effet d’une carte dépend du champ. Comptez les cartes de son mois qui s’y trouvent :
page-turn-match-none = Aucune : votre carte reste dans le champ.
page-turn-match-one = Une : vous capturez les deux cartes.
page-turn-match-two = Deux : vous en choisissez une et la capturez avec votre carte. L’autre reste.
page-turn-match-three-all = Trois : vous capturez les quatre cartes.
page-turn-match-three-one = Trois : vous en choisissez une et la capturez avec votre carte. Les deux autres restent.
page-turn-forced = Une carte qui trouve son mois dans le champ capture toujours. On ne peut pas simplement la poser.
page-turn-example = Exemple : une simple de juillet est dans le champ. Vous jouez le sanglier, qui est aussi de juillet, et capturez les deux. Le cerf n’irait pas : c’est un animal aussi, mais d’octobre.
page-turn-captured = Les cartes capturées restent visibles devant leur joueur, rangées par catégorie.
page-turn-gaji = L’Orage de novembre peut servir de joker (gaji) : il faut qu’aucun saule ne soit encore apparu dans la manche, et que vous jouiez l’Orage de votre main dans un champ qui n’est pas vide. Vous pouvez alors capturer avec lui une carte quelconque, ou simplement le poser.
page-turn-gaji-sweep = Si vous gagnez la manche après cette capture, vous prenez d’abord toutes les cartes de ce mois restées dans le champ. On compte ensuite vos yaku.

page-yaku-title = Les yaku
page-yaku-captured = Seules vos cartes capturées forment des yaku. Une même carte peut servir à plusieurs yaku.
page-yaku-head-yaku = Yaku
page-yaku-head-cards = Cartes
page-yaku-head-points = Points
page-yaku-set-five_brights = Les cinq lumières
page-yaku-set-four_brights = Grue, rideau, lune, phénix
page-yaku-set-rainy_four = L’homme sous la pluie et trois autres lumières
page-yaku-set-three_brights = Trois lumières, sans l’homme sous la pluie
page-yaku-set-boar_deer_butterfly = Sanglier, cerf, papillons
page-yaku-set-poetry_ribbons = Les rubans de janvier, février, mars
page-yaku-set-blue_ribbons = Les rubans de juin, septembre, octobre
page-yaku-set-both_ribbon_sets = Les trois rubans poétiques et les trois rubans bleus
page-yaku-set-flower_viewing = Rideau et coupe de saké
page-yaku-set-moon_viewing = Lune et coupe de saké
page-yaku-set-animals = 5 animaux ou plus
page-yaku-set-ribbons = 5 rubans ou plus
page-yaku-set-chaff = 10 simples ou plus
page-yaku-set-month_cards = Les quatre cartes du mois de la manche
page-yaku-set-count = Au moins { $count }
page-yaku-set-both = { $cards } ; au moins { $count } en tout
page-yaku-points-grow = { $points }, plus { $step } par { $kind ->
    [bright] lumière
    [animal] animal
    [ribbon] ruban
   *[chaff] simple
} supplémentaire
page-yaku-points-after-call = { $points } ; { $after } après votre koi-koi
page-yaku-best-of = Un seul de ces yaku compte, celui qui vaut le plus : { $names }.
page-yaku-sum-all = Vos yaku s’ajoutent.
page-yaku-sum-rest = Pour le reste, vos yaku s’ajoutent.
page-yaku-viewing-base = Une contemplation ne compte que si vous avez aussi un yaku qui n’est pas une contemplation.
page-yaku-viewing-base-month = Une contemplation ne compte que si vous avez aussi un yaku qui n’est ni une contemplation ni les cartes du mois.
page-yaku-cup-1 = La coupe de saké est un animal. Dans le yaku « { $yaku } », elle compte aussi comme une simple.
page-yaku-cup-2 = La coupe de saké est un animal. Dans le yaku « { $yaku } », elle compte aussi comme deux simples.
page-yaku-joker = Le pont est un joker. Dans le yaku « { $yaku } », il peut compter comme une simple, mais il ne compte alors plus comme animal ici : { $others }. À chaque décompte, on retient le meilleur usage.
page-yaku-joker-free = Le pont est un animal. Dans le yaku « { $yaku } », il compte aussi comme une simple.
page-yaku-month = La première manche est janvier, la deuxième février, et ainsi de suite ; après décembre revient janvier.
page-yaku-example-sum = Exemple : les trois rubans poétiques et deux autres rubans valent { $sum }.
page-yaku-example-best = Exemple : les trois rubans poétiques et deux autres rubans valent { $sum }. Les cinq rubans ne sont pas payés une seconde fois.

page-decision-title = Arrêter ou koi-koi ?
page-decision-when-gain = Si votre tour a formé un yaku, ou si vos yaku valent plus qu’avant, vous choisissez :
page-decision-when-new = Si votre tour a formé un yaku que vous n’aviez pas encore, vous choisissez :
page-decision-stop = Arrêter (« shōbu ») : vous gagnez la manche et marquez tous vos yaku, y compris les plus anciens. Ceux de votre adversaire ne comptent pas.
page-decision-koi = Koi-koi : la manche continue, et vous ne marquez encore rien. Si votre adversaire finit avant vous, vous perdez tout.
page-decision-limit-unlimited = Vous pouvez annoncer koi-koi chaque fois que le choix se présente. Votre adversaire aussi.
page-decision-limit-one-per-round-gain = Il n’y a qu’un koi-koi par manche. Ensuite, le premier à former ou à améliorer un yaku gagne aussitôt la manche, l’appelant comme l’autre.
page-decision-limit-one-per-round-new = Il n’y a qu’un koi-koi par manche. Ensuite, le premier à former un nouveau yaku gagne aussitôt la manche, l’appelant comme l’autre.
page-decision-limit-one-per-player-gain = Chaque joueur peut annoncer koi-koi une fois par manche. Si vous l’avez fait, le prochain yaku que vous formez ou améliorez gagne aussitôt la manche.
page-decision-limit-one-per-player-new = Chaque joueur peut annoncer koi-koi une fois par manche. Si vous l’avez fait, le prochain nouveau yaku que vous formez gagne aussitôt la manche.
page-decision-grow = Un yaku qui ne fait que grandir ne redonne pas le choix. Ses points comptent quand même à la fin.
page-decision-empty = Si votre main est vide, on ne vous demande rien : vous gagnez la manche et vous marquez.

page-end-title = Après le dernier tour
page-end-last-16 = Une manche compte au plus { $turns } tours. Les deux mains sont alors vides. Le reste de la pioche ne sert pas.
page-end-last-15 = Une manche compte au plus { $turns } tours. La main du donneur est alors vide. La dernière carte de l’autre joueur et le reste de la pioche ne servent pas.
page-end-last-n = { $turns ->
    [one] Une manche compte au plus { $turns } tour. Les cartes restées en main et dans la pioche ne servent pas.
   *[other] Une manche compte au plus { $turns } tours. Les cartes restées en main et dans la pioche ne servent pas.
}
page-end-draw = Si personne n’a gagné d’ici là, la manche est nulle. Aucun yaku n’est marqué, pas même ceux d’un joueur qui avait annoncé koi-koi.
page-end-last-caller = Si personne n’a arrêté d’ici là, le dernier à avoir annoncé koi-koi gagne la manche et marque tous ses yaku. Sans aucune annonce, la manche est nulle.
page-end-non-dealer-gain = Si personne n’a arrêté d’ici là, voyez qui a formé ou amélioré un yaku en dernier. Si c’est l’adversaire du donneur, il gagne la manche et marque tous ses yaku. Si c’est le donneur, ou personne, la manche est nulle.
page-end-non-dealer-new = Si personne n’a arrêté d’ici là, voyez qui a formé un nouveau yaku en dernier. Si c’est l’adversaire du donneur, il gagne la manche et marque tous ses yaku. Si c’est le donneur, ou personne, la manche est nulle.
page-end-no-yaku = Si aucune main gagnante n’a été payée, la manche est nulle.
page-end-always-drawn = Toutes les manches sont nulles.
page-end-dealer-always = Pour toute manche nulle, le donneur marque { points-count }.
page-end-dealer-no-yaku = Si la manche est nulle et que personne n’a formé de yaku, le donneur marque { points-count }.
page-end-dealer-viewing = Une contemplation à qui il manque un autre yaku ne compte pas comme formée.
page-end-field = Les cartes restées dans le champ ne sont à personne.

page-points-title = Des yaku aux points
page-points-base = Le gagnant d’une manche additionne les points de ses yaku.
page-points-none = Rien ne les multiplie.
page-points-steps = Ensuite, dans cet ordre :
page-points-own-calls = Ajoutez les annonces koi-koi du gagnant : 1 point pour une annonce, 2 pour deux, 3 pour trois. À partir de quatre annonces, on n’ajoute rien, on multiplie : quatre annonces ×2, cinq annonces ×3, et ainsi de suite.
page-points-own-calls-once = Si le gagnant avait annoncé koi-koi, ajoutez 1 point.
page-points-seven-always = Si cela fait 7 ou plus, doublez : 7 devient 14.
page-points-seven-after-call = Si cela fait 7 ou plus et que quelqu’un avait annoncé koi-koi dans la manche, doublez : 7 devient 14.
page-points-opponent = Si le perdant avait annoncé koi-koi, doublez : 5 devient 10.
page-points-quadruple = Si les yaku du perdant valaient déjà 7 ou plus lors d’une de ses annonces, multipliez par 4 : 5 devient 20.
page-points-quadruple-replaces = Si les yaku du perdant valaient déjà 7 ou plus lors d’une de ses annonces, multipliez par 4 : 5 devient 20. Ce ×4 remplace tout doublement ci-dessus.
page-points-counter = Comptez les koi-koi annoncés par les deux joueurs dans la manche, et multipliez par un de plus : une annonce ×2, deux annonces ×3, et ainsi de suite.
page-points-counter-once = Si quelqu’un avait annoncé koi-koi dans la manche, doublez : 5 devient 10.
page-points-counter-twice = Comptez les koi-koi annoncés par les deux joueurs dans la manche, et multipliez par un de plus : une annonce ×2, deux annonces ×3.
page-points-brights = Comptez les lumières posées dans le champ à la donne, et multipliez par un de plus : une lumière ×2, deux lumières ×3, et ainsi de suite.
page-points-fact-base = des yaku valant { points-count }
page-points-fact-own = { $count ->
    [one] un koi-koi du gagnant
   *[other] { $count } koi-koi du gagnant
}
page-points-fact-theirs = { $count ->
    [one] un koi-koi du perdant
   *[other] { $count } koi-koi du perdant
}
page-points-fact-theirs-below = un koi-koi du perdant avec moins de 7 points
page-points-fact-brights = une lumière dans le champ à la donne
page-points-example = Exemple : { $facts }. Cela fait { $sum }.
page-points-ledger-winner = Le gagnant ajoute le résultat à son total. Celui de l’autre joueur ne change pas.
page-points-ledger-zero-sum = Le gagnant ajoute le résultat à son total, et l’autre joueur perd autant.
page-points-ledger-zero-sum-also = De même pour { $sources } : ce que l’un reçoit, l’autre le perd.
page-points-source-hands = les points des mains gagnantes
page-points-source-dealer = les points du donneur
page-points-stakes = Mises : à la fin de la partie, le perdant de chaque manche gagnée paie les points du gagnant, multipliés par le nombre de koi-koi que ce perdant a annoncés dans la manche, s’il y en a eu au moins deux. Une main gagnante compte comme sans annonce, et une manche nulle ne coûte rien. Ce règlement ne change pas le score.

page-match-title = La partie
page-match-rounds = { $value ->
    [one] Une partie compte { $value } manche.
   *[other] Une partie compte { $value } manches.
}
page-match-rounds-most = { $value ->
    [one] Une partie compte au plus { $value } manche.
   *[other] Une partie compte au plus { $value } manches.
}
page-match-start = Les deux joueurs partent avec { points-count }.
page-match-target = Dès qu’un joueur a { points-count } ou plus après une manche, la partie est finie.
page-match-points-out = Dès qu’un joueur n’a plus de points après une manche, la partie est finie.
page-match-win = À la fin, celui qui a le plus de points gagne.
page-match-tie-shared = En cas d’égalité, la partie est partagée.
page-match-tie-extra = En cas d’égalité après la dernière manche, on joue des manches supplémentaires jusqu’à ce que l’un soit devant.
page-match-tie-target = Si les deux atteignent ce score à égalité, la partie est partagée.
page-match-dealer = Le gagnant d’une manche donne la suivante.
page-match-dealer-other = Après une manche nulle, l’autre joueur donne.
page-match-dealer-same = Après une manche nulle, le même joueur redonne.
page-match-dealer-both-other = Après une manche nulle, ou quand deux mains gagnantes ont été payées, l’autre joueur donne.
page-match-dealer-both-same = Après une manche nulle, ou quand deux mains gagnantes ont été payées, le même joueur redonne.

page-tips-title = Conseils pour vos premières manches
page-tips-plants = Apprenez d’abord les plantes. Elles disent ce qui va ensemble.
page-tips-brights = Gardez un œil sur les cartes de janvier, mars, août, novembre et décembre : ce sont les mois des lumières.
page-tips-toward = Ne capturez pas au hasard. Prenez ce qui vous rapproche d’un yaku.
page-tips-leave = Attention à ce que vous laissez dans le champ. Votre adversaire joue juste après.
page-tips-watch = Surveillez les captures adverses, et prenez la carte que l’autre attend.
page-tips-koi = Avant d’annoncer koi-koi, posez-vous deux questions : combien de tours reste-t-il, et que manque-t-il à votre adversaire ?

page-table-title = Cette table
page-table-changes = Cette table part de « { $preset } » et change ceci :
page-table-readings = Les règles écrites laissent quelques questions ouvertes. Ici, elles sont tranchées une fois pour toutes : ce que dit cette page vaut pour chaque partie à cette table.
