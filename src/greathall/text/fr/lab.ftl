### Les rapports du laboratoire, et ce qui peut y mal tourner.

lab-report-title = { $game } au laboratoire
lab-summary =
    { $kinds ->
        [one] { $games } parties, jouées par { $bots }.
       *[other] { $games } parties de { $kinds } sortes, jouées par { $bots }.
    }
lab-reading = Chaque estimation a son intervalle à 95 % : si tout était rejoué, 95 de ces intervalles sur 100 contiendraient la vérité. Les bots ne sont pas des gens ; ce qui vaut entre eux ne vaut pas forcément à votre table.
lab-made = Jeu « { $game } », règles version { $version }, règles et bots { $sources }, graine « { $seed } ». Avec ces quatre-là, n’importe qui rejoue les mêmes parties.
lab-whole-table = Le tableau entier
lab-kind =
    { $seats ->
        [one] à { $seats }, { $kind }
       *[other] à { $seats }, { $kind }
    }
lab-usual = réglages habituels
lab-settings = { $settings }
lab-seat-of = place { $seat } sur { $seats }

## Équilibre

lab-balance = Équilibre
lab-balance-how = Sont nommés ici les écarts de plus de deux points de pourcentage, trop nets pour être du hasard, même en comptant ensemble toutes les comparaisons du même genre.
lab-balanced = Rien ne sort du lot.
lab-warning-seat =
    { $side ->
        [more] La place compte : { $who } gagne { $share }, et non { $even }.
       *[less] La place compte : { $who } ne gagne que { $share }, et non { $even }.
    }
lab-warning-house =
    { $side ->
        [more] { $who } a la vie plus facile : { $share } des victoires, et non { $even }.
       *[less] { $who } a la vie plus dure : { $share } des victoires, et non { $even }.
    }
lab-warning-hero =
    { $side ->
        [more] Avec { $who } on gagne plus : { $share } des parties, et non { $even }.
       *[less] Avec { $who } on gagne moins : { $share } des parties, et non { $even }.
    }
lab-warning-hard = { $kind } : presque jamais de victoire ({ $share }).
lab-warning-easy = { $kind } : presque jamais de défaite ({ $share } de victoires).
lab-warning-ties = La victoire est souvent partagée : { $share } des parties.
lab-warning-piece =
    { $side ->
        [more] { $piece } sort du lot : chaque fois va avec { $worth } de victoire en plus, bien plus que d’habitude.
       *[less] { $piece } sort du lot : chaque fois va avec { $worth } de victoire en moins, bien plus que d’habitude.
    }
lab-warning-long = { $kind } : certaines parties durent très longtemps, jusqu’à { $most } décisions ; la moitié en a au plus { $median }.

## Parts de victoire

lab-by-seats = Victoires par place
lab-by-houses = Victoires par maison
lab-by-heroes = Victoires par héros
lab-by-bots = Victoires par bot
lab-share-how = Une victoire partagée compte par parts. Une partie compte une fois, quel que soit le nombre de places concernées. La marque montre la part si toutes les équipes se valaient ; les intervalles sont ceux de Wilson.
lab-share-how-together = On gagne ou on perd ensemble : voici la part des parties gagnées avec chacun. La marque montre la moyenne des mêmes sortes de parties ; les intervalles sont ceux de Wilson.

## Difficulté

lab-difficulty = Difficulté
lab-difficulty-how = La part des parties que ces bots gagnent, par sorte de partie et nombre de places, avec les intervalles de Wilson.
lab-kinds-axis = sorte de partie

## Durées et scores

lab-length-rounds = Manches
lab-length-turns = Tours
lab-length-decisions = Décisions
lab-length-how = Le graphique montre toutes les sortes de parties ensemble ; ce qui dépasse 99 cas sur 100 est mis dans la dernière barre.
lab-scores = Scores
lab-games-axis = parties
lab-seats-axis = places

## La valeur des pièces

