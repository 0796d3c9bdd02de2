### Les mots de la commande `greathall`.

## Titres de l’aide

cli-heading-usage = usage :
cli-heading-commands = commandes :
cli-heading-arguments = ce dont il s’agit
cli-heading-options = options

## Les commandes, et des exemples

cli-greathall = Great Hall : des jeux de société de sorcellerie joués selon le livret, dans votre terminal.
cli-greathall-examples =
    Chaque commande s’explique elle-même : greathall play --help

    Codes de sortie : 0 c’est fait ; 1 ce qui était demandé a mal tourné (un faux enregistrement, une loi violée) ;
    2 la ligne de commande n’a pas été comprise ; 130 arrêt par Ctrl-C.
cli-play = jouer dans le terminal, contre des bots
cli-play-examples =
    exemples :
      greathall play stupefy                         vous contre trois bots
      greathall play stupefy --seats 6 --bots strong
      greathall play stupefy --people 2 --name Ada --name Ben
                                                     deux personnes à un clavier, deux bots
      greathall play stupefy --seed 7 --option memory_aid=on
      greathall play hogwarts_battle --option heroes=neville,hermione --campaign hiboux
                                                     vos victoires restent ; le jeu suivant vient après
      greathall play --resume                        reprendre la dernière partie
      greathall play stupefy --auto                  regarder les bots

    Chaque réponse est sauvegardée aussitôt ; partez quand vous voulez.
cli-games = la liste des jeux
cli-games-examples =
    exemple :
      greathall games
cli-rules = les règles d’un jeu, et ses options
cli-rules-examples =
    exemples :
      greathall rules stupefy
      greathall rules stupefy --lang en
      greathall rules scrabble --cards
cli-simulate = faire jouer beaucoup de parties aux bots et en faire le compte
cli-simulate-examples =
    exemples :
      greathall simulate stupefy --games 1000 --bots random
      greathall simulate stupefy --games 200 --bots medium,random,random,random --workers 4
      greathall simulate stupefy --games 200 --out parties.jsonl   une ligne de JSON par partie
cli-lab = le laboratoire : jouer des milliers de parties, en rendre compte, comparer des bots
cli-lab-examples =
    exemples :
      greathall lab run stupefy --games 1000 -o stupefy
      greathall lab report stupefy

    Chaque tâche s’explique : greathall lab run --help
cli-lab-run = jouer beaucoup de parties et en garder les tableaux ; reprend où on l’a arrêté
cli-lab-run-examples =
    exemples :
      greathall lab run stupefy --games 1000 --bots medium --workers 2 -o stupefy
      greathall lab run hogwarts_battle --seats 2-4 --options game=1-7 --games 200 -o difficulte
      greathall lab run stupefy --bots medium,random --bots easy,random -o deux-tablees
      greathall lab run scrabble --games 100 --decisions --events -o tout
      greathall lab run stupefy --games 1000000 --cluster 10.0.0.5:6379 -o million

    Arrêté, ou tué ? La même commande reprend. Plus de parties ? La même avec plus de --games.
cli-lab-report = une page sur une expérience, avec graphiques et tableaux, et son image
cli-lab-report-examples =
    exemples :
      greathall lab report stupefy
      greathall lab report stupefy --lang fr -o page.html
cli-lab-arena = faire jouer des bots entre eux sur les mêmes donnes : lequel est meilleur, et est-ce sûr ?
cli-lab-arena-examples =
    exemples :
      greathall lab arena stupefy --bots strong:100,medium,easy --deals 200 --workers 2
      greathall lab arena hogwarts_battle --bots strong:100,medium --options game=5 -o arene
      greathall lab arena stupefy --bots my_bots:Careful,medium         une classe à vous
      greathall lab arena stupefy --bots tcp://127.0.0.1:4000,medium    un programme, dans n’importe quel langage
cli-lab-fit = ajuster les nombres des bots d’un jeu à des parties simulées
cli-lab-fit-examples =
    exemples :
      greathall lab fit stupefy --workers 2             tout ce qui s’ajuste, en quelques minutes
      greathall lab fit stupefy --games 500 --into .    un essai avec peu de parties ; les fichiers arrivent ici
