# Les pages du jeu dans le navigateur, autour de la table : accueil, nouvelle partie, invitations, règles, réglages.

## Partout

web-home = Accueil
web-back = Retour
web-close = Fermer
web-again = Réessayer
web-loading = Un instant…
web-pages = Autres pages
web-settings = Réglages
web-against = contre { $name }
web-length-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
web-length-target = en { $target } points
web-table-length = { $table }, { $length }

## Accueil

web-home-first = On distribue les cartes.
web-home-invite = Inviter un ami
web-home-invite-why = par un lien que vous envoyez
web-home-continue-why = votre partie reprend où vous l’avez laissée
web-home-quick-why = une nouvelle partie, distribuée aussitôt
web-matches = Vos parties
web-matches-why = Chaque coup est gardé. Seul ce navigateur peut reprendre ces parties : revenez avec lui, sur cet appareil. Un autre navigateur ou une fenêtre privée ne connaît pas votre place.
web-matches-all = { $count ->
    [one] Montrer { $count } partie
   *[other] Montrer les { $count } parties
}
web-matches-few = En montrer moins
web-match-begun = en cours
web-match-invited = invitation en attente
web-match-waiting = Un ami, pas encore là
web-forget = Supprimer : { $match }
web-forget-why = Votre place n’existe que dans ce navigateur. Sans elle, vous ne pourrez plus continuer cette partie.
web-forget-over = Cette partie est finie. Elle disparaît de cette liste.
web-tables = Choisir une table
web-tables-why = C’est toujours du koi-koi. Voici ce qui distingue chaque table.
web-tables-now = choisie
web-tables-first = idéale pour débuter
web-tables-picked = La table est maintenant « { $table } ».

## Nouvelle partie

web-new-mode = Contre qui jouez-vous ?
web-new-computer = L’ordinateur
web-new-computer-why = Vous pouvez quitter à tout moment et continuer plus tard.
web-new-friend = Un ami, par un lien
web-new-friend-why = Vous recevez un lien à envoyer. On distribue quand votre ami l’ouvre.
web-new-screen = À deux, ici
web-new-screen-why = Chacun son tour devant cet écran. Entre les tours, les mains sont cachées.
web-new-variants = Variantes de cette table
web-new-rounds-why = Laissez vide pour la durée habituelle : { $length }.
web-birth-why = À cette table, on retourne une carte, et le joueur dont le mois de naissance est le plus proche donne le premier. Si un mois est inconnu, chacun tire une carte.
web-new-more = Plus de choix
web-new-invite = Créer l’invitation

## L’invitation

web-invite-lead = Envoyez ce lien à votre ami. Il ne sert qu’une fois et montre les règles avant la première donne.
web-invite-text = Viens jouer au koi-koi avec moi.
web-invite-qr = Le lien en code QR, pour un appareil photo
web-invite-waiting = En attente de votre ami. Vous pouvez fermer cette page et revenir.
web-invite-nocode = Le lien n’est pas dans ce navigateur, mais dans celui où vous avez créé l’invitation.
web-copy-link = Copier le lien
web-copied = Copié
web-copy-by-hand = Le lien est sélectionné : copiez-le au clavier
web-share = Partager
web-reach-loopback = Ce lien ne marche que sur cet ordinateur
web-reach-loopback-why = Le serveur n’écoute que cet ordinateur. Pour faire entrer un ami, arrêtez-le et relancez-le ainsi :
web-reach-house = Ce lien marche dans votre réseau
web-reach-house-why = Tous ceux qui sont dans le même réseau, par exemple le même Wi-Fi, peuvent l’ouvrir.
web-reach-public = Ce lien marche partout
web-reach-public-why = Qui l’ouvre le premier prend la place : ne l’envoyez qu’à une personne.
web-reach-others = Si votre ami ne peut pas l’ouvrir, essayez l’un de ceux-ci :
web-reach-to-house = Pour tous ceux de votre réseau :
web-reach-to-world = Pour tous, derrière une adresse à vous :
web-join = On vous invite
web-join-by = { $name } vous invite à une partie
web-join-what = Le koi-koi est un jeu de cartes japonais à deux : on prend des cartes du même mois et on réunit des séries qui rapportent des points. Qui en a une arrête et marque, ou annonce koi-koi et joue pour plus.
web-join-held = Vous avez déjà une place à cette table : ce navigateur la garde.
web-join-go = Aller à la table
web-join-nocode = Cette adresse ne contient pas d’invitation. Demandez le lien entier à votre ami.
web-join-sit = Prendre place
web-join-why = On distribue dès que vous prenez place. Aucun compte n’est nécessaire.

## Les règles

