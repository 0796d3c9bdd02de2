### Dans le terminal.

terminal-round = Manche { $round } sur { $rounds }
terminal-middle = Au centre
terminal-pile = (encore { $count } à venir)
terminal-flag = Drapeau
terminal-up = debout
terminal-down = couché
terminal-tokens = Retard
terminal-wand = baguette
terminal-taken = Pris
terminal-keeps = Potions et Faveurs
terminal-you-keep = Vous gardez
terminal-hand = Votre main
terminal-prepared = préparé :
terminal-facedown = face cachée
terminal-total = total
