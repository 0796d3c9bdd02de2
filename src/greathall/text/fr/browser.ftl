### Everywhere

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
ui-lost = Il n’y a rien ici
ui-lost-hint = Le lien est peut-être mal écrit, ou la table n’existe plus.
ui-to-the-hall = Vers la salle

## Hall

ui-level-of-bots = Niveau des bots
ui-more-options = Autres options
ui-open-a-table = Ouvrir une table
ui-nickname = Votre pseudo
ui-game = Jeu
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

## Door

ui-invited = Une table vous attend
ui-invited-to-watch = Venez voir une partie de { $game }
ui-come-and-watch = Entrer et regarder
ui-name-full = Un nom a { $count } lettres au plus.
ui-sent-away = Vous avez quitté cette table
ui-not-at-this-table = Pas à cette table
ui-invited-to = On vous attend pour { $game }
ui-at-the-table = { $table }, avec { $names }
ui-come-in = Entrer
ui-only-watch = Seulement regarder
ui-no-account = Ni compte, ni adresse électronique : le lien suffit.

## Lobby

ui-lobby-line = { $game } · { $seats } places
ui-around-the-table = Autour de la table
ui-what-changed = Ce qui a changé
ui-n-of-m = { $n } sur { $m }
ui-free-seat = Place libre
ui-sit-here = S’asseoir
ui-who-plays-here = Nom de la personne à la place { $number }
ui-sit-too = S’y asseoir aussi
ui-stand-up = Quitter cette place
ui-bot = Bot
ui-bot-of-level = Bot, { $level }
ui-level-easy = facile
ui-level-medium = moyen
ui-level-strong = difficile
ui-level-master = très difficile
ui-level-of = Niveau de { $name }
ui-temperament-of = Caractère de { $name }
ui-temperament-none = sans caractère particulier
ui-free-the-seat = Renvoyer { $name }
ui-kick = Exclure { $name }
ui-kick-short = Exclure
ui-host = Hôte
ui-you-host = Vous, l’hôte
ui-here = Ici
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
ui-screen-for-a-room = Écran pour la pièce
ui-screen-lobby = La partie commence quand tout le monde est assis.
ui-screen-over = La partie est finie.
ui-screen-open =
    { $free ->
        [0]
            { $bots ->
                [one] Un bot garde une place au chaud.
               *[other] { $bots } bots gardent des places au chaud.
            }
        [one] Il reste une place.
       *[other] Il reste { $free } places.
    }
ui-screen-join = Scannez pour vous asseoir :
ui-table-code = Code de la table
ui-table-rules = Règles de la table
ui-table-name = Nom de la table
ui-change = Modifier
ui-keep = Garder
ui-cancel = Annuler
ui-leavers = Si quelqu’un s’absente
ui-leavers-wait = Tout le monde attend
ui-leavers-bot = Après une attente, un bot joue jusqu’au retour
ui-leavers-vote = Après une attente, les autres votent pour un bot
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
ui-bots-talk = Les bots parlent à leurs partenaires
ui-all-seated = Tout le monde est assis
ui-seats-left = { $count ->
    [one] Il reste une place libre
   *[other] Il reste { $count } places libres
}
ui-start = Commencer la partie
ui-start-hint = La partie commence dès que chaque place est prise, par une personne ou par un bot.
ui-start-hint-full = Commencez quand vous voulez.
ui-why-not-start = Pas encore : une place est libre. Donnez-la à un bot ou attendez quelqu’un.
ui-host-starts = { $name } lancera la partie.
ui-fill-with-bots = Compléter avec des bots
ui-leave-table = Quitter la table

## Table

ui-choice = Votre choix
ui-answers = Réponses
ui-you-are-ready = Vous avez choisi
ui-all-ready = Tout le monde a choisi. Modifiable jusqu’à la fin du compte.
ui-take-back = Changer d’avis
ui-waiting-for = En attente : { $names }
ui-watch-the-table = Regardez la table
ui-watching = Vous regardez
ui-seat-choosing = Réfléchit
ui-seat-ready = Choix fait
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
    [0] Le temps est écoulé
    [one] Encore une seconde
   *[other] Encore { $seconds } secondes
}
ui-look-first = Observez la table : le compte commence dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
ui-clock-paused = Le minuteur est arrêté
ui-paused = L’hôte a arrêté le minuteur
ui-reconnecting = Reconnexion… Votre place vous attend.
ui-back-in-seat = Vous avez retrouvé votre place. Rien n’a été perdu.
ui-your-turn = À vous de jouer : { $game }
ui-undo-asked = Vous voulez reprendre votre coup : à { $names } de dire oui ou non.
ui-vote-undo = Laissez-vous { $name } reprendre son coup ?
ui-vote-bot = Un bot doit-il remplacer { $name } ?
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
ui-since = Depuis votre dernier tour
ui-since-close = Ranger ceci jusqu’à ce qu’il se passe autre chose.
ui-since-short = Depuis votre dernier tour, { $count } : { $line }
ui-log-to-replay = Coup { $step } : le revoir
ui-open-log = Ouvrir le journal
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-line = Dites quelque chose
ui-chat-send = Dire
ui-chat-to = À qui
ui-chat-to-all = À tout le monde
ui-chat-to-team = À mon équipe
ui-chat-in-team = (équipe)
ui-chat-line-team = Dites quelque chose à votre équipe
ui-quick-phrases = Phrases toutes prêtes
ui-phrases-more = Plus de phrases
ui-phrases-fewer = Moins
ui-says = { $name } : { $words }
ui-emote-hello = Bonjour
ui-emote-well-played = Bien joué
ui-emote-laugh = Ha ha
ui-emote-gasp = Oh !
ui-emote-wand = À vos baguettes !
ui-emote-oops = Oups
ui-emote-hurry = À toi…
ui-emote-thanks = Merci

