"""JSON Schema of the protocol, from which the client's types and the tables of `docs/protocol.md` are made.

`python -m greathall.server.schema` writes the messages; with the id of a game, that game's actions, events and view;
with `--doc`, the page for people.
"""

from __future__ import annotations

import sys
from importlib.resources import files
from typing import Any, get_args, get_type_hints

import msgspec

from greathall.core import study
from greathall.core.messages import members
from greathall.core.registry import game
from greathall.server import protocol

UNIONS = {
    "AnyCommand": protocol.AnyCommand,
    "FromClient": protocol.FromClient,
    "FromHall": protocol.FromHall,
    "HostCommand": protocol.HostCommand,
}
TEMPLATE = "#/$defs/{name}"


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the protocol, in the order in which it is written."""
    return [
        thing
        for thing in vars(protocol).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__.startswith((protocol.__name__, study.__name__))
    ]


def protocol_schema() -> dict[str, Any]:
    """Every message as a definition, and the unions of what may be sent each way."""
    return _components("Great Hall protocol", structs(), UNIONS)


def game_schema(name: str) -> dict[str, Any]:
    """What one game puts into `view`, `event`, `action` and `preview`."""
    spec = game(name)
    view = get_type_hints(spec.view).get("return", Any)
    unions = {"Action": spec.actions, "Event": spec.events, "View": view, "Settings": spec.settings}
    if spec.table.preview is not None:
        unions["Preview"] = get_type_hints(spec.table.preview).get("return", Any)
    return _components(f"Great Hall: {name}", [*members(spec.actions), *members(spec.events)], unions)


def _components(title: str, types: list[Any], unions: dict[str, Any]) -> dict[str, Any]:
    schemas, components = msgspec.json.schema_components([*types, *unions.values()], ref_template=TEMPLATE)
    named = {name: schema for name, schema in zip(unions, schemas[len(types) :], strict=True) if name not in components}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "$defs": dict(sorted({**named, **components}.items())),
    }


def page() -> str:
    """`docs/protocol.md`: the story, then every message with its fields."""
    story = (files("greathall.server") / "protocol.md").read_text("utf-8")
    upward, downward = get_args(protocol.FromClient), get_args(protocol.FromHall)
    others = [struct for struct in structs() if struct not in (*upward, *downward, protocol.Command)]
    parts = [story.rstrip()]
    for title, types in (("Client to hall", upward), ("Hall to client", downward), ("Parts and HTTP", others)):
        parts.append(f"## {title}")
        parts += [_entry(struct) for struct in types]
    return "\n\n".join(parts) + "\n"


def _entry(struct: type[msgspec.Struct]) -> str:
    tag = struct.__struct_config__.tag
    heading = f"### `{tag}`" if tag else f"### {struct.__name__}"
    lines = [heading, "", " ".join((struct.__doc__ or "").split())]
    properties = msgspec.json.schema(struct, ref_template=TEMPLATE)["$defs"][struct.__name__]
    fields = [
        f"- `{name}`{'' if name in properties.get('required', ()) else ' (optional)'}: {_kind(schema)}"
        for name, schema in properties["properties"].items()
        if name != "type" and not (name == "id" and issubclass(struct, protocol.Command))
    ]
    return "\n".join([*lines, "", *fields] if fields else lines).rstrip()


def _kind(schema: dict[str, Any]) -> str:
    """A field's type in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " · ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    limits = f", {schema.get('minLength', 0)} to {schema['maxLength']} characters" if "maxLength" in schema else ""
    return str(schema.get("type", "any JSON")) + limits


def main(arguments: list[str]) -> None:
    if arguments == ["--doc"]:
        sys.stdout.write(page())
        return
    schema = game_schema(arguments[0]) if arguments else protocol_schema()
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema), indent=2) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
