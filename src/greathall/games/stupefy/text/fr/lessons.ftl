### Les leçons de Stupéfix. Deux phrases au plus à la fois : ce qui est, et ce qui en découle.

## Une première manche

lesson-first-round = Votre première manche
lesson-first-round-about = Préparer, viser, lancer, prendre : une manche en quatre choix.
lesson-first-round-prepare = Préparer un Sort
lesson-first-round-prepare-1 = Ces cartes au centre sont les Récompenses. À la fin de la manche, vous en prenez si votre Drapeau est encore debout.
lesson-first-round-prepare-2 = Voici votre main : Stupéfix couche le Drapeau de quelqu’un, Sort Raté ne fait rien. Vous posez une carte face cachée, et personne ne sait laquelle.
lesson-first-round-prepare-task = Préparez un Stupéfix
lesson-first-round-prepare-again = Cette fois, posez le Stupéfix : vous voulez coucher un Drapeau.
lesson-first-round-prepare-again-misspell = Un Sort Raté fait seulement peur : gardez-le pour une autre manche. Choisissez le Stupéfix.
lesson-first-round-aim = Pointer la baguette
lesson-first-round-aim-1 = La couronne montre le Chouchou, qui prend la première Récompense. La personne que vous touchez ne prend rien cette fois.
lesson-first-round-aim-task = Visez le Chouchou
lesson-first-round-aim-again = Si vous ne visez personne, votre Stupéfix est perdu. Cherchez la couronne.
lesson-first-round-aim-again-other = On peut viser ici, mais ce n’est pas le Chouchou. Cherchez la couronne à côté d’un nom.
lesson-first-round-cast = Lancer
lesson-first-round-cast-1 = Maintenant, on voit où pointent les baguettes. Aucune ne vous vise : il ne peut rien vous arriver.
lesson-first-round-cast-task = Lancez votre Sort
lesson-first-round-cast-again = Protego vous protège, mais couche votre propre Drapeau. Personne ne vous vise, alors lancez.
lesson-first-round-take = Prendre une Récompense
lesson-first-round-take-1 = Touché ! Le Drapeau de Cinder est couché, et Cinder reçoit un jeton Retard.
lesson-first-round-take-2 = Votre Drapeau est debout : c’est à vous de prendre. Les points vont à votre Maison.
lesson-first-round-take-task = Prenez les 40 Points
lesson-first-round-take-again = Prenez une des Récompenses au centre.
lesson-first-round-take-also = C’est bien aussi : chaque Récompense vaut quelque chose.
lesson-first-round-again = Encore une
lesson-first-round-again-1 = Les autres ont pris les leurs. On continue ainsi jusqu’à ce que le centre soit vide.
lesson-first-round-again-task = Prenez la Récompense qui vous plaît
lesson-first-round-end = Voilà une manche. Une partie en compte huit, et la Maison qui a le plus de points gagne.

## Bluff et Protego

lesson-bluff-and-protego = Bluff et Protego
lesson-bluff-and-protego-about = Faire peur, et savoir quand se cacher.
lesson-bluff-and-protego-bluff = Un Sort sans danger
lesson-bluff-and-protego-bluff-1 = Vous avez cinq Sorts Ratés et seulement trois Stupéfix pour huit manches. Un Sort Raté ne fait rien, mais personne ne le sait quand vous visez.
lesson-bluff-and-protego-bluff-task = Préparez un Sort Raté
lesson-bluff-and-protego-bluff-again = Gardez votre Stupéfix pour plus tard. Un bluff suffit cette fois : prenez le Sort Raté.
lesson-bluff-and-protego-aim = Faire peur
lesson-bluff-and-protego-aim-1 = Votre baguette fait peur : la personne visée se cachera peut-être. Alors elle ne prend rien, et votre bluff a réussi.
lesson-bluff-and-protego-aim-task = Visez quelqu’un
lesson-bluff-and-protego-aim-again = Une baguette qui ne vise personne ne fait peur à personne. Choisissez quelqu’un parmi les trois.
lesson-bluff-and-protego-wands = Lire les baguettes
lesson-bluff-and-protego-wands-1 = Regardez qui vise qui. Chaque baguette qui vous vise cache peut-être un Stupéfix.
lesson-bluff-and-protego-wands-task = Qui ne vous vise pas ?
lesson-bluff-and-protego-wands-again = Cette baguette vous vise : suivez sa ligne. Une seule des trois vise quelqu’un d’autre.
lesson-bluff-and-protego-wands-yes = Oui, Cinder vise Damson. Les deux autres vous visent.
lesson-bluff-and-protego-protego = Se cacher à temps
lesson-bluff-and-protego-protego-1 = Deux baguettes sur vous : peut-être deux jetons Retard. Protego arrête tous les Sorts, mais votre Drapeau se couche et vous ne prenez rien.
lesson-bluff-and-protego-protego-task = Protégez-vous
lesson-bluff-and-protego-protego-again = Votre Sort Raté ne ferait rien, et deux baguettes vous visent. Cette fois, choisissez Protego.
lesson-bluff-and-protego-end = Bramble a bien lancé un Stupéfix, et il ne vous a rien fait. Pas de Récompense cette fois, mais pas de jeton Retard non plus.

## Retourneur de Temps et Cours Particuliers

