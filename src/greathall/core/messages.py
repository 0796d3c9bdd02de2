"""Messages travel as a key and arguments; each reader's catalogue turns them into a sentence.

Arguments are numbers, plain strings, other messages (a card's name), seats (a `Player`, whose name only the table
knows) or lists of these. `message_for` makes the message of any event or action from its type: the tag gives the key,
the fields give the arguments.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from msgspec import inspect as mi


def vocabulary(name: str, **limits: Any) -> Meta:
    """For a type whose values are words: `Reward = Annotated[str, vocabulary("reward")]` makes "points_40" read as the
    message `reward-points-40`, here and in the browser.

    The words "seat_0", "seat_1", ... of any vocabulary are the players, for those who may be a player or somebody else
    (a creature in a battle).
    """
    return Meta(extra={"vocabulary": name}, extra_json_schema={"x-vocabulary": name}, **limits)


Seat = Annotated[int, vocabulary("seat", ge=0)]
"""A seat at the table, counted clockwise from 0; in texts, the name of whoever sits there."""

_A_SEAT = re.compile(r"seat_\d+").fullmatch


class Player(Struct, frozen=True, tag="player"):
    """Whoever sits at this seat."""

    seat: int


class Message(Struct, frozen=True, tag="text"):
    """A message of the catalogue with its arguments."""

    key: str
    args: dict[str, Arg] = {}

    def __str__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in self.args.items())
        return f"{self.key} ({inside})" if inside else self.key


Arg = int | str | Player | Message | list[int | str | Player | Message]


def message_key(*parts: str) -> str:
    """The message key for some words: lower case, joined and spaced by hyphens."""
    return "-".join(parts).replace("_", "-").lower()


def message_for(thing: Struct, kind: str) -> Message:
    """The message of an event, an action or any tagged struct: `kind-tag`, `-no-field` for each field that is None."""
    tag, fields = _anatomy(type(thing))
    key = message_key(kind, tag)
    args: dict[str, Arg] = {}
    for name, vocabulary_name in fields:
        value = getattr(thing, name)
        if value is None:
            key += message_key("-no", name)
        else:
            args[name] = _argument(value, vocabulary_name)
    return Message(key, args)


def message_keys(struct: type[Struct], kind: str) -> list[str]:
    """Every key that `message_for` can give for this type: one, and more if fields may be None."""
    tag, _ = _anatomy(struct)
    keys = [message_key(kind, tag)]
    for field in msgspec.structs.fields(struct):
        info = mi.type_info(field.type)
        if isinstance(info, mi.UnionType) and any(isinstance(t, mi.NoneType) for t in info.types):
            keys += [key + message_key("-no", field.name) for key in keys]
    return keys


def members(union: Any) -> tuple[type[Struct], ...]:
    """The struct types of a tagged union (or of a single struct)."""
    info = mi.type_info(union)
    types = info.types if isinstance(info, mi.UnionType) else (info,)
    return tuple(t.cls for t in types if isinstance(t, mi.StructType))


@cache
def _anatomy(struct: type[Struct]) -> tuple[str, tuple[tuple[str, str], ...]]:
    tag = struct.__struct_config__.tag
    fields = tuple((f.name, _vocabulary_of(mi.type_info(f.type))) for f in msgspec.structs.fields(struct))
    return str(tag if tag is not None else struct.__name__), fields


def _vocabulary_of(info: mi.Type) -> str:
    """Which vocabulary a field speaks: "seat", a game's own, or "" for plain values."""
    if isinstance(info, mi.Metadata):
        return str((info.extra or {}).get("vocabulary", "")) or _vocabulary_of(info.type)
    if isinstance(info, mi.UnionType):
        return next((name for t in info.types if (name := _vocabulary_of(t))), "")
    if isinstance(info, mi.VarTupleType | mi.ListType | mi.SetType | mi.FrozenSetType):
        return _vocabulary_of(info.item_type)
    return ""


def _argument(value: Any, vocabulary_name: str) -> Any:
    if isinstance(value, list | tuple | frozenset | set):
        return [_argument(item, vocabulary_name) for item in value]
    if vocabulary_name == "seat":
        return Player(value)
    if vocabulary_name:
        return Player(int(value[5:])) if _A_SEAT(str(value)) else Message(message_key(vocabulary_name, str(value)))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | str) else str(value)
