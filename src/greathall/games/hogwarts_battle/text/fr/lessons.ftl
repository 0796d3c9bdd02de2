### Les leçons de Bataille à Poudlard.

## Un premier tour

lesson-first-turn = Votre premier tour
lesson-first-turn-about = Un événement, vos cartes, des Dégâts, une nouvelle carte : un tour du début à la fin.
lesson-first-turn-event = Ce qui arrive d’abord
lesson-first-turn-event-1 = Vous jouez Harry, et Ron joue avec vous. Chaque tour commence par un événement Forces du Mal : celui-ci a mis 1 Contrôle sur le Lieu.
lesson-first-turn-event-2 = Drago Malefoy réagit : chaque fois qu’un Contrôle s’ajoute, il vous prend 2 cœurs. Il faut le vaincre ensemble.
lesson-first-turn-event-3 = C’est maintenant à vous. Voici vos cinq cartes ; vous pouvez toutes les jouer.
lesson-first-turn-event-task = Jouez un Alohomora !
lesson-first-turn-event-again = Les cartes d’abord : ce que vous ne jouez pas est perdu à la fin du tour.
lesson-first-turn-hedwig = Une carte au choix
lesson-first-turn-hedwig-1 = Alohomora ! vous a donné 1 jeton Influence : c’est avec ces pièces que l’on achète des cartes.
lesson-first-turn-hedwig-task = Jouez Hedwige
lesson-first-turn-hedwig-again = Bien, mais plus tard. Cherchez Hedwige dans votre main.
lesson-first-turn-choose = Dégât ou cœurs
lesson-first-turn-choose-1 = Hedwige vous laisse choisir. Vous avez 8 cœurs sur 10 : cela suffit pour l’instant.
lesson-first-turn-choose-task = Choisissez 1 Dégât
lesson-first-turn-choose-again = Les cœurs aident aussi, mais rien ne vous menace. Prenez le Dégât contre Drago.
lesson-first-turn-rest = Toutes les cartes
lesson-first-turn-rest-1 = Les cartes ne restent pas en main : à la fin du tour, tout est défaussé. Jouez donc le reste.
lesson-first-turn-rest-task = Jouez toutes vos cartes
lesson-first-turn-rest-again = Il vous reste des cartes en main. Jouez-les d’abord.
lesson-first-turn-attack = Sur l’Ennemi
lesson-first-turn-attack-1 = Vous avez 2 Dégâts. Drago Malefoy a 6 cœurs : les Dégâts que vous placez y restent.
lesson-first-turn-attack-task = Placez vos Dégâts sur Drago Malefoy
lesson-first-turn-attack-again = Il vous reste des Dégâts, et ils sont perdus à la fin du tour. Placez-les sur l’Ennemi.
lesson-first-turn-acquire = Acheter une carte
lesson-first-turn-acquire-1 = Chaque carte montre son prix. Vous avez 3 jetons Influence : le Nécessaire de Quidditch rapporte un Dégât et un cœur, tour après tour.
lesson-first-turn-acquire-task = Achetez le Nécessaire de Quidditch
lesson-first-turn-acquire-again = Il vous reste 3 jetons Influence. Achetez d’abord : ils sont perdus à la fin du tour.
lesson-first-turn-acquire-also = Reparo ! est bien aussi : il donne de l’Influence, ou une carte.
lesson-first-turn-over = C’est fini
lesson-first-turn-over-1 = Il n’y a plus rien à faire. Votre nouvelle carte est dans la défausse et reviendra quand on mélangera.
lesson-first-turn-over-task = Terminez votre tour
lesson-first-turn-over-again = Rien d’autre n’est possible maintenant.
lesson-first-turn-end = Ron a joué aussi, et vous avez cinq nouvelles cartes. Si vous battez tous les Ennemis avant que les Lieux ne tombent, vous gagnez ensemble.

## Les Ennemis

lesson-villains = Les Ennemis
lesson-villains-about = Vie, Dégâts et Récompense : comment on bat un Ennemi.
lesson-villains-health = Lequel va tomber ?
lesson-villains-health-1 = Dès le Jeu 3, deux Ennemis sont là en même temps. Chacun montre sa Vie, et les Dégâts déjà placés.
lesson-villains-health-2 = Vous avez 2 Dégâts à placer.
lesson-villains-health-task = Lequel des deux pouvez-vous battre maintenant ?
lesson-villains-health-again = Il faudrait 5 Dégâts, et vous en avez 2. Regardez l’autre.
lesson-villains-health-yes = Oui : Lucius Malefoy a 7 cœurs, et 5 Dégâts sont déjà sur lui.
lesson-villains-attack = Frapper
lesson-villains-attack-1 = Partagés, les Dégâts ne battent personne. Placez les deux là où ils suffisent.
lesson-villains-attack-task = Battez Lucius Malefoy
lesson-villains-attack-again = L’Ennemi d’abord : sa Récompense vient tout de suite.
lesson-villains-attack-again-other = Là-bas, ce serait long. Pour Lucius Malefoy, il n’en faut que 2.
lesson-villains-attack-again-card = Vous pourrez la jouer après. L’Ennemi d’abord.
lesson-villains-next = Et le suivant
lesson-villains-next-1 = L’autre Ennemi est toujours là, et un nouveau vient à la fin de votre tour. Les Dégâts placés restent.
lesson-villains-next-task = Continuez votre tour comme il vous plaît
lesson-villains-next-again = Choisissez une des réponses.
lesson-villains-on-defeated = Vaincu ! Sa Récompense est à vous tout de suite.
lesson-villains-on-control-removed = La Récompense a retiré 1 Contrôle du Lieu. Grâce à la capacité de Harry, choisissez qui gagne 1 Dégât.
lesson-villains-end = Un Ennemi de moins. Lisez chaque nouvel Ennemi : sa carte dit quand il agit, et ce que vous gagnez.

