### De quoi parle une question, et ce qui suit la réponse.

about-before-move = Vous avancez exactement d’autant de cases que le dé le dit, par le chemin de votre choix ; puis la case agit.
about-after-move = C’est le dernier moment pour une carte avant que la case agisse.
about-before-recovery = Vous restez au lit ce tour-ci et reprenez des forces. Une carte peut encore servir.
about-walk = Chaque case fait quelque chose quand on y arrive : gardez le doigt dessus pour le lire.
about-fly = Quel que soit le chemin : la case où vous arrivez fait ce qu’elle dit.
about-apparate = Vous y êtes aussitôt, et la case fait ce qu’elle dit.
about-meet = Montrez-vous, et c’est le combat ; derrière la Carte, personne ne vous trouve.
about-hide-again = En vous cachant, vous évitez le combat. Sinon, il faut se battre.
about-hide-at-once = En vous cachant, vous évitez le combat. Sinon, il faut se battre.
about-wish-to-be-found = Se laisser trouver, c’est combattre : une victoire rapporte des PS.
about-take-card = On porte trois Sorts, une Potion et un Objet. S’il n’y a plus de place, une ancienne carte s’en va.
about-forget-one = Vous connaissez un Sort de trop. Celui que vous touchez retourne sous sa Pile.
about-trade = On paie en PS, et vendre en rapporte. Quand vous avez fini, le tour continue.
about-search = L’un d’eux devient le vôtre, les autres repartent.
about-dark-doorway = Voldemort attend derrière. Gagnez ce combat et vous gagnez la partie.
about-grasp-the-cup = La Coupe mène à Voldemort : vous combattez tout de suite, avec tous vos PV.
about-liquid-luck = Le dé a été lancé deux fois. Seul compte le résultat que vous gardez.
about-go-anywhere = Vous apparaissez sur cette case, et elle fait ce qu’elle dit.
about-duel = Vous combattez à deux. La victoire rapporte 20 PS (30 à l’Étage), la défaite en coûte 5 (10).
about-volunteer = Qui vient combat le Basilic, mais tout le monde peut frapper tout le monde. Qui le blesse le plus gagne le plus de PS, et son crochet.
about-offer-truce = Si tout le monde accepte, le combat s’arrête sans victoire.
about-choose-action = Chaque action est choisie en secret, puis toutes ont lieu ensemble. Le dé dit si la vôtre réussit.
about-choose-second = La Potion donne une deuxième action dans le même Assaut.
about-choose-for = Vous contrôlez ce personnage par l’Imperium : il fait ce que vous choisissez.

## Ce qui agit sur quelqu’un, et ce que fait un ennemi

about-status-disarmed = Pas de Sort au prochain Assaut.
about-status-snared = Ne peut ni fuir ni frapper.
about-status-confunded = Sorts et attaques ne réussissent que sur 4 à 6.
about-status-bewildered = 1 et 2 touchent la mauvaise cible, 3 et 4 échouent, 5 et 6 réussissent.
about-status-petrified = Ne fait rien. Un 5 ou un 6 au dé y met fin.
about-status-controlled = Quelqu’un d’autre choisit la prochaine action.
about-status-bleeding = Perd 1 PV à chaque Assaut.
about-status-envenomed = Perd 1 PV à chaque Assaut.
about-status-routed = Doit fuir jusqu’à y parvenir.
about-status-cloaked = Invisible pour une manche : les cases ne donnent rien, et au combat seul un 6 touche.
about-status-mapped = Personne ne peut trouver cette personne contre son gré.
about-status-guarded = Les Mangemorts n’attaquent pas cette personne.
about-status-lucky = Chaque dé est lancé deux fois, et on garde un résultat.
about-status-brewed = Aucun effet nuisible jusqu’à la fin du tour.
about-status-speedy = Deux actions un Assaut sur deux.
about-status-strong = Plus de PV, et chaque attaque ôte 1 PV de plus.
about-status-powerful = 100 PS de plus pendant deux manches ; ensuite ils sont perdus.
about-status-raven = Seul un 6 touche. Donne des coups de bec, ou chipe une carte.
about-status-serpent = Mord : 3 PV, avec du venin.
about-status-troll = Seul un 6 touche. Frappe sur 4 à 6 : 5 PV.
about-status-enamored = Combat aux côtés de l’être aimé, jusqu’à la guérison : à l’Infirmerie, à la Boutique de Potions, à l’Armoire de Rogue, ou par le Breuvage de Pomfresh.
about-foe-death-eater = Un dé décide : 1 ou 2, un Sort de base ; 3 à 5, une attaque de 3 PV (2 à deux, en soirée) ; 6, un Sort avancé. On peut y mourir. Sa défaite rapporte 15 PS.
about-foe-voldemort = Gagnez ce combat et la partie est à vous. On peut y mourir, et une défaite coûte 50 PS.
about-foe-basilisk = 6 PV et une morsure de 1 ; à l’Étage, 10 PV et une morsure de 2.
about-foe-dementor = 3 PV ; chaque attaque ôte 1 PV. On peut y mourir. Sa défaite rapporte 10 PS.
about-foe-serpent = 3 PV, et une morsure de 2 sur la cible de qui l’a invoqué.
about-foe-castle = Le château lui-même.
