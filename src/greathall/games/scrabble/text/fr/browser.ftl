### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-3w = MT
ui-2w = MD
ui-3l = LT
ui-2l = LD
ui-triple-word = mot triple
ui-double-word = mot double
ui-triple-letter = lettre triple
ui-double-letter = lettre double
ui-hogwarts-space = case Poudlard
ui-help-premium = { $premium } : compte au tour où la case est couverte.
ui-help-hogwarts = Case Poudlard : une lettre posée ici fait piocher une carte pour chaque nouveau mot qui la traverse.
ui-help-mark = Posée avec Confundo : la flèche montre dans quel sens se lit le mot.
ui-help-pending = Vient d’être posée : ses mots peuvent encore être contestés.
ui-board = Plateau
ui-square-empty = { $square }, vide
ui-square-centre = { $square }, le centre, { $premium }
ui-square-premium = { $square }, { $premium }
ui-square-mine = { $square } : { $letter }, posée par vous, pas encore jouée
ui-square-tile = { $square } : { $letter }, { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}{ $read }{ $state }
ui-read-left = , la ligne se lit de droite à gauche
ui-read-up = , la colonne se lit de bas en haut
ui-read-both = , ligne et colonne se lisent à l’envers
ui-may-be-challenged = , peut encore être contestée
ui-last-laid = , vient d’être posée
ui-blank = joker
ui-blank-as = joker pour { $letter }
ui-tile = { $letter }, { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}
ui-rack = Votre chevalet
ui-help-tile = Glissez-la sur une case, ou touchez-la puis touchez la case.
ui-help-blank = Le joker remplace n’importe quelle lettre et ne vaut rien.
ui-help-choose = Touchez-la pour la choisir.
ui-shuffle = Mélanger le chevalet
ui-keys-title = Poser des lettres
ui-how = Glissez vos lettres, touchez une lettre puis une case, ou tapez sur le plateau.
ui-keys-board = Sur le plateau, les flèches déplacent, une touche pose sa lettre, Espace change le sens d’écriture, Retour arrière reprend la dernière lettre, Entrée joue le mot. Échap reprend toutes les lettres.
ui-keys-blank = Maj et une lettre posent un joker pour cette lettre. Touchez d’abord une case, et les lettres touchées ensuite s’y suivent ; touchez-la encore pour écrire vers le bas.
ui-scores = Scores
ui-tiles = lettres
ui-cards = cartes Poudlard
ui-turn = Son tour
ui-turn-yours = Votre tour
ui-stupefied = Stupéfix : perd un tour
ui-house = { $name }, { $house } : { $help }
ui-known-tiles = Vous connaissez de ce chevalet : { $tiles }
ui-known-cards = Vous connaissez de cette main : { $cards }
ui-worth = Ce que cela rapporte
ui-word = { $word } { $points }
ui-line = { $words }{ $fifty ->
    [0] {""}
   *[other] , sept lettres +{ $fifty }
}{ $glossary ->
    [0] {""}
   *[other] , Glossaire +{ $glossary }
}{ $bonus ->
    [0] {""}
   *[other] , carte +{ $bonus }
}{ $cards ->
    [0] {""}
    [one] , et une carte Poudlard
   *[other] , et { $cards } cartes Poudlard
}
ui-letters = Lettres et cases
ui-fifty = Les sept lettres
ui-glossary = Mot du Glossaire
ui-space = Case Poudlard
ui-card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-you-would-score = Vous marqueriez
ui-not-yet = Pas encore un coup
ui-in-advance = Posées d’avance
ui-in-advance-help = Vos lettres restent ici jusqu’à votre tour. Personne d’autre ne les voit.
ui-last-play = Dernier coup
ui-empty-board = Le premier mot couvre le centre
ui-hand = Vos cartes Poudlard, une par tour
ui-deck-title = Cartes Poudlard
ui-piles = Cartes Poudlard dans la pioche : { $deck } ; défaussées : { $discard }
ui-discard = Défausse : { $cards }
ui-discard-empty = La défausse est vide.
ui-no-cards = Vous n’en avez pas. Une lettre sur une case Poudlard, brune avec une tour, en fait piocher une.
ui-look-up = Regarder le Glossaire
ui-look-up-title = Le Glossaire
ui-look-up-help = Revelio l’a ouvert jusqu’à la fin de votre tour. Chacun de ses mots rapporte 20 de plus.
ui-look-up-letters = Avec ces lettres
ui-look-up-count = { $count ->
    [0] Aucun mot
    [one] Un mot
   *[other] { $count } mots
}
ui-no-blanks = Aucun joker n’est sur le plateau.
ui-no-discards = La défausse est vide.
ui-only-in-answer = Seulement en réponse à un Sort
ui-card-not = { $card }. Pas maintenant : { $reason }
ui-card-later = Les cartes s’utilisent à votre tour. Pour répondre à quelqu’un, touchez un bouton sous la question.
ui-kind-bonus = Bonus
ui-kind-spell = Sort
ui-kind-any-time = À tout moment
ui-bag = { $count ->
    [0] Sac vide
   *[other] Sac : { $count }
}
ui-ask-turn = À vous de jouer
ui-play-word = Jouer
ui-play-for = Jouer pour { $points }
ui-take-back-tiles = Reprendre
ui-back = Retour
ui-use = Utiliser la carte
ui-exchange = Échanger
ui-exchange-count = { $count ->
    [one] Échanger une lettre
   *[other] Échanger { $count } lettres
}
ui-exchange-on = { $count ->
    [one] En échanger une et continuer
   *[other] En échanger { $count } et continuer
}
ui-pass-turn = Passer ce tour
ui-pass-question = Passer ce tour ?
ui-which-tiles = Quelles lettres échangez-vous ?
ui-which-blank = Quelle lettre pour le joker ?
ui-which-letter = Quelle lettre demandez-vous ?
ui-which-card = Quelle carte prenez-vous ?
ui-which-player = { $card } : contre qui ?
ui-which-square = Quel joker prenez-vous ?
ui-hint-challenge = Un mot faux est repris. Contester des mots justes vous coûte 10 points.
ui-hint-rack = Touchez des lettres de votre chevalet.
ui-hint-card = { $card } accompagne le mot que vous posez maintenant.
ui-hint-held = Touchez maintenant une case.
ui-hint-caret = Tapez, ou touchez vos lettres dans l’ordre.
ui-hint-pass = Vous gardez vos lettres et ne marquez rien.
ui-hint-swap = Touchez des lettres de votre chevalet. { $count ->
    [0] Le sac est vide.
    [one] Il y a une lettre dans le sac.
   *[other] Il y a { $count } lettres dans le sac.
}
ui-hint-player = Touchez un nom dans les scores.
ui-hint-square = Touchez sur le plateau un joker cerclé d’or.
ui-final = Scores finaux
ui-on-board = En jeu
ui-unplayed = Lettres restantes
ui-from-others = Des autres
ui-none-left = aucune
ui-wins = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
ui-shared = La victoire est partagée.
ui-by = { $lead ->
    [one] D’un point.
   *[other] De { $lead } points.
}
ui-why-out = { $name } a posé la dernière lettre.
ui-why-passed = Tout le monde a passé.
ui-why-stuck = Plus personne ne pouvait poser de lettre.
ui-best = Le plus beau coup : { $line }
ui-zoom = Taille du plateau
ui-nearer = Plus près
ui-farther = Plus loin
ui-whole = Plateau entier
ui-unseen = Pas encore vues : { $count ->
    [one] une lettre
   *[other] { $count } lettres
}
ui-unseen-help = Dans le sac ({ $bag }) et sur les autres chevalets.
ui-unseen-tile = { $letter } : { $count }
ui-overtime = Retard
ui-plays = Coups, les meilleurs d’abord
ui-play-text = Coup
ui-play-points = Points
ui-play-kept = Vous gardez
ui-play-leave = Valeur
ui-play-equity = Équité
ui-play-chance = Gain
ui-percent = { $percent } %
ui-show-plays = Lister les meilleurs coups
ui-no-plays = Ici, on ne pouvait poser aucun mot.
ui-study-words = Mots
ui-study-words-help = Est-ce un mot ? Quelles lettres vont devant et derrière ? Que donnent encore ces lettres ? Un point d’interrogation est un joker.
ui-study-letters = Lettres
ui-study-look = Chercher
ui-word-counts = { $word } est un mot.
ui-word-counts-not = { $word } n’est pas un mot.
ui-hooks-before = Devant
ui-hooks-behind = Derrière
ui-anagrams = Mêmes lettres ({ $count })
ui-study-game = Une partie en fichier
ui-study-drop = Déposez ici un fichier GCG, comme en écrivent Quackle, Woogles et MAGPIE. Il est vérifié, et vous pouvez continuer depuis chaque coup.
ui-study-choose = Choisir un fichier
ui-study-no-moves = Il n’y a pas de coup dans ce fichier.
ui-move-back = Retour
ui-move-on = Suivant
ui-study-moves = Coups
ui-play-from-here = Jouer à partir d’ici
ui-as-gcg = La partie en fichier GCG
