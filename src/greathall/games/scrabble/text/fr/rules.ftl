### Scrabble, édition Harry Potter, avec nos propres mots.

title = Scrabble, édition Harry Potter
tagline = Posez des mots sur le plateau. Les cases Poudlard donnent des cartes de magie qui changent les règles.

## Règles

rules-1 = Le Choixpeau vous envoie dans une Maison et vous piochez sept lettres. À votre tour, posez des lettres pour former un mot, échangez des lettres ou passez ; puis complétez votre chevalet à sept.
rules-2 = Le premier mot compte au moins deux lettres et couvre le centre. Ensuite, chaque coup tient sur une ligne ou une colonne, touche ce qui est posé et forme des mots complets partout où les lettres se touchent. Tous les mots formés ou modifiés comptent.
rules-3 = Bleu clair double une lettre, bleu foncé la triple, or double le mot, rouge foncé le triple ; seulement au tour où la case est couverte. Sept lettres en un tour rapportent 50 points de plus, un mot du Glossaire 10 de plus. Un joker remplace n’importe quelle lettre et ne vaut rien.
rules-4 = Une lettre sur une case Poudlard (brune, avec une tour) fait piocher une carte Poudlard pour chaque nouveau mot qui la traverse. Les cartes Compétition comptent tout de suite. Des autres, vous pouvez en utiliser une par tour, à partir de votre tour suivant.
rules-5 = Avant le tour suivant, les autres peuvent contester les mots. Un mot faux est repris et le tour est perdu ; qui conteste à tort perd 10 points.
rules-6 = La partie s’achève quand le sac et un chevalet sont vides, quand tout le monde a passé deux fois de suite, ou quand personne n’a posé de lettre pendant trois tours complets. Les lettres restantes se déduisent de votre score et s’ajoutent au score de qui a fini ; Poufsouffle ajoute les siennes à son propre score.

## Mots

house-gryffindor = Gryffondor
house-hufflepuff = Poufsouffle
house-ravenclaw = Serdaigle
house-slytherin = Serpentard

help-house-gryffindor = Pioche une carte Poudlard avant la partie et peut l’utiliser dès son premier tour.
help-house-hufflepuff = À la fin, ses lettres restantes s’ajoutent à son score, et à aucun autre.
help-house-ravenclaw = Commence avec huit lettres ; après son premier tour, sept comme les autres.
help-house-slytherin = Commence toujours.

card-quidditch-cup = La Coupe de Quidditch
card-owl-results = Résultats des BUSE
card-duelling-club = Club de Duel
card-wizards-chess = Échecs version Sorcier
card-harry-potter = Harry Potter
card-tom-marvolo-riddle = Tom Elvis Jedusor
card-ron-weasley = Ron Weasley
card-buckbeak = Buck
card-veritaserum = Veritaserum
card-felix-felicis = Felix Felicis
card-expelliarmus = Expelliarmus
card-alohomora = Alohomora
card-engorgio = Amplificatum
card-confundo = Confundo
card-reparo = Reparo
card-stupefy = Stupéfix
card-wingardium-leviosa = Wingardium Leviosa
card-accio = Accio
card-revelio = Revelio
card-rictusempra = Rictusempra
card-gemino = Gemino
card-transfiguration = Métamorphose
card-finite-incantatem = Finite Incantatem