## Menu

ui-no-rules = Ce jeu n’apporte pas de résumé de ses règles.
ui-knock = { $name } aimerait entrer.
ui-knock-seat = { $name } aimerait jouer à la place { $number }.
ui-let-in = Laisser entrer
ui-keep-out = Ne pas laisser entrer
ui-stopped = Cette partie ne peut pas continuer
ui-stopped-over = Cette partie ne peut pas être montrée
ui-stopped-again = Une autre partie
ui-replay-so-far = La partie jusqu’ici
ui-undo = Reprendre mon coup
ui-pause = Arrêter le minuteur
ui-go-on = Relancer le minuteur
ui-show-text = Afficher la table en texte
ui-show-drawn = Afficher la table dessinée
ui-let-bot-play = Faire jouer un bot
ui-mute = Faire taire
ui-unmute = Rendre la parole
ui-leave-question = Quitter la table ?
ui-leave-alone = La partie vous attend, aussi longtemps que vous voudrez.
ui-leave-wait = Votre place est gardée, et les autres vous attendent.
ui-leave-bot = Votre place est gardée. Si d’autres vous attendent, un bot joue après un moment, jusqu’à votre retour.
ui-leave-vote = Votre place est gardée. Les autres peuvent voter pour qu’un bot joue jusqu’à votre retour.
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
ui-receipt-more = L’enregistrement compte { $steps } coups ; « greathall verify » les rejoue tous avec cette clé.
ui-receipt-none = Pas encore de reçu : la clé est ouverte après la partie.
ui-record-download = Télécharger l’enregistrement

## Replay

ui-seen-by = Vu par
ui-a-spectator = Le public
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

ui-theme = Thème
ui-theme-auto = Comme l’appareil
ui-theme-night = Nuit
ui-theme-day = Jour
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
ui-scene-pace = Rythme
ui-pace-hint = Durée des scènes. Une touche, Espace ou → en saute une.
ui-pace-slow = lent
ui-pace-normal = normal
ui-pace-fast = rapide
ui-scene-pace-none = d’un coup
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
ui-device-code-lasts = Saisissez-le là-bas sous « J’ai un code ». { $minutes ->
    [one] Il est valable une minute.
   *[other] Il est valable { $minutes } minutes.
}
ui-device-qr = Code QR pour un autre appareil

## Leçons

ui-lessons = Leçons
ui-learn-game = Apprendre { $game }
ui-lessons-hint = Ici, rien ne compte. Suivez-les dans l’ordre que vous voulez, autant de fois qu’il vous plaît.
ui-lesson-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
ui-lesson-done = terminée
ui-lesson-begin = Commencer
ui-lesson-of = Leçon { $lesson } sur { $lessons }
ui-lesson-no-clock = Sans chrono
ui-lesson-step-words = Étape { $step } sur { $steps } : { $title }
ui-lesson-teacher = Tansy vous guide
ui-lesson-says = Paroles de Tansy
ui-lesson-plan = Le plan de cette leçon
ui-lesson-all = Toutes les leçons
ui-lesson-go-on = Continuer
ui-lesson-listen = Tansy vous parle
ui-lesson-listen-hint = Lisez, regardez la table, puis continuez.
ui-lesson-try = Essayez autant de fois que vous voulez.
ui-lesson-point = Touchez la réponse sur la table, ou choisissez-la ici.
ui-lesson-show = Montrez-moi
ui-lesson-shown = Voici : { $answer }.
ui-lesson-tried = Votre essai
ui-lesson-not-yet = Pas tout à fait
ui-lesson-rule = Lire la règle
ui-lesson-read-again = Relire l’explication
ui-lesson-skip = Passer l’étape
ui-lesson-back = Étape précédente
ui-lesson-restart = Recommencer
ui-lesson-leave = Quitter la leçon
ui-lesson-kept = Ici, rien ne compte. Partez quand vous voulez.
ui-lesson-finished = Leçon terminée
ui-lesson-next = Suivante : { $title }
ui-lesson-play = Jouer une vraie partie
ui-lesson-pupil = Élève
ui-lesson-none = Ce jeu n’a pas encore de leçons.

