### Les mots que partagent tous les jeux et tous les écrans.

seat = place { $number }
list = { $first } et { $last }
list-empty = rien

## Pourquoi une réponse est refusée

refusal-not-an-option = Ce n’est pas un de vos choix en ce moment.
refusal-not-asked = Ce n’est pas à vous de choisir.
refusal-already-answered = Vous avez déjà choisi ; reprenez d’abord votre réponse pour en donner une autre.
refusal-nothing-to-retract = Vous n’avez aucune réponse à reprendre.
refusal-game-over = La partie est terminée.

## Why a bot answers as it does

reason-chance = Ce choix gagne environ { $best } fois sur 100, le meilleur des autres { $other } fois.
reason-equal = Ce choix gagne environ { $best } fois sur 100, et le meilleur des autres aussi : prenez ce qui vous plaît.
reason-only = Ce choix gagne environ { $best } fois sur 100.
reason-points =
    { $margin ->
        [0] Ce choix rapporte à peu près autant de points que le meilleur des autres.
        [one] Ce choix rapporte à peu près { $margin } point de plus que le meilleur des autres.
       *[other] Ce choix rapporte à peu près { $margin } points de plus que le meilleur des autres.
    }
reason-plain = C’est le choix habituel ici.
reason-forced = Ici, il n’y a rien d’autre à peser.
written = { $answer }
reason-event = { $event } ({ $best } fois sur dix parties imaginées, au lieu de { $other })

## Ce qui peut aller de travers

unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
unknown-language = Il n’y a pas de catalogue pour « { $language } ». Les langues sont : { $known }.
missing-texts = { $game } n’a pas de textes dans la langue « { $language } » : écrivez { $folder }/rules.ftl, ou ôtez la langue de celles du jeu (languages).
no-such-lesson = { $game } n’a pas de leçon « { $lesson } ». Il y a : { $known }.
unknown-bot = Aucun bot « { $bot } » ne joue à { $game }. Choisissez parmi : { $known }.
wrong-seats = { $game } se joue de { $least } à { $most }, pas à { $seats }.
unknown-option = { $game } n’a pas d’option « { $option } ». Ses options sont : { $known }.
bad-option = Une option de { $game } a une valeur incorrecte : { $reason }.
bad-seed = « { $seed } » ne peut pas servir de graine : donnez un nombre entier, un mot, ou hex: suivi de 64 chiffres hexadécimaux.
bad-action = Ce n’est pas une action de { $game } : { $reason }.
bad-number = Les réponses de { $game } portent les numéros 0 à { $last }, et non { $number }.
bad-save = La partie sauvegardée est illisible : { $reason }.
no-record = Le fichier { $file } ne peut pas être ouvert : { $reason }.
damaged-record = { $file } n’est pas l’enregistrement d’une partie, ou il est abîmé : { $reason }.
newer-format = { $file } vient d’un Great Hall plus récent (format { $theirs }, celui-ci lit { $ours }) : mettez-le à jour pour le lire.
other-rules = L’enregistrement suit la version { $theirs } des règles de { $game } ; ce Great Hall a la version { $ours }.
older-rules = L’enregistrement suit la version { $theirs } des règles de { $game } ; ce Great Hall remonte jusqu’à la version { $oldest }.
bad-step = L’action { $step } de l’enregistrement, par la place { $seat }, n’a pas pu être jouée : { $reason }
broken-promise = La clé n’est pas celle promise avant la donne : promise { $promised }, trouvée { $found }.
other-ending = L’enregistrement ne finit pas là où il le dit : écrit { $written }, trouvé { $found }.
