### In the terminal.

terminal-round = Round { $round } of { $last } · upper level from { $upper } SP · Voldemort’s Chamber from { $chamber } SP
terminal-death-eaters = the Death Eaters’ turn
terminal-stairs = Stairs
terminal-doorway = Dark Doorway
terminal-effect = { $status } ({ $rounds } left)
terminal-battle-round = Battle round { $round }
terminal-hand = Your cards
terminal-carries = { $name } carries

## What a teacher says to those who type

lesson-first-turn-again-1-typed = Your opponent has played, and it is your turn again. Each way tells you where it ends.
lesson-first-game-walk-1-typed = At first go where SP and spells are: lessons, and the Library.
lesson-first-game-on-took-typed = A new card of yours: it is among your cards now.