## Your games

ui-games-wait = { $count ->
    [0] Rien ne vous attend.
    [one] Une partie vous attend.
   *[other] { $count } parties vous attendent.
}
ui-which-games = Quelles parties
ui-part-all = Toutes
ui-part-running = En cours
ui-part-finished = Terminées
ui-search-games = Table ou nom à chercher
ui-with-whom = Avec qui
ui-with-anyone = Avec tout le monde
ui-with-one = Avec { $name }
ui-from-day = Du
ui-to-day = Au
ui-turn-is-mine = À vous
ui-play-your-turn = Jouer votre tour
ui-by-correspondence = Par correspondance
ui-at-the-table-now = À la table en ce moment
ui-no-deadline = Sans délai
ui-waiting-for-others = En attente des autres
ui-waiting-none = Vous n’attendez personne.
ui-look = Regarder
ui-remind = Relancer
ui-reminded = Relance envoyée
ui-reminded-devices = Un avis part pour { $names }.
ui-reminded-silent = { $names } { $count ->
    [one] n’a
   *[other] n’ont
} pas d’appareil que la salle puisse appeler. La page d’accueil le dira à la prochaine visite.
ui-go-there = Y aller
ui-finished-none = Vos parties terminées seront gardées ici, coup par coup.
ui-nothing-fits = Rien ne correspond.
ui-show-all-games = Tout montrer
ui-show-more = En montrer { $count } de plus
ui-no-game-yet = Aucune partie
ui-no-game-yet-hint = Ouvrez une table et invitez des proches ou des bots, ou entrez un code qu’on vous a donné. Vos parties seront gardées ici, coup par coup.
ui-ended-won = Gagnée
ui-ended-lost = Perdue
ui-ended-stopped = Interrompue
ui-ended-placed = { $place ->
    [2] Deuxième
    [3] Troisième
   *[other] Place { $place }
} sur { $places }
ui-rematch-short = Rejouer
ui-try-again = Retenter
ui-play-on-short = Continuer
ui-delete-from-list = Retirer de ma liste : { $name }
ui-deleted-from-list = « { $name } » est retirée de votre liste.
ui-put-back = Remettre
ui-length-moves = { $length }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}

## Campaigns

ui-campaigns = Campagnes
ui-begin-one = En commencer une
ui-begin-campaign = Commencer une campagne
ui-campaigns-none = Une campagne dure plusieurs soirées : son livre garde ce que vous gagnez.
ui-campaign-name = Nom de la campagne
ui-campaign-name-idea = Notre campagne
ui-campaign-at = Commencer par le Jeu
ui-campaign-at-hint = Pour débuter, prenez le Jeu 1. Si vous connaissez les jeux où l’on fait grandir son paquet, prenez le Jeu 3.
ui-bring-campaign = En reprendre une d’un fichier
ui-chapters-won = Jeux gagnés : { $won } sur { $of }
ui-party-of = Avec { $names }.
ui-party-none = Personne n’a encore joué.
ui-campaign-finished = Tous les Jeux sont gagnés.
ui-campaign-next = Le Jeu { $game } est le prochain{ $defeats ->
    [0] { "" }.
    [one] , après une défaite.
   *[other] , après { $defeats } défaites.
}
ui-to-the-book = Au livre
ui-open-next-box = Ouvrir la boîte suivante
ui-campaign-line = { $game } · commencée le { $day } · Jeux gagnés : { $won } sur { $of }
ui-tally-won = victoires
ui-tally-lost = défaites
ui-tally-time = à la table
ui-the-chapters = Les Jeux de cette campagne
ui-game-number = Jeu { $game }
ui-game-next = Jeu { $game } · à jouer
ui-game-titled = Jeu { $game } : { $title }
ui-opens-when = S’ouvre quand le Jeu { $game } est gagné
ui-passed-by = Passé. Vous pouvez le jouer quand vous voulez.
ui-tries = Défaites : { $lost }, victoires : { $won }
ui-the-party = Le groupe
ui-party-first = Qui vient avec vous ? La première partie en décide ; le groupe peut changer avant chaque Jeu.
ui-heroes-count = { $count } Héros
ui-change-seats = Changer de places
ui-you-as = Vous · { $role }
ui-won-count = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
ui-lost-count = { $count ->
    [one] { $count } défaite
   *[other] { $count } défaites
}
ui-unlocked = Débloqué
ui-box-number = Boîte { $box }
ui-look-into-box = Revoir la boîte { $box }
ui-new-word = neuf
ui-more-cards = { $count ->
    [one] { $count } autre carte
   *[other] { $count } autres cartes
}
ui-evenings = Soirées
ui-evenings-none = La première soirée est encore à venir.
ui-without = sans { $names }
ui-replay-evening = Revoir : Jeu { $game }, { $day }
ui-save-book = Enregistrer le livre dans un fichier
ui-delete-campaign = Retirer de ma liste
ui-earlier-game = Un Jeu précédent
ui-play-game = Jouer le Jeu { $game }
ui-campaign-awaits = Le Jeu { $game } vous attend{ $attempt ->
    [1] { "" }
    [2] , deuxième essai
    [3] , troisième essai
   *[other] , essai { $attempt }
}
ui-campaign-running = Le Jeu { $game } est en cours
ui-campaign-stays = Les pioches sont refaites ; ce qui est gagné le reste.
ui-box-title = { $box ->
    [1] La première boîte
    [2] La deuxième boîte
    [3] La troisième boîte
    [4] La quatrième boîte
    [5] La cinquième boîte
    [6] La sixième boîte
    [7] La septième boîte
   *[other] Boîte { $box }
}
ui-box-card-bought = À acquérir dès maintenant : { $card }.
ui-box-card-there = Fait désormais partie du jeu : { $card }.
ui-box-yours = La boîte { $box } est à vous
ui-game-is-won = Le Jeu { $game } est gagné
ui-card-of = { $at } sur { $of }
ui-still-face-down = face cachée
ui-turned = face visible
ui-in-the-box = Ce qu’il y a dans la boîte
ui-turn-next-card = Retournez la carte suivante
ui-turn-hint = Entrée retourne, la flèche gauche revient, Échap montre tout. Les autres vont à leur rythme.
ui-turn-hint-short = Les autres vont à leur rythme.
ui-show-all-cards = Tout montrer
ui-next-card = Carte suivante
ui-new-in-game = Nouveau dans le Jeu { $game }

