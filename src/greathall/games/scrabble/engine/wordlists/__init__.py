"""The word lists a lexicon is made of: those that come with the package (see LICENCES.md), Debian's, and own files.

`tools/build_wordlists.py` writes the three files of the package: `enable` and `blocked` (sorted), and `common` (of
English, most frequent first).
"""

from __future__ import annotations

import gzip
import zlib
from hashlib import blake2b
from pathlib import Path

from greathall.core.errors import GreatHallError

FOLDER = Path(__file__).parent
SCOWL = Path("/usr/share/dict/scowl")
SCOWL_SIZES = ("10", "20", "35", "40", "50", "55", "60", "70", "80")


class BadLexicon(GreatHallError):
    """A word list is missing, damaged or empty; the text says which and what to do."""


def bundled(name: str) -> list[str]:
    """A list that comes with the package, in its order."""
    try:
        return gzip.decompress(_bytes(name)).decode("ascii").split()
    except (EOFError, OSError, ValueError, zlib.error) as error:
        raise BadLexicon("lexicon-damaged", name=name, reason=str(error)) from None


def read(name: str) -> list[str]:
    """A list by the name that players give it: `enable`, `large`, or the path of a word file."""
    return bundled("enable") if name == "enable" else large() if name == "large" else _own(name)


def version(name: str) -> str:
    """Changes whenever the list, or what may be added to it or taken out of it, changes."""
    ours = blake2b(_bytes("enable") + _bytes("blocked"), digest_size=8).hexdigest()
    if name == "enable":
        return ours
    if name == "large":
        return " ".join([ours, *(f"{file.name}:{file.stat().st_size}" for file in sorted(SCOWL.glob("*-words.*")))])
    return f"{ours} {blake2b(chr(10).join(_own(name)).encode(), digest_size=8).hexdigest()}"


def large() -> list[str]:
    """Debian's scowl up to size 80; its two-letter words are abbreviations, so those of ENABLE stand in for them."""
    words: set[str] = set()
    for size in SCOWL_SIZES:
        for file in sorted(SCOWL.glob(f"*-words.{size}")):
            words.update(word for word in file.read_text("latin-1").split() if word.islower())
    if not words:
        raise BadLexicon("lexicon-no-scowl", folder=str(SCOWL))
    return sorted({word for word in words if len(word) > 2} | {word for word in bundled("enable") if len(word) == 2})


def _own(file: str) -> list[str]:
    try:
        return Path(file).read_text("utf-8").split()
    except (OSError, UnicodeDecodeError) as error:
        raise BadLexicon("lexicon-unreadable", file=file, reason=str(error)) from None


def _bytes(name: str) -> bytes:
    try:
        return (FOLDER / f"{name}.txt.gz").read_bytes()
    except OSError as error:
        raise BadLexicon("lexicon-damaged", name=name, reason=str(error)) from None
