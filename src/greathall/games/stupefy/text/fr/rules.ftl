### Stupéfix !, avec nos propres mots.

title = Stupéfix !
tagline = Tout le monde pointe sa baguette en même temps. Bluffez, lancez, protégez-vous : qui reste debout partage les Récompenses.

## Règles

rules-1 = Chaque personne joue pour une Maison ; à partir de cinq, certaines Maisons en réunissent deux ou trois. En huit manches, vous gagnez des points pour votre Maison. Celle qui en a le plus l’emporte ; à égalité, les Maisons se partagent la victoire.
rules-2 = Vous commencez avec huit cartes Sort, cinq Sorts Ratés et trois Stupéfix, et en utilisez une par manche. À cinq ou à sept, deux personnes de la plus grande Maison sont les Jumeaux : six Sorts Ratés, deux Stupéfix et un jeton Retard par personne.
rules-3 = À chaque manche, huit Récompenses sont révélées à côté de Devenir le Chouchou. Puis tout le monde joue en même temps et en secret : préparez une carte Sort, visez quelqu’un d’une autre Maison, observez, et lancez le Sort préparé ou criez Protego.
rules-4 = Protego vous protège de tous les Sorts, mais votre Drapeau se couche et votre carte est défaussée face cachée, sans servir. Si des Stupéfix vous touchent, votre Drapeau se couche aussi et vous prenez un jeton Retard pour chacun. Un Sort Raté ne fait rien : c’est votre bluff.
rules-5 = À tour de rôle, les personnes dont le Drapeau est encore debout prennent une Récompense, le Chouchou d’abord puis dans le sens horaire, jusqu’à la dernière. Si aucun Drapeau n’est debout, les Récompenses attendent la manche suivante.
rules-6 = Les Points vont dans l’Urne de la Maison. Potions et Faveurs restent à qui les a prises. Cours Particuliers échange un Sort Raté contre un Stupéfix déjà utilisé, le Retourneur de Temps remet dans la réserve un jeton Retard de votre Maison, et Devenir le Chouchou remet un des vôtres dans la réserve et vous fait choisir en premier à la manche suivante.
rules-7 = Après huit manches, la personne qui a plus de Potions que toutes les autres rapporte 100 points ; chaque personne qui a le plus de jetons Retard en coûte 100, sauf si tout le monde en a le même nombre ; les Faveurs de chaque personne rapportent 10, 30, 60, 120, 200, 300, 400, 600, 800 ou 1 000 points, de une à dix Faveurs.

## Mots

house-gryffindor = Gryffondor
house-hufflepuff = Poufsouffle
house-ravenclaw = Serdaigle
house-slytherin = Serpentard

spell-misspell = Sort Raté
spell-stupefy = Stupéfix
spell-protego = Protego

reward-points-10 = 10 Points
reward-points-20 = 20 Points
reward-points-40 = 40 Points
reward-successful-potion = Potion Réussie
reward-favour = Faveur
reward-private-lessons = Cours Particuliers
reward-time-turner = Retourneur de Temps
reward-become-the-favourite = Devenir le Chouchou

phase-reveal = Révélez les Récompenses
phase-prepare = Préparez votre Sort
phase-target = Ciblez un adversaire
phase-cast = Lancez votre Sort
phase-apply = Appliquez les effets des Sorts
phase-share = Partagez les Récompenses
phase-end = Fin de la manche
phase-scoring = Décompte final

favourite = Chouchou
favourite-tile = tuile Chouchou
twin = Jumeaux
teammate = votre Maison
delay-tokens = { $count ->
    [one] { $count } jeton Retard
   *[other] { $count } jetons Retard
}
flag-standing = Drapeau debout
flag-down = Drapeau couché
potions-master = Maître des Potions
latecomer = Retardataire
house-box = Urne de la Maison
discard-pile = défausse

## Ce que fait chaque carte