cli-replay = revoir une partie enregistrée, pas à pas
cli-replay-examples =
    exemples :
      greathall replay partie.json              comme le public l’a vue
      greathall replay partie.json --seat 2     comme la deuxième place l’a vue
      greathall replay partie.json --all        tout le journal d’un coup
cli-analyse = revenir sur une partie finie : chances, tournants, prix de chaque décision
cli-analyse-examples =
    exemples :
      greathall analyse partie.json             comme la première place l’a jouée
      greathall analyse partie.json --seat 2    comme la deuxième place l’a jouée
      greathall analyse partie.json --all       les bonnes décisions aussi
cli-verify = contrôler un enregistrement : joué selon les règles, et distribué comme promis ?
cli-verify-examples =
    exemple :
      greathall verify partie.json              code de sortie 0 s’il est authentique, 1 sinon
cli-laws = mettre les jeux à l’épreuve des lois : secret, honnêteté, conservation et d’autres
cli-laws-examples =
    exemples :
      greathall laws                            tous les jeux
      greathall laws stupefy --games 200        code de sortie 1 si une loi est violée
cli-host = ouvrir une salle sur cette machine, pour le navigateur
cli-host-examples =
    exemples :
      greathall host                            pour cette machine seulement
      greathall host --lan                      pour tout votre réseau, avec un code pour les téléphones
      greathall host --port 9000 --open         et ouvrir le navigateur
cli-admin = voir qui et ce qui est dans la salle, fermer des tables, exclure, sauvegarder
cli-admin-examples =
    exemples :
      greathall admin key                       la clé de la page /admin dans le navigateur
      greathall admin people                    aussi : tables, storage, log
      greathall admin ban Draco --days 7        aussi : unban, remove, code
      greathall admin close « Hiboux »          aussi : backup
cli-backup = écrire dans un seul fichier tout ce que la salle conserve, même ouverte
cli-backup-examples =
    exemple :
      greathall backup salle-dimanche.db
cli-restore = mettre une sauvegarde à la place de ce que la salle conserve
cli-restore-examples =
    exemple :
      greathall restore salle-dimanche.db
cli-check = relire tout ce que la salle conserve, et dire ce qui ne va pas
cli-check-examples =
    exemples :
      greathall check                           code de sortie 0 si tout va bien, 1 sinon
      greathall check salle-dimanche.db
cli-new-game = écrire un petit jeu à vous, à transformer en un autre
cli-new-game-examples =
    exemples :
      greathall new-game owl_post                    règles, textes, dessins et tests, dans le dossier owl_post
      greathall new-game owl_post --folder ~/games/owls
cli-version = dire quel Great Hall est installé
cli-version-examples =
    exemple :
      greathall version

## Leurs arguments

