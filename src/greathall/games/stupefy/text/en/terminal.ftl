### In the terminal.

terminal-round = Round { $round } of { $rounds }
terminal-middle = In the middle
terminal-pile = ({ $count } still to come)
terminal-flag = flag
terminal-up = up
terminal-down = down
terminal-tokens = late
terminal-wand = wand
terminal-taken = Taken
terminal-keeps = Potions and favours
terminal-you-keep = You keep
terminal-hand = Your hand
terminal-prepared = prepared:
terminal-facedown = facedown
terminal-own-facedown = You discarded facedown
terminal-star = Favourite: takes the first reward
terminal-total = total
