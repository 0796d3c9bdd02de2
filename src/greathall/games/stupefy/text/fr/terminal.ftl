### Dans le terminal.

terminal-round = Manche { $round } sur { $rounds }
terminal-middle = Au centre
terminal-pile = (encore { $count } à venir)
terminal-flag = Drapeau
terminal-up = debout
terminal-down = couché
terminal-tokens = Retard
terminal-wand = baguette
terminal-taken = Récompenses prises
terminal-keeps = Potions et Faveurs
terminal-you-keep = Vous gardez
terminal-hand = Votre main
terminal-prepared = Sort préparé :
terminal-facedown = face cachée
terminal-own-facedown = Vos défausses face cachée
terminal-star = Chouchou : prend la première Récompense
terminal-total = total