cli-arg-game = un des jeux que « greathall games » énumère
cli-arg-file = le fichier d’une partie enregistrée
cli-arg-lan = l’ouvrir à votre réseau et montrer un code QR
cli-arg-port = le port ; 0 en prend un qui est libre (8000)
cli-arg-database = un fichier, ou l’adresse d’une base PostgreSQL ; par défaut hall.db dans le dossier des données
cli-arg-data-dir = le dossier de ce que la salle conserve ; par défaut un dossier à votre nom
cli-arg-node = le nom de ce nœud, si plusieurs salles partagent un PostgreSQL ; chacun a le sien
cli-arg-node-address = où les autres nœuds joignent celui-ci, comme http://10.0.0.5:8000
cli-arg-origin = une autre adresse sous laquelle on joint la salle, comme https://jeux.example.org
cli-arg-open = ouvrir aussi le navigateur
cli-arg-close-after = fermer une partie après tant de jours sans personne ; son enregistrement reste (365)
cli-arg-backups = garder tant de sauvegardes, une faite chaque nuit ; 0 : n’en faire aucune (7)
cli-arg-push-contact = adresse de contact pour les services d’avis (courriel ou https)
cli-arg-log-format = forme du journal : plain pour les gens, json pour les machines
cli-arg-backup = le fichier d’une sauvegarde
cli-arg-help = montrer cette aide
cli-arg-lang = la langue ; sans cela, celle de votre système
cli-arg-seats = le nombre de places à la table ; sans cela, le plus petit que le jeu permet
cli-arg-people = combien de personnes partagent ce clavier (1)
cli-arg-folder = le dossier à créer ; par défaut il porte le nom du jeu
cli-arg-name = votre nom ; une fois par personne
cli-arg-bots = qui joue les autres places : easy, medium, strong, ou le nom d’un bot ; plusieurs se suivent autour de la table (medium)
cli-arg-seed = un nombre ou un mot qui donne chaque fois les mêmes cartes
cli-arg-option = une option du jeu, voir « greathall rules GAME » ; autant de fois qu’il faut
cli-arg-cards = aussi chaque carte de la boîte avec son texte
cli-arg-resume = reprendre la partie de ce fichier, ou la dernière
cli-arg-campaign = jouer dans la campagne de ce nom : vos victoires y restent, et le jeu suivant vient après
cli-arg-auto = des bots jouent toutes les places, et vous regardez
cli-arg-games = le nombre de parties
cli-arg-workers = le nombre de processus qui se partagent le travail
cli-arg-out = écrire une ligne de JSON par partie dans ce fichier
cli-arg-seat = comme cette place l’a vue, comptée à partir de 1 ; sans cela, comme le public
cli-arg-all = tout d’un coup, sans attendre
cli-arg-task = ce qu’il faut faire : run, report, arena ou fit
cli-arg-lab-games = combien de parties de chaque sorte (100)
cli-arg-lab-seats = combien de places à la table ; plusieurs nombres (2,4 ou 2-4) font plusieurs sortes de parties
cli-arg-lab-bots = qui joue, autour de la table, en avançant d’une place à chaque partie (medium) ; encore, pour une autre tablée
cli-arg-lab-options = une option du jeu ; encore, ou game=1-7, pour plusieurs valeurs : chaque combinaison est une sorte de partie
cli-arg-lab-out = le dossier des tableaux (lab)
cli-arg-decisions = aussi une ligne par décision
cli-arg-events = aussi une ligne par événement
cli-arg-cluster = jouer sur une grappe Ray : local, auto, HOST:PORT ou ray://HOST:PORT
cli-arg-results = le dossier d’une expérience
cli-arg-theme = les couleurs de l’image : day (jour) ou night (nuit) (day)
cli-arg-lab-report-out = le fichier de la page ; l’image est à côté
cli-arg-lab-arena-bots = les bots, au moins deux, avec des virgules : des noms, module:Class ou tcp://HOST:PORT
cli-arg-lab-deals = combien de donnes par paire, au plus (100)
cli-arg-lab-gain = un bot est meilleur s’il gagne autant de points de pourcentage (5)
cli-arg-all-deals = jouer toutes les donnes, même quand une paire est tranchée
cli-arg-lab-arena-out = garder les donnes dans ce dossier, et écrire une page à leur sujet
cli-arg-only = ajuster ce fichier seulement
cli-arg-into = écrire les fichiers dans ce dossier plutôt qu’à côté du jeu

## Ce qui peut aller de travers

cli-unknown-command = Il n’y a pas de commande « { $command } ». Les commandes sont : { $known }.
cli-unknown-task = Le laboratoire ne sait pas faire « { $task } ». Il sait faire : { $known }.
cli-bad-seats = « { $seats } » ne sont pas des places : écrivez 4, ou 2,4, ou 2-4.
cli-arena-bots = Une arène demande deux bots ou plus, chacun une fois : --bots strong:100,medium
cli-nothing-to-fit =
    { $count ->
        [0] Les bots de { $game } n’ont rien à ajuster.
       *[other] Les bots de { $game } ont ces fichiers : { $known }.
    }