help-spell-misspell = Ne fait rien quand on le lance. Mais personne ne le sait pendant que vous visez.
help-spell-stupefy = La personne que vous visez couche son Drapeau et prend un jeton Retard, sauf si elle crie Protego.
help-spell-protego = Aucun Sort ne vous atteint. Votre Drapeau se couche, votre carte est défaussée face cachée et ne fait rien.
help-reward-points-10 = Votre Maison gagne 10 points.
help-reward-points-20 = Votre Maison gagne 20 points.
help-reward-points-40 = Votre Maison gagne 40 points.
help-reward-successful-potion = Si personne n’en a autant que vous à la fin, votre Maison gagne 100 points.
help-reward-favour = Plus vous en avez vous-même, plus elles rapportent : 10, 30, 60, 120, 200 points et au-delà.
help-reward-private-lessons = Tout de suite : échangez un de vos Sorts Ratés contre un Stupéfix de la défausse, si les deux sont possibles.
help-reward-time-turner = Tout de suite : remettez dans la réserve un jeton Retard, le vôtre ou celui de quelqu’un de votre Maison.
help-reward-become-the-favourite = Tout de suite : prenez la tuile Chouchou et remettez dans la réserve un de vos propres jetons Retard. Vous choisissez en premier à la manche suivante.

## Questions

prompt-prepare-spell = Préparez un Sort : quelle carte posez-vous face cachée ?
prompt-target-opponent = À vos baguettes : qui visez-vous ?
prompt-cast = Vous avez préparé un { $spell }. { $count ->
    [one] Une baguette vous vise : { $wands }.
   *[other] { $count } baguettes vous visent : { $wands }.
} Le lancer, ou vous protéger ?
prompt-cast-at-ease = Vous avez préparé un { $spell }. Aucune baguette ne vous vise. Le lancer, ou vous protéger ?
prompt-take-reward = Votre Drapeau est debout : prenez une Récompense.
prompt-time-turner = Retourneur de Temps : à qui retirez-vous un jeton Retard ?

## Réponses

option-prepare = Préparer un { $spell }
option-aim = Viser { $target }
option-aim-no-target = Ne viser personne
option-cast = Lancer le Sort préparé
option-cast-at = Lancer un { $spell } sur { $target }
option-cast-at-nobody = Lancer un { $spell } dans le vide
option-protego = Protego !
option-take = Prendre la carte { $reward }
option-turn-back = Retirer un jeton Retard à { $member }

## Pourquoi pas

refusal-no-such-spell = Vous n’avez plus de { $spell }.
refusal-prepare-first = Choisissez d’abord une carte Sort : un Sort Raté ou un Stupéfix.
refusal-aim-first = Choisissez qui viser dans une autre Maison, ou personne.
refusal-aim-at-yourself = Vous ne pouvez pas vous viser vous-même.
refusal-aim-at-teammate = { $target } est de votre Maison : visez quelqu’un d’une autre Maison.
refusal-aim-at-empty-seat = Personne n’occupe la place { $seat }.
refusal-cast-first = Lancez le Sort préparé ou Protego : rien d’autre à présent.
refusal-not-in-the-middle = Il n’y a pas de carte { $reward } au centre.
refusal-take-first = C’est à vous de prendre une Récompense.
refusal-not-your-house = { $member } n’est pas de votre Maison.
refusal-no-token = { $member } n’a aucun jeton Retard à retirer.
refusal-turn-back-first = Choisissez d’abord à qui retirer un jeton Retard.
bad-houses = Avec { $seats } places, les Maisons doivent avoir ces tailles : { $sizes }. Donnez une Maison à chaque place.
bad-twins = Les Jumeaux sont deux personnes de la plus grande Maison, avec cinq ou sept places seulement (ici : { $seats }).
no-such-seat = { $option } : il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }.

## Ce qui se passe