web-rules-note = Règles de la table
web-rules-of = Règles : { $table }
web-rules-parts = Parties des règles
web-rules-press = Touchez une carte pour la voir en grand.
web-rules-whole = Toutes les règles de cette table
web-rules-compare = Comparer à une autre table
web-rules-more = { $count ->
    [one] Montrer { $count } différence
   *[other] Montrer les { $count } différences
}
web-rules-apart = En quoi elle diffère de
web-rules-other = { $points ->
    [one] « { $table } » donne { $points } point
   *[other] « { $table } » donne { $points } points
}
web-rules-other-none = N’est pas un yaku à « { $table } »
web-card-serves = À cette table, elle sert à : { $yaku }.

## Une table à soi

web-edit = Votre table
web-edit-make = Créer votre propre table
web-edit-why = Partez d’une table et changez ce que vous jouez autrement. Ce navigateur la retient jusqu’à votre retour.
web-edit-base = Partir de
web-edit-values-why = 0 veut dire : pas un yaku à cette table.
web-edit-range = De { $low } à { $high }.
web-edit-was = { $table } : { $value }
web-edit-reset = Annuler
web-edit-reset-of = Annuler : { $option }
web-edit-reset-all = Annuler tous les changements
web-edit-count = { $count ->
    [0] Se joue comme « { $table } ».
    [one] { $count } différence avec « { $table } ».
   *[other] { $count } différences avec « { $table } ».
}
web-edit-show = Montrer où
web-edit-play = Jouer contre l’ordinateur
web-edit-keep = La garder ou la transmettre
web-edit-name = Nom de la table
web-edit-name-needed = Donnez d’abord un nom à la table.
web-edit-save = Enregistrer dans ce navigateur
web-edit-saved = « { $table } » est enregistrée.
web-edit-unsaved = Le stockage de ce navigateur est plein ou fermé : la table sera oubliée à votre départ. Enregistrez-la dans un fichier.
web-edit-file = Enregistrer en fichier
web-edit-open = Ouvrir un fichier
web-edit-file-wrong = Ce n’est pas un fichier de règles. Choisissez-en un enregistré ici, ou un fichier JSON avec une base et des options.
web-edit-link = Le lien vers cette table
web-edit-link-wrong = Ce lien ne contient pas de table ; il en manque peut-être une partie. Demandez le lien entier.
web-edit-own = Vos tables
web-edit-remove = Supprimer : { $table }
web-edit-before = Revenir à la table non enregistrée

## Réglages

web-set-playing = Jeu
web-set-look = Aspect
web-set-access = Confort
web-set-hints-why = Marque les cartes de votre main qui en prennent une dans le champ, et celles qui forment un yaku.
web-set-pace-calm = Calme
web-set-pace-brisk = Vif
web-set-pace-instant = Immédiat
web-set-pace-why = La durée du trajet des cartes, et celle pendant laquelle les coups de l’ordinateur restent lisibles.
web-set-coach = Coach : chances de gagner au koi-koi
web-set-coach-why = Contre l’ordinateur : quand vous choisissez entre arrêter et koi-koi, combien de fois chacun gagne la partie.
web-set-name-why = Il figure à la table et dans les archives, pour votre ami aussi.
web-set-language-why = Change aussitôt, même en pleine partie.
web-set-theme = Thème
web-set-theme-auto = Comme l’appareil
web-set-theme-light = Clair
web-set-theme-dark = Sombre
web-set-theme-why = Les cartes restent claires dans les deux.
web-set-labels-why = Le numéro est le mois, le signe dessous la catégorie. Le nom de la plante s’ajoute s’il y a la place.
web-set-contrast = Contraste renforcé
web-set-contrast-why = Des textes plus sombres et des bords plus nets.
web-set-left = Table pour gaucher
web-set-left-why = Inverse la table : la pioche et les listes changent de côté.
web-set-sound-why = De légers bruits de cartes, et une cloche quand c’est à vous dans un onglet caché.
web-set-kept = Les réglages ne sont gardés que dans ce navigateur.

## En cas de problème

web-nopage = Cette page n’existe pas
web-nopage-why = L’adresse ne mène nulle part. Il en manque peut-être un morceau.
web-error-away = Le serveur ne répond pas. Tourne-t-il, et êtes-vous en ligne ?
web-error-used = Cette invitation a déjà servi. Demandez-en une nouvelle à votre ami.
web-error-not-found = Cette invitation n’existe pas, ou sa partie a disparu. Demandez-en une nouvelle à votre ami.
web-error-disk = Le serveur n’a pas pu l’enregistrer, par exemple parce que son disque est plein. Rien n’a été fait. Réessayez plus tard.
web-error-unknown = Cela n’a pas marché, et rien n’a été fait.
web-name-wrong = Un nom a au plus { $most } caractères, qui doivent tous pouvoir s’afficher.
web-broken = Cette page n’a pas pu s’afficher
web-broken-why = Quelque chose y a échoué. Vos parties sont toujours gardées. Recharger la page suffit souvent.
web-broken-reload = Recharger
web-broken-forget = Oublier ce que garde ce navigateur
web-broken-forget-why = Si cela ne suffit pas, ce navigateur peut oublier ses réglages et toutes ses places. Vous ne pourrez plus continuer les parties en cours.
web-broken-sure = Tout oublier pour de bon
