"""Which words count: a word list, built once into a memory-mapped file in the user's cache.

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
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from greathall.core.files import write_whole

from ..board import ALPHABET
from ..languages import BadLexicon, Language, folded, language
from . import extra, wordlists
from .cache import use
from .plain import Trie, knows, trie

MAGIC = b"GHLEX05\n"
BITS = {letter: 1 << number for number, letter in enumerate(ALPHABET)}
_OFFSET, _TURN = (1 << 24) - 1, 1 << 26


class Lexicon:
    """A set of upper-case words: `in` asks for one, iteration gives all in order, `glossary` are the magic ones.

    Its language says what the tiles count that spell them.
    """

    def __init__(
        self,
        name: str,
        words: memoryview,
        count: int,
        glossary: Collection[str],
        nodes: memoryview | None,
        spoken: Language,
    ) -> None:
        self.name = name
        self.language = spoken
        self.glossary = frozenset(glossary)
        self._words = words
        self._count = count
        self._nodes = nodes

    @classmethod
    def from_words(
        cls, words: Iterable[str], glossary: Collection[str] = (), name: str = "own", code: str = "en"
    ) -> Lexicon:
        """A lexicon in memory, of these words (any case, with or without accents; of 2 to 15 letters)."""
        chosen = sorted(playable(words))
        if not chosen:
            raise BadLexicon("lexicon-empty", name=name)
        gaddag = extra.load("gaddag")  # without it the plain generator needs no GADDAG
        nodes = None if gaddag is None else memoryview(gaddag.build(chosen)).cast("B").toreadonly()
        marked = {word.upper() for word in glossary} & set(chosen)
        return cls(name, memoryview("\n".join(chosen).encode()), len(chosen), marked, nodes, language(code))

    @classmethod
    def load(
        cls,
        name: str = "",
        *,
        code: str = "en",
        modern: bool = False,
        glossary: bool = False,
        filter_name: str = "all",
    ) -> Lexicon:
        """A list by name: none (the usual one of the language), `large` (Debian's scowl), or the path of a word file.

        `modern` adds short words that players expect, `glossary` adds and marks the magic words, and a filter of
        `wordlists.FILTERS` takes out slurs, or slurs and indecent words (W22).
        """
        spoken = language(code)
        return _load(name or spoken.usual, code, modern and bool(spoken.modern), glossary, filter_name)

    def __contains__(self, word: object) -> bool:
        if not isinstance(word, str) or not 2 <= len(word) <= 15:
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

    @cached_property
    def _begun(self) -> dict[str, int]:
        """The node of the GADDAG behind each letter that begins a word, and the turn after it."""
        begun = {letter: self._step(1, bit) for letter, bit in BITS.items()}
        return {letter: self._step(node, _TURN) for letter, node in begun.items() if node}

    def _step(self, node: int, bit: int) -> int:
        """To the next node; 0, which has no letters, where no word goes that way."""
        flat = self._flat
        header = flat[node]
        return flat[node + 1 + (header & bit - 1).bit_count()] & _OFFSET if header & bit else 0

    def _walk(self, word: str) -> bool:
        """Along the split after the first letter; `_step` written out, for every challenge comes here."""
        flat, node = self._flat, self._begun.get(word[0], 0)
        for letter in word[1:-1]:
            header, bit = flat[node], BITS.get(letter, 0)
            if not header & bit:
                return False
            node = flat[node + 1 + (header & bit - 1).bit_count()] & _OFFSET
        return bool(flat[node] >> 27 & BITS.get(word[-1], 0))


def playable(words: Iterable[str]) -> set[str]:
    """Those of 2 to 15 letters, as the tiles spell them."""
    spelled = {folded(word) for word in words if word.isalpha()}
    return {word for word in spelled if 2 <= len(word) <= 15 and word.isascii()}


def words_of(name: str, spoken: Language, modern: bool, glossary: bool, filter_name: str) -> set[str]:
    """The words of a list (`Lexicon.load`), before anything is built of them."""
    words = playable(wordlists.read(name, spoken)) - playable(wordlists.barred(filter_name, spoken))
    if modern:
        words |= set(spoken.modern)
    if glossary:
        words |= set(spoken.glossary)
    return words


@cache
def _load(name: str, code: str, modern: bool, glossary: bool, filter_name: str) -> Lexicon:
    spoken = language(code)
    made_of = wordlists.version(name, filter_name, spoken)
    wanted = f"{MAGIC!r} {name} {code} {made_of} {modern} {glossary} {filter_name} {not extra.installed()}"
    label = name if name == "large" or spoken.has(name) else "own"
    file = f"{label}-{blake2b(wanted.encode(), digest_size=8).hexdigest()}.lex"
    path = user_cache_path("greathall") / "lexicons" / file
    use(path)
    found = _open(path, name, spoken)
    if found is None:
        words = words_of(name, spoken, modern, glossary, filter_name)
        built = Lexicon.from_words(words, spoken.glossary if glossary else (), name, code)
        try:
            _write(path, built)
        except OSError:  # a cache that cannot be written only costs time
            return built
        found = _open(path, name, spoken)
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


def _open(path: Path, name: str, spoken: Language) -> Lexicon | None:
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
        return Lexicon(name, words, header["count"], header["glossary"], nodes if len(nodes) else None, spoken)
    except (OSError, ValueError, KeyError, TypeError):
        return None