## Statistics

ui-no-games-yet = Aucune pour l’instant.
ui-rating-of = { $game } : classement
ui-rating-hint = Les parties à deux personnes au moins comptent. L’ordre est prudent : le doute compte contre vous, et il diminue à chaque partie.
ui-played = Jouées
ui-won = Gagnées
ui-rating = Cote

## About

ui-about-what = Great Hall joue à des jeux de sorcellerie selon les règles : dans le navigateur, avec vos proches et des bots, en anglais et en français, sur votre propre machine.
ui-credits = Merci
ui-credit-icons = Icônes de Lorc, Delapouite et d’autres, game-icons.net, CC BY 3.0.
ui-credit-fonts = Polices Cinzel, Alegreya et Source Sans 3, SIL Open Font License 1.1.
ui-credit-parts = Fait avec Svelte, Vite et Fluent.
ui-keys = Touches
ui-keys-tab = Tab passe d’un élément à l’autre, les flèches d’une réponse à l’autre ; Entrée choisit, Échap reprend une réponse.
ui-keys-letters = À une table : L ouvre le journal, C la discussion, « ? » les règles ; 1 à 9 donnent une réponse. Les paramètres permettent de les couper.

## What can go wrong


## Attendre, remplacer, revenir

ui-stands-in = { $bot } remplace
ui-away-wait = Attendre
ui-away-wait-hint = Le minuteur s’arrête jusqu’au retour. Idéal entre proches et par correspondance.
ui-away-vote = Laisser la table voter
ui-away-vote-hint = Après l’attente, on demande à tout le monde : continuer avec un bot, ou attendre ? Plus de la moitié décide.
ui-away-bot = Un bot remplace
ui-away-bot-hint = Après l’attente, un bot continue tout seul. Idéal quand on ne se connaît pas.
ui-play-when = Jouer
ui-played-at-the-table = À la table
ui-by-owl = Par hibou
ui-time-for-a-move = Temps par coup
ui-pace-day = Un jour
ui-pace-three-days = Trois jours
ui-pace-day-long = Par correspondance : un jour par coup
ui-pace-three-days-long = Par correspondance : trois jours par coup
ui-patience = Combien de temps attendre
ui-stand-in-level = Force du bot
ui-course = Ce qui se passe alors
ui-course-at-once = Tout de suite
ui-course-at-once-what = La place est gardée. Le minuteur s’arrête.
ui-course-question = Une question est posée
ui-course-question-owl = Personne n’a besoin de rester. Qui doit répondre est averti.
ui-course-then = Ensuite
ui-course-all-wait = Tout le monde attend, aussi longtemps qu’il faut.
ui-course-after = { $wait } plus tard
ui-course-vote = Le vote : attendre, ou faire jouer un bot.
ui-course-bot = Un bot remplace.
ui-course-back = Au retour
ui-course-back-what = La place est rendue aussitôt. Le résultat nomme le bot et ses coups.
ui-is-away = { $count ->
    [one] { $names } s’est absenté·e.
   *[other] { $names } se sont absenté·es.
} Le minuteur s’arrête.
ui-is-late = { $count ->
    [one] { $names } n’a plus de temps.
   *[other] { $names } n’ont plus de temps.
}
ui-held-wait = Tout le monde attend. La place est gardée.
ui-held-vote = Bientôt on vous demandera si un bot doit remplacer. La place est gardée.
ui-held-bot = Bientôt un bot remplacera, jusqu’au retour. La place est gardée.
ui-plays-for = { $bot } joue pour { $name } depuis le coup { $move }.
ui-plays-for-you = { $bot } joue pour vous.
ui-stand-in-began = { $bot } remplace { $name } à partir d’ici, coup { $move }.
ui-stand-in-ended = { $name } joue de nouveau à partir du coup { $move }.
ui-stood-in = Le bot { $bot } a remplacé { $name } du coup { $first } au coup { $last }.
ui-stood-in-to-the-end = Le bot { $bot } a remplacé { $name } du coup { $first } à la fin.
ui-votes-yes = { $names } : oui
ui-votes-wait = { $names } : attendre
ui-votes-no = { $names } : non
ui-vote-decides = { $of ->
    [one] C’est à vous de décider. La place reste gardée.
   *[other] { $needed } personnes sur { $of } décident. La place reste gardée.
}
ui-vote-all-decide = { $of ->
    [one] C’est à vous de décider.
   *[other] Les { $of } doivent être d’accord.
}
ui-vote-wait = Attendre
ui-vote-let-bot = Faire jouer un bot
ui-begin-without = { $count ->
    [one] { $names } s’est absenté·e.
   *[other] { $names } se sont absenté·es.
} Commencer quand même ?
ui-begin-without-hint = La place reste gardée. Un bot joue jusqu’au retour, et le résultat le dit.
ui-begin-with-bot = Commencer avec un bot
ui-push = Appeler cet appareil
ui-push-hint = Quand d’autres vous attendent, même si aucune page de la salle n’est ouverte.
ui-push-insecure = Impossible ici : la salle doit être ouverte par une adresse qui commence par https.
ui-push-unsupported = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, ajoutez d’abord la salle à l’écran d’accueil.
ui-push-blocked = Le navigateur n’autorise pas les avis de cette adresse. Ses réglages peuvent le changer.
ui-push-failed = Cela n’a pas marché : le service d’avis du navigateur ne répond pas. Réessayez plus tard.
ui-push-nobody = Prenez d’abord un surnom : la salle saura alors qui appeler.

