"""Do the tests bite? Small faults are planted in the rules of a game, one at a time, and the tests should notice each.

`make mutants GAME=stupefy` plants them; docs/testing.md says how to read what it prints.
"""
