"""What a card or a square does, for who types `what is` and its name: the texts `help-...` of the game's catalogue."""

from __future__ import annotations

from typing import Any

from greathall.cli.choices import plain, read_word
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.text import LANGUAGES, Catalogue, catalogue


def asked_about(typed: str, texts: Catalogue) -> str | None:
    """What somebody wants explained: the words after `what is`, `help` or `?`; None if it is no such question."""
    command, *words = typed.rstrip(" ?").split() or [typed]
    if not words or not (command == "?" or read_word(command, texts, ["cli-command-help", "cli-command-what"])):
        return None
    fillers = {word for language in LANGUAGES for word in plain(catalogue(language).text("cli-what-fillers")).split()}
    while len(words) > 1 and plain(words[0]) in fillers:
        words.pop(0)
    return " ".join(words)


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