## Charts
ui-chart-empty = Pas encore de partie finie
ui-as-a-table = En tableau
ui-fair-share = part égale
ui-won-of = { $won } sur { $played }
ui-games-count = Parties
ui-share-column = Part
ui-interval-column = Intervalle à 95 %
ui-from-to = { $from } à { $to }
ui-week-of = Semaine du
ui-minutes = { $count } min
ui-quantile-5 = 5 %
ui-quantile-25 = 25 %
ui-quantile-50 = Milieu
ui-quantile-75 = 75 %
ui-quantile-95 = 95 %
ui-month = Mois
ui-doubt = Doute
ui-legend-filled = Plein : l’intervalle exclut la part égale
ui-legend-hollow = Creux : c’est peut-être le hasard
ui-legend-interval = Intervalle de Wilson à 95 %
ui-key-clear = net
ui-key-chance = peut-être le hasard
ui-key-hall = toute la salle

## House cup
ui-house-gryffindor = Gryffondor
ui-house-hufflepuff = Poufsouffle
ui-house-ravenclaw = Serdaigle
ui-house-slytherin = Serpentard
ui-season-spring = Printemps { $year }
ui-season-summer = Été { $year }
ui-season-autumn = Automne { $year }
ui-season-winter = Hiver { $year }
ui-house-cup = Coupe des Maisons
ui-season = Saison
ui-all-seasons = Toutes les saisons
ui-house-leads = en tête
ui-house-points = { $house } : { $points } points
ui-games-won = { $count ->
    [0] aucune partie gagnée
    [one] une partie gagnée
   *[other] { $count } parties gagnées
}
ui-seasons-before = Saisons passées
ui-season-won-by = { $house }, de { $points } points
ui-season-level = Personne : égalité en tête
ui-first-season = C’est la première saison de la salle.
ui-cup-rule = Dix points pour chaque place que votre Maison devance, dans les parties finies à deux personnes au moins. La saison se termine le { $date }.
ui-cup-brought = { $name } a apporté { $points } points cette saison.

