### Ce que la salle dit à celles et ceux qui sont à ses tables.

## Annonces

notice-came = { $name } arrive à la table.
notice-sat = { $name } prend la place { $number }.
notice-stood = Une place a été quittée : { $player } continue à la place { $number }.
notice-bot-host = L’hôte laisse { $bot } remplacer { $player } à partir du coup { $move }.
notice-bot-away = { $player } n’est pas là : le bot { $bot } joue à sa place à partir du coup { $move }, jusqu’à son retour.
notice-bot-vote = La table est d’accord : le bot { $bot } remplace { $player } à partir du coup { $move }, jusqu’à son retour.
notice-back = { $player } joue de nouveau.
notice-started = La partie { $number } de cette table commence.
notice-time-you = Votre temps était écoulé : la réponse habituelle a été donnée pour vous.
notice-time = { $player } n’a plus de temps : la réponse d’usage a été prise.
notice-undone = { $player } a repris un coup.
notice-proposed-undo = { $player } voudrait reprendre un coup. Êtes-vous d’accord ?
notice-proposed-bot = { $player } n’est pas là. Un bot doit-il continuer à sa place ?
notice-dropped = Cela n’a pas été accepté.
notice-paused = L’hôte a arrêté l’horloge.
notice-resumed = L’horloge tourne de nouveau.
notice-renamed = { $old } s’appelle maintenant { $name }.
notice-muted = L’hôte a coupé la parole à { $name }.
notice-unmuted = { $name } peut de nouveau parler.
notice-kicked = L’hôte a renvoyé { $name }.
notice-knocked = { $name } aimerait entrer. L’hôte décide.
notice-knocked-seat = { $name } aimerait jouer à la place { $number }. L’hôte décide.
notice-host = { $name } est maintenant l’hôte.
notice-closed-host = L’hôte a fermé la table. Ses parties restent consultables.
notice-closed-abandoned = La table a été fermée, car personne n’est revenu. Ses parties restent consultables.
notice-reopened = Quelqu’un est revenu : la table est de nouveau ouverte.

## Pourquoi la salle refuse

