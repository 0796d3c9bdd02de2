### La page d’accueil et ce qui entoure chaque écran ; chargés avec la page : rien d’autre n’a sa place ici.

ui-great-hall = Great Hall
ui-skip = Aller à la table
ui-close = Fermer
ui-dismiss = Masquer
ui-toasts = Messages
ui-looking = Un instant…
ui-unofficial = Non officiel, pour un usage privé. Sans lien avec aucun éditeur.
ui-place-hall = Salle
ui-places = Lieux
ui-your-page = Votre page : { $name }
ui-hall-tagline = Des jeux de sorcellerie, vos proches et des bots patients.
ui-games-of-the-hall = Jeux
ui-players-range = { $least } à { $most } personnes
ui-lasts-minutes = { $count } minutes
ui-weight-light = Léger
ui-weight-medium = Moyen
ui-weight-heavy = Corsé
ui-sides-alone = Individuel
ui-sides-teams = En équipes
ui-sides-together = Ensemble
ui-help-players = De { $least } à { $most } personnes. Des bots prennent les sièges libres.
ui-help-minutes = Une partie entière dure environ { $count } minutes. On peut s’arrêter et revenir quand on veut.
ui-help-light = Léger : peu de règles. Une leçon, et vous savez jouer.
ui-help-medium = Moyen : un peu plus de règles. Deux leçons, et vous savez jouer.
ui-help-heavy = Corsé : beaucoup de cartes et de choses à faire. Les leçons les montrent une à une.
ui-help-alone = Chaque personne joue seule contre toutes les autres.
ui-help-teams = On gagne ou on perd avec son équipe, contre les autres équipes.
ui-help-together = Tout le monde joue contre le jeu : on gagne ou on perd ensemble.
ui-read-the-rule = Lire la règle (F1)
ui-play-it = Jouer
ui-play-this = Jouer à { $game }
ui-learn-it = Apprendre
ui-learn-this = Apprendre { $game }
ui-rules-of = Règles de { $game }
ui-back-to-table = Retour à la table
ui-open-tables = Tables ouvertes
ui-have-a-code = J’ai un code
ui-code-label = Code ou lien
ui-code-hint = Le code d’une table, ou les huit lettres affichées par votre autre appareil.
ui-code-use = Y aller
ui-welcome-back = Bon retour, { $name }. Vos places sont là.
ui-table-line = { $game } · { $phase }
ui-phase-lobby = places à prendre
ui-phase-playing = partie en cours
ui-phase-stopped = arrêtée
ui-phase-over = partie terminée
ui-seats-count = { $people } personnes, { $bots } bots, { $free } libres
ui-join = Rejoindre
ui-join-table = Rejoindre : { $table }
ui-watch = Regarder
ui-watch-table = Regarder : { $table }
ui-no-tables = Aucune table ouverte. Ouvrez-en une : des bots vous tiendront compagnie en attendant vos proches.
ui-tables-unknown = Impossible de voir pour l’instant quelles tables sont ouvertes.
ui-away = Ailleurs
ui-menu = Menu
ui-rules = Règles
ui-people = Personnes
ui-settings = Paramètres
ui-language = Langue
ui-theme-to-day = Thème de jour
ui-theme-to-night = Thème de nuit
ui-all-your-games = Toutes vos parties ({ $count })
ui-it-is-your-turn = c’est à vous
ui-others-turn = les autres réfléchissent
ui-game-move = { $game } · coup { $move }
ui-playing-with = Avec { $names }.
ui-playing-alone = Vous jouez en solo.
ui-also-choosing = { $count ->
    [one] { $names } réfléchit encore aussi.
   *[other] { $names } réfléchissent encore aussi.
}
ui-others-choosing = { $game }, coup { $move }. { $count ->
    [0] Les bots jouent.
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
ui-game-cannot-go-on = { $game }. Cette partie ne peut pas continuer ; ce qui s’est passé est gardé.
ui-not-begun = { $game }, pas encore commencée. Places prises : { $taken } sur { $seats }.
ui-game-with = { $game } avec { $names }
ui-length-minutes = { $count ->
    [0] moins d’une minute
    [one] { $count } minute
   *[other] { $count } minutes
}
ui-length-hours = { $hours } h { $minutes }
ui-length-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
ui-box-waits = Une nouvelle boîte attend d’être ouverte.
ui-open-word = Ouvrir
ui-open-book = Ouvrir le livre : { $name }
ui-statistics = Statistiques
ui-your-games = Vos parties
ui-about = À propos
ui-unreached = La salle ne répond pas pour le moment. Voici ce qui reste de votre dernière visite ; la page réessaie toute seule.
ui-away-for = Absent·e { $time }
ui-for-seconds = { $count ->
    [one] Une seconde
   *[other] { $count } secondes
}
ui-for-minutes = { $count ->
    [one] Une minute
   *[other] { $count } minutes
}
ui-for-hours = { $count ->
    [one] Une heure
   *[other] { $count } heures
}
ui-time-over = Le temps est écoulé
ui-days-left = { $count ->
    [1] Encore un jour
    [2] Encore deux jours
    [3] Encore trois jours
   *[other] Encore { $count } jours
}
ui-hours-left = { $count ->
    [1] Encore une heure
    [2] Encore deux heures
    [3] Encore trois heures
    [4] Encore quatre heures
    [5] Encore cinq heures
    [6] Encore six heures
    [7] Encore sept heures
    [8] Encore huit heures
    [9] Encore neuf heures
    [10] Encore dix heures
    [11] Encore onze heures
    [12] Encore douze heures
    [24] Encore un jour
   *[other] Encore { $count } heures
}
ui-minutes-left = { $count ->
    [one] Encore une minute
   *[other] Encore { $count } minutes
}
ui-problem-unreachable = La salle ne répond pas. Est-elle ouverte ? Réessayez dans un instant.
ui-problem-unknown = La salle n’a pas pu le faire (état { $status }).
ui-drawing-failed = Le dessin de ce jeu a échoué : il est montré en texte.
