# Records of finished matches in the browser: the shelf, files, and a match stepped through once more.

## The shelf

records-title = Archives
records-why = Les parties finies arrivent ici d’elles-mêmes. Elles restent sur ce serveur, et seul ce navigateur a la clé de la liste.
records-not-kept = Ce navigateur ne garde rien ici : la liste sera perdue quand vous partirez. Les liens vers chaque partie continueront de marcher.
records-list = Vos parties archivées
records-empty = Rien pour l’instant. Jouez une partie jusqu’au bout, ou ajoutez des fichiers ci-dessous.
records-search = Chercher
records-search-why = Par noms, table, date ou titre.
records-count = { $count ->
    [0] Aucune partie ne correspond.
    [one] { $count } partie
   *[other] { $count } parties
}
records-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
records-name-of = Nommer : { $record }
records-save-of = Enregistrer dans un fichier : { $record }
records-delete-of = Supprimer : { $record }
records-name-title = Nommer cette partie
records-name = Titre
records-name-do = Prendre ce titre
records-named = Le titre est gardé.
records-title-long = Un titre a au plus { $most } caractères.
records-delete-title = Supprimer cette partie pour de bon ?
records-delete-why = Les liens vers elle ne marcheront plus. Un fichier que vous avez enregistré reste à vous.
records-deleted = La partie est supprimée.

## Files

records-import = Ajouter des parties depuis des fichiers
records-import-why = Des parties enregistrées ici ou par le terminal, et celles du recueil KoiKoi-AI ; .json, .jsonl, ou compressées en .gz. Vous pouvez aussi déposer les fichiers ici.
records-choose = Choisir des fichiers
records-importing = Fichiers en cours d’ajout
records-progress = { $done } sur { $all }
records-cancel = Annuler
records-cancelled = Le reste a été laissé de côté.
records-added = { $count ->
    [0] Rien n’a été ajouté.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
records-known = { $count ->
    [one] { $count } y était déjà.
   *[other] { $count } y étaient déjà.
}
records-full = Les archives sont pleines. Supprimez d’abord quelques parties.
records-at-line = { $file }, ligne { $line }
records-wrong-open = Cette partie n’est pas finie ; seules les parties finies sont gardées.
records-wrong-contradiction = La partie affirme quelque chose que le jeu, refait coup par coup, ne donne pas.
records-wrong-form = Ce n’est ni une partie de ce programme, ni une partie de KoiKoi-AI.
records-wrong-gz = Ce fichier compressé est abîmé.
records-wrong-long = Un fichier a au plus { $most } Mio.

## Replay

records-replay = Revoir
records-opening = La partie s’ouvre.
records-none = Cette partie n’existe pas
records-none-why = Le lien est incomplet, ou la partie a été supprimée par qui la gardait.
records-steps = Coups
records-round-back = Début de la manche, ou manche d’avant
records-back = Un coup en arrière
records-on = Un coup en avant
records-round-on = Manche suivante
records-play = Lecture
records-pause = Mettre en pause
records-slider = Moment de la manche
records-step-of = Coup { $step } sur { $steps }
records-eyes = Main visible
records-eyes-both = Les deux mains
records-link = Copier le lien vers ce moment
records-link-copied = Le lien est dans le presse-papiers.
