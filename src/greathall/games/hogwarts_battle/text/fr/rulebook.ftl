### Le livre de règles, dans nos propres mots. `rulebook.py` en donne le plan.

rulebook-goal = Le but du jeu
rulebook-goal-lead = Vous jouez ensemble : vainquez tous les Ennemis avant qu’ils ne contrôlent tous les Lieux. On gagne ou on perd en équipe.
rulebook-goal-villains = Ennemis
rulebook-goal-villains-text = Un Ennemi est vaincu dès que ses Dégâts atteignent sa Vie, et vous touchez sa Récompense.
rulebook-goal-location = Le Lieu
rulebook-goal-location-text = Un Lieu rempli de Contrôles est perdu. Quand le dernier est perdu, la partie l’est aussi.
rulebook-goal-deck = Votre paquet
rulebook-goal-deck-text = Vous commencez avec dix cartes simples. Acquérez-en de meilleures : elles reviennent sans cesse.

rulebook-turn = Un tour en quatre étapes
rulebook-turn-lead = Le Héros actif fait les quatre, puis c’est au suivant.
rulebook-turn-dark = Forces du Mal
rulebook-turn-dark-text = Révélez autant d’événements que le Lieu l’indique. Ils ne sont jamais bons.
rulebook-turn-villains = Les Ennemis agissent
rulebook-turn-villains-text = Les Ennemis qui agissent à chaque tour le font. Les autres attendent leur moment.
rulebook-turn-actions = Vos actions
rulebook-turn-actions-text = Jouez des cartes, placez des Dégâts sur les Ennemis, acquérez des cartes avec l’Influence : autant que vous voulez, dans n’importe quel ordre.
rulebook-turn-end = Finir le tour
rulebook-turn-end-text = Un Lieu plein est perdu, de nouveaux Ennemis et cartes arrivent. Vous défaussez tout et piochez cinq cartes.

rulebook-signs = Les symboles
rulebook-signs-lead = On compte quatre choses sur la table.
rulebook-signs-attack = Dégâts
rulebook-signs-attack-text = L’éclair : placez-les sur les Ennemis. Le reste est perdu à la fin de votre tour.
rulebook-signs-influence = Influence
rulebook-signs-influence-text = Les pièces : elles achètent les cartes du marché. Une nouvelle carte va dans votre défausse.
rulebook-signs-health = Cœurs
rulebook-signs-health-text = Chaque Héros en a dix. On ne dépasse jamais dix.
rulebook-signs-control = Contrôle
rulebook-signs-control-text = Les crânes remplissent le Lieu. Certaines cartes en retirent.

rulebook-stun = Assommé
rulebook-stun-lead = Sans cœurs, un Héros est Assommé. C’est fâcheux, mais personne ne quitte la partie.
rulebook-stun-lose = Ce qu’on perd
rulebook-stun-lose-text = Vos Dégâts et votre Influence, et la moitié de la main (deux cartes sur cinq). Le Lieu reçoit 1 Contrôle.
rulebook-stun-still = Jusqu’à la fin du tour
rulebook-stun-still-text = Vos cœurs ne bougent plus.
rulebook-stun-back = Ensuite
rulebook-stun-back-text = Les dix cœurs reviennent.

rulebook-campaign = Sept Jeux
rulebook-campaign-lead = Jouez-les l’une après l’autre : chacune ouvre une boîte avec de nouvelles cartes et règles.
rulebook-campaign-abilities = Jeu 3
rulebook-campaign-abilities-text = Les Héros ont des capacités, et deux Ennemis sont actifs.
rulebook-campaign-dice = Jeu 4
rulebook-campaign-dice-text = Les dés de Maison aident tous les Héros.
rulebook-campaign-three = Jeu 5
rulebook-campaign-three-text = Trois Ennemis sont actifs, et Lord Voldemort vient en dernier.
rulebook-campaign-proficiency = Jeu 6
rulebook-campaign-proficiency-text = Chaque Héros prend une Matière.
rulebook-campaign-horcruxes = Jeu 7
rulebook-campaign-horcruxes-text = Il faut détruire six Horcruxes avec les dés avant de pouvoir attaquer Lord Voldemort.

rulebook-spells = Sorts
rulebook-items = Objets
rulebook-allies = Alliés
rulebook-events = Événements Forces du Mal
rulebook-villains = Ennemis
rulebook-locations = Lieux
rulebook-horcruxes = Horcruxes
rulebook-proficiencies = Matières
rulebook-heroes = Héros

ruling-b1 = Qui commence quand tous les Héros sont concernés ?
ruling-b1-answer = Le Héros actif, puis dans le sens horaire. Mais les cœurs se perdent tous en même temps.
ruling-b3 = Plusieurs choses au même moment ?
ruling-b3-answer = D’abord les Héros, puis les Ennemis de gauche à droite, puis Lord Voldemort, puis l’Horcruxe.
ruling-b7 = Les Ennemis punissent-ils la défausse d’un Héros Assommé ?
ruling-b7-answer = Non : ce n’est le fait de personne.
ruling-b10 = Perd-on aussi les jetons gagnés ce tour-ci ?
ruling-b10-answer = Oui, tous les Dégâts et toute l’Influence. Ensuite on peut en regagner.
ruling-b13 = De quoi protège la Cape ?
ruling-b13-answer = De perdre plus d’un cœur d’un coup par un événement ou un Ennemi, tant qu’elle est en main. Pas des Horcruxes ni des Lieux.
ruling-b19 = Le dernier Ennemi tombe ?
ruling-b19-answer = La partie est gagnée aussitôt ; il n’y a plus de Récompense.
ruling-b21 = Que copie le Polynectar ?
ruling-b21-answer = L’Allié entier, avec toutes ses conditions. Le Polynectar lui-même reste un Objet.
ruling-b24 = La Baguette de Sureau compte-t-elle les Sorts déjà joués ?
ruling-b24-answer = Oui, un gain pour chaque Sort du tour.
ruling-b27 = Le marché se remplit-il aussitôt ?
ruling-b27-answer = Non, seulement à la fin du tour.

example-first-turn = Votre premier tour du Jeu 1 : jouez vos cinq cartes, attaquez, achetez quelque chose.
