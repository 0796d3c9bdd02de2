### Dans le terminal.

terminal-turn = Tour { $turn } : { $name }
terminal-place = Lieu { $place } sur { $places }
terminal-to-come = encore { $count } à venir
terminal-waits = ne peut pas être attaqué maintenant
terminal-spell = Sort
terminal-item = Objet
terminal-ally = Allié
terminal-hand = Votre main