event-round-began = Manche { $round }. Chouchou : { $favourite }.
event-revealed = Nouvelles Récompenses : { $rewards }.
event-aimed = { $who } vise { $target }.
event-aimed-no-target = { $who } ne vise personne.
event-shouted = { $who } : « Stupéfix ! » sur { $target }.
event-shouted-no-target = { $who } : « Stupéfix ! » dans le vide ; le Sort est perdu.
event-misspelled = { $who } baisse sa baguette : Sort Raté.
event-shielded = { $who } : « Protego ! » Le Drapeau se couche.
event-stupefied = { $by } { $tokens ->
    [one] stupéfixe
   *[other] stupéfixent
} { $who } : Drapeau couché, { $tokens ->
    [one] un jeton Retard
   *[other] { $tokens } jetons Retard
}.
event-discarded = { $who } défausse un { $spell } face visible.
event-discarded-facedown = { $who } défausse un { $spell } face cachée.
event-discarded-facedown-no-spell = { $who } défausse une carte face cachée.
event-all-down = Aucun Drapeau n’est debout. { $kept ->
    [yes] Les Récompenses restent pour la manche suivante.
   *[no] Les Récompenses sont perdues.
}
event-took = { $who } prend la carte { $reward }.
event-became-favourite = { $who } prend la tuile Chouchou.
event-token-returned = { $reward } : { $who } remet un jeton Retard dans la réserve.
event-learnt = Cours Particuliers : { $who } échange un Sort Raté contre un Stupéfix.
event-no-misspell = Cours Particuliers : { $who } n’a aucun Sort Raté à échanger.
event-no-stupefy = Cours Particuliers : { $who } ne trouve aucun Stupéfix dans la défausse.
event-no-token = { $reward } : la Maison de { $who } n’a aucun jeton Retard à remettre dans la réserve.
event-announced = { $house } a gagné { $points ->
    [one] { $points } point
   *[other] { $points } points
} pendant cette manche.
event-potions-master = { $who } est Maître des Potions avec { $potions ->
    [one] une Potion
   *[other] { $potions } Potions
} : +100.
event-potions-master-no-who = Pas de Maître des Potions : personne n’a plus de Potions que toutes les autres places.
event-latecomers = { $count ->
    [one] Retardataire
   *[other] Retardataires
} avec { $tokens ->
    [one] un jeton Retard
   *[other] { $tokens } jetons Retard
} : { $who }. { $count ->
    [one] −100.
   *[other] −100 par personne.
}
event-latecomers-no-who = Pas de Retardataire : tout le monde a le même nombre de jetons Retard.
event-favour-bonus = { $who } a { $favours ->
    [one] une Faveur
   *[other] { $favours } Faveurs
} : +{ $points }.
event-house-scored = { $house } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-won = Victoire de { $houses } avec { $points } points !

## Ce qu’un robot dit de son choix

reason-shoot-now = Il y a { $count } Récompenses au centre : c’est le moment d’un Stupéfix.
reason-shoot = { $stupefies } de vos { $cards } cartes sont des Stupéfix : une de moins ne coûte guère.
reason-bluff = { $stupefies ->
    [0] Vous n’avez plus de Stupéfix ; personne ne doit le savoir.
   *[other] Le bluff ne coûte rien, et vos Stupéfix restent une menace.
}
reason-aim-leader = { $target } joue pour { $house }, la Maison qui a le plus de chances de gagner.
reason-aim-favourite = { $target } est Chouchou et prendrait la première Récompense.
reason-aim-unloaded = { $target } n’a plus de Stupéfix et osera garder son Drapeau debout.
reason-aim = Toucher { $target } aide le plus votre Maison.
reason-safe = { $wands ->
    [0] Aucune baguette ne vous vise : gardez votre Drapeau debout et prenez votre part.
   *[other] Les baguettes qui vous visent n’ont plus de Stupéfix : gardez votre Drapeau debout.
}
reason-stand = Un Stupéfix vous touche environ { $percent } fois sur 100 : les Récompenses en valent le risque.
reason-hide = Un Stupéfix vous touche environ { $percent } fois sur 100 : mieux vaut Protego cette fois.
reason-points = { $points } points tout de suite pour votre Maison ; rien d’autre ici ne rapporte plus.
reason-favour = Ce serait votre Faveur numéro { $number }, qui rapporte { $more } points de plus.
reason-potion = Ce serait votre Potion numéro { $number } : le Maître des Potions gagne 100 points.
reason-lessons = Un Stupéfix à la place d’un Sort Raté rend votre baguette de nouveau dangereuse.
reason-favourite = Vous prendriez la première Récompense à la manche suivante.
reason-favourite-token = Vous remettriez un jeton Retard dans la réserve et prendriez la première Récompense à la manche suivante.
reason-token = Votre Maison remettrait un jeton Retard dans la réserve : chaque Retardataire perd 100 points.
reason-deny = { $rival } vient ensuite et en a encore plus besoin que vous.
reason-turn-back = { $member } a { $tokens ->
    [one] un jeton Retard
   *[other] { $tokens } jetons Retard
} et risque le plus de finir Retardataire.

