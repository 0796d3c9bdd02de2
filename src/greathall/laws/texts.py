"""Every message is there in every language of the game, the languages agree, and French is set as French is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec
from fluent.syntax import ast
from msgspec import inspect as mi

from greathall.core.errors import GreatHallError
from greathall.core.kernel import State
from greathall.core.messages import Message, members, message_for, message_key, message_keys
from greathall.core.spec import GameSpec
from greathall.laws import typography
from greathall.laws.errors import LawBroken
from greathall.laws.harness import Totals, Trial
from greathall.lessons import lessons
from greathall.text import Catalogue, catalogue
from greathall.text.catalogue import MissingTexts

KERNEL_REFUSALS = (
    "refusal-not-an-option",
    "refusal-not-asked",
    "refusal-already-answered",
    "refusal-nothing-to-retract",
    "refusal-game-over",
)
ARGUMENT_SETS = 25
"""Format each message with this many sets of arguments."""


# -- the catalogues ----------------------------------------------------------------------------------------------------


def check_texts(spec: GameSpec[Any]) -> int:
    """All that can be known of the texts without playing. Returns how many messages were looked at."""
    catalogues, faults = _read_catalogues(spec)
    required = keys(spec)
    faults += [fault for language, c in catalogues.items() for fault in _missing(language, c, required)]
    faults += _undeclared(spec)
    faults += _disagreements(catalogues)
    if "fr" in catalogues:
        faults += [f"fr: {fault}" for fault in typography.faults(catalogues["fr"])]
    if faults:
        what = "a fault in the texts" if len(faults) == 1 else f"{len(faults)} faults in the texts"
        raise LawBroken("texts", spec.id, what, difference=faults[:20])
    return len(required) * len(catalogues)


def _read_catalogues(spec: GameSpec[Any]) -> tuple[dict[str, Catalogue], list[str]]:
    """The catalogues of the game's languages, and why some of them cannot be read."""
    catalogues: dict[str, Catalogue] = {}
    faults: list[str] = []
    for language in spec.languages:
        try:
            catalogues[language] = catalogue(language, spec)
        except MissingTexts:
            advice = (
                f"write text/{language}/rules.ftl in {spec.package}, or leave {language} out of the spec's languages"
            )
            faults.append(f"{language}: the game has no catalogue; {advice}")
        except (GreatHallError, OSError, ValueError) as error:
            faults.append(f"{language}: the catalogue cannot be read: {error}")
    return catalogues, faults


def keys(spec: GameSpec[Any]) -> dict[str, frozenset[str] | None]:
    """Every message a game must have, with the arguments it will be given (None: not known beforehand)."""
    required: dict[str, frozenset[str] | None] = {"title": frozenset(), "rules-1": frozenset()}
    for kind, union in (("event", spec.events), ("option", spec.actions)):
        for struct in members(union):
            fields = {message_key(name): name for name in struct.__struct_fields__}
            for key in message_keys(struct, kind):
                absent = {name for field, name in fields.items() if f"-no-{field}" in key}
                required[key] = frozenset(fields.values()) - absent
    for key in (*spec.prompts, *spec.refusals, *spec.errors, *spec.table.messages, *KERNEL_REFUSALS):
        required[key] = None
    for vocabulary, words in spec.vocabularies.items():
        required |= {message_key(vocabulary, word): frozenset() for word in words}
    required |= {key: frozenset() for key in setting_keys(spec.settings)}
    required |= {key: frozenset() for key in view_keys(get_type_hints(spec.view).get("return"))}
    required |= {message_key("temperament", character): frozenset() for character in spec.bots.temperaments}
    if spec.achievements is not None:
        for story in spec.achievements.stories:
            required |= {message_key("story", story): frozenset(), message_key("story", story, "todo"): frozenset()}
            required[message_key("story", story, "told")] = None
        required |= {message_key("play", play): None for play in spec.achievements.plays}
    required |= {key: frozenset() for lesson in lessons(spec).values() for key in lesson.messages()}
    if spec.table.notation is not None:
        required["notation"] = frozenset()
    return required


def view_keys(view: Any) -> set[str]:
    """The messages for the fields of a view and of the structs in it: what a table without a drawing shows."""
    found: set[str] = set()
    structs = [view]
    for kind in structs:
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            fields = msgspec.structs.fields(kind)
            found |= {message_key("view", field.name) for field in fields}
            structs += [field.type for field in fields if field.type not in structs]
        structs += [part for part in get_args(kind) if part not in structs]
    return found


def setting_keys(settings: type[msgspec.Struct]) -> list[str]:
    """The messages for a game's settings and for those of their values that are words."""
    found = []
    for field in msgspec.structs.fields(settings):
        found.append(message_key("setting", field.name))
        found += [message_key("setting", field.name, value) for value in _word_values(mi.type_info(field.type))]
    return found


def _word_values(info: mi.Type) -> list[str]:
    if isinstance(info, mi.Metadata):
        return _word_values(info.type)
    if isinstance(info, mi.UnionType):
        return [value for kind in info.types for value in _word_values(kind)]
    if isinstance(info, mi.LiteralType):
        return [value for value in info.values if isinstance(value, str)]
    if isinstance(info, mi.EnumType):
        return [member.value for member in info.cls if isinstance(member.value, str)]
    return []