## Marché et Lieu

lesson-market-and-location = Marché et Lieu
lesson-market-and-location-about = Ce que coûte une carte, quand elle vient, et ce que vous défendez.
lesson-market-and-location-location = Ce que vous défendez
lesson-market-and-location-location-1 = C’est ici que l’on se bat. Des événements et des Ennemis y ajoutent des Contrôles.
lesson-market-and-location-location-2 = Il y a 2 Contrôles, et de la place pour 4. Un Lieu plein à la fin d’un tour est perdu ; si c’est le dernier, la partie est perdue.
lesson-market-and-location-location-task = Laquelle de ces cartes est le Lieu ?
lesson-market-and-location-location-again = Non, ce n’est pas un endroit. Regardez où sont les Contrôles.
lesson-market-and-location-location-yes = Oui, le Chemin de Traverse. Encore deux Contrôles, et il tombe.
lesson-market-and-location-prices = Que choisir
lesson-market-and-location-prices-1 = Vous avez 5 jetons Influence et aucun Dégât. Votre paquet a donc besoin de cartes qui attaquent.
lesson-market-and-location-prices-2 = Ces deux cartes donnent des Dégâts. Chacune montre son prix.
lesson-market-and-location-prices-task = Achetez une carte qui donne des Dégâts
lesson-market-and-location-prices-again = Vous avez 5 jetons Influence, et ils ne se gardent pas. Achetez d’abord.
lesson-market-and-location-prices-also = Pourquoi pas. Mais pensez aux Dégâts la prochaine fois : sans eux, aucun Ennemi ne tombe.
lesson-market-and-location-prices-yes = Bien : chaque fois que vous la piochez, elle attaque.
lesson-market-and-location-over = Quand elle vient
lesson-market-and-location-over-1 = Ce que vous achetez va dans votre défausse. Quand votre pioche est vide, on mélange, et la carte vient en main.
lesson-market-and-location-over-task = Terminez votre tour
lesson-market-and-location-over-again = Terminez le tour maintenant.
lesson-market-and-location-over-also = Il restait assez pour celle-ci : bien vu.
lesson-market-and-location-end = Vous savez maintenant ce que vous défendez, et comment votre paquet s’améliore à chaque tour.

## Une partie entière

lesson-first-game = Une partie entière
lesson-first-game-about = Le Jeu 1 avec Ron à vos côtés, à votre rythme.
lesson-first-game-turn = Votre tour
lesson-first-game-turn-1 = Jouez toutes vos cartes, dépensez tous vos Dégâts et votre Influence : rien ne se garde.
lesson-first-game-turn-2 = Trois Ennemis viennent l’un après l’autre. Lisez ce que fait chacun.
lesson-first-game-turn-task = Jouez votre tour
lesson-first-game-choose = Un choix
lesson-first-game-choose-1 = Certaines cartes donnent une chose ou une autre. Avec beaucoup de cœurs, prenez des Dégâts ; avec peu, prenez des cœurs.
lesson-first-game-choose-task = Choisissez
lesson-first-game-discard = Défausser une carte
lesson-first-game-discard-1 = Un événement ou un Ennemi vous fait défausser. Choisissez la carte la moins utile.
lesson-first-game-discard-task = Défaussez une carte
lesson-first-game-on-acquired = Votre nouvelle carte est dans la défausse. Elle viendra quand on mélangera.
lesson-first-game-on-control-added = Un Contrôle de plus : si le Lieu est plein à la fin d’un tour, il est perdu.
lesson-first-game-on-defeated = Un Ennemi est vaincu, et sa Récompense est à vous tout de suite.
lesson-first-game-on-villain-revealed = Un nouvel Ennemi. Lisez-le avant de jouer.
lesson-first-game-on-stunned = Plus de cœurs : votre Héros est Assommé. Vous perdez la moitié de vos cartes et vos jetons, 1 Contrôle s’ajoute, et au tour suivant vos cœurs reviennent.
lesson-first-game-on-location-lost = Ce Lieu est perdu, et le combat continue au suivant. Ne perdez pas le dernier.
lesson-first-game-on-deck-shuffled = Votre pioche était vide, on a donc mélangé la défausse. Les cartes achetées viennent maintenant aussi.
lesson-first-game-end = La partie est finie. Si vous avez perdu : achetez plus tôt des cartes qui donnent des Dégâts, et frappez un seul Ennemi à la fois.