cli-strange-argument = « { $argument } » n’a pas de sens ici : voir « greathall { $command } --help ».
cli-bad-argument = { $argument } demande une valeur, ou en a reçu une de trop : voir « greathall { $command } --help ».
cli-missing-argument = Il manque { $argument } : voir « greathall { $command } --help ».
cli-bad-number = « { $value } » ne convient pas pour { $option } : donnez un nombre entier, { $least } ou plus.
cli-bad-option = « { $option } » n’est pas une option : écrivez --option nom=valeur, d’après « greathall rules GAME ».
cli-bad-setting = « { $value } » ne convient pas pour l’option { $option } : choisissez parmi { $values }.
cli-bad-setting-list = « { $value } » ne convient pas pour l’option { $option } : écrivez une ou plusieurs de ces valeurs, séparées par des virgules : { $values }.
cli-no-campaign = { $game } n’a pas de campagne : enlevez --campaign.
cli-bad-campaign-name = « { $name } » ne convient pas comme nom de campagne : prenez des lettres et des chiffres.
cli-too-many-people = { $people } personnes ne tiennent pas à { $seats } places : donnez aussi --seats, ou moins de personnes.
cli-too-many-bots = { $bots } bots ne tiennent pas à { $seats } places libres : nommez-en moins, ou donnez aussi --seats.
cli-no-such-seat = Il n’y a pas de place { $seat } : la partie en a { $seats }, comptées à partir de 1.
cli-cannot-save = La partie ne peut pas être sauvegardée dans { $file } : { $reason }. Réglez XDG_DATA_HOME sur un dossier où l’on peut écrire.
cli-cannot-write = Le fichier { $file } ne peut pas être écrit : { $reason }.
cli-nothing-to-resume = Il n’y a aucune partie à reprendre dans { $folder } : commencez-en une avec « greathall play GAME ».
cli-already-over = La partie de { $file } est terminée : revoyez-la avec « greathall replay ».
cli-bad-game-name = « { $name } » ne convient pas comme nom de jeu : prenez de 2 à 30 minuscules, chiffres et tirets bas, comme owl_post.
cli-game-name-taken = Il y a déjà un jeu ou un paquet Python nommé « { $name } » : choisissez un autre nom.
cli-folder-in-use = { $folder } existe déjà et n’est pas vide : choisissez-en un autre avec --folder, ou supprimez-le.
cli-stopped = Arrêté.

## Les jeux

cli-games-name = nom
cli-games-title = jeu
cli-games-players = à combien
cli-games-what-now = Apprenez-en un avec « greathall rules NOM », jouez-y avec « greathall play NOM ».
cli-settings = Options (* par défaut)
cli-settings-name = nom
cli-settings-meaning = sens
cli-settings-values = valeurs
cli-settings-list = une liste avec des virgules : { $values }
cli-settings-what-now = Choisissez-les avec « greathall play { $game } --option NOM=VALEUR ».
cli-version-line = Great Hall { $version } (Python { $python })

## À la table

cli-value = { $value }
cli-label = { $label } :
cli-player-name = Joueur { $number }
cli-column-house = Maison
cli-column-player = qui
cli-column-score = score
cli-column-cards = cartes
cli-final-score = Score final
cli-welcome = À la table : { $players }.
cli-promise = La donne est fixée et scellée : { $commitment }…
cli-welcome-help = Tapez le numéro d’un choix ou quelques-uns de ses mots ; « aide » dit le reste.
cli-resumed =
    { $count ->
        [one] La partie reprend après { $count } réponse.
       *[other] La partie reprend après { $count } réponses.
    }
cli-thinking = { $name } réfléchit…
cli-only-choice = Votre seul choix : { $choice }
cli-more =
    { $count ->
        [one] … et encore { $count } : « suite » le montre, quelques mots d’un choix le trouvent.
       *[other] … et encore { $count } : « suite » les montre, quelques mots d’un choix le trouvent.
    }
cli-sure = { $choice } : vraiment ? Tapez « { $yes } » pour oui ; Entrée revient en arrière.
cli-word-yes = oui o
cli-no-such-number = Il n’y a pas de choix { $number } : les numéros vont de 1 à { $most }.
cli-no-such-choice = Aucun choix ne ressemble à « { $typed } ». « table » les montre encore, « aide » dit quoi taper d’autre.
cli-hint = Le bot le plus fort choisirait : { $choice }
cli-hint-next =
    { $unit ->
        [chance] { $choice } : à peu près { $worth } %
       *[points] { $choice } : à peu près { $worth } points
    }
cli-curtain = À { $name } ! Personne d’autre ne regarde l’écran ; Entrée pour continuer.
cli-curtain-undo = (« annuler » : { $name } reprend la dernière réponse.)
cli-nothing-to-undo = Vous n’avez aucun choix à reprendre.
cli-nothing-together = Il n’y a rien à faire d’un seul coup maintenant.
cli-too-late-to-undo = Cela ne peut plus être repris : quelque chose de caché a été montré depuis.
cli-undone = C’est repris.
cli-saved = La partie est sauvegardée.
cli-resume-with = Pour la reprendre : { $program } play --resume { $file }
cli-replay-with = Pour la revoir : { $program } replay { $file }
cli-verify-with = Pour contrôler qu’elle était loyale : { $program } verify { $file }
cli-after-next = n : continuer avec { $game }
cli-after-again = r : rejouer le même jeu
cli-after-leave = Entrée : quitter
cli-word-next = suivant n
cli-word-again = rejouer r

