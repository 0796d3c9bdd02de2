### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-round = Manche { $round }
ui-map = Carte du château
ui-doorway = Porte Sombre
ui-upper = Étage : dès { $sp } PS
ui-cabinet-piece = l’Armoire à Disparaître
ui-standing-here = Ici : { $names }
ui-dark = { $rounds ->
    [one] Dans le noir encore une manche
   *[other] Dans le noir encore { $rounds } manches
}
ui-fight-here = On se bat ici
ui-way = { $count ->
    [one] À une case
   *[other] { $count } cases : { $path }
}
ui-hp = points de vie
ui-sp = Points de Sort
ui-needs = { $sp } PS
ui-price = { $price } PS
ui-spell = Sort
ui-potion = Potion
ui-item = Objet
ui-event = Événement
ui-card = { $kind } : { $name }{ $price ->
    [-1] {""}
   *[other] , { $price } PS
}
ui-effect = { $status }, { $rounds ->
    [one] encore une fois
   *[other] encore { $rounds } fois
}
ui-turn = à son tour
ui-in-battle = au combat
ui-resting = à l’Infirmerie
ui-quest = { $sp } Points de Sort. L’Étage s’ouvre à { $upper }, la Chambre de Voldemort à { $chamber } ; l’année s’achève après la manche { $rounds }.
ui-player-label = { $name }, { $house } : { $hp } points de vie, { $sp } Points de Sort, { $where }{ $turn ->
    [yes] , à son tour
   *[no] {""}
}
ui-loves = aime { $name }
ui-misses = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
ui-fighter = { $name }, { $hp } points de vie sur { $most }
ui-plan = { $has ->
    [both] { $verb } : { $card }, vers { $target }
    [card] { $verb } : { $card }
    [target] { $verb } { $target }
   *[none] { $verb }
}
ui-battle-round = Assaut { $round }
ui-exchange = Ce qui s’est passé à l’Assaut { $round }
ui-failed = échec
ui-astray = mauvaise cible
ui-blocked = arrêt
ui-rebounded = retour à l’envoyeur
ui-got-away = en fuite
ui-die = Le dé montre { $die }
ui-dice = Dés et événements de ce tour
ui-roll = { $name } : { $purpose }
ui-laid = Sur la table
ui-piles = Piles
ui-pile = { $pile } : { $left } cartes. { $seen }
ui-glimpsed = Sur le dessus : { $cards }
ui-your-cards = Vos cartes
ui-cards-of = Cartes de { $name }
ui-no-cards = Aucune carte. Les cases du château offrent Sorts, Potions et Objets.
ui-melee = Attaquer
ui-melee-hint = griffe, croc ou massue
ui-steal = Chiper
ui-steal-hint = une carte de l’ennemi
ui-run = Fuir
ui-run-hint = 1 échoue, 2 expose aux coups
ui-walk-to = Marcher : { $square }
ui-hint-walk = Touchez une case cerclée : la ligne montre le chemin.
ui-hint-square = Touchez une case cerclée.
ui-hint-trade = Touchez une carte exposée pour l’acheter, une des vôtres pour la vendre.
ui-hint-take-card = Touchez la carte pour la prendre.
ui-hint-instead = { $card } : touchez maintenant la carte que vous cédez.
ui-hint-forget = Touchez un de vos Sorts.
ui-hint-duel = Touchez la personne que vous défiez.
ui-hint-card = Touchez une carte pour vous en servir.
ui-ask-battle = Assaut { $round } : que faites-vous ?
ui-hint-battle = Touchez une carte, puis sa cible.
ui-hint-aim = { $card } : touchez maintenant sa cible.
ui-wins = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
ui-how-voldemort = Voldemort est vaincu, à la manche { $round }.
ui-how-last-battle = Personne n’a vaincu Voldemort dans la dernière bataille, après { $round } manches : la victoire va à qui l’a le plus blessé.
ui-how-year = Voldemort tient encore quand l’année s’achève, après { $round } manches : le meilleur total est de { $sp } Points de Sort.
ui-brought = Ce que chaque personne rapporte
ui-fate = Comment cela a fini
ui-battles-won = combats gagnés
ui-falls = malaises et morts
ui-cards = Cartes
ui-winner = victoire
ui-help-hp = { $hp } points de vie sur { $most }. À 1, on s’évanouit et on passe un tour à l’Infirmerie.
ui-help-run-odds = Sur six faces, { $away } vous sauvent sans dommage et { $caught } vous sauvent, mais un coup vous touche encore. Avec { $stays }, vous restez.
ui-help-roll-odds = { $good } faces sur six : { $percent } %.
ui-odds = Ce que dirait le dé
ui-in-six = { $count } sur 6
ui-comes-at-you = Attaque de { $name } sur vous
ui-face-works = touche
ui-face-fails = raté
ui-face-astray = dévié
ui-face-away = loin
ui-face-stays = reste
ui-face-caught = coup
ui-chosen-square = Case choisie
ui-your-square = Votre case
ui-level-upper = Étage
ui-level-lower = Rez-de-chaussée
