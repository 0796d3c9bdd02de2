"""The word lists a lexicon is made of: those of the languages, Debian's, and own files."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

from ..languages import BadLexicon, Language

SCOWL = Path("/usr/share/dict/scowl")
SCOWL_SIZES = ("10", "20", "35", "40", "50", "55", "60", "70", "80")
FILTERS = {"all": (), "tournament": ("slurs",), "family": ("slurs", "indecent"), "version 1": ("blocked",)}
"""Which lists of barred words each filter takes out (W22); games of the first rules keep the list of then."""


def read(name: str, language: Language) -> list[str]:
    """A list by the name that players give it: the usual one, `large`, or the path of a word file."""
    if name == "large" and language.code == "en":
        return large(language)
    return language.words(name) if language.has(name) else _own(name)


def barred(filter_name: str, language: Language) -> list[str]:
    return [word for name in FILTERS[filter_name] for word in language.words(name)]


def version(name: str, filter_name: str, language: Language) -> str:
    """Changes whenever the list, or what may be added to it or taken out of it, changes."""
    total = blake2b(" ".join((*language.modern, *language.glossary)).encode(), digest_size=8)
    for part in FILTERS[filter_name]:
        total.update(language.file(part))
    if name == "large" and language.code == "en":
        total.update(language.file(language.usual))
        for file in sorted(SCOWL.glob("*-words.*")):
            total.update(f"{file.name}:{file.stat().st_size}".encode())
    else:
        total.update(language.file(name) if language.has(name) else " ".join(_own(name)).encode())
    return total.hexdigest()


def large(language: Language) -> list[str]:
    """Debian's scowl up to size 80; its two-letter words are abbreviations, so those of ENABLE stand in for them."""
    words: set[str] = set()
    for size in SCOWL_SIZES:
        for file in sorted(SCOWL.glob(f"*-words.{size}")):
            words.update(word for word in file.read_text("latin-1").split() if word.islower())
    if not words:
        raise BadLexicon("lexicon-no-scowl", folder=str(SCOWL))
    short = {word for word in language.words(language.usual) if len(word) == 2}
    return sorted({word for word in words if len(word) > 2} | short)


def _own(file: str) -> list[str]:
    try:
        return Path(file).read_text("utf-8").split()
    except (OSError, UnicodeDecodeError) as error:
        raise BadLexicon("lexicon-unreadable", file=file, reason=str(error)) from None