## Ce que l’on peut taper à une question : les mots et lettres de chaque commande, et ce qu’elle fait

cli-help-choices = Tapez le numéro d’un choix ou quelques-uns de ses mots. Ou bien :
cli-command-help = aide h
cli-help-help = cette liste ; avec le nom d’une carte : ce qu’elle fait
cli-no-such-card = Rien ici ne s’appelle « { $words } ».
cli-command-table = table t
cli-help-table = la table et les choix à nouveau
cli-command-log = journal j
cli-help-log = tout ce qui s’est passé, comme vous le savez
cli-choice-points = { $choice }  ({ $points })
cli-command-score = score points
cli-help-score = chaque coup avec ses points, dans les jeux qui les notent
cli-no-sheet = Ce jeu ne tient pas de feuille de marque.
cli-clock = { $name } : { $time } { $over ->
    [1] de trop
   *[other] à la pendule
}
cli-command-rules = règles r
cli-help-rules = les règles en bref
cli-command-what = quoi c’est
cli-help-what = ce que fait une carte ou une case : quoi Accio
cli-what-fillers = quoi est la le les un une l’
cli-what-usage = Nommez ce que vous voulez connaître, par exemple : quoi Accio
cli-command-hint = conseil c
cli-help-hint = ce que le bot le plus fort choisirait à votre place
cli-command-more = suite s
cli-help-more = d’autres choix, quand il y en a beaucoup
cli-command-all = tout e
cli-help-all = toutes les cartes à la fois, quand c’est proposé
cli-command-undo = annuler a
cli-help-undo = reprendre votre dernier choix, s’il n’a rien montré de caché
cli-command-quit = quitter q
cli-help-quit = partir ; la partie est sauvegardée

## Leçons

cli-lessons-done = ✓ terminée
cli-lessons-what-now = Commencez-en une avec « greathall learn { $game } LEÇON ».
cli-lessons-games = Les leçons d’un jeu : « greathall learn JEU ».
cli-lesson-end = Bravo. Jouez une vraie partie avec « greathall play { $game } ».
cli-lesson-next = La leçon suivante : « greathall learn { $game } { $lesson } ».
cli-lesson-help = Tapez un numéro ou des mots. « montrer » montre la réponse, « passer » continue, « table » redessine la table, « quitter » termine.
cli-lesson-teacher = Tansy vous guide
cli-lesson-shown = La réponse : { $answer }
cli-lesson-word-show = montrer show m
cli-lesson-word-skip = passer skip p
cli-learn = suivre une leçon : on vous guide pas à pas
cli-learn-examples =
    exemples :
      greathall learn                        les jeux qui ont des leçons
      greathall learn stupefy                les leçons de Stupéfix, et celles que vous avez terminées
      greathall learn stupefy first_round    commencer celle-ci
cli-arg-lesson = la leçon, comme la liste la nomme

## Revoir

cli-replay-help = Entrée : avancer ; - : reculer ; un numéro : y aller ; « quitter » : partir.
cli-replay-unfinished =
    { $count ->
        [one] L’enregistrement s’arrête ici, après { $count } réponse ; la partie n’est pas terminée.
       *[other] L’enregistrement s’arrête ici, après { $count } réponses ; la partie n’est pas terminée.
    }

## Vérifier

cli-verified =
    { $count ->
        [one] Authentique : { $title } à { $seats } places, { $count } réponse, selon les règles.
       *[other] Authentique : { $title } à { $seats } places, { $count } réponses, toutes selon les règles.
    }
cli-verified-promise = La clé de la donne est celle promise avant la partie.
cli-no-promise = Rien n’avait été promis sur la donne avant la partie.
cli-verified-key = clé :        { $digits }
cli-verified-commitment = engagement : { $commitment }
cli-verified-ending = La partie en est exactement là où l’enregistrement le dit.
cli-no-ending = L’enregistrement ne dit pas où la partie devrait en être.
cli-verified-unfinished = La partie n’est pas encore terminée.

