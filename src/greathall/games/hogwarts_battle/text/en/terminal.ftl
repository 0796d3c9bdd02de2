### In the terminal.

terminal-turn = Turn { $turn }: { $name }
terminal-place = Location { $place } of { $places }
terminal-to-come = { $count } to come
terminal-waits = cannot be attacked now
terminal-spell = Spell
terminal-item = Item
terminal-ally = Ally
terminal-hand = Your hand
