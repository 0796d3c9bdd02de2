"""From a key and arguments to a sentence in the reader's language.

A message may have attributes, for a word that has more than one form: where `$card` is the message of a card,
`$card-the` is its attribute `.the` ("the Broomstick", « le Balai »), or the plain name if it has none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from greathall.core.errors import GreatHallError
from greathall.core.messages import Arg, Message, Player
from greathall.core.spec import GameSpec

LANGUAGES = ("en", "fr")


class MissingTexts(GreatHallError, FileNotFoundError):
    """A game has no texts in a language that its spec promises."""


class Catalogue:
    """The messages of one language: those shared by all of Great Hall and, above them, those of one game."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        if language not in LANGUAGES:
            raise GreatHallError("unknown-language", language=language, known=[*LANGUAGES])
        self.language = language
        self.messages: dict[str, ast.Message] = {}
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            resource = _parse(source)
            junk = [entry.content or "" for entry in resource.body if isinstance(entry, ast.Junk)]
            if junk:
                raise ValueError(f"the {language} catalogue cannot be read here: {junk[0].strip()[:80]}")
            self.messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
            self._bundle.add_resource(resource, allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def format(self, message: Message, names: Sequence[str] = ()) -> str:
        """The sentence. `names` are the players' by seat; a message that is missing shows its key."""
        return self.text(message.key, names, **message.args)

    def text(self, key: str, names: Sequence[str] = (), **args: Arg) -> str:
        """The message of this key with these arguments."""
        message, problems = self.try_text(key, args, names)
        return message if message is not None else f"⟨{Message(key, dict(args))}⟩ {problems or ''}".strip()

    def try_text(self, key: str, args: Mapping[str, Arg], names: Sequence[str] = ()) -> tuple[str | None, list[str]]:
        """The sentence and what is wrong with it, for those who check the catalogues."""
        if key not in self.messages:
            return None, [f"no message {key}"]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return None, [f"{key} has no value"]
        formatted = {name: self._argument(value, names) for name, value in args.items()}
        for variable in _with_attribute(self.messages[key]):
            name, _, attribute = variable.partition("-")
            if name in args:
                formatted[variable] = self._argument(args[name], names, attribute)
        sentence, errors = self._bundle.format_pattern(pattern, formatted)
        return str(sentence), [str(error) for error in errors]

    def _argument(self, value: Arg, names: Sequence[str], attribute: str = "") -> Any:
        if isinstance(value, Message):
            form = self._bundle.get_message(value.key).attributes.get(attribute) if value.key in self else None
            return self.format(value, names) if form is None else str(self._bundle.format_pattern(form, {})[0])
        if isinstance(value, Player):
            known = names[value.seat] if value.seat < len(names) else ""
            return known or self.text("seat", number=value.seat + 1)
        if isinstance(value, list):
            return self._list([str(self._argument(item, names, attribute)) for item in value])
        return value

    def _list(self, items: list[str]) -> str:
        if len(items) < 2:
            return items[0] if items else self.text("list-empty")
        return self.text("list", first=", ".join(items[:-1]), last=items[-1])


@cache
def _with_attribute(message: ast.Message) -> tuple[str, ...]:
    """The variables of a message that ask for an attribute. Most have none."""
    found: list[str] = []
    nodes: list[Any] = [message.value]
    for node in nodes:
        if isinstance(node, ast.VariableReference) and "-" in node.id.name:
            found.append(node.id.name)
        if isinstance(node, ast.BaseNode):
            nodes += [part for name, part in vars(node).items() if name != "span"]
        elif isinstance(node, list):
            nodes += node
    return tuple(found)


@cache
def _parse(source: str) -> ast.Resource:
    """Cached: every game adds its own messages to the same shared ones, and parsing is slow."""
    return FluentResource(source)


@cache
def catalogue(language: str, spec: GameSpec[Any] | None = None) -> Catalogue:
    """The shared catalogue, with a game's own texts if it is given."""
    own = [] if spec is None else sources(language, spec)
    return Catalogue(language, [*sources(language), *own] if language in LANGUAGES else [])


def single(language: str, spec: GameSpec[Any], key: str) -> str | None:
    """One of a game's own sentences, read alone: a whole catalogue takes long. It may need no other message."""
    entry = re.compile(rf"^{re.escape(key)} *=.*(\n+ +\S.*)*", re.MULTILINE)
    found = [match.group() for source in sources(language, spec) for match in entry.finditer(source)]
    return Catalogue(language, found[-1:]).text(key) if found else None


def sources(language: str, spec: GameSpec[Any] | None = None, without: Sequence[str] = ()) -> list[str]:
    """The files of a language: those that all share, or a game's. `without` names files to leave out.

    Where a game does not speak the reader's language, its texts are those of its first one.
    """
    if spec is not None and language not in spec.languages:
        language = spec.languages[0]
    folder = (files("greathall.text") if spec is None else files(spec.package) / "text") / language
    if spec is not None and not folder.is_dir():
        raise MissingTexts("missing-texts", game=spec.id, language=language, folder=str(folder))
    return [
        file.read_text("utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".ftl") and file.name not in without
    ]
