"""Words and plays, without a table: which words count, every legal play of a position, and what is compiled for speed.

`lexicon` reads a word list; `generator` finds plays, by `fast` (which calls `search`, compiled, over the `gaddag`) or
by `plain` (Python, slow, the reference); `selfplay` plays whole plain games for the bots. The compiled modules need the
extra `fast`, and `extra` loads them.
"""

import os

# To colour its messages, numba replaces `sys.stdout` for a moment while it compiles (where colorama is installed). It
# compiles in a thread: what a game prints in that moment would be lost. The setting counts before numba is imported.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")