def _missing(language: str, catalogue: Catalogue, required: Mapping[str, frozenset[str] | None]) -> Iterator[str]:
    for key, given in required.items():
        if key not in catalogue:
            yield f"{language}: no message {key}"
        elif given is not None:
            yield from (
                f"{language}: {key} uses ${name}, which it is not given" for name in variables(catalogue, key) - given
            )


def _undeclared(spec: GameSpec[Any]) -> Iterator[str]:
    """Vocabularies of actions and events that the spec does not list."""
    for union in (spec.actions, spec.events):
        for struct in members(union):
            for field in msgspec.structs.fields(struct):
                for vocabulary in vocabularies(mi.type_info(field.type)) - {"seat", *spec.vocabularies}:
                    yield f"{struct.__name__}.{field.name}: the vocabulary “{vocabulary}” is not in the spec"


def vocabularies(info: mi.Type) -> set[str]:
    if isinstance(info, mi.Metadata):
        word = (info.extra or {}).get("vocabulary")
        return {str(word)} if word else vocabularies(info.type)
    if isinstance(info, mi.UnionType):
        return {word for kind in info.types for word in vocabularies(kind)}
    if isinstance(info, mi.VarTupleType | mi.ListType | mi.SetType | mi.FrozenSetType):
        return vocabularies(info.item_type)
    return set()


def _disagreements(catalogues: Mapping[str, Catalogue]) -> Iterator[str]:
    if not catalogues:
        return
    first, *others = catalogues
    for other in others:
        for key in sorted(catalogues[first].messages.keys() ^ catalogues[other].messages.keys()):
            here, there = (first, other) if key in catalogues[first] else (other, first)
            yield f"{there}: no message {key}, which {here} has"
        for key in sorted(catalogues[first].messages.keys() & catalogues[other].messages.keys()):
            one, two = variables(catalogues[first], key), variables(catalogues[other], key)
            if one != two:
                yield f"{key}: {first} uses {_names(one)}, {other} uses {_names(two)}"


def _names(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "no variable"


def variables(catalogue: Catalogue, key: str) -> frozenset[str]:
    """The variables a message uses, itself or through a message it refers to."""
    found, references = _used(catalogue.messages[key])
    for reference in references - {key}:
        if reference in catalogue:
            found |= variables(catalogue, reference)
    return found


@cache
def _used(message: ast.Message) -> tuple[frozenset[str], frozenset[str]]:
    """The variables and the other messages in a message; `$card-the` is a form of `$card`.

    Cached, because the games share most of their messages.
    """
    nodes = [*_walk(message.value)]
    return (
        frozenset(node.id.name.partition("-")[0] for node in nodes if isinstance(node, ast.VariableReference)),
        frozenset(node.id.name for node in nodes if isinstance(node, ast.MessageReference)),
    )


def _walk(node: Any) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from _walk(value)
    elif isinstance(node, list):
        for item in node:
            yield from _walk(item)


# -- the messages of a game in progress --------------------------------------------------------------------------------


def check_decision(t: Trial) -> None:
    """Prompts, options and the new events of this decision can be formatted in every language."""
    g: State = t.g
    with t.law("texts"):
        for seat in g.waiting:
            prompt = g.prompt(seat)
            if prompt is None:
                raise t.broken(f"seat {seat} is asked without a prompt")
            t.require(prompt.key in t.spec.prompts, f"{prompt.key} is not among the prompts of the spec")
            check_message(t, prompt)
            for action in t.some_options(g.options(seat)):
                check_message(t, t.spec.option_message(g, seat, action))
        for viewer in (None, *range(t.seats)):
            goal = t.spec.table.goal(t.spec.view(g, viewer), viewer)
            if goal is not None:
                t.require(goal.key in t.spec.table.messages, f"{goal.key} is not among the messages of the table")
                check_message(t, goal)
        for event in t.events[t.events_checked :]:
            for seat in (None, *range(t.seats)):
                told = event.seen_by(seat)
                if told is not None:
                    check_message(t, message_for(told, "event"))


def check_refusal(t: Trial, message: Message) -> None:
    """A reason why an answer is refused is declared, and can be formatted."""
    if message.key not in KERNEL_REFUSALS:
        t.require(message.key in t.spec.refusals, f"{message.key} is not among the refusals of the spec")
    check_message(t, message)


def check_message(t: Trial, message: Message) -> None:
    """The message can be formatted in every language, with no message or variable missing. A fault is noted in the
    totals, for `report`."""
    totals = t.totals
    if totals.text_fault is not None or totals.formatted[message.key] >= ARGUMENT_SETS:
        return
    written = str(message)
    if written in totals.sentences:
        return
    totals.sentences.add(written)
    totals.formatted[message.key] += 1
    names = [f"Player {seat + 1}" for seat in range(t.seats)]
    for language, c in _read_catalogues(t.spec)[0].items():
        sentence, problems = c.try_text(message.key, message.args, names)
        if sentence is None or problems or "⟨" in sentence:
            what = f"{written} cannot be formatted in {language}"
            totals.text_fault = t.broken(what, [*problems, str(sentence)], law="texts")
            return


def report(totals: Totals) -> None:
    """Raise the first fault that was noted in play."""
    if totals.text_fault is not None:
        raise totals.text_fault
