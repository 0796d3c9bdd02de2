### Dans le terminal.

terminal-round = Manche { $round } sur { $last } · Étage dès { $upper } PS · Chambre de Voldemort dès { $chamber } PS
terminal-death-eaters = tour des Mangemorts
terminal-stairs = Escalier
terminal-doorway = Porte Sombre
terminal-effect = { $status } (encore { $rounds })
terminal-battle-round = Assaut { $round }
terminal-hand = Vos cartes
terminal-carries = { $name } porte

## Ce que dit Tansy à qui tape ses réponses

lesson-first-turn-again-1-typed = L’autre élève a joué, et c’est de nouveau à vous. Chaque chemin dit où il finit.
lesson-first-game-walk-1-typed = Allez d’abord là où sont les PS et les Sorts : les cours, et la Bibliothèque.
lesson-first-game-on-took-typed = Une nouvelle carte pour vous : elle est maintenant parmi vos cartes.
