### Dans le terminal.

terminal-tiles = lettres
terminal-rack = Votre chevalet
terminal-fresh = (dès votre prochain tour)
terminal-bag =
    { $tiles ->
        [0] Le sac est vide
        [one] { $tiles } lettre dans le sac
       *[other] { $tiles } lettres dans le sac
    }, { $cards ->
        [0] plus de cartes
        [one] { $cards } carte restante
       *[other] { $cards } cartes restantes
    }
terminal-bag-alone =
    { $tiles ->
        [0] Le sac est vide
        [one] { $tiles } lettre dans le sac
       *[other] { $tiles } lettres dans le sac
    }
terminal-unseen = Pas encore vues ({ $count }) : { $tiles }
terminal-discard = Défausse : { $cards }
terminal-revelio = Revelio : les mots du Glossaire rapportent 20 points de plus ce tour-ci
terminal-again =
    { $turns ->
        [one] Reparo : encore { $turns } tour ensuite
       *[other] Reparo : encore { $turns } tours ensuite
    }
terminal-backwards = Les lettres soulignées se lisent à l’envers
terminal-stupefied = { $name } est sous l’effet de Stupéfix et passera un tour.
terminal-known = Vous savez que { $name } a { $what }.
terminal-left = Il reste à { $name } : { $what }.
terminal-sheet = Feuille de marque
terminal-turn = Coup
terminal-total = Total

## Ce que dit Tansy à qui tape ses réponses

lesson-first-words-first-2-typed = Le premier mot passe par le centre du plateau, ligne 8 et colonne H. Tapez son début et le mot : 8F MAGE va vers la droite, F8 MAGE vers le bas.
lesson-first-words-joins-2-typed = Les cases 2L et 3L multiplient une lettre, 2W et 3W le mot entier. Sur une case Poudlard, marquée ⌂, vous piochez une carte Poudlard.
lesson-houses-mine-yes-typed = Oui, Gryffondor. Chaque Maison sait faire quelque chose de spécial.
lesson-houses-card-1-typed = Voici votre carte. Vous pouvez en utiliser une par tour.
lesson-first-game-turn-1-typed = Tapez un mot et l’endroit où il commence, échangez des lettres ou passez.