## Caractères des robots

temperament-bold = téméraire
temperament-careful = sage
temperament-ambitious = avide de gloire

## Options

setting-spent-when-unharmed = Une carte Sort est utilisée même s’il ne vous arrive rien
setting-lessons-source = Cours Particuliers prend un Stupéfix dans
setting-lessons-source-any = toute la défausse, les cartes visibles d’abord
setting-lessons-source-faceup-only = les seules cartes visibles de la défausse
setting-all-down = Quand aucun Drapeau n’est debout, les Récompenses
setting-all-down-carry = attendent la manche suivante
setting-all-down-discard = sont défaussées
setting-memory-aid = Aide-mémoire : montrer Potions, Faveurs, Urnes et tout le journal
setting-memory-aid-off = non : à vous de vous en souvenir, comme à une vraie table
setting-memory-aid-on = oui
setting-first-favourite = Premier Chouchou
setting-first-favourite-random = tiré au sort
setting-house-chat = Discussion privée dans chaque Maison (dans le navigateur)
setting-house-chat-off = non
setting-house-chat-on = oui
setting-houses = Maison de chaque place
setting-twins = Places des Jumeaux

## Ce qui est sur la table, pour la table en texte

view-round = Manche
view-phase = Phase
view-rewards = Récompenses
view-pile = Récompenses dans la pioche
view-discard = Défausse
view-players = Autour de la table
view-own = Vos cartes
view-boxes = Urnes des Maisons
view-scoring = Décompte final
view-house = Maison
view-twin = Jumeaux
view-standing = Drapeau debout
view-tokens = Jetons Retard
view-cards = Cartes Sort en main
view-prepared = Sort préparé
view-target = Vise
view-cast = Sort lancé
view-taken = Récompenses de cette manche
view-facedown = Défausses face cachée
view-potions = Potions
view-favours = Faveurs
view-house-points = Points de votre Maison
view-hidden-stupefies = Stupéfix parmi les cartes cachées
view-misspells = Sorts Ratés
view-stupefies = Stupéfix
view-points = Points
view-favourite = Chouchou
view-potions-master = Maître des Potions
view-latecomers = Retardataires
view-bonuses = Points de Faveur
view-houses = Maisons
view-winners = Victoire
view-box = Urne de la Maison
view-total = Total

## What one plays for

goal = La Maison qui a le plus de points après la manche 8 gagne : { $house } en a { $points ->
    [0] zéro
   *[other] { $points }
}, { $left ->
    [0] et c’est la dernière manche.
    [one] encore une manche après celle-ci.
   *[other] encore { $left } manches après celle-ci.
}
goal-watch = La Maison qui a le plus de points après la manche 8 gagne : { $left ->
    [0] c’est la dernière manche.
    [one] encore une manche après celle-ci.
   *[other] encore { $left } manches après celle-ci.
}

phrase-watch-out = Attention, tout le monde.
phrase-trust-me = Faites-moi confiance.
phrase-not-at-me = Pas sur moi !
phrase-revenge = Cela demande une revanche.

turned-hit =
    { $hits ->
        [one] Un Stupéfix touche { $who }
       *[other] { $hits } Stupéfix touchent { $who }
    } : pas de Récompense cette manche.
turned-share =
    { $who } garde son Drapeau debout, et { $fallen ->
        [one] un autre Drapeau tombe
       *[other] { $fallen } autres Drapeaux tombent
    } : la part des autres grandit.
turned-boxes = Les Urnes des Maisons s’ouvrent : maintenant, tout compte.