## People
ui-people-need-a-name = Choisissez d’abord un nom dans la salle. Vos parties, victoires et histoires seront gardées ici.
ui-person-line = Dans la salle depuis { $since }. { $count ->
    [0] Pas encore de partie finie.
    [one] Une partie finie.
   *[other] { $count } parties finies.
}
ui-person-line-house = Dans la salle depuis { $since }. { $count ->
    [one] Une partie
   *[other] { $count } parties
}, surtout avec { $house }.
ui-games-and-wins = Parties et victoires
ui-wins-more = Nettement plus de victoires que la salle : { $games }. Ailleurs, c’est peut-être le hasard.
ui-wins-less = Moins de victoires que la salle jusqu’ici : { $games }. Ailleurs, c’est peut-être le hasard.
ui-wins-chance = Proche de toute la salle : les écarts viennent peut-être du hasard.
ui-wins-too-few = Les parts s’affichent à partir de cinq parties.
ui-rating-none = La cote commence à la première partie contre une autre personne.
ui-rating-first = Elle est à { $now }. Le trait montre le doute : il diminue à chaque partie.
ui-rating-course = De { $then } à { $now } aujourd’hui. La bande claire montre le doute : il diminue à chaque partie.
ui-favourites = Préférences
ui-favourite-houses = Maison
ui-favourite-heroes = Personnage
ui-favourite-cards = Cartes les plus vues
ui-played-and-won = { $played ->
    [one] une partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
ui-no-favourites-yet = Jouez une partie ou deux, elles apparaîtront.
ui-best-plays = Plus beaux coups
ui-play-by = { $name }, { $date }
ui-no-plays-yet = Rien encore dont tout le monde parle.
ui-replay-of = Revoir : { $what }
ui-people-of-the-hall = Les personnes de la salle
ui-person-row = { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}, { $stories ->
    [0] aucune histoire
    [one] une histoire
   *[other] { $stories } histoires
}
ui-nobody-yet = Personne d’autre n’a fini de partie, ou ne le montre.
ui-you-and = Vous et { $name }
ui-never-met = Vous n’avez pas encore fini de partie avec { $name }.
ui-games-against = { $count ->
    [0] aucune partie
    [one] une partie
   *[other] { $count } parties
} face à face
ui-duel-words = Vous devant { $you } fois, { $name } devant { $they } fois, { $level } égalités
ui-duel-rule = Devant l’autre à la fin ; { $level ->
    [0] aucune égalité
    [one] une égalité
   *[other] { $level } égalités
}.
ui-last-five = Les cinq dernières, la plus récente d’abord
ui-verdict-won = gagnée
ui-verdict-lost = perdue
ui-verdict-level = égalité
ui-by-game = Par jeu
ui-side-by-side = Côte à côte
ui-together-words = { $count ->
    [one] Une partie
   *[other] { $count } parties
} du même côté, { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}.
ui-stories = Histoires
ui-stories-of = { $count } sur { $total }
ui-story-sealed = Encore scellée : personne dans la salle n’a cette histoire.
ui-story-not-yet = Pas encore. { $todo }
ui-show-fewer = En montrer moins
ui-show-all-stories = Montrer les { $count }
ui-to-my-page = À ma page
ui-own-affairs = Votre page est à vous
ui-who-sees-me = Qui peut la voir
ui-who-sees-me-hint = Ainsi que votre nom dans les cotes et les plus beaux coups.
ui-seen-by-hall = Toute la salle
ui-seen-by-companions = Mes partenaires de jeu
ui-seen-by-nobody = Moi seulement
ui-everything-in-a-file = Tout dans un fichier
ui-everything-hint = Tout ce que la salle sait de vous : parties, coups, paroles.
ui-save-file = Enregistrer le fichier
ui-leave-for-good = Partir pour de bon
ui-leave-hint = Votre nom et vos paroles sont effacés. Les parties des autres gardent une place sans nom.
ui-delete-me = Effacer ma trace
ui-leave-sure = C’est définitif. Dans les parties en cours, un bot continue. Enregistrez d’abord votre fichier si vous voulez le garder.
ui-delete-me-now = Effacer pour de bon
ui-you-are-forgotten = La salle vous a oublié. Revenez quand vous voulez.

## The hall in pictures
ui-hall-in-pictures = La salle en images
ui-hall-counts = { $games ->
    [0] Aucune partie finie
    [one] Une partie finie
   *[other] { $games } parties finies
} par { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
} depuis le { $since }. Les parties entre bots ne comptent pas.
ui-still-reading = Les parties plus anciennes sont en cours de lecture : Maisons, personnages et histoires vont s’étoffer.
ui-period = Période
ui-period-season = Cette saison
ui-period-year = Un an
ui-period-always = Toujours
ui-whose-games = Qui
ui-of-everyone = Tout le monde
ui-of-mine = Moi seulement
ui-save-figures = Enregistrer les chiffres
ui-games-a-week = Parties par semaine
ui-weeks-first = La première semaine de la salle est en cours.
ui-weeks-best = Le plus la semaine du { $date } : { $count }. La semaine en cours est en pointillé.
ui-last-week = { $count } la semaine passée
ui-how-long = Durée d’une partie
ui-how-long-say = Minutes de la donne à la fin. Trait vertical : la partie du milieu ; barre : la moitié centrale ; ligne : neuf parties sur dix.
ui-seat-first = Premier
ui-seat-second = Deuxième
ui-seat-third = Troisième
ui-seat-fourth = Quatrième
ui-seat-nth = Place { $number }
ui-chapter = Partie { $number }
ui-by-seat = { $game } par place, à { $seats }
ui-seat-column = Place
ui-by-house = { $game } par Maison
ui-house-column = Maison
ui-by-hero = { $game } par personnage
ui-hero-column = Personnage
ui-heroes-say = Combien de fois gagne un groupe avec ce personnage ; tous les groupes gagnent { $share }. { $conclusion }
ui-all-parties = tous les groupes
ui-all-games = toutes les parties
ui-by-chapter = { $game }, partie par partie
ui-shares-too-few = Les parts s’affichent à partir de cinq parties.
ui-shares-both = Nettement plus souvent : { $more }. Nettement moins souvent : { $less }.
ui-shares-more = Nettement plus souvent : { $more }. Pour le reste, c’est peut-être le hasard.
ui-shares-less = Nettement moins souvent : { $less }. Pour le reste, c’est peut-être le hasard.
ui-shares-chance = Personne n’est nettement devant : chaque intervalle contient la part égale.

## Sharing
ui-share-game = Partager cette partie
ui-share-whole = La partie entière, depuis la donne
ui-share-one-moment = Un moment de la partie
ui-picture-in-words = L’image en mots
ui-what-to-show = Que montrer
ui-names = Noms
ui-names-hint = Les bots sont toujours nommés
ui-names-shown = Visibles
ui-names-hidden = Cachés
ui-link-to-replay = Lien vers la partie
ui-copy = Copier
ui-take-link-back = Reprendre le lien
ui-link-taken-back = Le lien n’ouvre plus rien.
ui-make-link = Créer un lien
ui-save-picture = Enregistrer l’image
ui-link-hint = Il ouvre la partie, pas la discussion. Toute personne qui a le lien peut regarder tant que vous ne le reprenez pas.

## The host
ui-keeping-the-hall = Tenir la salle
ui-keeping-hint = Seule la personne responsable de cette salle voit cette page.
ui-host-key = La clé de la salle
ui-host-key-hint = La commande « greathall admin key » la montre.
ui-open-host-page = Ouvrir la page
ui-all-is-well = Tout va bien
ui-running-since = Version { $version }, ouverte depuis { $hours ->
    [0] moins d’une heure
    [one] une heure
   *[other] { $hours } heures
}.
ui-people-here = personnes ici
ui-tables-playing = tables en jeu
ui-time-to-disk = un coup sur disque
ui-milliseconds = { $count } ms
ui-name = Nom
ui-seen = Dernière venue
ui-actions = Actions
ui-banned = Porte fermée
ui-devices = { $count ->
    [0] Aucun appareil
    [one] Un appareil
   *[other] { $count } appareils
}
ui-here-now = Ici maintenant
ui-more-about = Plus sur { $name }
ui-show-all-people = Montrer les { $count }
ui-tables = Tables
ui-table = Table
ui-state = État
ui-moves = Coups
ui-table-company = { $game } · { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}, { $bots ->
    [0] aucun bot
    [one] un bot
   *[other] { $bots } bots
}
ui-here-count = { $count ->
    [0] Personne de présent
    [one] Une personne présente
   *[other] { $count } personnes présentes
}
ui-quiet-since = Au calme depuis : { $date }
ui-no-tables-open = Aucune table ouverte.
ui-what-was-done = Ce qui a été fait
ui-deed-close = La table « { $what } » a été fermée.
ui-deed-remove = Une personne a été retirée de la salle.
ui-somebody = quelqu’un
ui-deed-ban = La porte a été fermée pour { $what }.
ui-deed-unban = La porte a été rouverte pour { $what }.
ui-deed-code = { $what } a reçu un nouveau code d’appareil.
ui-deed-backup = La salle a été sauvegardée et relue : { $what }.
ui-deed-deleted = Une personne s’est effacée.
ui-by-command = (par commande)
ui-nothing-done = Rien encore. Tout ce que fait la personne responsable est écrit ici.
ui-deed-done = C’est fait, et c’est noté.
ui-backup = Sauvegarde
ui-backup-checked = Relue et vérifiée, { $size }. { $count ->
    [one] Une est gardée
   *[other] { $count } sont gardées
}, { $most } au plus.
ui-backup-nightly = La salle en fait une chaque nuit.
ui-backup-by-hand = La salle n’en fait pas d’elle-même : elle a été ouverte avec « --backups 0 ».
ui-no-backup = Pas encore de sauvegarde
ui-back-up-now = Sauvegarder maintenant
ui-download-backup = Télécharger la sauvegarde du { $date }
ui-restore-hint = Pour restaurer, arrêtez la salle et lancez « greathall restore ». L’état d’aujourd’hui est gardé à côté.
ui-storage = Place utilisée
ui-storage-words = Parties { $games }, sauvegardes { $backups }, libre { $free }
ui-storage-games = Parties
ui-storage-backups = Sauvegardes
ui-storage-free = Libre
ui-megabytes = { $count } Mo
ui-gigabytes = { $count } Go
ui-give-code = Donner un nouveau code d’appareil
ui-lift-ban = Rouvrir la porte
ui-ban-a-day = Fermer la porte un jour
ui-ban-for-good = Fermer la porte pour de bon
ui-ban-sure = { $name } doit partir et ne peut plus entrer. Parties et places restent telles quelles.
ui-remove-person = Retirer de la salle
ui-remove-sure = Le nom { $name } est effacé pour de bon. Les parties gardent une place sans nom et restent vérifiables.
ui-close-table = Fermer la table
ui-close-sure = La table est fermée pour tout le monde. Ses parties restent lisibles.
ui-leave-as-is = Laisser tel quel
ui-host-code-hint = Dites-le à la personne. Il sert une fois, pendant dix minutes.

## Le livre de règles

ui-book-search = Chercher dans les règles
ui-book-index = Chapitres et cartes
ui-book-chapters = Chapitres
ui-book-found = { $count ->
    [0] Rien ne correspond
    [one] Une page correspond
   *[other] { $count } pages correspondent
}
ui-book-aid = Aide de jeu, une page
ui-book-aid-of = Aide de jeu : { $game }
ui-book-print = Imprimer
ui-book-rulings = Questions et réponses
ui-book-printed = Livret
ui-book-ruling = Notre réponse { $number }
ui-book-see-also = Voir aussi
ui-book-copies = { $count } dans la boîte
ui-book-try = Essayer
ui-book-or = ou
ui-book-close = Fermer les règles
ui-book-no-page = Cette page n’existe pas dans ce livre.

## Hints

ui-hint-ask = Demander un indice
ui-hint-says = Wick propose : { $choice }
ui-hint-thinking = Wick réfléchit…
ui-hint-chance = Chances de gagner
ui-hint-points = Valeur en points : score, cartes et lettres gardées
ui-hint-honest = Wick n’a vu que ce que vous voyez. { $number ->
    [one] Votre premier indice de la partie.
   *[other] Indice numéro { $number } de la partie.
}
ui-hint-why-not = Pourquoi pas « { $choice } » ?
ui-hint-take = Suivre ce conseil
ui-hint-close = Fermer l’indice
ui-hint-percent = { $percent } %
ui-worth-chance = Chances de gagner : { $worth }, à { $doubt } près.
ui-worth-points = { $worth } points, à { $doubt } près : le score, les cartes et les lettres gardées.
ui-hints-allowed = Indices d’un bot fort
ui-hints-alone = Sans autre personne
ui-hints-on = Pour toute la table
ui-hints-off = Pour personne
ui-sure = Demander avant de gaspiller
ui-sure-hint = Finir un tour alors qu’il reste des cartes ou des jetons demande confirmation.
ui-goal = Votre but

## Looking back

ui-looking-back = Retour sur la partie
ui-look-back = Analyser la partie
ui-chances = Chances de gagner
ui-chances-say = Où en était { $name }, coup après coup, d’après ce que { $name } savait.
ui-ending-won = { $count ->
    [one] { $names } a gagné avec { $points } points. Juste derrière : { $next }.
   *[other] { $names } ont gagné avec { $points } points. Juste derrière : { $next }.
}
ui-ending-lost = { $count ->
    [one] { $names } a gagné avec { $points } points ; { $name } en avait { $own }.
   *[other] { $names } ont gagné avec { $points } points ; { $name } en avait { $own }.
}
ui-no-turns = Aucun moment n’a tout changé à lui seul.
ui-moved-chance = { $name } : { $start } % au début, { $end } % à la fin
ui-moved-won = { $points ->
    [one] { $name } gagne d’un point
   *[other] { $name } gagne avec { $points } points d’avance
}
ui-moved-lost = { $points ->
    [one] { $name } finit à un point de la première place
   *[other] { $name } finit à { $points } points de la première place
}
ui-moved-level = { $name } finit à égalité
ui-moved-luck = La chance
ui-moved-choices = Les choix
ui-moved-others = Les autres
ui-moved-doubt = { $amount }, à { $error } près
ui-decisions = Décisions
ui-decision-at = { $moment } : { $choice }
ui-decisions-of = Décisions : { $name }
ui-chance-lost = Chances perdues
ui-worth-lost = Points perdus
ui-decisions-sum = { $good } décisions sur { $count } étaient celles du bot fort, ou aussi bonnes.
ui-only-losses = Seulement ce qui a coûté
ui-all-decisions = Toutes les décisions
ui-was-better = Mieux : { $choice }
ui-bot-agrees = Le bot fort aurait fait pareil.
ui-as-good = Une autre réponse valait autant : { $choice }
ui-try-here = Reprendre d’ici
ui-try-here-say = Retournez à ce moment et jouez la suite contre des bots. La partie finie reste comme elle est.
ui-see-in-replay = Voir ce moment
ui-analysis-start = Analyser cette partie
ui-analysis-say = Le bot fort regarde de nouveau chaque décision, avec ce qu’on savait alors. Cela prend environ une minute.
ui-analysis-running = { $done } moments regardés sur { $count }
ui-analysis-stop = Arrêter
ui-analysis-go-on = Continuer
ui-analysis-seat = Place
ui-chance-from-to = Chances : de { $before } à { $after } %.
ui-loss-about = Perte : { $lost }, à { $doubt } près.
ui-study = Étudier
ui-seat-clock = { $time } à la pendule
ui-seat-clock-over = { $time } de trop
