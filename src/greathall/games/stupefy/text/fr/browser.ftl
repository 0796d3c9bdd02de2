### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-aims-at = vise { $name }
ui-aims-at-nobody = ne vise personne
ui-stupefy-at = Stupéfix sur { $name }
ui-stupefied = Stupéfixion
ui-takes = Choisit une Récompense
ui-your-house = Votre Maison
ui-cards = cartes Sort en main
ui-tokens = jetons Retard
ui-hidden-stupefies = Stupéfix parmi les cartes que personne n’a vues
ui-wands-on = { $count ->
    [one] Une baguette sur cette place
   *[other] { $count } baguettes sur cette place
}
ui-seat = { $name }{ $bot ->
    [yes] { " (bot)" }
   *[no] { "" }
}, { $house }, { $flag }{ $favourite ->
    [yes] { ", Favori" }
   *[no] { "" }
}{ $twin ->
    [yes] { ", l’un des Jumeaux" }
   *[no] { "" }
}, { $cards } cartes Sort, { $tokens } jetons Retard. { $speech }
ui-rewards = { $count ->
    [0] Aucune Récompense au centre
    [one] Une Récompense au centre
   *[other] { $count } Récompenses au centre
}
ui-open-stupefies = Stupéfix, face visible dans la défausse
ui-open-misspells = Sorts Ratés, face visible dans la défausse
ui-facedown = Cartes Sort défaussées face cachée
ui-hand = Vos cartes Sort
ui-prepared = Sort préparé
ui-stack = { $spell } : { $count }
ui-round-over = Fin de la manche { $round }
ui-are-stupefied = Stupéfixion : { $names }
ui-plus = +{ $points }
ui-hint-prepare = En main : { $stupefies } Stupéfix, { $misspells } { $misspells ->
    [one] Sort Raté
   *[other] Sorts Ratés
}. Chaque carte ne sert qu’une fois.
ui-hint-target = Touchez une place. { $ready } sur { $all } ont choisi.
ui-hint-picked = Cible : { $name }. Vous pouvez changer jusqu’à la dernière baguette : { $ready } sur { $all } sont prêtes.
ui-hint-cast = Protego couche votre Drapeau : pas de jeton Retard, mais pas de Récompense non plus.
ui-hint-time-turner = Choisissez ici, ou touchez une place éclairée.
ui-hint-share = Touchez une Récompense au centre.
ui-wins = { $count ->
    [one] { $houses } gagne
   *[other] { $houses } gagnent
}
ui-by = { $names }, avec { $lead ->
    [one] un point
   *[other] { $lead } points
} d’avance.
ui-shared = { $names } se partagent la victoire.
ui-house-scores = Points des Maisons
ui-brought = Ce que chaque personne a apporté
ui-master = { $name } a préparé le plus de Potions : { $count }.
ui-no-master = Pas de Maître des Potions : personne n’a plus de Potions que toutes les autres places.
ui-late = Le plus de jetons Retard ({ $tokens }) : { $names }. { $count ->
    [one] 100 points perdus.
   *[other] 100 points perdus par personne.
}
ui-no-late = Tout le monde a le même nombre de jetons Retard : pas de Retardataire.
ui-bonuses = Faveurs : { $list }.
ui-bonus = { $name } { $favours } (+{ $points })
ui-help-cards = { $count } cartes Sort en main. Chaque manche en utilise une.
ui-help-tokens = { $count } jetons Retard : un par Stupéfix reçu. À la fin, qui en a le plus fait perdre 100 points à sa Maison.
ui-help-favourite = Le Chouchou prend la première Récompense.
ui-help-twin = Membre des Jumeaux : un Sort Raté de plus, un Stupéfix de moins, et un jeton Retard dès le début.
ui-help-box = Points de { $house } jusqu’ici.
ui-help-seat = { $house }. { $side ->
    [you] C’est votre place.
    [mate] Vous gagnez ou perdez ensemble.
   *[other] C’est l’autre camp.
} { $flag ->
    [up] Le Drapeau est debout : les Récompenses vont aux Drapeaux debout.
   *[down] Le Drapeau est couché : pas de Récompense cette manche.
}