help-card-quidditch-cup = 20 points tout de suite.
help-card-owl-results = 15 points tout de suite.
help-card-duelling-club = 10 points tout de suite.
help-card-wizards-chess = 5 points tout de suite.
help-card-harry-potter = Avec un mot : 5 points par lettre posée parmi H, A, Y, P et O.
help-card-tom-marvolo-riddle = Avec un mot : 5 points par lettre posée parmi I, V, D, M et T.
help-card-ron-weasley = Avec un mot : 5 points par lettre posée parmi R, N, W, S et L.
help-card-buckbeak = Avec un mot : 5 points par lettre posée parmi U, C, B, E et K.
help-card-veritaserum = Demandez une lettre à quelqu’un. Si elle est sur son chevalet, elle est à vous contre une lettre de votre choix ; sinon, vous voyez ce chevalet.
help-card-felix-felicis = Piochez deux cartes Poudlard.
help-card-expelliarmus = Prenez une lettre au hasard sur un autre chevalet.
help-card-alohomora = Échangez un joker du plateau contre la lettre qu’il représente, prise sur votre chevalet.
help-card-engorgio = Piochez deux lettres de plus maintenant ; à la fin de votre tour, vous revenez à sept.
help-card-confundo = Posez un mot qui se lit de droite à gauche ou de bas en haut. Il garde ce sens pour toujours.
help-card-reparo = Jouez un autre tour juste après celui-ci ; vous pouvez y utiliser une autre carte.
help-card-stupefy = La personne de votre choix perd son prochain tour.
help-card-wingardium-leviosa = Prenez une carte au hasard dans une autre main.
help-card-accio = Prenez n’importe quelle carte de la défausse.
help-card-revelio = Regardez le Glossaire : ses mots rapportent 20 au lieu de 10 pendant ce tour.
help-card-rictusempra = Si vous avez fait rire quelqu’un, 10 points tout de suite.
help-card-gemino = Piochez autant de cartes que vous en avez en plus de celle-ci.
help-card-transfiguration = Échangez autant de lettres que vous voulez et jouez quand même votre tour.
help-card-finite-incantatem = Hors de votre tour : annulez un Sort qui vous vise, ou l’Accio de quelqu’un d’autre.

## Questions

prompt-take-turn = À vous : posez des lettres, échangez, passez ou utilisez une carte. { $tiles ->
    [0] Le sac est vide.
    [one] Il reste une lettre dans le sac.
   *[other] Il reste { $tiles } lettres dans le sac.
}
prompt-take-turn-no-card = Votre tour continue : posez des lettres, échangez ou passez. { $tiles ->
    [0] Le sac est vide.
    [one] Il reste une lettre dans le sac.
   *[other] Il reste { $tiles } lettres dans le sac.
}
prompt-take-turn-plain = À vous : posez des lettres, échangez ou passez. { $tiles ->
    [0] Le sac est vide.
    [one] Il reste une lettre dans le sac.
   *[other] Il reste { $tiles } lettres dans le sac.
}
prompt-challenge-window =
    { $who } pose { $words } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Contestez-vous ?
prompt-reaction-question = { $who } utilise Veritaserum et vous demande { $letter }. Laissez-vous faire ?
prompt-reaction-window = { $who } utilise { $card }. Laissez-vous faire ?
prompt-draw-tiles = Vous avez trop de lettres : rendez-en { $count }.
prompt-give-tile = { $target } vous donne { $letter }. Quelle lettre donnez-vous en échange ?
prompt-who-laughed = { $who } prétend vous avoir fait rire. Avez-vous ri ?
prompt-read-clocks = On lit les pendules.

## Réponses

option-place = Poser { $tiles } avec { $card }
option-place-no-card = Poser { $tiles }
play-across = { $word }, ligne { $row } à partir de { $column }
play-down = { $word }, colonne { $column } à partir de { $row }
play-with-card = { $play }, avec { $card }
option-exchange = Échanger { $tiles }
option-pass = Passer
option-cast = Utiliser { $card }
option-attack = Utiliser { $card } contre { $target }
option-question = Veritaserum : demander { $letter } à { $target }
option-unlock = Alohomora : prendre le joker en { $square }
option-summon = Accio : prendre { $card }
option-transfigure = Métamorphose : échanger { $tiles } et continuer
option-tickle = Rictusempra : quelqu’un a ri
option-accept = Accepter
option-challenge = Contester
option-finite = Finite Incantatem : annuler
option-give = Donner { $tile }
option-return = Rendre { $tiles }
option-laughed = J’ai ri
option-straight-face = Je n’ai pas ri
option-read-clock = { $over ->
    [0] Dans les temps
    [one] Une minute de trop
   *[other] { $over } minutes de trop
}

## Ce qui s’est passé

