### The texts of the browser drawing. The drawing adds “ui-” to the keys it uses; a test compares the two.

ui-game-turn = Jeu { $game } · tour { $turn }
ui-spell = Sort
ui-item = Objet
ui-ally = Allié
ui-proficiency = Matière
ui-waits = En attente
ui-card = { $card }, { $kind }.
ui-card-price = { $card }, { $kind }, coûte { $price }.
ui-plus = +{ $count }
ui-short = Il manque { $count }
ui-or = ou
ui-location = { $location }, Lieu { $place } sur { $places } : { $control ->
    [one] { $control } Contrôle
   *[other] { $control } Contrôles
} sur { $capacity }
ui-place = Lieu { $place } sur { $places }
ui-last-place = Dernier Lieu, { $place } sur { $places }
ui-no-event = Pas encore d’événement
ui-events-before = Révélés avant lui ce tour-ci
ui-events-left = { $count ->
    [one] Il reste { $count } événement Forces du Mal dans la pile ; ensuite, tous sont mélangés.
   *[other] Il reste { $count } événements Forces du Mal dans la pile ; ensuite, tous sont mélangés.
}
ui-villains = Ennemis
ui-villains-left = { $count ->
    [0] Il ne reste aucun Ennemi dans la pile.
    [one] Il reste { $count } Ennemi dans la pile.
   *[other] Il reste { $count } Ennemis dans la pile.
}
ui-defeated = Ennemis vaincus
ui-defeated-count = { $count ->
    [0] Aucun Ennemi n’est encore vaincu.
    [one] { $count } Ennemi est vaincu.
   *[other] { $count } Ennemis sont vaincus.
}
ui-piles = Pioches et piles
ui-resolved = Événements Forces du Mal résolus, du plus récent au plus ancien
ui-none-defeated = Aucun Ennemi n’est encore vaincu.
ui-villain = { $villain } : { $attack ->
    [one] { $attack } Dégât
   *[other] { $attack } Dégâts
} sur { $health }. { $petrified }
ui-attack = Attaquer { $label }
ui-petrified = Pétrifié
ui-gone = Vaincu : le prochain Ennemi arrive à la fin du tour.
ui-horcrux = Horcruxe { $horcrux } : symboles posés { $marked }, Horcruxes à venir { $left }
ui-horcrux-word = Horcruxe
ui-horcrux-left = { $count ->
    [0] Le dernier Horcruxe
    [one] Encore { $count } après lui
   *[other] Encore { $count } après lui
}
ui-horcrux-broken = Détruit
ui-marked = { $symbol }, posé
ui-market = Cartes Poudlard à acquérir
ui-stack-help = { $count ->
    [one] Il reste { $count } carte Poudlard dans la pile.
   *[other] Il reste { $count } cartes Poudlard dans la pile.
}
ui-gap = Vide jusqu’à la fin du tour
ui-gap-stays = Vide : la pile est épuisée
ui-on-top = Sur la pioche
ui-to-top = Acquérir { $card } et poser la carte sur votre pioche
ui-tray = Choisissez parmi ces cartes
ui-looked = La carte que vous avez regardée
ui-played-cards = Jouées ce tour-ci
ui-nothing-played = Aucune carte pour l’instant
ui-purse = Vos jetons
ui-attack-help = Vos Dégâts : placez-les sur des Ennemis. Le reste est perdu à la fin de votre tour.
ui-influence-help = Votre Influence : elle sert à acquérir des cartes. Le reste est perdu à la fin de votre tour.
ui-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
ui-hand-empty = Aucune carte en main
ui-heroes = Héroïnes et Héros
ui-hero = { $name }, { $hero } : Vie { $health }, cartes en main { $cards }, pioche { $deck }, défausse { $discards }, Dégâts { $attack }, Influence { $influence }. { $state }
ui-ask-turn = À vous
ui-active = Son tour
ui-asked = Choisit
ui-stunned = Assommé
ui-this-turn = Vie, ce tour-ci
ui-look-hint = Touchez pour voir la main et la défausse.
ui-belongings = { $name } · { $hero }
ui-pile-hand = Main : { $count }
ui-pile-top = Connues sur la pioche
ui-pile-discards = Défausse : { $count }
ui-closed = Cachée : une seule personne la voit.
ui-deck = { $count ->
    [0] La pioche est vide : la défausse sera mélangée.
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
ui-question = À vous : que faites-vous ?
ui-left-cards = { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
ui-left-attack = { $count ->
    [one] { $count } Dégât à placer
   *[other] { $count } Dégâts à placer
}
ui-left-influence = { $count } Influence à dépenser
ui-hint-left = Il vous reste : { $list }.
ui-hint-sure = À perdre : { $list }. Appuyez encore une fois pour terminer votre tour.
ui-hint-done = Il ne reste rien à faire : terminez votre tour.
ui-end-won = Poudlard est sauvé
ui-end-lost = Poudlard est tombé
ui-why-won = { $count ->
    [one] Le seul Ennemi est vaincu, au tour { $turns }.
   *[other] Les { $count } Ennemis sont vaincus, au tour { $turns }.
}
ui-why-lost = Après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, le dernier Lieu est aux mains des Ennemis : { $location }.
ui-why-tired = La bataille a trop duré : les Héros n’ont plus de forces.
ui-again = La campagne en reste au Jeu { $game } : les paquets sont refaits, jouez-le de nouveau.
ui-next = { $game ->
    [2] Suite de la campagne : le Jeu 2. Un troisième Lieu, et des Ennemis qui s’en prennent à vos Alliés et à vos cartes.
    [3] Suite de la campagne : le Jeu 3. Les Héros ont des capacités, et deux Ennemis agissent à la fois.
    [4] Suite de la campagne : le Jeu 4. Les dés de Maison aident tous les Héros, et le premier Mangemort arrive.
    [5] Suite de la campagne : le Jeu 5. Trois Ennemis sont actifs, et Lord Voldemort en personne vient en dernier.
    [6] Suite de la campagne : le Jeu 6. Chaque Héros a une Matière ; le dé Serpentard est lancé contre vous.
   *[7] Suite de la campagne : le Jeu 7, le dernier. Six Horcruxes protègent Lord Voldemort.
}
ui-campaign-won = Le Jeu 7 est gagné : la campagne est finie. Lord Voldemort n’est plus.
ui-deeds = Ce que chaque Héros a fait
ui-col-played = Cartes jouées
ui-col-attack = Dégâts placés
ui-col-defeated = Ennemis vaincus
ui-col-acquired = Cartes acquises
ui-col-stunned = Fois Assommé
ui-fate = Comment cela a fini
ui-fate-place = { $location }, Lieu { $place } sur { $places } : { $control ->
    [one] { $control } Contrôle
   *[other] { $control } Contrôles
} sur { $capacity }.
ui-fate-defeated = Vaincus : { $list }.
ui-fate-standing = Encore debout : { $list } ; dans la pile : { $count }.
ui-fate-villain = { $villain } ({ $attack }/{ $health })
ui-help-hand = { $count } cartes en main.
ui-help-deck = { $count } cartes dans la pioche. Quand elle est vide, on mélange la défausse.
ui-help-discards = { $count } cartes dans la défausse. Elles reviennent quand la pioche est vide.
ui-help-health = { $health } cœurs sur 10. Sans cœurs, un Héros est Assommé.