## Un nouveau jeu

cli-new-game-written = { $game } est prêt dans { $folder } : règles, textes, dessins et tests.
cli-new-game-install = L’installer :            { $python } -m pip install -e { $folder }
cli-new-game-laws = Le mettre à l’épreuve :  { $program } laws { $game }
cli-new-game-play = Y jouer ici :            { $program } play { $game }
cli-new-game-host = Ou dans le navigateur :  { $program } host --open

## Les lois

cli-laws-law = loi
cli-laws-checks = contrôles
cli-laws-kept =
    { $count ->
        [one] { $game } respecte les lois en { $count } partie.
       *[other] { $game } respecte les lois en { $count } parties.
    }
cli-law-broken = { $game } viole la loi « { $law } » ; voici comment :
cli-law-copies = une copie est égale à l’original, et aucun ne change quand on joue l’autre
cli-law-determinism = la même graine et les mêmes réponses donnent la même partie
cli-law-replay = l’enregistrement d’une partie mène aux mêmes états
cli-law-json = tout survit à l’écriture, à n’importe quelle décision
cli-law-secrecy = rien de ce qui parvient à une place ne trahit ce qu’elle doit ignorer
cli-law-twins = quand une place ne peut distinguer deux mondes, elle y est traitée de même
cli-law-frames = ni les vues envoyées pendant qu’une réponse prend effet
cli-law-redeal-variety = les mondes imaginés diffèrent en tout ce qui est caché
cli-law-redeal-playout = un monde imaginé peut être joué jusqu’au bout
cli-law-termination = il y a toujours quelqu’un à qui l’on demande, il peut répondre, et la partie finit à temps
cli-law-conservation = aucune pièce n’est perdue ni doublée
cli-law-fairness = le hasard ne favorise ni face, ni place, ni personne, ni moment
cli-law-options = tout choix offert est accepté ; tout le reste est refusé avec une raison
cli-law-retract = une réponse scellée montre seulement qu’elle est donnée et, reprise, laisse tout comme avant
cli-law-defaults = la réponse de qui n’a plus de temps est l’un des choix
cli-law-numbers = chaque réponse a un numéro, et ce que l’on sait est une suite de nombres
cli-law-heuristic = ce que le jeu dit aux bots est permis et ne regarde rien de caché
cli-law-effects = les textes des cartes ne changent jamais en jouant
cli-law-lessons = chaque leçon peut être terminée et répond à chaque essai
cli-law-texts = chaque texte existe dans chaque langue, bien composé

## Simulation

cli-simulate-bot = bot
cli-simulate-seat = place
cli-simulate-seat-of = { $number } ({ $bot })
cli-simulate-wins = victoires
cli-simulate-score = score
cli-percent = { $value } %
cli-decimal-mark = ,
cli-simulated =
    { $count ->
        [one] { $count } partie, { $decisions } décisions et { $milliseconds } ms de temps de calcul.
       *[other] { $count } parties, en moyenne { $decisions } décisions et { $milliseconds } ms de temps de calcul ; ± est une erreur type.
    }

## Le laboratoire

cli-pace = { $what } : { $done } sur { $total }, { $rate } par seconde, reste { $left }
cli-pace-rate = { $rate } par seconde, reste { $left }
cli-lab-played =
    { $count ->
        [one] { $count } partie, { $seconds } s de processeur. Dans { $folder } : { $tables }.
       *[other] { $count } parties, { $seconds } s de processeur. Dans { $folder } : { $tables }.
    }
cli-lab-report-with = Lire ce qu’il en est : greathall lab report { $folder }

## Fits

cli-fitted = { $model } : { $count } positions.
cli-log-loss = Perte logarithmique sur des parties mises de côté : { $said } ; sans rien regarder : { $nothing }.
cli-calibration-said = chance annoncée
cli-calibration-true = réalisée
cli-calibration-count = fois
cli-tuned-number = nombre
cli-tuned-slope = pente
cli-tuned-before = avant
cli-tuned-after = après
cli-tuned-gain = Sur de nouvelles donnes, les nouveaux nombres gagnent { $gain } points de pourcentage de plus.
cli-not-better = Ce n’est pas nettement mieux : { $file } reste comme il est.
cli-written = Fichier écrit : { $file }

