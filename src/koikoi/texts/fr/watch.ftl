# Regarder une partie.

table-watched =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }

# Qui joue et laisse regarder.
watchers-title = Spectateurs
watchers-lead = Avec le lien, on voit la table, les deux mains face cachée.
watchers-delay = Les spectateurs voient chaque coup
watchers-delay-none = aussitôt
watchers-delay-short = 30 secondes après
watchers-delay-round = après la manche
watchers-longer-short = L’adversaire a demandé un plus long délai : les spectateurs voient chaque coup 30 secondes après.
watchers-longer-round = L’adversaire a demandé un plus long délai : les spectateurs voient la manche une fois terminée.
watchers-longer-none = Les spectateurs voient chaque coup aussitôt.
watchers-open = Laisser regarder
watchers-close = Fermer aux spectateurs
watchers-closed = La partie est fermée aux spectateurs.
watchers-theirs = L’adversaire a ouvert cette partie aux spectateurs.
watchers-link = Envoyez ce lien à qui peut regarder.
watchers-text = Regardez notre partie de Koi-Koi
# Qui regarde.
watch-title = Spectateur
watch-who = { $first } et { $second }
watch-not-begun = La partie n’a pas encore commencé. La table apparaîtra dès qu’elle commence.
watch-later-short = Les joueurs montrent chaque coup 30 secondes après. La table apparaît dans un instant.
watch-later-round = Les joueurs ne montrent une manche qu’une fois terminée. Vous la verrez alors.
watch-closed = Cette partie n’est pas ouverte aux spectateurs
watch-closed-why = Le lien est incomplet, ou les joueurs ont fermé la partie. Demandez-leur un nouveau lien.
watch-reconnecting = Connexion perdue. Nouvelle tentative de joindre la table…
watch-card-serves = Encore utile pour : { $yaku }
watch-hands = Main de { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
watch-next = Les joueurs vont continuer
watch-over = Si les joueurs veulent une revanche, vous la verrez ici.
watch-leave = Ne plus regarder
