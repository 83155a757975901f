# La table telle qu’on y joue dans le navigateur ; la plupart des phrases sont celles du terminal, dans play.ftl.

## La table et ses zones

table-opening = Ouverture de la table…
table-menu = Menu de la table
table-rules = Règles de cette table
table-undo = Reprendre le dernier choix
table-field = Le champ et la pioche
table-field-cards = Cartes du champ
table-hand = Votre main
table-stock = Pioche
table-rail = Yaku et coups
table-nearest = Yaku les plus proches
table-cards-lacking = Cartes manquantes
table-dealer = Donneur
table-called = A dit koi-koi
table-no-call = Aucune annonce
table-away = hors ligne
table-in-turn = , à son tour
table-in-turn-you = , à votre tour
table-year-so-far = Manches jouées : { $who } { $won }, { $name } { $lost }
table-standing = Score de la partie : { $who } { $mine }, { $name } { $theirs }.
table-mark-takes = prend une carte
table-mark-makes = forme un yaku
table-choice = choix { $number }
table-cancel = Reprendre en main
table-pile-none = Encore aucune carte de ce genre.

## Ce que le joueur doit faire, outre les phrases de play.ftl

table-nothing-matches = Rien ne va ensemble : posez une carte.
table-they-swap = { $name } choisit d’échanger ou non les mains.
table-turn-you = C’est à vous de jouer.
table-turn-other = C’est à { $name } de jouer.
table-plays-you = Vous jouez…
table-plays-other = { $name } joue…

## Où se trouve une carte voulue

table-near-field = { $cards }, dans le champ
table-near-hand = { $cards }, dans votre main
table-near-unseen = { $cards }, encore à voir

## Ce qu’est une carte

table-card-month = { $number } : { $month }, { $plant }
table-card-kind = Genre : { $kind }
table-card-serves = Elle vous servirait pour : { $yaku }

## Décision

table-look = Voir la table
table-show-facts = Revoir les chiffres
table-you-lack-one = Si vous continuez, il vous manque une carte pour :
table-they-lack-one = Il manque une carte à { $name } pour :
table-decide-lose = Si { $name } finit avant, vous renoncez à { $mine ->
    [one] votre { $mine } point
   *[other] vos { $mine } points
} et { $name } en reçoit { $points } ou plus.
table-coach-win = Gagne la partie : { $percent } %
table-coach-thinks = Le coach réfléchit…
table-coach-not-yet = Le coach se prépare…
table-coach-said = Le coach : arrêter gagne la partie dans { $stop } % des cas, koi-koi dans { $koi } %.
table-one-of = une de ces cartes

## Deux personnes devant un écran

table-cover-show = Voir mes cartes
table-cover-why = Vos cartes restent cachées tant que vous n’êtes pas seul à voir l’écran.

## Feuilles

table-begin = Commencer
table-score-by-round = Score par manche
table-held-still = Restait en main : { $name }
table-next-round = Manche suivante
table-to-result = Voir le résultat
table-leave = Quitter pour l’instant
table-waits-for = En attente de { $name }…
table-wants-rematch = { $name } propose une revanche.
table-rematch = Revanche
table-home = Accueil
table-record-copy = Copier la partie
table-record-save = Enregistrer la partie
table-record-copied = La partie est dans le presse-papiers.
table-record-failed = Impossible d’obtenir la partie. Réessayez.

## Menu et aide

