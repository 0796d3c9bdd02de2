### De quoi parle une question, et ce qui suit la réponse.

about-hero-actions = Faites tout ce que vous voulez, dans l’ordre que vous voulez. Les Dégâts et l’Influence qui restent sont perdus à la fin du tour.
about-put-down = La carte choisie va dans votre défausse ; elle revient quand la pioche est mélangée.
about-stunned = Sans cœurs, un Héros est Assommé : ses jetons sont perdus, la moitié de sa main est défaussée et le Lieu reçoit 1 Contrôle. Après le tour, tous les cœurs reviennent.
about-any-hero = Le Héros choisi reçoit ce que dit la carte.
about-first-hero = On choisit deux Héros, l’un après l’autre. Chacun reçoit ce que dit la carte.
about-second-hero = Le deuxième reçoit la même chose.
about-another-hero = Un autre Héros doit perdre des cœurs. Regardez qui en a assez.
about-choose-one = Une seule de ces choses a lieu.
about-choose-two = Deux de ces choses ont lieu, l’une après l’autre.
about-choose-second = C’est la deuxième des deux.
about-discard-or-lose = Une carte défaussée revient plus tard ; les cœurs, il faut les soigner.
about-each-discards = Chaque Héros défausse, et chaque personne choisit seule.
about-riddle-choice = La question revient pour chaque Allié de votre main.
about-remove-up-to = Chaque Contrôle retiré garde le Lieu un peu plus longtemps hors des mains des Ennemis.
about-take-back = La carte choisie vient dans votre main.
about-roll-any-die = Chaque Maison a son dé, avec son symbole préféré : gardez le doigt sur la carte pour lire les faces.
about-die-shows = Gardez la face obtenue, ou faites ce que la carte permet à la place.
about-penalty-shows = Si vous relancez, la nouvelle face compte, même si elle est pire.
about-petrify = Un Ennemi pétrifié ne fait rien jusqu’à votre prochain tour.
about-polyjuice = L’Allié touché agit encore une fois, comme si vous l’aviez joué.
about-look-at-top = Vous voyez votre prochaine carte avant de la piocher.
about-top-card = Si vous la défaussez, la carte suivante sera piochée à sa place.
about-search-deck = La carte vient dans votre main.
about-take-proficiency = Elle vous sert à chaque tour de cette partie, à vous et à personne d’autre.
about-choose-order = Les deux auront lieu. L’ordre change parfois le résultat.