refusal-empty-text = Il n’y a rien à lire là-dedans.
refusal-table-closed = Cette table est fermée.
refusal-not-seated = Seules les personnes assises à la table peuvent le faire.
refusal-game-not-over = La partie n’est pas encore terminée.
refusal-own-file = « { $option } » ne peut pas désigner un fichier de la machine de la salle ; valeurs possibles : { $known }.
refusal-no-sequel = Aucune autre partie ne suit celle-ci.
refusal-no-such-page = Cette page de la liste n’existe pas. Reprenez au début.
refusal-no-such-campaign = Cette campagne n’est pas parmi les vôtres.
refusal-no-campaign = Ce jeu n’a pas de campagne.
refusal-too-many-campaigns = Vous avez déjà { $most } campagnes. Retirez-en d’abord une de votre liste.
refusal-no-such-phrase = Personne ne dit cela dans ce jeu.
refusal-box-closed = Cette boîte est encore fermée.
refusal-nobody-to-remind = Il n’y a personne à relancer ici.
refusal-reminded = La relance date de moins d’un jour.
refusal-no-stand-in = Aucun bot ne joue là pour quelqu’un.
refusal-no-vote = Il n’y a rien à voter.
refusal-not-your-vote = Vous avez déjà voté, ou l’on ne vous a rien demandé.
refusal-seat-taken = Quelqu’un est déjà assis là.
refusal-game-running = Cela doit attendre la fin de la partie.
refusal-no-game = Aucune partie n’est en cours.
refusal-not-yourself = Vous ne pouvez pas vous le faire à vous-même.
refusal-not-now = Ce n’est pas possible maintenant.
refusal-other-rules = Cette partie a commencé sous d’autres règles et ne peut pas continuer. Ses coups sont conservés.
refusal-rules-gone = Les règles de cette partie n’existent plus ici : on ne peut pas la revoir coup par coup. Son enregistrement est gardé.
refusal-bot-plays = Un bot joue pour vous. Reprenez d’abord la place.
refusal-too-late = Trop tard : la partie a continué.
refusal-not-your-seat = Ce n’est pas votre place.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-only-host = Seul l’hôte peut le faire.
refusal-no-such-person = Cette personne n’est pas à cette table.
refusal-no-team-talk = Cette table n’a pas de discussion privée entre équipiers.
refusal-no-teammate = Personne de votre équipe ne lirait ceci : les autres places sont tenues par des bots.
refusal-muted = L’hôte vous a coupé la parole à cette table.
refusal-other-hand = Vous avez vu une autre main dans cette partie : vous ne pouvez pas prendre celle-ci.
refusal-seats-free = Des places sont encore libres. Donnez-les d’abord à des personnes ou à des bots.
refusal-knocked = L’hôte le sait. Revenez quand on vous aura ouvert.
refusal-table-guarded = À cette table, c’est l’hôte qui laisse entrer. Dites d’abord votre nom à la salle.
refusal-undo-refused = Les autres n’ont pas voulu que ce coup soit repris.
refusal-too-many-changes = Vous avez changé cette réponse trop souvent. Elle reste comme elle est.
refusal-kicked = L’hôte vous a fait quitter cette table.
refusal-table-private = Cette table n’accepte plus personne.
refusal-table-full = Cette table est complète.
refusal-not-at-table = Vous n’êtes pas à cette table.
refusal-no-undo = À cette table, on ne reprend pas les coups.
refusal-vote-running = Un vote est en cours. Attendez sa fin.
refusal-nothing-to-undo = Vous n’avez aucun coup à reprendre.
refusal-try-again = Quelqu’un a été plus rapide. Veuillez réessayer.
refusal-outcome-unknown = La salle ne sait pas encore si cela a été noté. Envoyez-le encore une fois.
refusal-hall-full = La salle est pleine en ce moment. Revenez dans un instant.
refusal-database = La salle n’a pas accès à ses cahiers en ce moment. Réessayez dans un instant.
refusal-not-kept = La salle n’a pas pu l’écrire, donc cela n’a pas eu lieu. Veuillez réessayer.
refusal-hall-error = Quelque chose a mal tourné dans la salle. Rien n’a changé ; l’hôte trouve la raison dans le journal.
refusal-no-such-table = Cette table n’existe pas.
refusal-table-unreadable = La salle ne peut pas lire cette table. L’hôte trouve la raison dans le journal.
refusal-too-many-tables = Vous êtes l’hôte de { $most } tables. Terminez-en ou fermez-en une d’abord.
refusal-too-many-people = Trop de nouvelles personnes sont venues de là. Veuillez patienter un peu.
refusal-unknown-code = Ce code n’est pas connu. Il sert une fois, pendant dix minutes.
refusal-unknown-key = La salle ne connaît pas votre clé.
refusal-no-key = Dites d’abord votre nom à la salle.
refusal-silence = On n’a plus rien entendu de vous depuis un moment.
refusal-no-hello = Le premier message doit être un bonjour.
refusal-hello-twice = Vous avez déjà dit bonjour.
refusal-too-long = Ce message est trop long : { $most } octets au plus.
refusal-unreadable = La salle ne peut pas lire ce message : { $reason }
refusal-too-fast = Trop de messages. Ralentissez, s’il vous plaît.
refusal-no-such-game = Cette partie n’existe pas à cette table.
refusal-no-such-moment = Ce moment n’existe pas dans cette partie.
refusal-not-json = La salle ne lit que du JSON (type de contenu application/json).
refusal-not-found = Il n’y a rien ici.
refusal-other-origin = La salle ne répond pas à { $origin }.
refusal-bad-request = La salle ne peut pas lire cette demande : { $reason }

## Pourquoi une partie ne peut pas continuer

stopped-rules-changed = Les règles ont changé depuis le début de cette partie, et son coup de la ligne { $line } n’y est plus permis. Son enregistrement est gardé.
stopped-damaged = La ligne { $line } de cette table n’est pas telle qu’elle a été écrite : on ne peut plus se fier à cette partie. L’hôte en trouve davantage dans le journal.

## La base de données

