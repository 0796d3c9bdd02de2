### In the terminal.

terminal-round = Round { $round } of { $last } · upper level from { $upper } SP · Voldemort’s Chamber from { $chamber } SP
terminal-death-eaters = the Death Eaters’ turn
terminal-stairs = Stairs
terminal-doorway = Dark Doorway
terminal-effect = { $status } ({ $rounds } left)
terminal-battle-round = Battle round { $round }
terminal-hand = Your cards
terminal-carries = { $name } carries
