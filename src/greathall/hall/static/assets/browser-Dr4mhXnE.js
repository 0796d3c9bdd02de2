var e=`### La salle dans le navigateur. Le client ajoute «\xA0ui-\xA0» aux clés qu’il utilise ; un test compare les deux.

## Everywhere

ui-great-hall = Great Hall
ui-skip = Aller à la table
ui-close = Fermer
ui-dismiss = Masquer
ui-toasts = Messages
ui-yes = oui
ui-no = non
ui-on = Oui
ui-off = Non
ui-nothing = rien
ui-points = points
ui-score = Score
ui-total = Total
ui-player = Joueur
ui-you = Vous
ui-you-object = vous
ui-guest = Visiteur
ui-looking = Un instant…
ui-lost = Il n’y a rien ici
ui-lost-hint = Le lien est peut-être mal écrit, ou la table n’existe plus.
ui-to-the-hall = Vers la salle
ui-unofficial = Non officiel, pour un usage privé. Sans lien avec aucun éditeur.

## Hall

ui-hall-tagline = Des jeux de sorciers, vos amis et des bots patients.
ui-seat-kept = Votre siège vous attend
ui-seat-kept-where = { $game }, «\xA0{ $table }\xA0».
ui-seat-kept-your-turn = C’est à vous.
ui-back-to-table = Retour à la table
ui-open-a-table = Ouvrir une table
ui-open-tables = Tables ouvertes
ui-nickname = Votre pseudo
ui-game = Jeu
ui-seats-range = { $least }–{ $most } places
ui-seats = Places
ui-seat-fewer = Une place de moins
ui-seat-more = Une place de plus
ui-other-seats = Les autres places
ui-company-bots = Bots
ui-company-people = Amis
ui-pace = Minuteur
ui-pace-none = Sans
ui-pace-relaxed = Tranquille
ui-pace-brisk = Vif
ui-pace-real = Réel
ui-who-may-enter = Qui peut entrer
ui-door-link = Invités
ui-door-open = Tout le monde
ui-play-against-bots = Jouer maintenant
ui-open-the-table = Ouvrir la table
ui-have-a-code = J’ai un code
ui-code-label = Code ou lien
ui-code-hint = Le code d’une table, ou les huit lettres affichées par votre autre appareil.
ui-code-use = Y aller
ui-welcome-back = Bon retour, { $name }. Vos places sont là.
ui-table-line = { $game } · { $phase }
ui-phase-lobby = en attente de joueurs
ui-phase-playing = partie en cours
ui-phase-over = partie terminée
ui-seats-count = { $people } personnes, { $bots } bots, { $free } libres
ui-join = Rejoindre
ui-join-table = Rejoindre : { $table }
ui-watch = Regarder
ui-watch-table = Regarder : { $table }
ui-no-tables = Aucune table ouverte. Ouvrez-en une : des bots vous tiendront compagnie en attendant vos amis.

## Door

ui-invited = Vous êtes attendu à une table
ui-invited-to = On vous attend pour { $game }
ui-at-the-table = { $table }, avec { $names }
ui-come-in = Entrer
ui-only-watch = Seulement regarder
ui-no-account = Ni compte, ni adresse électronique : le lien suffit.

## Lobby

ui-lobby-line = { $game } · { $seats } places
ui-around-the-table = Autour de la table
ui-n-of-m = { $n } sur { $m }
ui-free-seat = Place libre
ui-sit-here = S’asseoir
ui-sit-too = S’y asseoir aussi
ui-stand-up = Quitter cette place
ui-bot = Bot
ui-bot-of-level = Bot, { $level }
ui-level-easy = facile
ui-level-medium = moyen
ui-level-strong = difficile
ui-level-of = Niveau de { $name }
ui-free-the-seat = Renvoyer { $name }
ui-kick = Exclure { $name }
ui-kick-short = Exclure
ui-host = Hôte
ui-you-host = Vous, l’hôte
ui-here = Présent
ui-away = Absent
ui-watching-names = Regardent : { $names }
ui-watching-count = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
ui-invite = Inviter
ui-invite-hint = Le lien suffit : ni compte, ni adresse électronique.
ui-copy-link = Copier l’invitation
ui-link-copied = Le lien est copié.
ui-invite-qr = Code QR de l’invitation
ui-table-code = Code de la table
ui-table-rules = Règles de la table
ui-table-name = Nom de la table
ui-change = Modifier
ui-keep = Garder
ui-cancel = Annuler
ui-leavers = Si quelqu’un s’absente
ui-leavers-wait = Tout le monde attend
ui-leavers-bot = Après une minute, un bot joue jusqu’au retour
ui-leavers-vote = Les autres votent pour un bot
ui-door-open-long = Tout le monde : la table est affichée dans la salle
ui-door-link-long = Qui a le lien
ui-door-closed-long = Personne de plus
ui-pace-none-long = Sans minuteur
ui-pace-relaxed-long = Tranquille : le temps de réfléchir
ui-pace-brisk-long = Vif : il faut faire vite
ui-pace-real-long = Réel : comme à la table, à trois
ui-option-usual = le jeu décide
ui-option-chosen = à choisir ici
ui-undo-allowed = On peut reprendre un coup
ui-all-seated = Tout le monde est assis
ui-seats-left = { $count ->
    [one] Il reste une place libre
   *[other] Il reste { $count } places libres
}
ui-start = Commencer la partie
ui-start-hint = La partie commence dès que chaque place est prise, par une personne ou par un bot.
ui-start-hint-full = Commencez quand vous voulez.
ui-why-not-start = Pas encore : une place est libre. Donnez-la à un bot ou attendez un ami.
ui-host-starts = { $name } lancera la partie.
ui-fill-with-bots = Compléter avec des bots
ui-leave-table = Quitter la table

## Table

ui-choice = Votre choix
ui-answers = Réponses
ui-you-are-ready = Vous avez choisi
ui-all-ready = Tous ont choisi. Modifiable jusqu’à la fin du compte.
ui-take-back = Changer d’avis
ui-waiting-for = En attente : { $names }
ui-watch-the-table = Regardez la table
ui-watching = Spectateur
ui-seat-choosing = Réfléchit
ui-seat-ready = Prêt
ui-form-count = { $count ->
    [one] Il y a une réponse.
   *[other] Il y a { $count } réponses : trop pour une liste.
}
ui-form-kind = Votre coup
ui-form-send = Répondre
ui-on-the-table = Sur la table
ui-round-of = Manche { $round } sur { $rounds }
ui-phases = Phases de la manche
ui-clock-left = { $seconds ->
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
ui-look-first = Observez la table : le compte commence dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
ui-clock-paused = Le minuteur est arrêté
ui-paused = L’hôte a arrêté le minuteur
ui-reconnecting = Reconnexion… Votre siège vous attend.
ui-back-in-seat = Vous avez retrouvé votre siège. Rien n’a été perdu.
ui-your-turn = À vous de jouer : { $game }
ui-vote-undo = Laissez-vous { $name } reprendre son coup ?
ui-vote-bot = Un bot peut-il jouer pour { $name } ?
ui-agree = D’accord
ui-disagree = Pas d’accord
ui-hand-back = Reprendre la main
ui-pass-to = Passez l’appareil à { $name }
ui-i-am = Je suis { $name }

## Log and talk

ui-log = Journal
ui-chat = Discussion
ui-log-and-chat = Journal et discussion
ui-log-and-chat-new = Journal et discussion, { $count } de plus
ui-log-empty = Il ne s’est encore rien passé.
ui-log-to-replay = Coup { $step } : le revoir
ui-open-log = Ouvrir le journal
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-line = Dites quelque chose
ui-chat-send = Dire
ui-quick-phrases = Phrases toutes prêtes
ui-emote-hello = Bonjour
ui-emote-well-played = Bien joué
ui-emote-laugh = Ha ha
ui-emote-gasp = Oh !
ui-emote-wand = À vos baguettes !
ui-emote-oops = Oups
ui-emote-hurry = À toi…
ui-emote-thanks = Merci

## Menu

ui-menu = Menu
ui-rules = Règles
ui-rules-hint = Pointez une carte, ou gardez le doigt dessus, pour lire ce qu’elle fait.
ui-no-rules = Ce jeu n’apporte pas de résumé de ses règles.
ui-people = Personnes
ui-replay-so-far = La partie jusqu’ici
ui-undo = Reprendre mon coup
ui-pause = Arrêter le minuteur
ui-go-on = Relancer le minuteur
ui-show-text = Afficher la table en texte
ui-show-drawn = Afficher la table dessinée
ui-bot-plays-for = Un bot joue ici
ui-let-bot-play = Faire jouer un bot
ui-mute = Faire taire
ui-unmute = Rendre la parole
ui-leave-question = Quitter la table ?
ui-leave-wait = Votre siège est gardé, et les autres vous attendent.
ui-leave-bot = Votre siège est gardé. Après une minute, un bot joue jusqu’à votre retour.
ui-leave-vote = Votre siège est gardé. Les autres peuvent voter pour qu’un bot joue jusqu’à votre retour.
ui-leave-kept = Vous pouvez revenir à cette table à tout moment.
ui-leave-spectator = Vous ne faites que regarder ; revenez quand vous voulez.
ui-stay = Rester
ui-leave-now = Partir pour l’instant

## The end of a game

ui-winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
ui-nobody-won = Personne ne gagne
ui-sequel = Jouer la partie suivante
ui-rematch = Rejouer à la même table
ui-replay = Revoir la partie
ui-check-shuffle = Vérifier la donne
ui-skip-to-end = Aller à la fin

## Receipt

ui-receipt = Le reçu d’équité
ui-receipt-how = Avant la donne, la salle a publié une promesse : l’empreinte d’une clé secrète d’où découlent tous les mélanges et tous les dés. La clé est maintenant ouverte, et votre navigateur en a calculé lui-même l’empreinte.
ui-receipt-good = La promesse a été tenue.
ui-receipt-bad = La clé ne correspond pas à la promesse.
ui-receipt-promise = Promis avant la donne
ui-receipt-key = Clé, ouverte après la partie
ui-receipt-found = Empreinte calculée ici
ui-receipt-more = L’enregistrement compte { $steps } coups ; «\xA0greathall verify\xA0» les rejoue tous avec cette clé.
ui-receipt-none = Pas encore de reçu : la clé est ouverte après la partie.
ui-record-download = Télécharger l’enregistrement

## Replay

ui-seen-by = Vu par
ui-a-spectator = Un spectateur
ui-share-moment = Copier un lien vers ce moment
ui-close-replay = Fermer la rediffusion
ui-timeline = Chronologie
ui-to-start = Au début
ui-step-back = Un pas en arrière
ui-step-on = Un pas en avant
ui-play = Lecture
ui-stop = Arrêter
ui-speed = Vitesse : { $speed } fois
ui-move = Moment
ui-move-of = Moment { $move } sur { $moves }
ui-move-words = Moment { $move } sur { $moves }. { $words }
ui-play-on = Continuer d’ici
ui-events = Événements
ui-sealed = La donne a été scellée avant la partie et ouverte après.
ui-check-it = Vérifier

## Settings

ui-settings = Paramètres
ui-language = Langue
ui-theme = Thème
ui-theme-auto = Comme l’appareil
ui-theme-night = Nuit
ui-theme-day = Jour
ui-theme-to-day = Thème de jour
ui-theme-to-night = Thème de nuit
ui-text-size = Taille du texte
ui-size-normal = Normale
ui-size-large = Grande
ui-size-larger = Très grande
ui-sound = Son
ui-sound-to-off = Couper le son
ui-sound-to-on = Mettre le son
ui-volume = Volume
ui-motion = Mouvement
ui-motion-hint = Réduit : rien ne traverse l’écran.
ui-motion-auto = Comme l’appareil
ui-motion-less = Réduit
ui-confirm = Confirmer les coups
ui-confirm-hint = Un toucher sur la table choisit, un bouton envoie.
ui-table-kind = Tables
ui-table-kind-hint = En texte, pour les lecteurs d’écran.
ui-table-drawn = Dessinées
ui-table-text = Texte
ui-shortcuts = Touches de lettres
ui-shortcuts-hint = L journal, C discussion, « ? » règles, 1–9 réponses.
ui-notices = Avis
ui-notices-hint = Un par tour, et seulement si cette page n’est pas visible.
ui-notices-blocked = Le navigateur n’autorise pas les avis de cette adresse.
ui-rename = Changer de nom
ui-renamed = Vous êtes { $name }.
ui-device-hint = Retrouvez vos places sur un autre appareil : le code sert une seule fois.
ui-device-code = Code pour un autre appareil
ui-device-code-lasts = Saisissez-le là-bas sous «\xA0J’ai un code\xA0». { $minutes ->
    [one] Il est valable une minute.
   *[other] Il est valable { $minutes } minutes.
}
ui-device-qr = Code QR pour un autre appareil

## Statistics

ui-statistics = Statistiques
ui-games-in-hall = Parties terminées dans cette salle
ui-games-of-kind = { $game } : { $count }
ui-no-games-yet = Aucune pour l’instant.
ui-rating-of = { $game } : classement
ui-rating-hint = Seules comptent les parties à deux personnes au moins. Le classement est prudent : il monte avec les parties jouées.
ui-played = Jouées
ui-won = Gagnées
ui-rating = Cote
ui-your-games = Vos parties

## About

ui-about = À propos
ui-about-what = Great Hall joue à des jeux de sorciers selon les règles : dans le navigateur, avec des amis et des bots, en anglais et en français, sur votre propre machine.
ui-credits = Merci
ui-credit-icons = Icônes de Lorc, Delapouite et d’autres, game-icons.net, CC BY 3.0.
ui-credit-fonts = Polices Cinzel, Alegreya et Source Sans 3, SIL Open Font License 1.1.
ui-credit-parts = Fait avec Svelte, Vite et Fluent.
ui-keys = Touches
ui-keys-tab = Tab passe d’un élément à l’autre, les flèches d’une réponse à l’autre ; Entrée choisit, Échap reprend une réponse.
ui-keys-letters = À une table : L ouvre le journal, C la discussion, « ? » les règles ; 1 à 9 donnent une réponse. Les paramètres permettent de les couper.

## What can go wrong

ui-problem-unreachable = La salle ne répond pas. Est-elle ouverte ? Réessayez dans un instant.
ui-problem-unknown = La salle n’a pas pu le faire (état { $status }).

## Stupefy

ui-duel-aims-at = vise { $name }
ui-duel-aims-at-nobody = ne vise personne
ui-duel-stupefy-at = Stupéfix sur { $name }
ui-duel-stupefied = À terre
ui-duel-takes = Choisit
ui-duel-your-house = Votre Maison
ui-duel-cards = cartes Sort en main
ui-duel-tokens = jetons Retard
ui-duel-wands-on = { $count ->
    [one] Une baguette sur cette place
   *[other] { $count } baguettes sur cette place
}
ui-duel-seat = { $name }, { $house }, { $flag }, { $cards } cartes Sort, { $tokens } jetons Retard. { $speech }
ui-duel-why-not-mate = Pas cette place : elle est de votre Maison.
ui-duel-why-not-self = Pas cette place : c’est la vôtre.
ui-duel-rewards = { $count ->
    [0] Aucune Récompense au centre
    [one] Une Récompense au centre
   *[other] { $count } Récompenses au centre
}
ui-duel-open-stupefies = Stupéfix, face visible dans la défausse
ui-duel-open-misspells = Sorts Ratés, face visible dans la défausse
ui-duel-facedown = Cartes Sort défaussées face cachée
ui-duel-hand = Vos cartes Sort
ui-duel-prepared = Préparé
ui-duel-stack = { $spell } : { $count }
ui-duel-round-over = Fin de la manche { $round }
ui-duel-plus = +{ $points }
ui-duel-hint-prepare = En main : { $stupefies } Stupéfix, { $misspells } Sorts Ratés. Chaque carte ne sert qu’une fois.
ui-duel-hint-target = Touchez une place. { $ready } sur { $all } ont choisi.
ui-duel-hint-picked = { $name } est la cible choisie. Modifiable jusqu’à la dernière baguette : { $ready } sur { $all } sont prêtes.
ui-duel-hint-cast = Protego couche votre Drapeau : ni jeton Retard, ni part.
ui-duel-hint-share = Touchez une Récompense au centre.
ui-duel-wins = { $count ->
    [one] { $houses } gagne
   *[other] { $houses } gagnent
}
ui-duel-by = { $names }, avec { $lead ->
    [one] un point
   *[other] { $lead } points
} d’avance.
ui-duel-shared = { $names } partagent la victoire.
ui-duel-house-scores = Score des Maisons
ui-duel-brought = Ce que chacun a apporté
ui-duel-master = { $name } a préparé le plus de potions : { $count }.
ui-duel-no-master = Égalité pour les potions : pas de Maître des Potions.
ui-duel-late = Le plus de jetons Retard ({ $tokens }) : { $names }. { $count ->
    [one] 100 points perdus.
   *[other] 100 points perdus chacun.
}
ui-duel-no-late = Tous ont autant de jetons Retard : pas de Retardataire.
ui-duel-bonuses = Faveurs : { $list }.
ui-duel-bonus = { $name } { $favours } (+{ $points })

## Scrabble

ui-words-3w = MT
ui-words-2w = MD
ui-words-3l = LT
ui-words-2l = LD
ui-words-triple-word = mot triple
ui-words-double-word = mot double
ui-words-triple-letter = lettre triple
ui-words-double-letter = lettre double
ui-words-hogwarts-space = case Poudlard
ui-words-help-premium = { $premium } : compte au tour où la case est couverte.
ui-words-help-hogwarts = Case Poudlard : une lettre posée ici fait piocher une carte pour chaque nouveau mot qui la traverse.
ui-words-help-mark = Posée avec Confundo : la flèche montre dans quel sens se lit le mot.
ui-words-help-pending = Vient d’être posée : ses mots peuvent encore être contestés.
ui-words-board = Plateau
ui-words-square-empty = { $square }, vide
ui-words-square-centre = { $square }, le centre, { $premium }
ui-words-square-premium = { $square }, { $premium }
ui-words-square-mine = { $square } : { $letter }, posée par vous, pas encore jouée
ui-words-square-tile = { $square } : { $letter }, { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}{ $read }{ $state }
ui-words-read-left = , la ligne se lit de droite à gauche
ui-words-read-up = , la colonne se lit de bas en haut
ui-words-read-both = , ligne et colonne se lisent à l’envers
ui-words-may-be-challenged = , peut encore être contestée
ui-words-last-laid = , vient d’être posée
ui-words-blank = joker
ui-words-blank-as = joker pour { $letter }
ui-words-tile = { $letter }, { $points ->
    [0] zéro point
    [one] un point
   *[other] { $points } points
}
ui-words-rack = Votre chevalet
ui-words-help-tile = Glissez-la sur une case, ou touchez-la puis touchez la case.
ui-words-help-blank = Le joker remplace n’importe quelle lettre et ne vaut rien.
ui-words-help-choose = Touchez-la pour la choisir.
ui-words-shuffle = Mélanger le chevalet
ui-words-keys-title = Poser des lettres
ui-words-how = Glissez vos lettres, touchez une lettre puis une case, ou tapez sur le plateau.
ui-words-keys = Sur le plateau, les flèches déplacent, une lettre pose sa tuile, Espace change le sens d’écriture, Retour arrière reprend la dernière lettre, Entrée joue le mot. Échap reprend toutes les lettres.
ui-words-keys-blank = Maj et une lettre posent un joker pour cette lettre. Touchez d’abord une case, et les lettres touchées ensuite s’y suivent ; touchez-la encore pour écrire vers le bas.
ui-words-scores = Scores
ui-words-tiles = lettres
ui-words-cards = cartes Poudlard
ui-words-turn = Son tour
ui-words-turn-yours = Votre tour
ui-words-answers = Répond
ui-words-stupefied = Stupéfix : perd un tour
ui-words-house = { $name }, { $house } : { $help }
ui-words-known-tiles = Vous connaissez de ce chevalet : { $tiles }
ui-words-known-cards = Vous connaissez de cette main : { $cards }
ui-words-worth = Ce que cela rapporte
ui-words-word = { $word } { $points }
ui-words-line = { $words }{ $fifty ->
    [0] {""}
   *[other] , sept lettres +{ $fifty }
}{ $glossary ->
    [0] {""}
   *[other] , Glossaire +{ $glossary }
}{ $bonus ->
    [0] {""}
   *[other] , carte +{ $bonus }
}{ $cards ->
    [0] {""}
    [one] , et une carte Poudlard
   *[other] , et { $cards } cartes Poudlard
}
ui-words-letters = Lettres et cases
ui-words-fifty = Les sept lettres
ui-words-glossary = Mot du Glossaire
ui-words-space = Case Poudlard
ui-words-card-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
ui-words-you-would-score = Vous marqueriez
ui-words-not-yet = Pas encore un coup
ui-words-in-advance = Posées d’avance
ui-words-in-advance-help = Vos lettres restent ici jusqu’à votre tour. Vous seul les voyez.
ui-words-last-play = Dernier coup
ui-words-empty-board = Le premier mot couvre le centre
ui-words-hand = Vos cartes Poudlard, une par tour
ui-words-deck-title = Cartes Poudlard
ui-words-piles = Cartes Poudlard dans la pioche : { $deck } ; défaussées : { $discard }
ui-words-discard = Défausse : { $cards }
ui-words-discard-empty = La défausse est vide.
ui-words-no-cards = Vous n’en avez pas. Une lettre sur une case brune à tour en fait piocher une.
ui-words-look-up = Regarder le Glossaire
ui-words-look-up-title = Le Glossaire
ui-words-look-up-help = Revelio l’a ouvert jusqu’à la fin de votre tour. Chacun de ses mots rapporte 20 de plus.
ui-words-look-up-letters = Avec ces lettres
ui-words-look-up-count = { $count ->
    [0] Aucun mot
    [one] Un mot
   *[other] { $count } mots
}
ui-words-no-blanks = Aucun joker n’est sur le plateau.
ui-words-no-discards = La défausse est vide.
ui-words-only-in-answer = Seulement en réponse à un Sort
ui-words-card-not = { $card }. Pas maintenant : { $reason }
ui-words-kind-bonus = Bonus
ui-words-kind-spell = Sort
ui-words-kind-any-time = À tout moment
ui-words-bag = { $count ->
    [0] Sac vide
   *[other] Sac : { $count }
}
ui-words-your-turn = À vous de jouer
ui-words-play = Jouer
ui-words-play-for = Jouer pour { $points }
ui-words-take-back = Reprendre
ui-words-back = Retour
ui-words-use = Utiliser la carte
ui-words-exchange = Échanger
ui-words-exchange-count = { $count ->
    [one] Échanger une lettre
   *[other] Échanger { $count } lettres
}
ui-words-exchange-on = { $count ->
    [one] En échanger une et continuer
   *[other] En échanger { $count } et continuer
}
ui-words-pass-turn = Passer ce tour
ui-words-pass-question = Passer ce tour ?
ui-words-which-tiles = Quelles lettres échangez-vous ?
ui-words-which-blank = Quelle lettre pour le joker ?
ui-words-which-letter = Quelle lettre demandez-vous ?
ui-words-which-card = Quelle carte prenez-vous ?
ui-words-which-player = { $card } : contre qui ?
ui-words-which-square = Quel joker prenez-vous ?
ui-words-hint-challenge = Un mot faux est repris. Contester des mots justes vous coûte 10 points.
ui-words-hint-rack = Touchez des lettres de votre chevalet.
ui-words-hint-card = { $card } accompagne le mot que vous posez maintenant.
ui-words-hint-held = Touchez maintenant une case.
ui-words-hint-caret = Tapez, ou touchez vos lettres dans l’ordre.
ui-words-hint-pass = Vous gardez vos lettres et ne marquez rien.
ui-words-hint-swap = Touchez des lettres de votre chevalet. { $count ->
    [0] Le sac est vide.
    [one] Il y a une lettre dans le sac.
   *[other] Il y a { $count } lettres dans le sac.
}
ui-words-hint-player = Touchez un nom dans les scores.
ui-words-hint-square = Touchez sur le plateau un joker cerclé d’or.
ui-words-final = Scores finaux
ui-words-on-board = En jeu
ui-words-unplayed = Lettres restantes
ui-words-from-others = Des autres
ui-words-none-left = aucune
ui-words-wins = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
ui-words-shared = La victoire est partagée.
ui-words-by = { $lead ->
    [one] D’un point.
   *[other] De { $lead } points.
}
ui-words-why-out = { $name } a posé la dernière lettre.
ui-words-why-passed = Chacun a passé.
ui-words-why-stuck = Plus personne ne pouvait poser de lettre.
ui-words-best = Le plus beau coup : { $line }

## Bataille à Poudlard

ui-battle-game-turn = Partie { $game } · tour { $turn }
ui-battle-spell = Sort
ui-battle-item = Objet
ui-battle-ally = Allié
ui-battle-proficiency = Matière
ui-battle-waits = En attente
ui-battle-card = { $card }, { $kind }.
ui-battle-card-price = { $card }, { $kind }, coûte { $price }.
ui-battle-plus = +{ $count }
ui-battle-short = Il manque { $count }
ui-battle-or = ou
ui-battle-location = { $location }, Lieu { $place } sur { $places } : { $control } Contrôle sur { $capacity }
ui-battle-place = Lieu { $place } sur { $places }
ui-battle-last-place = Dernier Lieu, { $place } sur { $places }
ui-battle-no-event = Pas encore d’événement
ui-battle-events-before = Révélés avant lui ce tour-ci
ui-battle-events-left = { $count ->
    [one] Il reste { $count } événement Forces du Mal dans la pile ; ensuite, tous sont mélangés.
   *[other] Il reste { $count } événements Forces du Mal dans la pile ; ensuite, tous sont mélangés.
}
ui-battle-villains = Méchants
ui-battle-villains-left = { $count ->
    [0] Il ne reste aucun Méchant dans la pile.
    [one] Il reste { $count } Méchant dans la pile.
   *[other] Il reste { $count } Méchants dans la pile.
}
ui-battle-defeated = Méchants vaincus
ui-battle-defeated-count = { $count ->
    [0] Aucun Méchant n’est encore vaincu.
    [one] { $count } Méchant est vaincu.
   *[other] { $count } Méchants sont vaincus.
}
ui-battle-piles = Pioches et piles
ui-battle-resolved = Événements Forces du Mal résolus, du plus récent au plus ancien
ui-battle-none-defeated = Aucun Méchant n’est encore vaincu.
ui-battle-villain = { $villain } : { $attack } Attaque sur { $health }. { $petrified }
ui-battle-attack = Attaquer { $label }
ui-battle-petrified = Pétrifié
ui-battle-gone = Vaincu : le prochain Méchant arrive à la fin du tour.
ui-battle-horcrux = Horcruxe { $horcrux } : { $marked } symboles marqués, encore { $left } Horcruxes à venir
ui-battle-horcrux-word = Horcruxe
ui-battle-horcrux-left = { $count ->
    [0] Le dernier Horcruxe
    [one] Encore { $count } après lui
   *[other] Encore { $count } après lui
}
ui-battle-horcrux-broken = Détruit
ui-battle-marked = { $symbol }, marqué
ui-battle-market = Cartes Poudlard à acquérir
ui-battle-stack-help = { $count ->
    [one] Il reste { $count } carte Poudlard dans la pile.
   *[other] Il reste { $count } cartes Poudlard dans la pile.
}
ui-battle-gap = Vide jusqu’à la fin du tour
ui-battle-gap-stays = Vide : la pile est épuisée
ui-battle-on-top = Sur la pioche
ui-battle-to-top = Acquérir { $card } et poser la carte sur votre pioche
ui-battle-tray = Choisissez parmi ces cartes
ui-battle-looked = La carte que vous avez regardée
ui-battle-played = Jouées ce tour-ci
ui-battle-nothing-played = Aucune carte pour l’instant
ui-battle-purse = Vos jetons
ui-battle-attack-help = Vos Attaques : placez-les sur des Méchants. Le reste est perdu à la fin de votre tour.
ui-battle-influence-help = Votre Influence : elle sert à acquérir des cartes. Le reste est perdu à la fin de votre tour.
ui-battle-hand = { $count ->
    [one] Votre main : { $count } carte
   *[other] Votre main : { $count } cartes
}
ui-battle-hand-empty = Aucune carte en main
ui-battle-heroes = Héroïnes et Héros
ui-battle-hero = { $name }, { $hero } : { $health } Santé, { $cards } cartes en main, { $deck } dans la pioche, { $discards } dans la défausse, { $attack } Attaque, { $influence } Influence. { $state }
ui-battle-your-turn = À vous
ui-battle-active = Son tour
ui-battle-asked = Choisit
ui-battle-stunned = Assommé
ui-battle-this-turn = Santé ce tour-ci
ui-battle-look-hint = Touchez pour voir la main et la défausse.
ui-battle-belongings = { $name } · { $hero }
ui-battle-pile-hand = Main : { $count }
ui-battle-pile-top = Connues sur la pioche
ui-battle-pile-discards = Défausse : { $count }
ui-battle-closed = Cachée : seul son propriétaire la voit.
ui-battle-deck = { $count ->
    [0] La pioche est vide : la défausse sera mélangée.
    [one] Il reste { $count } carte dans la pioche.
   *[other] Il reste { $count } cartes dans la pioche.
}
ui-battle-question = À vous : que faites-vous ?
ui-battle-left-cards = { $count ->
    [one] { $count } carte à jouer
   *[other] { $count } cartes à jouer
}
ui-battle-left-attack = { $count } Attaque à placer
ui-battle-left-influence = { $count } Influence à dépenser
ui-battle-hint-left = Il vous reste : { $list }.
ui-battle-hint-done = Il ne reste rien à faire : terminez votre tour.
ui-battle-won = Poudlard est sauvée
ui-battle-lost = Poudlard est tombée
ui-battle-why-won = { $count ->
    [one] Le seul Méchant est vaincu, au tour { $turns }.
   *[other] Les { $count } Méchants sont vaincus, au tour { $turns }.
}
ui-battle-why-lost = Après { $turns } tours, le dernier Lieu est aux mains des Méchants : { $location }.
ui-battle-why-tired = La bataille a trop duré : les Héros sont épuisés.
ui-battle-again = La campagne en reste à la Partie { $game } : les paquets sont refaits, tentez-la de nouveau.
ui-battle-next = { $game ->
    [2] Suite de la campagne : la Partie 2. Un troisième Lieu, et des Méchants qui s’en prennent à vos Alliés et à vos cartes.
    [3] Suite de la campagne : la Partie 3. Les Héros ont des capacités, et deux Méchants agissent à la fois.
    [4] Suite de la campagne : la Partie 4. Les dés de Maison aident tous les Héros, et les Mangemorts s’éveillent.
    [5] Suite de la campagne : la Partie 5. Trois Méchants sont actifs, et Lord Voldemort en personne vient en dernier.
    [6] Suite de la campagne : la Partie 6. Chaque Héros a une Matière ; le dé de Serpentard est lancé contre vous.
   *[7] Suite de la campagne : la Partie 7, la dernière. Six Horcruxes protègent Lord Voldemort.
}
ui-battle-campaign-won = La Partie 7 est gagnée : la campagne est achevée. Lord Voldemort n’est plus.
ui-battle-deeds = Ce que chaque Héros a fait
ui-battle-col-played = Cartes jouées
ui-battle-col-attack = Attaques placées
ui-battle-col-defeated = Méchants vaincus
ui-battle-col-acquired = Cartes acquises
ui-battle-col-stunned = Fois assommé
ui-battle-fate = Comment cela a fini
ui-battle-fate-place = { $location }, Lieu { $place } sur { $places } : { $control } Contrôle sur { $capacity }.
ui-battle-fate-defeated = Vaincus : { $list }.
ui-battle-fate-standing = Encore debout : { $list } ; dans la pile : { $count }.
ui-battle-fate-villain = { $villain } ({ $attack }/{ $health })

## HOGWARTS, The Board Game

ui-castle-round = Manche { $round }
ui-castle-map = Carte du château
ui-castle-doorway = Porte Sombre
ui-castle-upper = Étage\xA0: dès { $sp } PS
ui-castle-cabinet-piece = l’Armoire à Disparaître
ui-castle-here = Ici\xA0: { $names }
ui-castle-dark = { $rounds ->
    [one] Dans le noir encore une manche
   *[other] Dans le noir encore { $rounds } manches
}
ui-castle-fight-here = On se bat ici
ui-castle-way = { $count ->
    [one] À une case
   *[other] { $count } cases\xA0: { $path }
}
ui-castle-hp = points de vie
ui-castle-sp = Points de Sort
ui-castle-needs = { $sp } PS
ui-castle-price = { $price } PS
ui-castle-spell = Sort
ui-castle-potion = Potion
ui-castle-item = Objet
ui-castle-event = Événement
ui-castle-card = { $kind }\xA0: { $name }{ $price ->
    [-1] {""}
   *[other] , { $price } PS
}
ui-castle-effect = { $status }, { $rounds ->
    [one] encore une manche
   *[other] encore { $rounds } manches
}
ui-castle-turn = à son tour
ui-castle-in-battle = au combat
ui-castle-resting = à l’Infirmerie
ui-castle-quest = { $sp } Points de Sort. L’Étage s’ouvre à { $upper }, la Chambre de Voldemort à { $chamber } ; l’année s’achève après la manche { $rounds }.
ui-castle-player = { $name }, { $house }\xA0: { $hp } points de vie, { $sp } Points de Sort, { $where }{ $turn ->
    [yes] , à son tour
   *[no] {""}
}
ui-castle-loves = aime { $name }
ui-castle-misses = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
ui-castle-fighter = { $name }, { $hp } points de vie sur { $most }
ui-castle-plan = { $has ->
    [both] { $verb }\xA0: { $card }, vers { $target }
    [card] { $verb }\xA0: { $card }
    [target] { $verb } { $target }
   *[none] { $verb }
}
ui-castle-battle-round = Assaut { $round }
ui-castle-against = contre
ui-castle-exchange = Ce qui s’est passé à l’Assaut { $round }
ui-castle-failed = échoué
ui-castle-astray = égaré
ui-castle-blocked = bloqué
ui-castle-rebounded = renvoyé
ui-castle-away = en fuite
ui-castle-die = Le dé montre { $die }
ui-castle-dice = Dés et événements de ce tour
ui-castle-roll = { $name }\xA0: { $purpose }
ui-castle-laid = Sur la table
ui-castle-piles = Piles
ui-castle-pile = { $pile }\xA0: { $left } cartes. { $seen }
ui-castle-glimpsed = Sur le dessus\xA0: { $cards }
ui-castle-your-cards = Vos cartes
ui-castle-cards-of = Cartes de { $name }
ui-castle-no-cards = Aucune carte. Les cases du château offrent Sorts, Potions et Objets.
ui-castle-melee = Attaquer
ui-castle-melee-hint = griffe, croc ou massue
ui-castle-steal = Chiper
ui-castle-steal-hint = une carte de l’ennemi
ui-castle-run = Fuir
ui-castle-run-hint = 1 échoue, 2 expose aux coups
ui-castle-hint-walk = Touchez une case cerclée\xA0: la ligne montre le chemin.
ui-castle-hint-square = Touchez une case cerclée.
ui-castle-hint-trade = Touchez une carte exposée pour l’acheter, une des vôtres pour la vendre.
ui-castle-hint-take = Touchez la carte pour la prendre.
ui-castle-hint-instead = { $card }\xA0: touchez maintenant la carte que vous cédez.
ui-castle-hint-forget = Touchez un de vos Sorts.
ui-castle-hint-duel = Touchez un joueur.
ui-castle-hint-card = Touchez une carte pour vous en servir.
ui-castle-hint-battle = Touchez une carte, puis sa cible.
ui-castle-hint-aim = { $card }\xA0: touchez maintenant sa cible.
ui-castle-wins = { $count ->
    [one] Victoire de { $names }
   *[other] Victoire partagée\xA0: { $names }
}
ui-castle-how-voldemort = Voldemort est vaincu, à la manche { $round }.
ui-castle-how-year = Voldemort tient encore quand l’année s’achève, après { $round } manches\xA0: le meilleur élève a { $sp } Points de Sort.
ui-castle-brought = Ce que chacun rapporte
ui-castle-battles-won = combats gagnés
ui-castle-falls = évanoui ou mort
ui-castle-cards = Cartes
ui-castle-winner = vainqueur
`;export{e as default};