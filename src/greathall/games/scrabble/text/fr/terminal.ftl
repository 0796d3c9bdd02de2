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
