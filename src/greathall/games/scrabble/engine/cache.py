"""What is kept on disk for speed, in the user's cache: lexicons, and what numba compiled.

Each state of a word list, and of the sources here, has a file or folder of its own. Whoever makes a new one removes
those that nobody has used for some time.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import suppress
from pathlib import Path

UNUSED = 30 * 24 * 3600
"""Seconds after which what nobody has used is removed."""


def use(path: Path) -> None:
    """Call this before it is read or made. A file system that does not allow it only costs room."""
    with suppress(OSError):
        if path.exists():
            os.utime(path, ns=(time.time_ns(), path.stat().st_mtime_ns))  # many file systems do not note who reads
            return
        for other in path.parent.iterdir():
            if time.time() - other.stat().st_atime > UNUSED:
                _remove(other)


def _remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path, ignore_errors=True)
    else:
        path.unlink()