table-damaged = Ce que la liste dit de la table { $table } est illisible.
database-gone = Il n’y a pas de { $file }, mais { $beside } se trouve à côté : une restauration a été interrompue, ou une salle a été mise de côté. Donnez-lui le nom { $file }, ou rangez-le ailleurs pour commencer avec une salle vide.
database-read-only = La salle ne peut pas écrire { $file } : { $reason }. Faites de la place ou permettez l’écriture, ou choisissez un autre endroit avec --data-dir.
database-damaged = La base { $file } est endommagée et a été laissée telle quelle : { $reason }. Restaurez une sauvegarde, ou choisissez un autre fichier avec --database.
database-foreign = { $file } n’est pas une base de Great Hall et a été laissée telle quelle. Choisissez un autre fichier avec --database.
database-newer = { $file } a été écrite par un Great Hall plus récent (schéma { $theirs }, celui-ci connaît { $ours }) : mettez à jour pour l’utiliser.
database-failed = La base de données n’a pas pu le faire : { $reason }
database-conflict = Quelqu’un d’autre a écrit à cette table en même temps : { $reason }
database-unreachable = La base de données est injoignable : { $reason }
database-unknown = Il n’y a pas de stockage pour { $database }. Donnez le nom d’un fichier, ou l’adresse d’une base PostgreSQL.
postgres-missing = PostgreSQL demande le paquet asyncpg : pip install greathall[postgres]
backup-exists = { $file } existe déjà. Choisissez un autre nom.
database-in-use = Une autre salle utilise déjà { $file }. Arrêtez-la d’abord, ou choisissez un autre fichier avec --database.
database-in-use-by-hall = Une salle utilise déjà la base { $file }. Arrêtez-la d’abord, ou lancez-les toutes avec --node, chacune avec son propre nom.
database-not-for-nodes = Une salle sans --node utilise la base { $file }. Arrêtez-la d’abord, puis relancez-la avec --node.
node-needs-postgres = Plusieurs nœuds ont besoin d’un PostgreSQL : indiquez-le avec --database.
node-in-use = Un autre processus est le nœud « { $node } ». Arrêtez-le d’abord, ou choisissez un autre nom avec --node.
table-moved = La table { $table } se trouve maintenant sur un autre nœud.
port-taken = La salle ne peut pas ouvrir le port { $port } : { $reason }. Choisissez-en un autre avec --port.
backup-nothing = Le fichier { $file } n’existe pas.
restore-not-empty = La base de données n’est pas vide : rien n’y a été restauré. Créez-en une nouvelle.

## À la personne qui héberge

hall-open = La salle est ouverte : { $address }
hall-network = Dans votre réseau : { $address }
hall-stop = Ctrl-C la ferme. Rien n’est perdu.
hall-closed = La salle est fermée.
hall-backed-up = Tout est maintenant dans { $file }.
hall-restored = La salle est comme elle était dans { $file }.
hall-aside = Ce qui était là auparavant est dans { $file }.
refusal-push-service = La salle ne peut pas envoyer d’avis à cet appareil ({ $host }).

## Avis envoyés aux appareils, quand aucune page n’est ouverte.
push-title = C’est à vous : { $game }
push-body = On vous attend à la table « { $table } ».
push-reminder = { $name } vous le rappelle : on vous attend à la table « { $table } ».
check-fine = { $tables ->
        [one] Une table, rien à signaler.
       *[other] { $tables } tables, rien à signaler.
    }
check-found = { $found ->
        [one] Une chose ne va pas :
       *[other] { $found } choses ne vont pas :
    }
check-summary = Table { $table } : son entrée dans la liste est illisible. La salle la récrit d’après le journal.
check-line = Table { $table }, ligne { $line } : illisible.
check-seal = Table { $table }, ligne { $line } : elle n’est pas telle qu’elle a été écrite, ou une ligne manque avant elle.
check-number = Table { $table } : la ligne { $line } manque.
check-tail = Table { $table } : { $lines } lignes ont été écrites, { $found } sont là.
check-game = Table { $table }, partie { $number } : elle ne peut pas continuer. { $reason }
check-result = Table { $table } : un résultat est illisible.
check-record = Table { $table }, partie { $number } : ce qui en a été gardé est illisible.
check-orphan = Table { $table } : elle a un journal, mais n’est pas dans la liste.

## Images des parties finies

picture-bot = { $name } (bot)
picture-stood-in = { $bot }, un bot, a remplacé { $name } à partir du coup { $move }
picture-seat = Place { $number }
picture-wins = Victoire de { $name }
picture-level = Victoire partagée
picture-won-together = Gagnée ensemble
picture-lost-together = Perdue cette fois
picture-length = { $minutes } min, { $moves } coups
picture-place = { $name } { $points }
picture-what = { $game }, le { $date } : { $title }.
picture-company = À { $players } autour de la table, { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
picture-best = Le plus beau coup : { $play }
picture-seen = { $game } dans la Grande Salle

## Profils, liens et responsable de la salle

refusal-no-profile = Personne de ce nom dans cette salle, ou bien son profil reste caché.
refusal-no-such-share = Ce lien a été repris, ou n’a jamais existé.
refusal-banned = La personne responsable de cette salle vous a fermé la porte.
refusal-not-host = Seule la personne responsable de cette salle peut faire cela.
refusal-no-png = Cette salle ne dessine les images qu’en SVG.
refusal-no-such-backup = Cette sauvegarde n’existe pas.