event-sorted = { $who } est à { $house }.
event-drew-tiles = { $who } pioche { $tiles }.
event-drew-tiles-no-tiles = { $who } pioche { $count ->
    [one] une lettre
   *[other] { $count } lettres
}.
event-returned-tiles = { $who } remet { $tiles } dans le sac.
event-returned-tiles-no-tiles = { $who } remet { $count ->
    [one] une lettre
   *[other] { $count } lettres
} dans le sac.
event-drew-card = { $who } pioche { $card }.
event-drew-card-no-card = { $who } pioche une carte Poudlard.
event-won-competition = { $who } pioche { $card } : { $points } points.
event-turn-began = À { $who } de jouer.
event-missed-turn = { $who } est sous l’effet de Stupéfix et perd un tour.
event-laid = { $who } pose { $words }.
event-passed = { $who } passe.
event-exchanged = { $who } échange { $count ->
    [one] une lettre
   *[other] { $count } lettres
}.
event-sat-out = { $who } a contesté des mots justes et passe son tour.
event-card-used = { $who } utilise { $card }.
event-aimed = { $who } utilise { $card } contre { $target }.
event-challenged = { $by } conteste le coup joué par { $who }.
event-challenge-failed = { $words } : tout est correct. { $by } perd { $points } points.
event-took-back = Absent de la liste de mots : { $words }. { $who } reprend ses lettres.
event-scored = { $who } marque { $points } pour { $words }{ $fifty ->
    [yes] , avec ses sept lettres
   *[no] {""}
}{ $glossary ->
    [0] {""}
   *[other] , et { $glossary } pour le Glossaire
}{ $bonus ->
    [0] {""}
   *[other] , et { $bonus } grâce à la carte Bonus
}.
event-cancelled = { $by } répond par Finite Incantatem à { $card }, lancé par { $who }.
event-stole-tile = { $who } prend { $tile } à { $target }.
event-stole-tile-no-tile = { $who } prend une lettre à { $target }.
event-stole-card = { $who } prend { $card } à { $target }.
event-stole-card-no-card = { $who } prend une carte à { $target }.
event-asked-for = { $who } demande { $letter } à { $target }.
event-gave-letter = { $target } a la lettre { $letter } et la donne à { $who }.
event-gave-tile = { $who } donne { $tile } à { $target }.
event-gave-tile-no-tile = { $who } donne une lettre à { $target }.
event-showed-rack = { $target } n’en a pas, et montre son chevalet à { $who } : { $tiles }.
event-showed-rack-no-tiles = { $target } n’en a pas, et montre son chevalet à { $who }.
event-unlocked = { $who } pose { $letter } en { $square } et prend le joker.
event-summoned = { $who } prend { $card } dans la défausse.
event-tickled = Un rire ({ $by }) : { $points } points pour { $who }.
event-nobody-laughed = Personne n’a ri ; { $who } garde la carte.
event-final-tiles = Il reste { $tiles } à { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-went-out = { $who } a fini : { $points ->
    [one] { $points } point
   *[other] { $points } points
} des autres chevalets.
event-ran-over = { $who } a pris { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} de trop : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-ended = La partie est terminée. La victoire revient à { $winners }.

## Pourquoi pas

refusal-no-tiles = Posez au moins une lettre.
refusal-taken = Il y a déjà une lettre sur cette case.
refusal-line = Les lettres ne sont pas sur une seule ligne.
refusal-gap = Il y a un trou entre les lettres.
refusal-centre = Le premier mot doit couvrir le centre.
refusal-two-letters = Le premier mot doit avoir au moins deux lettres.
refusal-apart = Les lettres doivent toucher celles du plateau.
refusal-confundo = Confundo demande un mot dans ce sens.
refusal-not-a-word = { $word } n’est pas un mot.
refusal-no-tile = Vous n’avez pas la lettre { $tile }.
refusal-no-blank = Vous n’avez plus de joker ({ $tile }).
refusal-no-such-tiles = Ces lettres ne sont pas sur votre chevalet.
refusal-direction = Seule une lettre unique posée par Confundo indique un sens.
refusal-not-with-a-word = { $card } ne se pose pas avec un mot.
refusal-not-so = { $card } ne s’utilise pas ainsi.
refusal-bag = Lettres dans le sac : { $count } seulement.
refusal-no-card = Vous n’avez pas { $card }.
refusal-claimed = On a déjà réclamé un rire ce tour-ci.
refusal-card-used = Vous avez déjà utilisé une carte ce tour-ci.
refusal-card-fresh = Vous avez reçu { $card } ce tour-ci ; utilisez-la à partir du suivant.
refusal-yourself = Vous ne pouvez pas vous viser vous-même.
refusal-empty-seat = Personne n’occupe la place { $seat }.
refusal-no-tiles-there = { $target } n’a pas de lettre à donner.
refusal-no-cards-there = { $target } n’a pas de carte.
refusal-deck = Il n’y a plus de cartes Poudlard.
refusal-gemino = Gemino demande une autre carte dans votre main.
refusal-no-blank-there = Il n’y a pas de joker en { $square }.
refusal-not-discarded = { $card } n’est pas dans la défausse.
refusal-your-turn = C’est votre tour : posez, échangez, passez ou utilisez une carte.
refusal-challenge-first = Acceptez ou contestez les mots posés par { $who }.
refusal-react-first = Dites d’abord si vous laissez agir le Sort lancé par { $who }.
refusal-return-first = Remettez d’abord dans le sac { $count } de vos lettres.
refusal-give-first = Choisissez d’abord la lettre que vous donnez en échange.
refusal-laugh-first = Dites d’abord à { $who } si vous avez ri.
bad-houses = Indiquez une Maison différente pour chacune des { $seats } places, ou aucune.
bad-position = Une position demande l’édition classique et un score pour chaque place ({ $seats }).
bad-position-tiles = La position contient plus d’exemplaires d’une lettre qu’il n’y en a.

## Listes de mots et notation

lexicon-empty = La liste « { $name } » n’a aucun mot de 2 à 15 lettres.
lexicon-damaged = La liste « { $name } » est abîmée : { $reason }. Réinstallez Great Hall.
lexicon-no-scowl = La grande liste demande le paquet Debian scowl (rien dans { $folder }).
lexicon-unreadable = Le fichier de mots { $file } est illisible : { $reason }.
lexicon-no-language = Il n’y a pas de mots dans la langue « { $language } ». Les langues sont : { $known }.
lexicon-plain = Le lexique « { $name } » a été construit sans numba : installez greathall[fast], ou utilisez le générateur simple.
slow-without-numba = Le Scrabble tourne sans numba : les coups légaux sont trouvés lentement, et le bot fort ne simule pas. Pour l’accélérer : pip install numba.
position-shape = Un plateau a 15 rangées de 15 cases ; ici { $rows } rangées ou une autre longueur.
position-square = « { $square } » ne peut pas être une case : écrivez un point, une lettre, ou une minuscule pour un joker.
position-rack = « { $tile } » ne peut pas être une lettre : écrivez des lettres, et un point d’interrogation pour un joker.
position-rack-long = Un chevalet porte dix lettres au plus, pas { $count }.
notation = Écrivez un mot pour voir où il se pose et ce qu’il y rapporte. Notez un coup par sa première case et son mot : 8F HORN à l’horizontale, F8 HORN à la verticale ; HO.N garde une lettre du plateau, une minuscule est un joker. « échanger QV », « passer » ; « suite » montre le reste.
notation-bonus = { $card } se joint à un mot si vous ajoutez son nom : 8F HORN +{ $written }.
notation-confundo = Confundo : un < après les lettres, qui se lisent alors à l’envers : 8F NROH<.
notation-play = « { $text } » ne se lit pas comme un coup ici : écrivez par exemple 8H HORN ou H8 HORN.
notation-board = « { $text } » n’est pas un plateau de 15 rangées.
notation-position = « { $text } » n’est pas une position.
notation-gcg = La ligne { $line } de la partie est illisible : { $text }.
notation-gcg-players = Le fichier doit nommer de deux à quatre personnes, chacune par une ligne comme « #player1 Ana Ana Martin ».
notation-gcg-play = Coup { $number }, { $play } : { $reason }
notation-gcg-points = Coup { $number }, { $play } : le fichier dit { $told } points, d’après les règles c’est { $found }.
notation-gcg-rack = Coup { $number }, { $play } : le chevalet { $rack } ne tient pas ces lettres.

## Réglages

setting-edition = Jeu
setting-edition-wizarding = avec cartes, Maisons et Glossaire
setting-edition-classic = Scrabble ordinaire
setting-language = Langue des mots
setting-language-en = anglais
setting-language-fr = français
setting-words = Les mots faux
setting-words-challenge = peuvent être posés, et contestés
setting-words-checked = sont refusés aussitôt
setting-challenge = Contester des mots justes fait perdre
setting-challenge-ten = 10 points
setting-challenge-five = 5 points
setting-challenge-double = le tour suivant
setting-challenge-single = rien
setting-word-filter = Mots qui ne comptent pas
setting-word-filter-family = insultes et mots grossiers
setting-word-filter-tournament = insultes contre des personnes
setting-word-filter-all = aucun : tous les mots comptent
setting-tracker = Lister les lettres que personne n’a encore vues
setting-minutes = Minutes à la pendule de chacun (0 : sans pendule)
setting-overtime = Points perdus par minute de trop
setting-position = Commencer par une position (une ligne à la manière de CGP)
setting-lexicon = Liste de mots
setting-lexicon-enable = habituelle de la langue
setting-lexicon-large = grande (scowl de Debian, s’il est installé)
setting-modern = Mots de deux lettres comme QI et ZA
setting-cards = Cartes Poudlard
setting-houses = Maison de chaque place

## Ce qui est sur la table

view-bag = Lettres dans le sac
view-board = Plateau
view-card = Carte
view-card-used = Une carte a servi ce tour
view-cards = Cartes
view-deck = Cartes à venir
view-discard = Cartes défaussées
view-down = Vers le bas
view-extra-turns = Tours de plus
view-fresh = Utilisables au prochain tour
view-glossary = Le Glossaire
view-hand = Vos cartes
view-house = Maison
view-known-cards = Cartes que vous connaissez
view-known-tiles = Lettres que vous connaissez
view-language = Langue des mots
view-laid = Posé à l’instant
view-marks = Lu à l’envers
view-own = À vous
view-players = Autour de la table
view-rack = Chevalet
view-revelio = Revelio
view-score = Points
view-squares = Cases imprimées
view-stupefied = Tours à passer
view-tiles = Lettres
view-turn = Au tour de
view-turns = Tours commencés
view-values = Valeur des lettres
view-unseen = Lettres que personne n’a encore vues

## What one plays for

goal-ahead = Il faut avoir le plus de points : vous en avez { $score }, { $distance } de plus que { $player } ; { $bag ->
    [0] le sac est vide.
    [one] il reste une lettre dans le sac.
   *[other] il reste { $bag } lettres dans le sac.
}
goal-behind = Il faut avoir le plus de points : vous en avez { $score }, { $distance } de moins que { $player } ; { $bag ->
    [0] le sac est vide.
    [one] il reste une lettre dans le sac.
   *[other] il reste { $bag } lettres dans le sac.
}
goal-level = Il faut avoir le plus de points : vous en avez { $score }, autant que { $player } ; { $bag ->
    [0] le sac est vide.
    [one] il reste une lettre dans le sac.
   *[other] il reste { $bag } lettres dans le sac.
}
goal-watch = Il faut avoir le plus de points : { $player } mène avec { $score } ; { $bag ->
    [0] le sac est vide.
    [one] il reste une lettre dans le sac.
   *[other] il reste { $bag } lettres dans le sac.
}

phrase-fine-word = Quel beau mot !
phrase-is-it-a-word = C’est vraiment un mot ?
phrase-bad-letters = Mes lettres sont affreuses.
phrase-my-square = Je voulais cette case.
# La table en texte : les signes de ses plateaux, et comment on écrit ses réponses.
cell-squares-61 = mot triple
cell-squares-45 = mot double
cell-squares-34 = lettre triple
cell-squares-39 = lettre double
cell-squares-72 = case Poudlard
cell-marks-48 = { "" }
cell-marks-49 = se lit vers la gauche
cell-marks-50 = se lit vers le haut
cell-marks-51 = se lit dans les deux sens
form-place = Lettres : chaque lettre avec sa ligne et sa colonne, l’une après l’autre, par exemple H8F O8G R8H N8I. Une minuscule est un joker.
form-exchange = Lettres : celles à échanger, en un seul mot, par exemple QU. Un point d’interrogation est un joker.

why-place-all = { $points } points tout de suite, et il ne vous reste aucune lettre.
why-place-less = Seulement { $points } points au lieu de { $more }, mais ce coup rapporte plus aux tours suivants.
why-exchange = Aucun mot ne rapporte beaucoup. De meilleures lettres rapporteront plus au prochain tour.
why-accept = La liste de mots connaît { $words } : une contestation échouerait.
why-challenge = { $word } n’est pas dans la liste de mots.
why-card = Vous pouvez utiliser une carte par tour, et poser un mot ensuite.
why-claim = Si quelqu’un dit avoir ri, vous gagnez { $points } points. Sinon, vous gardez la carte.
why-laughed = Vous savez mieux que tout le monde si vous avez ri : dites la vérité.
why-place =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite, et vous gardez { $kept } pour le mot suivant.
turned-ahead =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $who } a maintenant { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } d’avance.
turned-behind =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $who } a maintenant { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    } de retard.
turned-level =
    { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $who } est maintenant à égalité en tête.
