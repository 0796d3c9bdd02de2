"""The languages in which Scrabble is played, one folder each: dropping in another folder adds one.

- `language.toml`: the tiles, the name of the usual word list, and short words that newer lists have (`modern`);
- `<name>.txt.gz`: word lists (`tools/build_wordlists.py` writes them; where they come from is in LICENCES.md);
- `slurs.txt`, `indecent.txt`: a word and all its forms in each line, reviewed by hand (W22);
- `common.txt.gz`: the words that beginners know, the most frequent first;
- `glossary.txt`: the magic words.

The first two are enough: without the others no word is barred, beginners know all, and there are no magic words. Words
are in capitals without accents, as the tiles are.
"""

from __future__ import annotations

import gzip
import tomllib
import unicodedata
import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from greathall.core.errors import GreatHallError

FOLDER = Path(__file__).parent
INSTEAD = {"slurs": False, "indecent": False, "common": True}
"""Lists that a language may do without: whether all its words stand in for them, or none."""
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "Œ": "OE", "Æ": "AE", "ß": "ss"})


class BadLexicon(GreatHallError):
    """A word list is missing, damaged or empty; the text says which and what to do."""


@dataclass(frozen=True, eq=False)
class Language:
    """The tiles of a language and its words."""

    code: str
    usual: str
    """The name of its usual word list."""
    modern: tuple[str, ...]
    copies: dict[str, int]
    """How many there are of each tile."""
    values: dict[str, int]
    """What each tile counts."""
    glossary: tuple[str, ...]

    @property
    def bag(self) -> str:
        """All tiles."""
        return "".join(tile * count for tile, count in self.copies.items())

    def has(self, name: str) -> bool:
        return name.isidentifier() and (FOLDER / self.code / f"{name}.txt.gz").is_file()

    def file(self, name: str) -> bytes:
        for path in (FOLDER / self.code / f"{name}.txt.gz", FOLDER / self.code / f"{name}.txt"):
            if path.is_file():
                return path.read_bytes()
        if name in INSTEAD:
            return self.file(self.usual) if INSTEAD[name] else b""
        raise BadLexicon("lexicon-damaged", name=name, reason=f"{self.code}/{name}")

    def words(self, name: str) -> list[str]:
        """A list that comes with the language, in its order."""
        content = self.file(name)
        try:
            return (gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content).decode("ascii").split()
        except (EOFError, OSError, ValueError, zlib.error) as error:
            raise BadLexicon("lexicon-damaged", name=name, reason=str(error)) from None


@cache
def language(code: str = "en") -> Language:
    """A language by its code; `Language` objects are the same for the same code."""
    if code not in codes():
        raise BadLexicon("lexicon-no-language", language=code, known=list(codes()))
    folder = FOLDER / code
    told = tomllib.loads((folder / "language.toml").read_text("utf-8"))
    return Language(
        code=code,
        usual=told["words"],
        modern=tuple(told["modern"]),
        copies={tile: copies for tile, (copies, _) in told["tiles"].items()},
        values={tile: value for tile, (_, value) in told["tiles"].items()},
        glossary=tuple(glossary.read_text("ascii").split()) if (glossary := folder / "glossary.txt").is_file() else (),
    )


@cache
def codes() -> tuple[str, ...]:
    return tuple(sorted(path.parent.name for path in FOLDER.glob("*/language.toml")))


def folded(word: str) -> str:
    """As it is laid: in capitals, without accents, ligatures as two letters."""
    if word.isascii():
        return word.upper()
    parts = unicodedata.normalize("NFD", word.translate(LIGATURES))
    return "".join(part for part in parts if not unicodedata.combining(part)).upper()