lesson-time-and-lessons = Retourneur de Temps et Cours Particuliers
lesson-time-and-lessons-about = Les jetons Retard, et deux Récompenses qui aident tout de suite.
lesson-time-and-lessons-clocks = Compter les jetons
lesson-time-and-lessons-clocks-1 = Ici, on compte les jetons Retard : un pour chaque Stupéfix reçu. Après la manche 8, la personne qui en a le plus est Retardataire, et sa Maison perd 100 points.
lesson-time-and-lessons-clocks-task = Qui serait Retardataire à présent ?
lesson-time-and-lessons-clocks-again = Comparez les quatre : c’est le plus grand nombre qui compte.
lesson-time-and-lessons-clocks-again-none = Cinder n’a aucun jeton. Comparez les quatre.
lesson-time-and-lessons-clocks-again-some = Un jeton, mais quelqu’un en a plus. Comparez les quatre.
lesson-time-and-lessons-clocks-yes = Oui, Bramble : deux jetons, plus que les autres.
lesson-time-and-lessons-turner = Remonter le temps
lesson-time-and-lessons-turner-1 = Vous avez un jeton, vous aussi. Le Retourneur de Temps en remet un dans la réserve, le vôtre ou celui de quelqu’un de votre Maison.
lesson-time-and-lessons-turner-task = Prenez le Retourneur de Temps
lesson-time-and-lessons-turner-again = Une bonne Récompense, mais votre jeton reste. Cherchez le Retourneur de Temps.
lesson-time-and-lessons-turner-also = Cela marche aussi : un de vos jetons retourne dans la réserve, et vous choisissez en premier à la manche suivante.
lesson-time-and-lessons-lessons = Apprendre
lesson-time-and-lessons-lessons-1 = Les Cours Particuliers échangent un Sort Raté de votre main contre un Stupéfix déjà utilisé. La défausse montre qu’il y en a.
lesson-time-and-lessons-lessons-task = Prenez les Cours Particuliers
lesson-time-and-lessons-lessons-again = Cela vaut quelque chose, mais ne vous donne pas de Stupéfix. Cherchez les Cours Particuliers.
lesson-time-and-lessons-end = Un Stupéfix de plus dans votre main. Ces deux Récompenses agissent tout de suite : prenez-les quand vous en avez besoin.

## Faveurs et Potions

lesson-favours-and-potions = Faveurs et Potions
lesson-favours-and-potions-about = Ce qui ne compte qu’à la fin de la partie.
lesson-favours-and-potions-grow = De plus en plus
lesson-favours-and-potions-grow-1 = La première Faveur rapporte 10 points, deux en rapportent 30, trois 60, cinq 200. Elles comptent après la dernière manche.
lesson-favours-and-potions-grow-task = Quelle Récompense vaut plus quand on en a plusieurs ?
lesson-favours-and-potions-grow-again = Celle-ci vaut chaque fois la même chose. Pensez aux Faveurs.
lesson-favours-and-potions-favour = Commencer tôt
lesson-favours-and-potions-favour-1 = Commencez tôt : vous en aurez beaucoup à la fin. Seules les vôtres comptent, pas celles de votre Maison.
lesson-favours-and-potions-favour-task = Prenez la Faveur
lesson-favours-and-potions-favour-again = Pas mal, mais nous faisons une collection. Cherchez la Faveur.
lesson-favours-and-potions-favour-yes = Votre première Faveur. La suivante rapportera 20 points de plus.
lesson-favours-and-potions-potion = Une course
lesson-favours-and-potions-potion-1 = Les Potions sont une course : qui en a le plus gagne 100 points. À égalité, personne ne les gagne.
lesson-favours-and-potions-potion-task = Prenez la Potion Réussie
lesson-favours-and-potions-potion-again = Cela compte moins à la fin. Cherchez la Potion.
lesson-favours-and-potions-potion-also = C’est bien aussi : vous choisissez en premier à la manche suivante.
lesson-favours-and-potions-end = Faveurs et Potions restent à vous jusqu’à la fin. Alors on les compte, et les jetons Retard aussi.

## Une partie entière

lesson-first-game = Une partie entière
lesson-first-game-about = Huit manches contre des bots gentils, à votre rythme.
lesson-first-game-prepare = Huit cartes, huit manches
lesson-first-game-prepare-1 = Chaque manche vous coûte une carte, quoi qu’il arrive. Vous n’avez que trois Stupéfix : choisissez bien le moment.
lesson-first-game-prepare-task = Préparez un Sort
lesson-first-game-aim = Choisir une cible
lesson-first-game-aim-1 = Le mieux est de toucher le Chouchou, ou la Maison en tête. Avec un Sort Raté, visez quelqu’un qui aura peur.
lesson-first-game-aim-task = Visez quelqu’un
lesson-first-game-take = Votre part
lesson-first-game-take-1 = Votre Drapeau est debout. Les points comptent tout de suite ; Faveurs et Potions comptent à la fin.
lesson-first-game-take-task = Prenez une Récompense
lesson-first-game-on-stupefied = Un Sort vous atteint : Drapeau couché, un jeton Retard pour chaque Stupéfix. La prochaine fois que deux baguettes vous visent, pensez à Protego.
lesson-first-game-on-shielded = Protego : rien ne vous atteint, mais vous ne prenez rien pendant cette manche. La carte préparée est perdue aussi.
lesson-first-game-on-announced = La manche est finie, et les points sont dans les Urnes des Maisons. Tous les Drapeaux se relèvent.
lesson-first-game-on-became-favourite = La couronne a changé de place. Le Chouchou prend la première Récompense de la manche suivante : beaucoup de baguettes le viseront.
lesson-first-game-on-learnt = Un Sort Raté a été échangé contre un Stupéfix déjà utilisé. Retenez qui en a un de plus.
lesson-first-game-on-token-returned = Un jeton Retard est retourné dans la réserve. Surveillez qui en aura le plus à la fin.
lesson-first-game-on-all-down = Aucun Drapeau n’est debout, donc personne ne prend. Les Récompenses restent, et la manche suivante vaut plus.
lesson-first-game-end = La partie est finie. Regardez d’où viennent les points : l’Urne, les Potions, les jetons Retard et les Faveurs.
