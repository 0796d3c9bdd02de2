"""`what`, typed at a question: what a card, a square or anything else with an explanation does."""

from __future__ import annotations

from typing import Any

from greathall.cli.choices import plain
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.text import LANGUAGES, Catalogue, catalogue

MOST = 8
"""With more names than this that fit, only the first are told."""


def read_question(typed: str, texts: Catalogue) -> str | None:
    """What is asked about, in the user's language or in English: `what is Accio`, `w accio`, `? accio`; or None."""
    first, *words = plain(typed).split() or [""]
    for language in dict.fromkeys((texts.language, *LANGUAGES)):
        commands = catalogue(language)
        names = plain(commands.text("cli-command-what")).split()
        fillers = plain(commands.text("cli-what-fillers")).split()
        if words and (first == "?" or first in names):
            while len(words) > 1 and words[0] in fillers:
                words.pop(0)
            return " ".join(words).rstrip(" ?")
    return None


def explanations(asked: str, spec: GameSpec[Any], texts: Catalogue) -> list[tuple[str, str]]:
    """Name and explanation of everything in the game that is called so: exactly, or else in part."""
    found: dict[str, str] = {}
    for kind, words in spec.vocabularies.items():
        if f"help-{kind}" in spec.vocabularies:
            explained = {*spec.vocabularies[f"help-{kind}"]}
            for word in words:
                if word in explained:
                    found.setdefault(texts.text(message_key(kind, word)), texts.text(message_key("help", kind, word)))
    exact = [(name, what) for name, what in found.items() if plain(name) == asked]
    return exact or [(name, what) for name, what in found.items() if asked in plain(name)]
