### Dans le terminal.

terminal-round = Manche { $round } sur { $last } · Étage dès { $upper } PS · Chambre de Voldemort dès { $chamber } PS
terminal-death-eaters = tour des Mangemorts
terminal-stairs = Escalier
terminal-doorway = Porte Sombre
terminal-effect = { $status } (encore { $rounds })
terminal-battle-round = Assaut { $round }
terminal-hand = Vos cartes
terminal-carries = { $name } porte