## La personne responsable de la salle

cli-arg-deed = ce qu’il faut faire : key, people, tables, storage, log, close, remove, ban, unban, code, backup
cli-arg-who = la personne ou la table, par son identifiant ou son nom
cli-arg-days = durée de l’exclusion ; par défaut pour de bon
cli-unknown-deed = « { $deed } » n’est pas possible, seulement : { $known }.
cli-admin-whom = { $count ->
    [0] Il n’y a pas de « { $who } » ici.
   *[other] Le nom « { $who } » existe { $count } fois : précisez par l’identifiant : { $known }.
}
cli-admin-key = La clé de la salle : { $secret }
cli-admin-done = C’est fait, et c’est noté : { $what }.
cli-admin-code = Dites ce code à la personne ; il sert une fois, pendant dix minutes : { $code }
cli-admin-id = identifiant
cli-admin-name = nom
cli-admin-seen = dernière venue
cli-admin-games = parties
cli-admin-state = état
cli-admin-banned = porte fermée
cli-admin-here = ici maintenant
cli-admin-game = jeu
cli-admin-people = personnes
cli-admin-changed = quand
cli-admin-by = par
cli-admin-deed = action
cli-admin-bytes = octets
cli-admin-free = libre

## greathall study

cli-study = étudier le Scrabble : des mots, des positions, des parties entières
cli-study-examples =
    exemples :
      greathall study word wu,ex,corne --words fr    lesquels de ces mots comptent
      greathall study hooks corne --words fr         les lettres à mettre devant et derrière
      greathall study anagrams AEINSTR --words fr    ce que des lettres peuvent écrire
      greathall study plays POSITION --deals 100
                                                     les meilleurs coups, avec leur valeur et la chance de gagner
      greathall study game partie.gcg                ce que chaque coup a perdu
      greathall study position partie.gcg --turn 7   une ligne à partir de laquelle jouer :
      greathall play scrabble --option edition=classic --option position=POSITION
      greathall study export partie.json             une partie enregistrée pour d’autres programmes, en GCG

    Une position tient sur une ligne, comme l’écrit greathall study position.
cli-arg-what = word, hooks, anagrams, plays, game, position ou export
cli-arg-text = les mots, les lettres, la position ou le fichier
cli-arg-words = la langue des mots
cli-arg-count = combien de coups lister
cli-arg-deals = imaginer tant de donnes pour la chance de gagner (0 : la calculer par les points et les lettres)
cli-arg-turn = le numéro du coup dans le fichier
cli-study-what = « { $what } » ne s’étudie pas ; essayez { $known }.
cli-study-counts = { $word } compte.
cli-study-counts-not = { $word } ne compte pas.
cli-study-hooks = devant { $word } : { $before } ; derrière : { $behind }
cli-study-anagrams =
    { $count ->
        [0] aucun mot
        [one] { $count } mot : { $words }
       *[other] { $count } mots : { $words }
    }
cli-study-no-turn = La partie n’a pas de coup { $turn }.
cli-study-no-file = { $file } ne s’ouvre pas : { $reason }
cli-study-line = { $line }
cli-study-play = coup
cli-study-score = points
cli-study-kept = gardé
cli-study-leave = valeur
cli-study-equity = valeur
cli-study-chance = chance de gagner
cli-study-turn = coup
cli-study-player = personne
cli-study-best = meilleur coup
cli-study-lost = perdu
cli-study-chance-lost = chance perdue

## Looking back

cli-arg-analysed-seat = la place dont les décisions sont jugées, comptée à partir de 1 (1)
cli-arg-seconds = à peu près combien de secondes de processeur cela peut prendre
cli-analysing = retour sur la partie
cli-analysis = { $name } : { $start } au début, { $end } à la fin
cli-points = { $amount } points
cli-plus-minus = { $amount } (± { $error })
cli-decisions = Décisions
cli-decisions-good = { $good } décisions sur { $count } étaient celles du bot le plus fort, ou aussi bonnes.
cli-column-move = Moment
cli-column-mark = Note
cli-column-played = Réponse donnée
cli-column-better = Mieux
cli-column-lost = Perdu
cli-analyse-with = Pour voir ce qui a décidé : { $program } analyse { $file }
