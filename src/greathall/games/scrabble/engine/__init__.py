"""Words and plays, without a table: which words count, every legal play of a position, and what is compiled for speed.

`lexicon` reads a word list; `generator` finds plays, by `fast` (which calls `search`, compiled, over the `gaddag`, or
`best`, which finds the best alone, by the `word_map`) or by `plain` (Python, slow, the reference); `selfplay` plays
whole plain games for the bots. The compiled modules need the extra `fast`, and `extra` loads them. What took long to
make is kept on disk (`cache`).
"""

import os
from hashlib import blake2b
from pathlib import Path

from platformdirs import user_cache_path


def digest(folder: Path) -> str:
    """Of the sources in a folder."""
    return blake2b(b"".join(file.read_bytes() for file in sorted(folder.glob("*.py"))), digest_size=8).hexdigest()


# To colour its messages, numba replaces `sys.stdout` for a moment while it compiles (where colorama is installed). It
# compiles in a thread: what a game prints in that moment would be lost. The setting counts before numba is imported.
os.environ.setdefault("NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1")
# numba keeps what it compiled as long as the file of a function stays the same, even if what the function calls, which
# is compiled into it, has changed in another file. So each state of these files has a folder of its own.
COMPILED = user_cache_path("greathall") / "compiled" / digest(Path(__file__).parent)
os.environ.setdefault("NUMBA_CACHE_DIR", str(COMPILED))
