### Le livre de règles, dans nos propres mots. `rulebook.py` en donne le plan.

rulebook-goal = Le but du jeu
rulebook-goal-lead = Posez des mots et gagnez des points. Qui en a le plus à la fin gagne.
rulebook-goal-letters = Sept lettres
rulebook-goal-letters-text = Vous avez toujours sept lettres sur le chevalet. Le chiffre d’une lettre est sa valeur.
rulebook-goal-house = Votre Maison
rulebook-goal-house-text = Le Choixpeau vous donne une Maison. Chacune a un petit pouvoir : touchez votre nom pour le lire.
rulebook-goal-blank = Jokers
rulebook-goal-blank-text = Un joker remplace n’importe quelle lettre et ne vaut rien.

rulebook-turn = Votre tour
rulebook-turn-lead = Faites une de ces trois choses, puis reprenez des lettres jusqu’à sept.
rulebook-turn-lay = Poser un mot
rulebook-turn-lay-text = Sur une seule ligne ou colonne, sans trou, et en touchant ce qui est posé. Le premier mot couvre le centre.
rulebook-turn-cross = Chaque mot compte
rulebook-turn-cross-text = Partout où des lettres se touchent, il faut un mot. Tous les mots créés ou changés rapportent.
rulebook-turn-exchange = Échanger
rulebook-turn-exchange-text = Remettez des lettres dans le sac et piochez-en autant. C’est votre tour.
rulebook-turn-pass = Passer
rulebook-turn-pass-text = Ne rien faire. Quand tout le monde a passé deux fois de suite, la partie est finie.

rulebook-points = Compter les points
rulebook-points-lead = Une case ne sert qu’au tour où elle est couverte.
rulebook-points-letter = Cases bleues
rulebook-points-letter-text = Bleu clair double la lettre, bleu foncé la triple.
rulebook-points-word = Cases or et rouges
rulebook-points-word-text = Or double le mot entier, rouge foncé le triple. D’abord les lettres, puis les mots.
rulebook-points-seven = Les sept
rulebook-points-seven-text = Sept lettres en un tour rapportent 50 points de plus.
rulebook-points-glossary = Mots de magie
rulebook-points-glossary-text = Un mot du Glossaire rapporte 10 points de plus. Personne n’a besoin de le réclamer.

rulebook-magic = Cartes Poudlard
rulebook-magic-lead = Les cases Poudlard, brunes avec une tour, donnent des cartes qui plient les règles.
rulebook-magic-draw = Piocher une carte
rulebook-magic-draw-text = Une lettre sur une case Poudlard donne une carte pour chaque nouveau mot qui la traverse.
rulebook-magic-use = Utiliser une carte
rulebook-magic-use-text = Une carte par tour, dès votre tour suivant. Les cartes Compétition comptent tout de suite.
rulebook-magic-stop = Arrêter un Sort
rulebook-magic-stop-text = Finite Incantatem se joue hors de son tour, quand un Sort vous vise.

rulebook-ending = Mots faux et fin
rulebook-ending-lead = Les mots sont vérifiés avant la pose, ou les autres peuvent les contester : la table décide.
rulebook-ending-doubt = Contester un mot
rulebook-ending-doubt-text = Un mot faux est repris et le tour est perdu. Contester des mots justes coûte 10 points.
rulebook-ending-out = Finir
rulebook-ending-out-text = Quand le sac est vide et qu’on pose sa dernière lettre, la partie s’arrête.
rulebook-ending-left = Lettres restantes
rulebook-ending-left-text = Elles comptent contre vous, et pour qui a fini. Poufsouffle, au contraire, ajoute les siennes.

rulebook-competition = Cartes Compétition
rulebook-bonus = Cartes Bonus
rulebook-spells = Sorts
rulebook-houses = Maisons

ruling-w1 = Combien de cartes pour une case Poudlard ?
ruling-w1-answer = Une pour chaque nouveau mot d’au moins deux lettres qui passe par la lettre posée dessus.
ruling-w4 = Que peut-on contester ?
ruling-w4-answer = Seulement l’orthographe. Des lettres mal alignées ou isolées sont toujours refusées.
ruling-w6 = Cinquante points avec plus de sept lettres ?
ruling-w6-answer = Oui, cinquante, une seule fois.
ruling-w7 = Un joker compte-t-il pour une carte Bonus ?
ruling-w7-answer = Non. Une lettre compte une fois, même dans deux mots.
ruling-w9 = À qui manque une lettre après Expelliarmus ?
ruling-w9-answer = À qui on l’a prise, jusqu’à la pioche de son prochain tour. L’autre garde la lettre en trop jusqu’à la fin du tour.
ruling-w10 = Que voit-on après un non ?
ruling-w10-answer = Tout le chevalet de la personne interrogée, aussitôt.
ruling-w11 = Quelle lettre ou carte est prise ?
ruling-w11-answer = Une au hasard. Qui la perd voit laquelle.
ruling-w12 = Qu’arrête-t-elle ?
ruling-w12-answer = Expelliarmus, Stupéfix, Wingardium Leviosa et Veritaserum contre vous, et l’Accio de n’importe qui.
ruling-w13 = Qui décide si quelqu’un a ri ?
ruling-w13-answer = Une autre personne doit le dire. Sinon, la carte vous reste.
ruling-w14 = Quels mots se lisent à l’envers ?
ruling-w14-answer = Le mot posé avec Confundo, pour toujours. Les mots qui le croisent se lisent comme d’habitude.
ruling-w15 = Que devient le joker ?
ruling-w15-answer = Il va sur votre chevalet et peut servir dans le même tour. La lettre du plateau compte désormais.
ruling-w16 = Deux Stupéfix sur la même personne ?
ruling-w16-answer = Deux tours manqués. Un tour manqué n’est pas une passe.
ruling-w18 = Métamorphose vers la fin ?
ruling-w18-answer = Le sac doit contenir autant de lettres que vous en échangez.
ruling-w20 = Reparo dans un tour en plus ?
ruling-w20-answer = Il en donne encore un.
ruling-w23 = Égalité ?
ruling-w23-answer = La victoire est partagée.
ruling-w24 = Puis-je utiliser une carte le tour où je la gagne ?
ruling-w24-answer = Non, dès votre tour suivant. Les cartes Compétition comptent tout de suite.

example-first-word = Le plateau est vide. Posez le premier mot sur le centre, et regardez ce qu’il rapporterait.