lab-worth = Valeur : { $kind }
lab-use-reward-taken = récompenses prises
lab-use-spell-cast = sorts lancés
lab-use-card-taken = cartes prises
lab-use-card-used = cartes utilisées
lab-use-card-acquired = cartes acquises
lab-use-proficiency = aptitudes
lab-use-square-visited = cases où un pas s’arrête
lab-use-square-covered = cases couvertes
lab-worth-how = Comment c’est estimé : une régression linéaire de la part de victoire sur le nombre de fois que chacune a été prise ou utilisée, toutes ensemble et avec le bot, sur { $teams } équipes. Chaque partie n’est comparée qu’à elle-même : les longues parties et les bonnes donnes ne comptent pas. Une fois de plus va avec autant de points de pourcentage. Les erreurs tiennent compte des équipes d’une même partie.
lab-worth-how-together = Comment c’est estimé : une régression linéaire de la victoire sur le nombre de fois que chacune a été prise ou utilisée par tous ensemble, toutes à la fois et avec les bots, sur { $teams } parties ; on compare des parties de la même sorte. Une fois de plus va avec autant de points de pourcentage.
lab-worth-caution = Ce n’est pas une preuve de cause : ce que prend surtout qui mène paraît meilleur que ce n’est, et sur cent choses sans valeur cinq semblent nettes. « Avec » et « sans » sont les simples parts de qui l’a eu au moins une fois, et des autres.
lab-worth-shown = Le graphique montre les { $count } meilleures et les { $count } pires, le tableau toutes.
lab-worth-rare = Trop rares, ou pareilles chez tous, pour en dire quoi que ce soit : { $pieces }.

## Colonnes

lab-column-who = qui
lab-column-kind = sorte de partie
lab-column-players = places
lab-column-games = parties
lab-column-wins = part de victoire
lab-column-interval = intervalle à 95 %
lab-column-even = à égalité
lab-column-mean = moyenne
lab-column-tenth = 10 %
lab-column-half = moitié
lab-column-nine-tenths = 90 %
lab-column-most = maximum
lab-column-piece = pièce
lab-column-worth = valeur
lab-column-with = avec
lab-column-without = sans
lab-column-teams = l’ont eue
lab-column-times = fois

## L’arène

lab-arena-title = { $game } : les bots face à face
lab-arena-summary = { $deals } donnes par paire, { $games } parties en tout.
lab-ratings = Cotes
lab-ratings-how = OpenSkill (Plackett–Luce) sur les donnes, l’une après l’autre dans un ordre fixe : gagner plus sur une donne, c’est y battre l’autre. L’intervalle va de deux écarts de chaque côté ; tout le monde part de 25.
lab-pairs = Paire par paire
lab-pairs-how = Entre rivaux, chaque donne est jouée une fois pour chaque équipe : le bot qui défie joue cette équipe, l’autre tout le reste ; à force égale on ne gagne rien. Là où on gagne ou perd ensemble, chaque donne est jouée une fois par chaque bot. Le verdict est un test séquentiel aux limites fixées d’avance : le bot qui défie ne gagne rien, ou { $gain } ; chaque erreur au plus une fois sur vingt.
lab-column-bot = bot
lab-column-rating = cote
lab-column-deviation = écart
lab-column-sure = au moins, sûrement
lab-column-challenger = défie
lab-column-champion = contre
lab-column-deals = donnes
lab-column-gain = gain
lab-column-verdict = verdict
lab-verdict-better = meilleur
lab-verdict-not-better = pas meilleur
lab-verdict-open = pas tranché

## Ce qui peut mal tourner

lab-bot-not-found = Il n’y a pas de bot { $bot } : { $reason }. Indiquez un module que Python trouve (mettez son dossier dans PYTHONPATH) et un nom dedans.
lab-bot-of-no-kind = { $bot } n’est pas un bot : il faut une classe dérivée de greathall.bots.Bot, ou une fonction d’un monde, d’une place et d’un générateur aléatoire.
lab-bot-not-blind = { $bot } se dit aveugle, mais son choix dans { $game } dépend de ce que sa place n’a pas le droit de savoir. Enlevez « blind », et il verra des mondes redistribués.
lab-bot-not-there = Personne ne répond à { $bot } : { $reason }. Démarrez d’abord le bot là-bas.
lab-bot-gone = Le bot à { $bot } ne répond plus : { $reason }.
lab-bot-cheats = Le bot à { $bot } a répondu ce qui n’est pas une de ses options : { $answer }
lab-other-experiment = { $folder } contient une autre expérience : elle diffère par « { $what } ». Choisissez un autre dossier, ou continuez avec les mêmes réglages.
lab-other-sources = La machine { $machine } a d’autres règles ou d’autres bots de { $game } que celle-ci. Installez-y le même Great Hall.
lab-no-results = { $folder } ne contient pas d’expérience : faites-en une avec « greathall lab run ».
lab-not-finished = L’expérience de { $folder } n’est pas finie, ou n’a pas ce tableau : relancez la même commande, elle reprend où elle en était.
lab-missing-package = Il faut pour cela le paquet { $package } : installez-le avec pip install 'greathall[{ $extra }]'.
lab-no-cluster = La grappe à { $address } ne peut être jointe : { $reason }
