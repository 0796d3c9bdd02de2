"""A game's settings as people read and type them: values by name, seats counted from 1, lists with commas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as mi

from greathall.cli.choices import plain
from greathall.cli.screen import Misuse
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec
from greathall.text import Catalogue


class Value(NamedTuple):
    """One value of a setting: as it is stored, as it is typed, and the words for it if there are any."""

    stored: Any
    typed: str
    words: str = ""


class Setting:
    """One setting of a game."""

    def __init__(self, spec: GameSpec[Any], field: msgspec.structs.FieldInfo, texts: Catalogue) -> None:
        self.name = field.name
        self.default = field.default
        info = mi.type_info(field.type)
        self.each = isinstance(info, mi.VarTupleType | mi.ListType)
        """It is a list, with a value for each seat or for some."""
        self.values = [
            *self._values(info.item_type if isinstance(info, mi.VarTupleType | mi.ListType) else info, texts)
        ]
        self.kind = field.type
        about = message_key("setting", self.name)
        self.meaning = texts.text(about) if about in texts else self.name.replace("_", " ")

    def _values(self, info: mi.Type, texts: Catalogue, vocabulary: str = "") -> Iterator[Value]:
        """The values there are; none if they cannot be listed."""
        if isinstance(info, mi.Metadata):
            vocabulary = str((info.extra or {}).get("vocabulary", "")) or vocabulary
            if known := (info.extra_json_schema or {}).get("examples"):
                yield from (Value(value, str(value)) for value in known)
            else:
                yield from self._values(info.type, texts, vocabulary)
        elif isinstance(info, mi.UnionType):
            for kind in info.types:
                yield from self._values(kind, texts, vocabulary)
        elif isinstance(info, mi.BoolType):
            yield from (Value(value, str(value).lower()) for value in (False, True))
        elif isinstance(info, mi.IntType) and info.ge is not None and info.le is not None:
            from_one = vocabulary == "seat"
            yield from (Value(number, str(number + from_one)) for number in range(info.ge, info.le + 1))
        elif isinstance(info, mi.LiteralType):
            for value in info.values:
                keys = (message_key("setting", self.name, str(value)), message_key(vocabulary, str(value)))
                yield Value(value, str(value), next((texts.text(key) for key in keys if key in texts), ""))

    @property
    def choices(self) -> list[str]:
        """All that can be typed, as it is listed."""
        return [value.typed for value in self.values]

    @property
    def default_typed(self) -> str:
        """What the default would be if it were typed; "" for an empty list."""
        if self.each:
            return ",".join(self._typed(value) for value in self.default or ())
        return self._typed(self.default)

    def _typed(self, stored: Any) -> str:
        found = [value.typed for value in self.values if value.stored == stored and type(value.stored) is type(stored)]
        return found[0] if found else msgspec.json.encode(stored).decode().strip('"')

    def read(self, typed: str) -> Any:
        """The value that was typed, or `Misuse` with those that can be."""
        if not self.values:
            return self._convert(typed)
        if not self.each:
            return self._one(typed, typed)
        words = typed.strip()
        if words[:1] + words[-1:] == "[]":
            words = words[1:-1]
        return [self._one(word.strip().strip("\"'"), typed) for word in words.split(",") if word.strip()]

    def _one(self, word: str, typed: str) -> Any:
        wanted = plain(word)
        if self.values[0].stored is False and wanted in YES_OR_NO:
            return YES_OR_NO[wanted]
        names = [
            ({plain(each.typed), plain(each.typed.replace("_", " ")), plain(each.words)}, each) for each in self.values
        ]
        found = [each for words, each in names if wanted in words]
        if not found and wanted and not wanted.isdigit():
            found = [each for words, each in names if any(name.startswith(wanted) for name in words)]
        if len(found) != 1:
            key = "cli-bad-setting-list" if self.each else "cli-bad-setting"
            raise Misuse(key, option=self.name, value=typed, values=[*self.choices])
        return found[0].stored

    def _convert(self, typed: str) -> Any:
        """A setting whose values cannot be listed: its type says whether `3` is a number or a word."""
        try:
            given: Any = msgspec.json.decode(typed) if typed[:1] in ("[", "{") else typed
            return msgspec.to_builtins(msgspec.convert(given, self.kind, strict=False))
        except (msgspec.ValidationError, msgspec.DecodeError):
            return typed  # the game's own check says what is wrong with it


YES_OR_NO = {"yes": True, "on": True, "1": True, "oui": True, "no": False, "off": False, "0": False, "non": False}
"""Also understood where a setting is true or false."""


def settings_of(spec: GameSpec[Any], texts: Catalogue) -> list[Setting]:
    return [Setting(spec, field, texts) for field in msgspec.structs.fields(spec.settings)]


def read_settings(spec: GameSpec[Any], pairs: list[str], texts: Catalogue) -> dict[str, Any]:
    """`name=value`, as often as they were given; `Misuse` and `BadSettings` say what is wrong."""
    known = {setting.name: setting for setting in settings_of(spec, texts)}
    settings: dict[str, Any] = {}
    for pair in pairs:
        name, equals, typed = pair.partition("=")
        if not equals:
            raise Misuse("cli-bad-option", option=pair)
        name = name.strip()
        settings[name] = known[name].read(typed) if name in known else typed
    spec.read_settings(settings)
    return settings
