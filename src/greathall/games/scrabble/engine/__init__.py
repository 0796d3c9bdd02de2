"""Words and plays, without a table: which words count, every legal play of a position, and what is compiled for speed.

`lexicon` reads a word list; `generator` finds plays, by `search` (compiled, over the `gaddag`) or by `plain` (Python,
slow, the reference); `selfplay` plays whole plain games for the bots. The compiled modules need the extra `fast`.
"""
