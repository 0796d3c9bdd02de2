"""What a card does, for who types `help` and its name: the texts `help-...` of the game's catalogue."""

from __future__ import annotations

from typing import Any

from greathall.cli.choices import plain, read_word
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.text import Catalogue


def asked_about(typed: str, texts: Catalogue) -> str | None:
    """What somebody wants to have explained: the words after `help` (or `?`); None if it is no such question."""
    command, _, words = typed.strip().partition(" ")
    about = words.strip()
    return about if about and (command == "?" or read_word(command, texts, ["cli-command-help"])) else None


def explanations(spec: GameSpec[Any], about: str, texts: Catalogue) -> list[tuple[str, str]]:
    """The names of cards with these words, and what each does; only one that is named exactly so."""
    found = []
    for vocabulary, words in spec.vocabularies.items():
        for word in words:
            key = message_key(vocabulary, word)
            if key in texts and f"help-{key}" in texts and plain(about) in plain(texts.text(key)):
                found.append((texts.text(key), texts.text(f"help-{key}")))
    exact = [each for each in found if plain(each[0]) == plain(about)]
    return exact or found
