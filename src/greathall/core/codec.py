"""States as JSON, in the middle of any decision.

The agenda is data because every effect has a stable id: its path in the game's texts, such as
`draco_malfoy/when/control_added/0`. `index_effects` walks a game's texts once and gives the ids. The other slots of a
state are read by their type annotations.

What was saved once stays readable, and its fingerprint stays the same. So the version of the rules is written only
from the second on, and is no part of the fingerprint; slots and settings that came later (`added`) are left out while
they are as they were before there was such a thing.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from greathall.core.chance import Chance, FastChance
from greathall.core.errors import BadSave
from greathall.core.kernel import Effect, Frame, State

_SLOTS: dict[type[State], dict[str, Any]] = {}
_EMPTY: dict[type[State], State] = {}
"""A table of each kind on which nothing lies, to compare with."""
_RECORDS: dict[type[Any], dict[str, Any]] = {}
_MARKS = ("__struct_fields__", "__slots__", "__mypyc_attrs__", "__dataclass_fields__")
"""By which things are known that have fields of their own."""


def index_effects(texts: Mapping[str, Any]) -> dict[str, Effect[Any]]:
    """Every effect in these texts by its id. An effect met twice keeps the id of the first meeting."""
    found: dict[str, Effect[Any]] = {}
    for path, effect in _walk("", texts, set()):
        if not effect.id:
            effect.id = path
        if found.setdefault(effect.id, effect) is not effect:
            raise ValueError(f"two effects are called {effect.id}")
    return found


def _walk(path: str, thing: Any, seen: set[int]) -> Iterator[tuple[str, Effect[Any]]]:
    inside: Iterator[tuple[Any, Any]]
    if isinstance(thing, Effect):
        if id(thing) in seen:
            return
        seen.add(id(thing))
        yield path, thing
        inside = iter(fields_of(thing).items())
    elif isinstance(thing, Mapping):
        inside = iter(thing.items())
    elif isinstance(thing, list | tuple):
        inside = enumerate(thing)
    elif any(
        hasattr(thing, mark) for mark in ("__struct_fields__", "__slots__", "__mypyc_attrs__", "__dataclass_fields__")
    ):
        if isinstance(thing, type) or id(thing) in seen:
            return
        seen.add(id(thing))
        inside = iter(fields_of(thing).items())
    else:
        return
    for name, value in inside:
        yield from _walk(f"{path}/{name}".lstrip("/"), value, seen)


def fields_of(thing: Any) -> dict[str, Any]:
    """What a thing of the rules is made of, by name; its own id is not among it."""
    names = {*slots_of(type(thing))}
    names |= set(getattr(thing, "__struct_fields__", ())) | set(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in sorted(names - {"id"}) if hasattr(thing, name)}


def slots_of(cls: type[Any]) -> list[str]:
    """The slots of a class and its bases, theirs first. A compiled class has them under another name."""
    own = [base.__dict__.get("__slots__") or base.__dict__.get("__mypyc_attrs__") or () for base in cls.__mro__[::-1]]
    return [*dict.fromkeys(name for names in own for name in names if not name.startswith("__"))]


def _own_slots(state: type[Any]) -> dict[str, Any]:
    """The game's own slots and their types."""
    if state in _SLOTS:
        return _SLOTS[state]
    hints = written_hints(state)
    kernel = {*slots_of(State)}
    _SLOTS[state] = {name: hints[name] for name in slots_of(state) if name not in kernel}
    return _SLOTS[state]


def written_hints(cls: type[Any]) -> dict[str, Any]:
    """The types of a class's attributes, as its source says. A compiled class has forgotten them: they are read from
    the file beside it."""
    hints: dict[str, Any] = {}
    for base in cls.__mro__[::-1]:
        if "__mypyc_attrs__" not in base.__dict__:
            hints |= get_type_hints(base, include_extras=True)
            continue
        module = sys.modules[base.__module__]
        source = Path(str(module.__file__).partition(".")[0] + ".py").read_text("utf-8")
        body = next(
            node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == base.__name__
        )
        for node in body.body:
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                hints[node.target.id] = eval(ast.unparse(node.annotation), vars(module))
    return hints


def save_state(g: State) -> dict[str, Any]:
    """The whole state as JSON values: secrets included, for the disk and never for a player."""
    saved = _save_all_but_version(g)
    return saved if g.version == 1 else saved | {"version": g.version}


def _save_all_but_version(g: State) -> dict[str, Any]:
    saved = {name: getattr(g, name) for name in _slots_to_save(g)}
    return _kernel_part(g) | {"table": msgspec.to_builtins(saved, str_keys=True, enc_hook=_save_record)}


