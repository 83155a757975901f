# La table pendant le jeu : tours, choix, et où sont les cartes.

play-your-turn = À vous de jouer
play-their-turn = { $name } réfléchit
play-choose-card = Choisissez une carte à jouer.
play-choose-take = Quelle carte prenez-vous ?
play-koi-or-stop = Arrêter ou koi-koi ?
play-stop = Arrêter
play-koi-koi = Koi-koi
play-pass = Poser sans capturer
play-keep = Garder votre main
play-swap = Échanger les mains
play-stock = Pioche
play-field = Champ
play-hand = Main
play-captured = Captures
play-round = Manche { $round }
play-month = Mois
play-dealer = Donneur
play-points = Points
play-turns-left = { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
}
play-help = Aide