table-pace = Rythme
table-hints = Indices sur vos cartes
table-hints-off = Aucun
table-hints-matches = Paires
table-hints-yaku = Paires et yaku
table-labels = Étiquettes des cartes
table-labels-full = Complètes
table-labels-plate = Numéro
table-labels-none = Aucune
table-sound = Son
table-help-about = Quelle est cette carte ? Appuyez dessus dans le champ, ou appuyez longuement sur une des vôtres.
table-help-i = dire ce qu’est la carte choisie et à quoi elle sert
table-help-help = cette page
table-help-corner = Signes dans le coin d’une carte
table-help-corner-why = Sous le numéro du mois se trouve le genre de la carte, puis un second signe si elle appartient à une série de quelques cartes nommées.
table-help-sign-bright = soleil : lumière
table-help-sign-animal = losange : animal
table-help-sign-ribbon = barre : ruban, avec un zigzag s’il porte un poème, avec des vagues s’il est bleu
table-help-sign-chaff = point : simple
table-help-sign-dots = trois points : sanglier, cerf ou papillons
table-help-sign-bowl = bol : rideau, lune ou coupe de saké
table-help-sign-umbrella = parapluie : l’homme sous la pluie
table-help-ring = une carte cerclée est dans le champ
table-help-chip = une telle étiquette près d’un nom : un yaku à une carte près, et ses points

## Connexion et places

table-reconnecting = Pas de connexion. La partie est gardée ; nouvel essai…
table-friend-away = { $name } a quitté la table. La partie attend.
table-friend-back = { $name } est de retour.
table-not-kept = Ce navigateur ne peut pas garder votre place : son stockage est plein ou fermé. Ne quittez cette page qu’à la fin de la partie.
table-no-seat = Vous n’avez pas de place à cette table
table-no-seat-none = Une partie ne se joue que dans le navigateur où elle a été ouverte ou rejointe. Ouvrez-y le lien, ou commencez votre propre partie.
table-no-seat-refused = Le serveur ne connaît plus cette place. La partie a peut-être été supprimée.
table-no-seat-unreadable = Ce que le serveur en a gardé est endommagé : elle ne peut pas continuer. Vos autres parties ne sont pas touchées. La personne qui tient le serveur trouvera une note dans son journal.
table-unreadable = Cette partie ne peut plus être lue
table-shut = Impossible d’ouvrir la table pour l’instant
table-shut-why = Trop de pages de cette place sont ouvertes, ou le serveur est absent. Fermez les autres, ou attendez un instant. La partie est gardée.
table-again = Réessayer

## La première leçon

table-lesson = Premiers pas
table-lesson-know = Je connais le jeu
table-lesson-read = Continuer
table-lesson-pair = Ces deux cartes sont du même mois : { $month }, { $plant }. Même mois, on prend. Choisissez la carte éclairée de votre main : { $card }.
table-lesson-choose-pair = Plusieurs cartes du champ sont du mois de celle-ci : { $month }, { $plant }. Même mois, on prend. Choisissez la carte éclairée de votre main, { $card }, puis choisissez.
table-lesson-number = Le numéro dans le coin, { $number }, est le mois.
table-lesson-lay = Aucune de vos cartes n’a le mois d’une carte du champ. Choisissez n’importe laquelle : elle y restera.
table-lesson-stock = Après votre carte, on retourne la première de la pioche. Elle prend de même une carte de son mois, ou reste dans le champ.
table-lesson-sets = Ce que vous prenez reste devant vous. Réunissez des yaku : un yaku est une série de cartes qui rapporte des points.
table-lesson-star = L’étoile marque une carte qui achève un yaku, une série de cartes qui rapporte des points. Ici : { $yaku }.
table-lesson-choice = Elle n’en prend qu’une. Laquelle sert une série ?
table-lesson-decision = Vous avez une série. Arrêtez, et ses points sont à vous. Dites koi-koi, et vous jouez pour plus ; mais si l’autre finit avant vous, vous n’avez rien.
table-lesson-round = Voilà une manche. Elle est comptée comme écrit ici ; à la fin, c’est la somme de toutes les manches qui décide.
table-goals = Séries à réunir
table-goals-many = Ou réunissez beaucoup de cartes d’un genre : { $sets }.
table-goals-many-one = { $yaku } (dès { $count } cartes)
table-goals-more = Il y en a d’autres : les règles les montrent toutes