def _kernel_part(g: State) -> dict[str, Any]:
    chance = g.chance
    return {
        "agenda": [_save_frame(frame) for frame in g.agenda],
        "asked": None if g.asked is None else _save_frame(g.asked),
        "chance": [chance.state if isinstance(chance, FastChance) else chance.key.hex(), chance.drawn.copy()],
        "rules": save_settings(g.settings),
        "sealed": {str(seat): msgspec.to_builtins(g.sealed[seat]) for seat in sorted(g.sealed)},
        "seats": g.seats,
        "waiting": list(g.waiting),
    }


def _slots_to_save(g: State) -> list[str]:
    slots = _own_slots(type(g))
    if not g.added:
        return [*slots]
    empty = _EMPTY.get(type(g)) or _EMPTY.setdefault(type(g), type(g)())
    return [name for name in slots if name not in g.added or getattr(g, name) != getattr(empty, name)]


def save_settings(settings: Any) -> Any:
    """Settings as JSON values; those that came later are left out while they have their default."""
    saved = msgspec.to_builtins(settings)
    added = getattr(settings, "added", None)
    if not added:
        return saved
    default = type(settings)()
    return {k: v for k, v in saved.items() if k not in added or getattr(settings, k) != getattr(default, k)}


def _load_chance(saved: Any) -> Chance:
    start, drawn = (saved, {}) if isinstance(saved, int) else saved  # once, an imagined world had one stream for all
    return FastChance(start, dict(drawn)) if isinstance(start, int) else Chance(bytes.fromhex(start), dict(drawn))


def load_state(
    saved: dict[str, Any], state: type[State], rules: Any, actions: Any, effects: Mapping[str, Effect[Any]]
) -> State:
    """The inverse of `save_state`."""
    try:
        g = state()
        g.agenda = [_load_frame(frame, effects) for frame in saved["agenda"]]
        g.asked = None if saved["asked"] is None else _load_frame(saved["asked"], effects)
        g.chance = _load_chance(saved["chance"])
        g.settings = msgspec.convert(saved["rules"], rules)
        g.sealed = {int(seat): msgspec.convert(action, actions) for seat, action in saved["sealed"].items()}
        g.seats = msgspec.convert(saved["seats"], int)
        g.version = msgspec.convert(saved.get("version", 1), int)
        g.waiting = msgspec.convert(saved["waiting"], tuple[int, ...])
        for name, kind in _own_slots(state).items():
            if name in g.added and name not in saved["table"]:
                continue
            setattr(g, name, msgspec.convert(saved["table"][name], kind, str_keys=True, dec_hook=_load_record))
    except (msgspec.ValidationError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadSave("bad-save", reason=str(error)) from error
    return g


def state_hash(g: State) -> str:
    """A fingerprint of the whole state."""
    return blake2b(encoded_state(g), digest_size=16).hexdigest()


def encoded_state(g: State) -> bytes:
    """The whole state as JSON, its keys in order; the version of the rules is no part of it."""
    whole = _kernel_part(g)
    whole["table"] = {name: getattr(g, name) for name in _slots_to_save(g)}
    return _ENCODER.encode(whole)


def _save_record(record: Any) -> dict[str, Any]:
    """What lies on a table is a struct, and where the rules are compiled a plain class with the same fields."""
    fields = {name: getattr(record, name) for name in _fields_of_record(type(record))}
    return {name: value for name, value in fields.items() if value is not msgspec.UNSET}


def _load_record(kind: type[Any], saved: dict[str, Any]) -> Any:
    fields = _fields_of_record(kind).items()
    read = {name: msgspec.convert(saved[name], of, dec_hook=_load_record) for name, of in fields if name in saved}
    return kind(**read)


def _fields_of_record(kind: type[Any]) -> dict[str, Any]:
    return _RECORDS.get(kind) or _RECORDS.setdefault(kind, written_hints(kind))


_ENCODER = msgspec.json.Encoder(order="sorted", enc_hook=_save_record)


def _save_frame(frame: Frame) -> list[Any]:
    if not frame.effect.id:
        raise TypeError(f"{type(frame.effect).__name__} is not in the game's effects: it has no id")
    return [frame.effect.id, frame.who, frame.source, frame.n]


def _load_frame(saved: list[Any], effects: Mapping[str, Effect[Any]]) -> Frame:
    name, who, source, about = msgspec.convert(saved, tuple[str, int, str, int])
    return Frame(effects[name], who, source, about)
