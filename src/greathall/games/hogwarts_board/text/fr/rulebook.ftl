### Le livre de règles, dans nos propres mots. `rulebook.py` en donne le plan.

rulebook-goal = Le but du jeu
rulebook-goal-lead = Gagnez assez de force pour affronter Voldemort, et soyez avant les autres à le vaincre.
rulebook-goal-points = Points de Sort
rulebook-goal-points-text = Les Points de Sort (PS) disent ce que vous savez. Cours, Événements et combats en rapportent.
rulebook-goal-upper = 100 PS : l’Étage
rulebook-goal-upper-text = Avec 100 PS, l’Étage vous est ouvert. Les cartes y sont plus fortes, et des Mangemorts y rôdent.
rulebook-goal-chamber = 200 PS : la Chambre
rulebook-goal-chamber-text = Avec 200 PS, une Porte Sombre vous mène à Voldemort. Il en faut 150 pour une soirée, 120 pour une partie courte.
rulebook-goal-year = L’année scolaire
rulebook-goal-year-text = Si personne n’a gagné à la fin de l’année, la victoire va à qui a le plus de PS. Une soirée et une partie courte finissent par une dernière bataille.

rulebook-turn = Votre tour
rulebook-turn-lead = Cinq choses, l’une après l’autre.
rulebook-turn-card = Une carte
rulebook-turn-card-text = Vous pouvez utiliser votre Objet ou boire votre Potion, une fois, avant ou après le déplacement.
rulebook-turn-move = Dé et marche
rulebook-turn-move-text = Avancez exactement d’autant de cases que le dé, par le chemin de votre choix.
rulebook-turn-meet = Quelqu’un ici ?
rulebook-turn-meet-text = Si la case est occupée, on se bat.
rulebook-turn-square = La case
rulebook-turn-square-text = Faites ce que dit la case. Gardez le doigt sur une case pour la lire avant d’y aller.
rulebook-turn-rest = Repos et étude
rulebook-turn-rest-text = Reprenez 1 PV si vous n’avez pas combattu, et gagnez 5 PS tant que vous en avez moins de 100.

rulebook-battle = Les combats
rulebook-battle-lead = On choisit en secret, puis tout a lieu en même temps.
rulebook-battle-choose = Choisir
rulebook-battle-choose-text = Un Sort et sa cible, votre Potion, votre Objet, ou la fuite.
rulebook-battle-die = Le dé
rulebook-battle-die-text = 1 échoue, 2 à 6 réussissent. Certaines cartes disent autre chose.
rulebook-battle-run = Fuir
rulebook-battle-run-text = Sur un 2 vous partez, mais ce qui vous vise vous touche encore. De 3 à 6, vous partez sans dommage.
rulebook-battle-faint = S’évanouir
rulebook-battle-faint-text = À 1 PV vous vous évanouissez et passez le tour suivant à l’Infirmerie. Une défaite coûte 10 PS.
rulebook-battle-win = Gagner
rulebook-battle-win-text = Une personne vaincue rapporte 25 PS, un Mangemort 15, un Détraqueur 10.

rulebook-danger = Les dangers
rulebook-danger-lead = Après le tour de tout le monde, le château bouge aussi.
rulebook-danger-eaters = Mangemorts
rulebook-danger-eaters-text = Ils font le tour de l’Étage. Sur un double, ils attaquent tout le château.
rulebook-danger-die = On peut mourir
rulebook-danger-die-text = Contre les Mangemorts, les Détraqueurs et Voldemort, on peut mourir : on recommence dans sa Salle Commune, sans rien.
rulebook-danger-cabinet = L’Armoire
rulebook-danger-cabinet-text = L’Armoire à Disparaître avance au Rez-de-chaussée. Arrêtez-vous dessus avec 100 PS ou plus, et elle vous emporte à l’Étage.

rulebook-cards = Les cartes à porter
rulebook-cards-lead = Trois Sorts, une Potion et un Objet. On peut prendre ou laisser toute carte piochée.
rulebook-cards-spells = Sorts
rulebook-cards-spells-text = Pour les combats, autant de fois qu’on veut sauf mention contraire. Chacun demande des PS.
rulebook-cards-potions = Potions
rulebook-cards-potions-text = Une Potion se boit une fois, puis c’est fini.
rulebook-cards-items = Objets
rulebook-cards-items-text = Un Objet sert aussi souvent que le dit son texte.
rulebook-cards-trade = Acheter, vendre
rulebook-cards-trade-text = La Bibliothèque et les boutiques échangent des cartes contre des PS, au prix indiqué.

rulebook-squares = Cases
rulebook-basic-spells = Sorts de base
rulebook-advanced-spells = Sorts avancés
rulebook-potions = Potions
rulebook-items = Objets
rulebook-events = Événements

ruling-r9 = Faut-il marcher tout le dé ?
ruling-r9-answer = Oui. Si tous les chemins finissent sur des cases fermées, on s’arrête sur la dernière ouverte.
ruling-r10 = Puis-je passer devant les autres ?
ruling-r10-answer = Oui. Seule l’arrivée sur leur case mène au combat.
ruling-r8 = Faut-il utiliser la case ?
ruling-r8-answer = Oui, mais on peut refuser de prendre une carte, d’échanger ou d’entrer dans la Chambre.
ruling-r17 = J’ai 1 PV : est-ce que je m’évanouis ?
ruling-r17-answer = Seulement si une perte vous fait tomber à 1.
ruling-r25 = Où fuit-on ?
ruling-r25-answer = Par le chemin d’où l’on vient, au plus jusqu’au départ du dernier déplacement. Sinon, dans sa Salle Commune.
ruling-r33 = Et si personne ne peut gagner le combat ?
ruling-r33-answer = Après 15 Assauts sans perte de PV, une trêve est proposée ; tout le monde doit accepter.
ruling-r35 = Et si les deux derniers tombent ensemble ?
ruling-r35-answer = Alors personne ne gagne rien.
ruling-r37 = Combien de jets pour un Sort ?
ruling-r37-answer = Un seul : lancer et toucher, c’est le même jet.
ruling-r46 = Le Patronus rapporte-t-il sans ennemi ?
ruling-r46-answer = Oui, 10 PS chaque fois qu’il réussit.
ruling-r49 = Protego aide-t-il contre le Sortilège de la Mort ?
ruling-r49-answer = Oui : il peut le bloquer ou le renvoyer.
ruling-r55 = Puis-je dépenser les PS de la Baguette de Sureau ?
ruling-r55-answer = Non. Ses 50 PS comptent, mais on ne peut ni les perdre ni les dépenser.
ruling-r56 = La Poudre d’Obscurité au combat ?
ruling-r56-answer = Elle est utilisée en entier, et le combat est fini.
ruling-r65 = Je tombe en même temps que Voldemort ?
ruling-r65-answer = Alors ce n’est pas gagné, et il retrouve toute sa force.
ruling-r67 = La Pierre de Résurrection aide-t-elle contre le Sortilège de la Mort ?
ruling-r67-answer = Oui. La défaite se paie quand même, mais vous gardez vos cartes.

example-first-steps = Votre premier tour : gardez le doigt sur les cases pour les lire, puis choisissez un chemin.
