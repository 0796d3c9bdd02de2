### Le livre de règles, dans nos propres mots. `rulebook.py` en donne le plan.

rulebook-goal = Le but du jeu
rulebook-goal-lead = Votre Maison veut le plus de points après huit manches. À chaque manche, on se dispute les Récompenses de la table.
rulebook-goal-house = Votre Maison
rulebook-goal-house-text = Vous gagnez ou perdez avec votre Maison. À partir de cinq, certaines Maisons comptent deux ou trois membres.
rulebook-goal-cards = Huit cartes
rulebook-goal-cards-text = Vous commencez avec trois Stupéfix et cinq Sorts Ratés. Chaque manche en use un : comptez ce qu’il reste aux autres.
rulebook-goal-flag = Rester debout
rulebook-goal-flag-text = Seuls les Drapeaux debout prennent des Récompenses. Un Stupéfix reçu ou un Protego, et il n’y a rien pour vous cette manche.

rulebook-round = Une manche en sept étapes
rulebook-round-lead = On joue huit manches avec huit cartes Sort, une par manche. Ce qui est lancé au grand jour ne revient pas.
rulebook-round-rewards = Récompenses
rulebook-round-rewards-text = On retourne huit cartes à côté de Devenir le Chouchou : neuf Récompenses.
rulebook-round-prepare = Préparer
rulebook-round-prepare-text = En même temps et en secret, posez une carte Sort face cachée. Un Sort Raté, c’est votre bluff.
rulebook-round-aim = Viser
rulebook-round-aim-text = Chaque baguette désigne une personne d’une autre Maison, au même moment. Trop tard : personne.
rulebook-round-cast = Lancer
rulebook-round-cast-text = Regardez autour de vous. Puis lancez votre carte, ou criez Protego.
rulebook-round-effects = Effets
rulebook-round-effects-text = Stupéfix reçu : le Drapeau se couche, avec un jeton Retard par coup. Protego : le Drapeau se couche, sans jeton.
rulebook-round-share = Partager
rulebook-round-share-text = À tour de rôle, les Drapeaux debout prennent une Récompense, le Chouchou d’abord, jusqu’à la dernière.
rulebook-round-end = Fin de la manche
rulebook-round-end-text = Chaque Maison annonce ses points et les met dans son Urne. Tous les Drapeaux se relèvent.

rulebook-scoring = La fin et les points
rulebook-scoring-lead = Après la huitième manche, on compte tout. La Maison qui a le plus de points gagne ; à égalité, on gagne ensemble.
rulebook-scoring-box = L’Urne
rulebook-scoring-box-text = Les cartes de 10, 20 et 40 points vont dans l’Urne de votre Maison.
rulebook-scoring-potions = Maître des Potions
rulebook-scoring-potions-text = Qui a, sans égalité, le plus de Potions Réussies rapporte 100 points. À égalité : rien.
rulebook-scoring-late = Retardataire
rulebook-scoring-late-text = Qui a le plus de jetons Retard coûte 100 points, sauf si tout le monde en a autant.
rulebook-scoring-favours = Faveurs
rulebook-scoring-favours-text = Vos propres Faveurs comptent ensemble : 10, 30, 60, 120, 200, 300 … jusqu’à 1000 points pour dix.

rulebook-teams = Maisons et Jumeaux
rulebook-teams-lead = Les membres d’une Maison partagent les points, pas les cartes.
rulebook-teams-mates = Même Maison
rulebook-teams-mates-text = On ne vise pas sa propre Maison, et on ne voit pas les mains des autres.
rulebook-teams-twins = Les Jumeaux
rulebook-teams-twins-text = À cinq ou à sept, deux membres de la plus grande Maison sont les Jumeaux : six Sorts Ratés, deux Stupéfix et un jeton Retard par personne.
rulebook-teams-talk = Parler
rulebook-teams-talk-text = Dites ce que vous voulez, vrai ou faux. Rien ne vous engage, et on ne montre pas de carte.

rulebook-spells = Sorts
rulebook-rewards = Récompenses

ruling-s2 = Qui puis-je viser ?
ruling-s2-answer = Une personne d’une autre Maison : jamais vous-même, jamais votre Maison.
ruling-s3 = Puis-je ne viser personne ?
ruling-s3-answer = Oui. Un Stupéfix sans cible est perdu ; vous pouvez encore vous protéger, recevoir un Sort et partager.
ruling-s5 = Puis-je garder mon Stupéfix ?
ruling-s5-answer = Non. Lancez la carte préparée, ou Protego : rien d’autre.
ruling-s6 = Que devient un Stupéfix contre Protego ?
ruling-s6-answer = Il est perdu et ne donne pas de jeton. La carte de qui se protège n’est pas lancée et part face cachée.
ruling-s7 = On me touche : mon Sort marche-t-il encore ?
ruling-s7-answer = Oui. Tous les Sorts agissent au même moment : deux personnes peuvent se toucher.
ruling-s8 = Plusieurs Stupéfix sur la même personne ?
ruling-s8-answer = Un jeton Retard pour chacun. Le Drapeau ne se couche qu’une fois.
ruling-s11 = Quel Stupéfix donnent les Cours Particuliers ?
ruling-s11-answer = N’importe lequel de la défausse, les cartes face visible d’abord, les vôtres aussi.
ruling-s12 = Pas de Sort Raté en main, ou pas de Stupéfix dans la défausse ?
ruling-s12-answer = Rien ne se passe. L’échange se fait en entier ou pas du tout ; à la manche 8 la main est vide, donc rien.
ruling-s13 = Et si tous les Drapeaux sont couchés ?
ruling-s13-answer = Personne ne prend rien. Les Récompenses attendent la manche suivante ; après la manche 8, elles sont perdues.
ruling-s14 = Quand change-t-on de Chouchou ?
ruling-s14-answer = La tuile change tout de suite de main, mais ce partage continue dans le même ordre.
ruling-s15 = Quel jeton repart ?
ruling-s15-answer = Vous choisissez un membre de votre Maison qui en a un. Sinon, rien ne se passe.
ruling-s16 = Puis-je refuser une Récompense ?
ruling-s16-answer = Non. Toutes sont prises, même inutiles.
ruling-s25 = Deux personnes ont le plus de Potions ?
ruling-s25-answer = Alors il n’y a pas de Maître des Potions.
ruling-s40 = Protego alors que personne ne me vise ?
ruling-s40-answer = C’est permis : votre carte reste secrète. Mais votre Drapeau se couche.

example-private-lessons = Vous pouvez prendre les Cours Particuliers. Regardez votre main : un Sort Raté part, un Stupéfix arrive.
example-take-cover = Des baguettes vous visent. Tenir bon, ou Protego ?
